import { type Axis, CASES, having, ONLY_COLUMN, type TablePlan, type Tagged } from './table.ts';
import { isAdjective, isDepreciative, isNegated, isNoun } from './tag.ts';

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

/** Cases as rows, numbers as columns; the depreciative plural is beside the ordinary one. */
export const NOUN_TABLES: readonly TablePlan[] = [
  {
    title: ['part_subst'],
    takes: ({ tag }) => isNoun(tag),
    rows: CASES,
    columns: [
      having(['number_sg'], 'sg'),
      { label: ['number_pl'], takes: ({ tag }) => tag.values.has('pl') && !isDepreciative(tag) },
      { label: ['part_depr'], takes: ({ tag }) => isDepreciative(tag) },
    ],
  },
];

const axesInNumber = (number: string, axes: readonly Axis[]): Axis[] =>
  axes.map(({ label, takes }) => ({
    label: [`number_${number}`, ...label],
    takes: (entry) => entry.tag.values.has(number) && takes(entry),
  }));

/** Returns a table with cases as rows; the columns are what the pronoun or numeral distinguishes. */
const declined = (part: string, columns: readonly Axis[]): TablePlan => ({
  title: [`part_${part}`],
  takes: ({ tag }) => tag.pos === part,
  rows: CASES,
  columns,
});

export const PRONOUN_TABLES: readonly TablePlan[] = [
  declined('ppron12', [having(['number_sg'], 'sg'), having(['number_pl'], 'pl')]),
  declined('ppron3', GENDERS),
  declined('siebie', ONLY_COLUMN),
];

/** Genders of numerals: personal, other masculine, feminine, neuter, and that of nouns with a plural only. */
const NUMERAL_GENDERS: readonly Axis[] = [
  having(['gender_personal'], 'm1'),
  having(['gender_m'], 'm2', 'm3'),
  having(['gender_f'], 'f'),
  having(['gender_n'], 'n1', 'n2'),
  having(['gender_p'], 'p1', 'p2', 'p3'),
];

export const NUMERAL_TABLES: readonly TablePlan[] = [
  declined('num', [...axesInNumber('sg', NUMERAL_GENDERS), ...axesInNumber('pl', NUMERAL_GENDERS)]),
  {
    title: ['table_uninflected'],
    takes: ({ tag }) => tag.pos === 'num' && tag.values.has('comp'),
    rows: [having(['part_num'], 'num')],
    columns: ONLY_COLUMN,
  },
];
