/** No member of a compound begins or ends inside a typed ß: Bußübung is of Buße and not of Bus, Großknecht of groß and not of Gros. */
import { lay } from '../../../words/lay.ts';
import type { GermanQuestion } from '../question.ts';

/** How many letters, as laid, stand before the end of each ß that was typed. */
const ends = ({ typed }: GermanQuestion): number[] =>
  Array.from(typed.matchAll(/ß/g), ({ index }) => lay(typed.slice(0, index + 1)).length);

const hasEszett = ({ typed }: GermanQuestion): boolean => typed.includes('ß');

/** Would a joint before this letter cut a ß in two? */
export const isInEszett = (question: GermanQuestion, at: number): boolean =>
  hasEszett(question) && ends(question).includes(at + 1);

/** Do these letters, with which the word begins, end in ß, whose second half links no member? */
export const endsInEszett = (question: GermanQuestion, first: string): boolean =>
  hasEszett(question) && question.form.startsWith(first) && ends(question).includes(first.length);
