/**
 * What the first explanation of a refused word claims, as a kind of diagnosis. The measurement knows verdicts through this file alone. The
 * mapping covers every rule: a rule without a row of its own is mapped by what the catalogue says it is about.
 */

import type { DiagnosisKind } from '../../src/diagnosis/hypothesis.ts';
import { entryOf, nameOfRule, type RuleKind } from '../../src/rules/catalogue.ts';
import type { Rules } from '../../src/rules/rules.ts';
import type { Evidence, Verdict } from '../../src/rules/verdict.ts';
import type { CATALOGUE as POLISH_CATALOGUE } from '../../src/rulesets/pfs-2018/catalogue.ts';
import type { CATALOGUE as ENGLISH_CATALOGUE } from '../../src/rulesets/school-en/catalogue.ts';
import type { CATALOGUE as GERMAN_CATALOGUE } from '../../src/rulesets/sd-2026/catalogue.ts';
import { HYPHEN } from '../../src/words/normalise.ts';
import type { TileLanguage } from '../../src/words/tiles.ts';

/**
 * `ruling`: the letters alone decide, whatever the word is: a capital, a sign, a letter without a tile, a closed list. Such an explanation
 * is right without claiming a kind.
 */
export type Claim = DiagnosisKind | 'ruling';

export interface Explanation {
  claim: Claim;
  /** The words that the explanation names: the one that was meant, the base, the spelling of today, the expansion. */
  named: readonly string[];
}

/** What a rule claims of a word. @param word as typed */
type Claimed = Claim | ((evidence: Evidence, word: string) => Claim);

const BY_RULE_KIND: Readonly<Record<RuleKind, Claim>> = {
  word: 'unlisted',
  name: 'name',
  'lower-case-name': 'name',
  brand: 'brand',
  abbreviation: 'abbreviation',
  affix: 'fragment',
  sign: 'ruling',
  letter: 'ruling',
  lengthening: 'elongation',
  spelling: 'old-spelling',
  phrase: 'foreign',
  list: 'unlisted',
  particle: 'clitic',
  context: 'barred-form',
  noun: 'barred-form',
  verb: 'barred-form',
  adjective: 'barred-form',
  number: 'barred-form',
  elision: 'barred-form',
  loan: 'barred-form',
  compound: 'compound',
  derivation: 'derivation',
  'earlier-word': 'ruling',
  own: 'ruling',
};

const hasSpace = (words: string): boolean => words.includes(' ');

/** What `not-listed` claims: that depends on its evidence alone. */
const notListed = ({ diagnosed, meant, today, english, name, abbreviation, parts }: Evidence): Claim => {
  if (diagnosed !== undefined) return diagnosed;
  if (meant !== undefined) return hasSpace(meant) ? 'written-together' : 'misspelling';
  if (today !== undefined) return hasSpace(today) ? 'written-together' : 'old-spelling';
  if (english !== undefined) return 'foreign';
  if (name !== undefined) return 'name';
  if (abbreviation !== undefined) return 'abbreviation';
  return parts === undefined ? 'unlisted' : 'written-together';
};

const POLISH: Readonly<Partial<Record<keyof typeof POLISH_CATALOGUE, Claimed>>> = {
  'not-listed': notListed,
  'capital-letter': 'ruling',
  apostrophe: 'ruling',
  'chain-store': 'brand',
  'nie-closed': ({ meant }) => (meant === undefined ? 'clitic' : 'written-together'),
};

const GERMAN: Readonly<Partial<Record<keyof typeof GERMAN_CATALOGUE, Claimed>>> = {
  // “A name would be barred” of any word with a capital: that claims nothing.
  'not-listed': (evidence) => (evidence.name === undefined ? notListed(evidence) : 'unlisted'),
  'I.1.1': ({ particle }) => (particle === undefined ? 'unlisted' : 'derivation'),
  'I.1.2.a': ({ letters }) => (letters === undefined ? 'clitic' : 'ruling'),
  // Words of German phrases.
  'I.1.2.b': 'fragment',
  'I.8.2': 'fragment',
  'I.2.umlaut': 'misspelling',
  'I.7.1.parts': ({ today, source }) => ((today ?? source) === undefined ? 'compound' : 'written-together'),
  'I.7.2': 'clitic',
  'I.7.3.participle': 'barred-form',
};

const ONLY_LETTERS = /^\p{L}+$/u;

const ENGLISH: Readonly<Partial<Record<keyof typeof ENGLISH_CATALOGUE, Claimed>>> = {
  'not-listed': notListed,
  'capital-only': ({ numeral }) => (numeral === undefined ? 'name' : 'abbreviation'),
  // The sign was typed, or it was left out of several words or of a contraction.
  'no-tile': ({ letters, spelling }, word) => {
    if (spelling === undefined || !ONLY_LETTERS.test(word)) return 'ruling';
    return letters === HYPHEN ? 'written-together' : 'clitic';
  },
  'two-letter-closed': 'ruling',
};

const CLAIMED: Readonly<Record<TileLanguage, Readonly<Record<string, Claimed>>>> = {
  pl: POLISH,
  de: GERMAN,
  en: ENGLISH,
};

/**
 * The first explanation of a refused word, whether or not it fits on the board.
 * @throws Error when the word is allowed
 */
export function explanationOf(verdict: Verdict, { catalogue, ruleset }: Rules): Explanation {
  if (verdict.verdict === 'allowed') throw new Error(`${verdict.word} is allowed`);
  const first = verdict.reasons.find(({ section }) => section !== 'board');
  if (!first) return { claim: 'ruling', named: [] };
  const { evidence } = first;
  const claimed = CLAIMED[ruleset.language][nameOfRule(first.rule)] ?? BY_RULE_KIND[entryOf(first, catalogue).kind];
  const { meant, today, base, source, spelling, parts } = evidence;
  return {
    claim: typeof claimed === 'function' ? claimed(evidence, verdict.word) : claimed,
    named: [meant, today, base, source, spelling, parts?.join(' ')].filter((word) => word !== undefined),
  };
}
