import { entryOf } from '../../rules/catalogue.ts';
import { CLAIM_OF_RULE_KIND, type Claim, claimOfNotListed } from '../../rules/claimed-kind.ts';
import { type Detail, fieldsOf } from '../../rules/detail.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import type { Reason } from '../../rules/verdict.ts';
import { CATALOGUE, type RuleName } from './catalogue.ts';

/** Rules that claim something else than others of their kind. */
const BY_RULE: Readonly<Partial<Record<RuleName, Claim | ((detail: Detail) => Claim)>>> = {
  'not-listed': claimOfNotListed,
  'I.1.1': ({ kind }) => (kind === 'attached' ? 'derivation' : 'unlisted'),
  'I.1.2.a': ({ kind }) => (kind === 'letters' ? 'ruling' : 'clitic'),
  // Words of German phrases.
  'I.1.2.b': 'fragment',
  'I.8.2': 'fragment',
  'I.2.umlaut': 'misspelling',
  'I.7.1.parts': (detail) => {
    const { today, source } = fieldsOf(detail);
    return (today ?? source) === undefined ? 'compound' : 'written-together';
  },
  'I.7.2': 'clitic',
  'I.7.3.participle': 'barred-form',
};

/** What the reason says that a refused word is. */
export function claimOf(one: Pick<Reason, 'rule' | 'detail'>): Claim {
  if (one.detail.diagnosed !== undefined) return one.detail.diagnosed;
  const claim = BY_RULE[nameOfRule(one.rule) as RuleName];
  if (claim === undefined) return CLAIM_OF_RULE_KIND[entryOf(one, CATALOGUE).kind];
  return typeof claim === 'function' ? claim(one.detail) : claim;
}
