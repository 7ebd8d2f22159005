import * as v from 'valibot';
import { BESIDE, LONGEST_SELECTION } from './lengths.ts';

/** So many UTF-16 units of a page; the line ends that part its blocks come to it. */
const read = (units: number) => v.pipe(v.string(), v.maxLength(2 * units));

/** What is selected, as it stands on the page. */
export const SelectedPart = {
  text: read(LONGEST_SELECTION),
  /** What stands before and behind it: it may begin or end inside a word. */
  before: read(BESIDE),
  behind: read(BESIDE),
};

export type SelectedPart = { [Side in keyof typeof SelectedPart]: string };
