/** Matches addresses of pages and mailboxes, and mentions. */
const ADDRESS = /:\/\/|@|www\./i;

/**
 * Returns true when the text, which has no spaces, is an address, so that no part of it is a word. Names of files and sites do not count:
 * in running text `tak.nie` is rather two words without the space.
 */
export const isAddress = (stretch: string): boolean => ADDRESS.test(stretch);

/** Brackets and quotation marks. A point at the end makes it an abbreviation (`op.cit.`). */
const AROUND = /^[^\p{L}\p{N}/~\\]+|[^\p{L}\p{N}/.]+$/gu;

/** A name of at least two characters and the ending of a file or site: `lista.txt`, `sjp.pl/slownik`, `plan-2.tar.gz`. */
const NAMED = /^(?:[^\s/\\]*[/\\])*[\p{L}\p{N}_-]{2,}(?:\.[\p{L}\p{N}_-]+)*\.[a-z][a-z\d]{1,4}(?:[/?#:]\S*)?$/u;

/** A path from the root or from home. */
const PATH = /^(?:[A-Za-z]:\\|~?\/)[^\s/\\]+[/\\]/;

/**
 * Returns true when a typed or pasted text is an address, a mailbox or the name of a file. A point inside is enough, since nobody types
 * `sjp.pl` for two words. Abbreviations have one letter before their first point (`m.in`, `z.B`), or a point at the end.
 */
export function isTypedAddress(stretch: string): boolean {
  const bare = stretch.replace(AROUND, '');
  return ADDRESS.test(stretch) || NAMED.test(bare) || PATH.test(bare);
}
