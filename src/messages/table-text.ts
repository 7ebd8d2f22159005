/** Longest text that a table of words is opened with, in UTF-16 units: a chat log of some hours, about 20,000 words. */
export const LONGEST_TABLE_TEXT = 100_000;
