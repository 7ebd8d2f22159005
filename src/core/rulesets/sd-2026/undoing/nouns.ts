/** Forms of nouns that the rules do not form (II.3.4). */
import { isDative, isNominativeSingular, isNoun, isPlural } from '../parts-of-speech.ts';
import type { TaggedReading } from '../question.ts';
import type { Undoing } from './undo.ts';

/** Diminutive of a dialect, whose plural is like its singular: Spätzle. */
const isDialectDiminutive = (one: TaggedReading): boolean =>
  isNominativeSingular(one) && /[^aeiouäöüy]e?le$/.test(one.form) && !one.tag.positions.includes('m');

export const NOUNS: readonly Undoing[] = [
  {
    rule: 'II.3.4.unchanged',
    from: /(?<=e|el|er|l)n$/,
    to: [''],
    fits: (one) => (isNoun(one) && isPlural(one) && isDative(one)) || isDialectDiminutive(one),
  },
];
