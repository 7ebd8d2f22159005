/** Endings of files, also several in a row: `.txt.gz`. None begins with a figure, as the end of `list 1.5` does. */
const ENDINGS = /(\.[a-z][\w-]{0,4})+$/i;
/** UTF-16 units of a file's name: file systems have no longer ones. */
const LONGEST_FILE = 255;

/**
 * What a list is called until the user says otherwise: the name of its file without the ending. Nothing is read into it: what the list
 * is, and which edition, the user knows and a file's name does not.
 * @param file the file's name without folders
 */
export function nameOfFile(file: string): string {
  return file.slice(-LONGEST_FILE).replace(ENDINGS, '').trim();
}
