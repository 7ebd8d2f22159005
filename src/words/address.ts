/** Addresses of pages and mailboxes, mentions, and what is named like one. */
const ADDRESS = /:\/\/|@|www\./i;

/**
 * Returns true when the stretch of text is an address, whose parts are no words. A stretch has no spaces. Names of files and sites without more are left
 * out here, because in running text `tak.nie` is rather two words between which a space is missing.
 */
export const isAddress = (stretch: string): boolean => ADDRESS.test(stretch);

/** Brackets and quotation marks. A point at the end makes it an abbreviation (`op.cit.`). */
const AROUND = /^[^\p{L}\p{N}/~\\]+|[^\p{L}\p{N}/.]+$/gu;

/** A name of two characters or more, then the ending of a file or site: `lista.txt`, `sjp.pl/slownik`, `plan-2.tar.gz`. */
const NAMED = /^(?:[^\s/\\]*[/\\])*[\p{L}\p{N}_-]{2,}(?:\.[\p{L}\p{N}_-]+)*\.[a-z][a-z\d]{1,4}(?:[/?#:]\S*)?$/u;

/** From the root of a disk, from home. */
const PATH = /^(?:[A-Za-z]:\\|~?\/)[^\s/\\]+[/\\]/;

/**
 * Returns true when what somebody has typed or pasted is an address, a mailbox or the name of a file. Unlike in running text a point inside
 * tells it, since nobody types `sjp.pl` for two words; abbreviations have one letter before their first point (`m.in`, `z.B`), or a point at
 * the end.
 */
export function isTypedAddress(stretch: string): boolean {
  const bare = stretch.replace(AROUND, '');
  return ADDRESS.test(stretch) || NAMED.test(bare) || PATH.test(bare);
}
