/** Bounds on what is read of a file that a user brings, and when it is no word list. */

/** Squares in a row of a board: longer words cannot be laid. */
export const BOARD_LETTERS = 15;

/** UTF-16 units of a line that are kept to show it. */
export const SAMPLE_LENGTH = 60;

/** Skipped lines that a report shows. */
export const SKIPPED_SHOWN = 10;
