import type { Lexeme } from './lexeme.ts';
import {
  type Axis,
  arrange,
  CASES,
  type FormTable,
  having,
  ONLY_COLUMN,
  type TablePlan,
  type Tagged,
} from './table.ts';
import {
  ADJECTIVE_TABLES,
  ADVERB_TABLES,
  declension,
  GENDERS,
  NOUN_TABLES,
  NUMERAL_TABLES,
  PRONOUN_TABLES,
} from './table-nominal.ts';
import {
  isActiveParticiple,
  isConditional,
  isGerund,
  isImperative,
  isNegated,
  isPassiveParticiple,
  isPast,
  isPresentOrFuture,
} from './tag.ts';

const PERSONS: readonly Axis[] = ['pri', 'sec', 'ter'].map((person) => having([`person_${person}`], person));
const NUMBERS: readonly Axis[] = ['sg', 'pl'].map((number) => having([`number_${number}`], number));

/** The aspect decides whether the simple forms of the indicative are a present or a future. */
const SIMPLE_TENSES: ReadonlyArray<
  readonly [tense: string, ofAspect: (perfective: boolean, other: boolean) => boolean]
> = [
  ['present', (perfective) => !perfective],
  ['future', (perfective, imperfective) => perfective && !imperfective],
  ['present_future', (perfective, imperfective) => perfective && imperfective],
];

/** PoliMorf tags the conditional of a verb without a subject with no person; it is the third person neuter. */
const isImpersonalConditional = ({ tag }: Tagged): boolean => isConditional(tag) && tag.values.has('pred');

const thirdNeuterToo = (axis: Axis, label: string): Axis =>
  axis.label.at(-1) === label
    ? { label: axis.label, takes: (entry) => axis.takes(entry) || isImpersonalConditional(entry) }
    : axis;

const byPersonAndGender = (tense: string, takes: TablePlan['takes']): TablePlan => ({
  title: [`tense_${tense}`],
  takes,
  rows: PERSONS.map((axis) => thirdNeuterToo(axis, 'person_ter')),
  columns: GENDERS.map((axis) => thirdNeuterToo(axis, 'gender_n')),
});

/** The vocative of a gerund is its nominative, which tags do not show. */
const GERUND_CASES: readonly Axis[] = CASES.map((axis) =>
  axis.label[0] === 'case_voc'
    ? {
        label: axis.label,
        takes: ({ tag }) => tag.values.has('voc') || (tag.values.has('sg') && tag.values.has('nom')),
      }
    : axis,
);

const gerund = (title: string[], negated: boolean): TablePlan => ({
  title,
  takes: ({ tag }) => isGerund(tag) && isNegated(tag) === negated,
  rows: GERUND_CASES,
  columns: NUMBERS,
});

const VERB_TABLES: readonly TablePlan[] = [
  ...SIMPLE_TENSES.map(
    ([tense, ofAspect]): TablePlan => ({
      title: [`tense_${tense}`],
      takes: ({ tag }) => isPresentOrFuture(tag) && ofAspect(tag.values.has('perf'), tag.values.has('imperf')),
      rows: PERSONS,
      columns: NUMBERS,
    }),
  ),
  byPersonAndGender('present', ({ tag }) => tag.values.has('winien')),
  { title: ['tense_future'], takes: ({ tag }) => tag.values.has('bedzie'), rows: PERSONS, columns: NUMBERS },
  byPersonAndGender('praet', ({ tag }) => isPast(tag)),
  byPersonAndGender('pot', ({ tag }) => isConditional(tag)),
  {
    title: ['tense_impt'],
    takes: ({ tag }) => isImperative(tag),
    rows: PERSONS,
    columns: NUMBERS,
  },
  {
    title: ['table_uninflected'],
    takes: ({ tag }) => !isConditional(tag),
    rows: [
      // The predicative `widać` is the infinitive.
      having(['part_inf'], 'inf', 'pred'),
      ...['imps', 'pcon', 'pant'].map((part) => having([`part_${part}`], part)),
    ],
    columns: ONLY_COLUMN,
  },
  ...declension(['part_pact'], ({ tag }) => isActiveParticiple(tag)),
  ...declension(['part_ppas'], ({ tag }) => isPassiveParticiple(tag)),
  gerund(['part_ger'], false),
  gerund(['part_ger', 'negated'], true),
];

/** Parts of speech with one form. */
const UNINFLECTED: ReadonlySet<string> = new Set('pred prep conj comp qub interj brev burk'.split(' '));

function plansOf({ part }: Lexeme): readonly TablePlan[] {
  if (UNINFLECTED.has(part)) {
    return [
      {
        title: [`part_${part}`],
        takes: () => true,
        rows: ONLY_COLUMN,
        columns: ONLY_COLUMN,
      },
    ];
  }
  switch (part) {
    case 'verb':
      return VERB_TABLES;
    case 'subst':
      return NOUN_TABLES;
    case 'adj':
      return ADJECTIVE_TABLES;
    case 'adv':
      return ADVERB_TABLES;
    case 'num':
      return NUMERAL_TABLES;
    case 'ppron12':
    case 'ppron3':
    case 'siebie':
      return PRONOUN_TABLES;
    default:
      return [];
  }
}

/** Returns the tables of one lexeme with its forms. */
export function tablesOf<Entry extends Tagged>(lexeme: Lexeme, entries: readonly Entry[]): Array<FormTable<Entry>> {
  return arrange(plansOf(lexeme), entries);
}
