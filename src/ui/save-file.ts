/** Gives the user a file, as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has its own hold on the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Signs that some system does not take in the name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;

/** Characters of the longest name, with room for the number of a copy: systems take some 250 bytes. */
const LONGEST_NAME = 100;

/**
 * The name of a file that says what is in it.
 * @param parts such as the kind of content, its day and the names it is of; empty ones are left out.
 * @param extension without its point.
 */
export function fileName(parts: readonly string[], extension: string): string {
  const name = parts
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(': ', ' – ')
    .replace(NOT_IN_NAMES, '-');
  return `${[...name].slice(0, LONGEST_NAME).join('').trim()}.${extension}`;
}

/** A day for the name of a file: 2026-11-26, as it is where the user is. */
export function fileDay(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
