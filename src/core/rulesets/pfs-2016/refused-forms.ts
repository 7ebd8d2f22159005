import { fieldsOf } from '../../rules/detail.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import type { Reason } from '../../rules/verdict.ts';
import { type FormRefused, NEAREST_CATEGORY } from '../polish/offered-forms.ts';
import type { RuleName } from './catalogue.ts';

/** Tag values of the forms that come nearest to one that counts only where it is recorded, by the name of the rule. */
const NEAREST_RECORDED: Readonly<Partial<Record<RuleName, readonly string[]>>> = {
  'passive-attested': NEAREST_CATEGORY.ppas,
  'gerund-alternative': ['ger'],
  'degree-attested': ['pos'],
  'context-po-sku-denominal': ['pos'],
};

/** Rules that say that a word is no form of the one that it is made from: that one's form stands nearest to it. */
const NOT_BASE: ReadonlySet<RuleName> = new Set<RuleName>([
  'not-base-adjective',
  'not-base-diminutive',
  'not-base-prefix',
  'not-base-adverb',
  'not-base-derived',
]);

/** Tag values that a comparative or superlative has by its ending. */
const COMPARED: ReadonlyArray<readonly [ending: RegExp, values: readonly string[]]> = [
  [/szy$/, ['sg', 'nom', 'm1']],
  [/sza$/, ['sg', 'nom', 'f']],
  [/sze$/, ['sg', 'nom', 'n1']],
  [/szego$/, ['sg', 'gen', 'm1']],
  [/szemu$/, ['sg', 'dat', 'm1']],
  [/szej$/, ['sg', 'gen', 'f']],
  [/szą$/, ['sg', 'inst', 'f']],
  [/szym$/, ['sg', 'inst', 'm1']],
  [/si$/, ['pl', 'nom', 'm1']],
  [/szych$/, ['pl', 'gen']],
  [/szymi$/, ['pl', 'inst']],
];

/** The reasons are those of this ruleset. */
const nameOf = ({ rule }: Reason): RuleName => nameOfRule(rule) as RuleName;

/** The word of which the reason refuses a form that is not recorded, or that is none of its forms. */
export function formRefused(form: string, reason: Reason): FormRefused | null {
  const { lemma, base, other, tag } = fieldsOf(reason.detail);
  const name = nameOf(reason);
  if (NOT_BASE.has(name))
    return other === undefined ? null : { lemma: other, wanted: tag?.split(/[:.]/) ?? [], most: 1 };
  const wanted = NEAREST_RECORDED[name];
  const known = lemma ?? base;
  if (!wanted || known === undefined) return null;
  const ofCase = name === 'degree-attested' ? COMPARED.find(([ending]) => ending.test(form))?.[1] : undefined;
  return { lemma: known, wanted: [...wanted, ...(ofCase ?? [])], most: 1 };
}
