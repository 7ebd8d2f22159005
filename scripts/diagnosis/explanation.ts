/**
 * What the first explanation of a refused word claims, as a kind of diagnosis. The measurement knows verdicts through this file alone. The
 * mapping covers every rule: a rule without a row of its own is mapped by what the catalogue says it is about.
 */

import { entryOf, nameOfRule } from '../../src/rules/catalogue.ts';
import { CLAIM_OF_RULE_KIND, type Claim, claimOfNotListed } from '../../src/rules/claimed-kind.ts';
import type { Rules } from '../../src/rules/rules.ts';
import type { Evidence, Reason, Verdict } from '../../src/rules/verdict.ts';
import type { CATALOGUE as POLISH_CATALOGUE } from '../../src/rulesets/pfs-2018/catalogue.ts';
import type { CATALOGUE as ENGLISH_CATALOGUE } from '../../src/rulesets/school-en/catalogue.ts';
import { claimOf } from '../../src/rulesets/sd-2026/claims.ts';
import { HYPHEN } from '../../src/words/normalise.ts';

export interface Explanation {
  claim: Claim;
  /** The words that the explanation names: the one that was meant, the base, the spelling of today, the expansion. */
  named: readonly string[];
}

/** What a rule claims of a word. @param word as typed */
type Claimed = Claim | ((evidence: Evidence, word: string) => Claim);

const POLISH: Readonly<Partial<Record<keyof typeof POLISH_CATALOGUE, Claimed>>> = {
  'not-listed': claimOfNotListed,
  'capital-letter': 'ruling',
  apostrophe: 'ruling',
  'chain-store': 'brand',
  'nie-closed': ({ meant }) => (meant === undefined ? 'clitic' : 'written-together'),
};

const ONLY_LETTERS = /^\p{L}+$/u;

const ENGLISH: Readonly<Partial<Record<keyof typeof ENGLISH_CATALOGUE, Claimed>>> = {
  'not-listed': claimOfNotListed,
  'capital-only': ({ numeral }) => (numeral === undefined ? 'name' : 'abbreviation'),
  // The sign was typed, or it was left out of several words or of a contraction.
  'no-tile': ({ letters, spelling }, word) => {
    if (spelling === undefined || !ONLY_LETTERS.test(word)) return 'ruling';
    return letters === HYPHEN ? 'written-together' : 'clitic';
  },
  'two-letter-closed': 'ruling',
};

const CLAIMED: Readonly<Record<'pl' | 'en', Readonly<Record<string, Claimed>>>> = { pl: POLISH, en: ENGLISH };

/** What a reason claims of the word. */
function claimOfReason(reason: Reason, word: string, { catalogue, ruleset: { language } }: Rules): Claim {
  if (language === 'de') return claimOf(reason);
  const claimed = CLAIMED[language][nameOfRule(reason.rule)] ?? CLAIM_OF_RULE_KIND[entryOf(reason, catalogue).kind];
  return typeof claimed === 'function' ? claimed(reason.evidence, word) : claimed;
}

/**
 * The first explanation of a refused word, whether or not it fits on the board.
 * @throws Error when the word is allowed
 */
export function explanationOf(verdict: Verdict, rules: Rules): Explanation {
  if (verdict.verdict === 'allowed') throw new Error(`${verdict.word} is allowed`);
  const first = verdict.reasons.find(({ section }) => section !== 'board');
  if (!first) return { claim: 'ruling', named: [] };
  const { meant, today, base, source, spelling, parts } = first.evidence;
  return {
    claim: claimOfReason(first, verdict.word, rules),
    named: [meant, today, base, source, spelling, parts?.join(' ')].filter((word) => word !== undefined),
  };
}
