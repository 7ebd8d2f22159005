/**
 * Determines which kind of diagnosis the first explanation of a refused word claims. The measurement knows verdicts only through this file.
 */
import { entryOf, isNotListed } from '../../src/core/rules/catalogue.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import { type Claim, claimOfNotListed } from '../../src/core/rules/diagnosis.ts';
import type { Catalogue } from '../../src/core/rules/rule-entry.ts';
import type { Rules } from '../../src/core/rules/rules.ts';
import type { Reason, Verdict } from '../../src/core/rules/verdict.ts';
import { claimOf as polishClaim } from '../../src/core/rulesets/polish/hypotheses/barred.ts';
import { claimOf as englishClaim } from '../../src/core/rulesets/school-en/diagnosis.ts';
import { claimOf as germanClaim } from '../../src/core/rulesets/sd-2026/hypotheses/barred.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';

export interface Explanation {
  claim: Claim;
  /** Words that the explanation names: the intended word, the base, the present spelling, the expansion. */
  named: readonly string[];
}

/** Returns what a reason claims, by language. */
const CLAIMS: Readonly<Record<TileLanguage, (reason: Reason, word: string, catalogue: Catalogue) => Claim>> = {
  pl: (reason, _word, catalogue) =>
    isNotListed(reason)
      ? claimOfNotListed(reason.detail)
      : polishClaim({ reason, kind: entryOf(reason, catalogue).kind }),
  de: (reason) => germanClaim(reason),
  en: (reason, word) => englishClaim(reason, word),
};

/** Returns the first explanation of a refused word that does more than say it is too long for the board. @throws Error if the word is allowed */
export function explanationOf(verdict: Verdict, { catalogue, ruleset }: Rules): Explanation {
  if (verdict.verdict === 'allowed') throw new Error(`${verdict.word} is allowed`);
  const first = verdict.reasons.find(({ section, effect }) => section !== 'board' && effect === 'excludes');
  if (!first) return { claim: 'ruling', named: [] };
  const { intended, today, base, source, spelling, parts } = fieldsOf(first.detail);
  return {
    claim: CLAIMS[ruleset.language](first, verdict.word, catalogue),
    named: [intended, today, base, source, spelling, parts?.join(' ')].filter((word) => word !== undefined),
  };
}
