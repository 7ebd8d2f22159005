import * as v from 'valibot';
import { BESIDE, LONGEST_SELECTION } from './lengths.ts';

/** Maximum length in UTF-16 units of a page; the line ends between blocks are added. */
const read = (units: number) => v.pipe(v.string(), v.maxLength(2 * units));

/** A selection as it is on the page. */
export const SelectedPart = {
  text: read(LONGEST_SELECTION),
  /** Text before and after it, because it may begin or end inside a word. */
  before: read(BESIDE),
  behind: read(BESIDE),
};

export type SelectedPart = { [Side in keyof typeof SelectedPart]: string };
