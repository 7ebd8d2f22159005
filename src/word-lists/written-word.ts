/** Quotation marks and punctuation that exports put before a word, and those that they put after it. */
const BEFORE = `"'„“”«»‹›‚‘’([`;
const AFTER = `"'“”«»‹›‘’)],.;:`;
const SPACE = /\s/;

/** The word of a cell without what may stand around it. */
export function bareWord(cell: string): string {
  // Sign by sign: a pattern for “all of these up to the end” begins anew at each of them, which took 3.4 s for a line of 60,000 points.
  let from = 0;
  let to = cell.length;
  while (from < to && isAround(cell.charAt(from), BEFORE)) from++;
  while (from < to && isAround(cell.charAt(to - 1), AFTER)) to--;
  return cell.slice(from, to);
}

function isAround(sign: string, signs: string): boolean {
  return signs.includes(sign) || SPACE.test(sign);
}

const WORD = /^\p{L}[\p{L}\p{M}]*$/u;

/** Letters and nothing else, of whatever language? */
export function isWrittenWord(text: string): boolean {
  return WORD.test(text);
}

const COMMENT = /^\s*(?:#|\/\/|--|%|;)/;

/** A remark of whoever made the list? */
export function isComment(line: string): boolean {
  return COMMENT.test(line);
}
