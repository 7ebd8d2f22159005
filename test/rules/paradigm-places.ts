/** Reads the places of a paradigm independently of the code that arranges it: labels against the text of a tag. */
import type { Paradigm, ParadigmForm } from '../../src/core/rules/paradigm.ts';

export interface Place {
  /** Keys of title, row and column together. */
  labels: string[];
  form: ParadigmForm;
}

export function placesOf({ tables }: Paradigm): Place[] {
  return tables.flatMap(({ title, columns, rows }) =>
    rows.flatMap(({ label, cells }) =>
      cells.flatMap((cell, c) => cell.map((form) => ({ labels: [...title, ...label, ...columns[c]!], form }))),
    ),
  );
}

/** Returns all forms in reading order, with repetitions. */
export const allForms = (paradigm: Paradigm): ParadigmForm[] => placesOf(paradigm).map(({ form }) => form);

const MASCULINE = ['m1', 'm2', 'm3'];

/** Tags of gerunds omit the vocative singular, which equals the nominative. */
const isOwnVocative = (values: readonly string[]): boolean =>
  ['ger', 'sg', 'nom'].every((value) => values.includes(value));

/** Returns true when a tag fits a label. */
function fits(label: string, values: readonly string[]): boolean {
  const any = (...wanted: string[]) => wanted.some((value) => values.includes(value));
  // The conditional without a person is the third person neuter.
  const impersonal = any('pot') && any('pred');
  const [kind = '', name = ''] = label.split(/_(.*)/);
  const past = any('praet', 'pot', 'winien');
  switch (kind) {
    case 'case':
      return any(name) || (name === 'voc' && isOwnVocative(values));
    case 'number':
      return any(name) || (impersonal && name === 'sg');
    case 'person':
      return any(name) || (impersonal && name === 'ter');
    case 'gender':
      if (impersonal) return name === 'n';
      if (name === 'm') return any('num') && any('pl') ? any('m2', 'm3') : any('sg') && any(...MASCULINE);
      if (name === 'personal') return any('m1', ...(any('num') ? [] : ['p1']));
      if (name === 'other') return any('pl') && any('m2', 'm3', 'f', 'n1', 'n2', 'p2', 'p3');
      if (name === 'n') return any('n1', 'n2');
      if (name === 'p') return any('p1', 'p2', 'p3');
      return any(name);
    case 'degree':
      return name === 'pos' ? !any('com', 'sup') : any(name);
    case 'tense':
      if (name === 'praet' || name === 'pot' || name === 'impt') return any(name);
      if (any('winien')) return name === 'present';
      if (any('bedzie')) return name === 'future';
      if (past || !any('fin')) return false;
      return name === (any('perf') ? (any('imperf') ? 'present_future' : 'future') : 'present');
    case 'part':
      if (name === 'subst') return any('subst', 'depr');
      if (name === 'inf') return any('inf', 'pred');
      return any(name);
    case 'table':
      return name !== 'uninflected' || !any('nom', 'gen', 'dat', 'acc', 'inst', 'loc', 'voc');
    default:
      return true;
  }
}

/** The values of a tag's positions. */
export const valuesOf = (tag: string): string[] => tag.split(/[:.]/);

/** Returns true when a tag fits all labels of a place, including negation and whether the table is for inflected words. */
export function fitsPlace(labels: readonly string[], tag: string): boolean {
  const values = valuesOf(tag);
  if (labels.includes('negated') !== values.includes('neg')) return false;
  if (labels.includes('part_depr') !== values.includes('depr')) return false;
  return labels.every((label) => fits(label, values));
}

/** Returns the number of cells of a form with this tag: one for each case and each gender that has a column. */
export function placesExpected(tag: string): number {
  const values = valuesOf(tag);
  const has = (...wanted: string[]) => wanted.some((value) => values.includes(value));
  const part = values[0] ?? '';
  const declines = !['prep', 'conj', 'comp', 'qub', 'interj', 'adv', 'pred', 'brev', 'burk'].includes(part);
  const cases = declines ? ['nom', 'gen', 'dat', 'acc', 'inst', 'loc', 'voc'].filter((name) => has(name)).length : 0;
  const adjectival = ['adj', 'pact', 'ppas', 'ppron3'].includes(part) || has('praet', 'pot', 'winien');
  const genders = !adjectival
    ? part === 'num' && cases > 0
      ? [has('m1'), has('m2', 'm3') || (has('sg') && has('m1')), has('f'), has('n1', 'n2'), has('p1', 'p2', 'p3')]
      : [true]
    : has('sg')
      ? [has(...MASCULINE), has('n1', 'n2'), has('f')]
      : has('pl')
        ? [has('m1', 'p1'), has('m2', 'm3', 'f', 'n1', 'n2', 'p2', 'p3')]
        : [true];
  return (Math.max(1, cases) + Number(isOwnVocative(values))) * genders.filter(Boolean).length;
}
