/** Endings of files, also several in a row: `.txt.gz`. None begins with a figure, as the end of `list 1.5` does. */
const ENDINGS = /(\.[a-z][\w-]{0,4})+$/i;
/** UTF-16 units of a file's name: file systems have no longer ones. */
const LONGEST_FILE = 255;

/**
 * A name, and an edition at its end: a number, a version or a date after a space or the like (`OSPS v46`, `list_2026-03`), or two figures or
 * a year right after the letters (`osps48`). Other figures there belong to the name: `cp852`.
 */
const NAME_AND_EDITION =
  /^(?<name>.*?[^\s\d_.-])(?:[\s_-]+v?(?<edition>\d+(?:[.\-_]\d+)*)|(?<=\p{L})(?<attached>\d{2}|(?:19|20)\d{2}))$/iu;

/** What a list is called until the user says otherwise: name and edition as the name of its file has them, without the ending. */
export function nameOfFile(file: string): { name: string; edition: string } {
  const whole = file.slice(-LONGEST_FILE).replace(ENDINGS, '').trim();
  const { name = whole, edition, attached } = NAME_AND_EDITION.exec(whole)?.groups ?? {};
  return { name, edition: edition ?? attached ?? '' };
}
