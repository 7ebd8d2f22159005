/** Longest text of a selection that is looked at, in UTF-16 units: more than any play, and of a list its beginning. */
export const LONGEST_SELECTION = 1000;
