import { type Axis, CASES, having, type TablePlan, type Tagged } from './table.ts';
import { isAdjective, isNegated } from './tag.ts';

const inNumber =
  (number: string, ...genders: string[]) =>
  ({ tag }: Tagged): boolean =>
    tag.values.has(number) && genders.some((gender) => tag.values.has(gender));

/** Number and gender of adjectives, participles and past forms: three genders in the singular, two in the plural. */
export const GENDERS: readonly Axis[] = [
  { label: ['number_sg', 'gender_m'], takes: inNumber('sg', 'm1', 'm2', 'm3') },
  { label: ['number_sg', 'gender_f'], takes: inNumber('sg', 'f') },
  { label: ['number_sg', 'gender_n'], takes: inNumber('sg', 'n1', 'n2') },
  { label: ['number_pl', 'gender_personal'], takes: inNumber('pl', 'm1', 'p1') },
  { label: ['number_pl', 'gender_other'], takes: inNumber('pl', 'm2', 'm3', 'f', 'n1', 'n2', 'p2', 'p3') },
];

/** Returns a table of adjectival endings, and the one with nie-. */
export function declension(title: readonly string[], takes: (entry: Tagged) => boolean): TablePlan[] {
  const common = { rows: CASES, columns: GENDERS };
  return [
    { ...common, title, takes: (entry) => takes(entry) && !isNegated(entry.tag) },
    { ...common, title: [...title, 'negated'], takes: (entry) => takes(entry) && isNegated(entry.tag) },
  ];
}

const DEGREES = ['pos', 'com', 'sup'];

const WITH_AND_WITHOUT_NIE: readonly Axis[] = [
  { label: [], takes: ({ tag }) => !isNegated(tag) },
  { label: ['negated'], takes: ({ tag }) => isNegated(tag) },
];

export const ADVERB_TABLES: readonly TablePlan[] = [
  {
    title: ['part_adv'],
    takes: ({ tag }) => tag.pos === 'adv',
    rows: [
      { label: ['degree_pos'], takes: ({ tag }) => !tag.values.has('com') && !tag.values.has('sup') },
      having(['degree_com'], 'com'),
      having(['degree_sup'], 'sup'),
    ],
    columns: WITH_AND_WITHOUT_NIE,
  },
];

export const ADJECTIVE_TABLES: readonly TablePlan[] = [
  ...DEGREES.flatMap((degree) =>
    declension([`degree_${degree}`], ({ tag }) => isAdjective(tag) && tag.values.has(degree)),
  ),
  // The adverb of the adjective.
  ...ADVERB_TABLES,
  {
    title: ['table_uninflected'],
    takes: ({ tag }) => tag.pos !== 'adj' || tag.values.size === 1,
    rows: ['adj', 'adjc', 'adjp', 'adja'].map((part) => having([`part_${part}`], part)),
    columns: WITH_AND_WITHOUT_NIE,
  },
];
