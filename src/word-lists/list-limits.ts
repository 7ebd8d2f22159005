/** Bounds on what is read of a file that a user brings, and from when on it is no word list. */

/** Squares in a row of a board: longer words cannot be laid. */
export const BOARD_LETTERS = 15;

/** UTF-16 units of a line that are kept to show it. */
export const SAMPLE_LENGTH = 60;

/** Skipped lines that a report shows; half of them at most for the same reason. */
export const SKIPPED_SHOWN = 10;

/** UTF-16 units in which the lines by which the form of a file is told have to come. */
export const FORMAT_UNITS = 262_144;

/**
 * Words that a list may have. The largest list of a word game that is known has 3.3 million; twice that takes 190 MB while it is
 * packed.
 */
export const MOST_WORDS = 6_000_000;

/** Words for each that a list may have that are read before those that are there twice are dropped: few enough to sort them seldom. */
export const READ_FOR_EACH = 1.25;

/** Bytes of text, unpacked: 3.3 million words with columns beside them, in UTF-16, are below 300 million. */
export const MOST_BYTES = 600_000_000;

/** UTF-16 units of a line. A lemma with all its forms has up to some 4,000; what is longer is no list. */
export const LONGEST_LINE = 65_536;

/**
 * States of the automaton of a list. Lists of words have one for 20 words or so; one for each word or more means that the strings
 * have nothing in common and are made up.
 */
export const MOST_STATES = 3_000_000;

/** Share of the lines that may be no words. Exported lists have headers and remarks; prose and tables have 20 % and more. */
export const MOST_SKIPPED = 0.05;
/** Lines that may be no words besides, so that a short list can have a headline. */
export const FEW_SKIPPED = 5;

/** Share of the lines that may have bytes that mean nothing: with a wrong encoding it is 30 % and more. */
export const MOST_BROKEN = 0.01;

/** Lines after which a file is looked at for the first time, then each time that many have come. */
export const FIRST_LOOK = 1_000;
export const NEXT_LOOK = 65_536;

/**
 * Words of at least this number tell by their letters what language they are of: 37 % of the Polish ones have a letter with a mark and
 * 24 % of the German ones.
 */
export const TELLING_WORDS = 500;
export const FEWEST_MARKED = 0.02;
/** Share of English words with a letter that English has not: 0.3 % with accents left on. */
export const MOST_FOREIGN = 0.05;
