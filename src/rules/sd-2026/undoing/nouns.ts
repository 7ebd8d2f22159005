/** Forms of nouns that the rules do not form (II.3.4). */
import { isDative, isNoun, isPlural } from '../parts-of-speech.ts';
import type { Undoing } from './undo.ts';

export const NOUNS: readonly Undoing[] = [
  {
    rule: 'II.3.4.unchanged',
    from: /(?<=e|el|er|l)n$/,
    to: [''],
    fits: (one) => isNoun(one) && isPlural(one) && isDative(one),
  },
];
