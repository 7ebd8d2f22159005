import { entryOf } from '../../rules/catalogue.ts';
import { CLAIM_OF_RULE_KIND, type Claim, claimOfNotListed } from '../../rules/claimed-kind.ts';
import { type Detail, fieldsOf } from '../../rules/detail.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import type { Reason } from '../../rules/verdict.ts';
import { HYPHEN } from '../../words/normalise.ts';
import { CATALOGUE } from './catalogue.ts';

const ONLY_LETTERS = /^\p{L}+$/u;

/** Rules that claim something else than others of their kind. */
const BY_RULE: Readonly<Partial<Record<keyof typeof CATALOGUE, Claim | ((detail: Detail, word: string) => Claim)>>> = {
  'not-listed': claimOfNotListed,
  'capital-only': ({ kind }) => (kind === 'numeral' ? 'abbreviation' : 'name'),
  // The sign was typed, or it was left out of several words or of a contraction.
  'no-tile': (detail, word) => {
    const { letters, spelling } = fieldsOf(detail);
    if (spelling === undefined || !ONLY_LETTERS.test(word)) return 'ruling';
    return letters === HYPHEN ? 'written-together' : 'clitic';
  },
  'two-letter-closed': 'ruling',
};

/** What the reason says that a refused word is. @param word as typed */
export function claimOf(one: Pick<Reason, 'rule' | 'detail'>, word: string): Claim {
  const claim = BY_RULE[nameOfRule(one.rule) as keyof typeof CATALOGUE];
  if (claim === undefined) return CLAIM_OF_RULE_KIND[entryOf(one, CATALOGUE).kind];
  return typeof claim === 'function' ? claim(one.detail, word) : claim;
}
