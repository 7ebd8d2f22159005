import type { DiagnosisKind } from '../diagnosis/hypothesis.ts';
import { type Detail, isClaim } from './detail.ts';
import type { RuleKind } from './rule-entry.ts';

/**
 * What a reason says that the word is. `ruling`: the letters alone decide, whatever the word is: a capital, a sign, a letter without a
 * tile, a closed list.
 */
export type Claim = DiagnosisKind | 'ruling';

/** The claim of reasons by rules of this kind, for rules without a claim of their own. */
export const CLAIM_OF_RULE_KIND: Readonly<Record<RuleKind, Claim>> = {
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

/** The claim of `not-listed`, which depends only on its detail. */
export function claimOfNotListed(detail: Detail): DiagnosisKind {
  switch (detail.kind) {
    case 'misspelling':
      return hasSpace(detail.intended) ? 'written-together' : detail.kind;
    case 'old-spelling':
      return hasSpace(detail.today) ? 'written-together' : detail.kind;
    case 'parts':
      return 'written-together';
    default:
      return isClaim(detail) ? detail.kind : 'unlisted';
  }
}
