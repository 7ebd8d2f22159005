/** Signs that some system does not take in the name of a file, and spaces. */
const NOT_IN_NAMES = /[\s\\/:*?"<>|]+/g;

/** A name that says what is in the file: `verdikt`, then the parts, joined by hyphens; a part that is empty is left out. */
export function fileName(extension: string, ...parts: string[]): string {
  const named = ['verdikt', ...parts].map((part) => part.replace(NOT_IN_NAMES, '_')).filter((part) => part !== '');
  return `${named.join('-')}.${extension}`;
}
