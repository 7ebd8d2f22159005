/** Quotation marks and punctuation that exports put around a word. */
const AROUND = /^[\s"'„“”«»‹›‚‘’([]+|[\s"'“”«»‹›‘’)\],.;:]+$/g;

/** The word of a cell without what may stand around it. */
export function bareWord(cell: string): string {
  return cell.replace(AROUND, '');
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
