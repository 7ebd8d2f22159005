/** What abbreviations stand for: the tables have several meanings one after the other, the commonest first. */

/** Each meaning of an abbreviation, commonest first. */
export const meaningsOf = (source: string): string[] => source.split('; ');

/**
 * What abbreviations that are written one after the other stand for, each by its commonest meaning: `st. sierż.`, Dr. med. Undefined where
 * one of them is none.
 * @param standsFor all meanings of one of them, which is given without its point
 */
export function standForEach(
  typed: string,
  standsFor: (abbreviation: string) => string | undefined,
): string | undefined {
  const parts = typed.split(' ').map((part) => {
    const source = standsFor(part.replace(/\.$/, ''));
    return source === undefined ? undefined : meaningsOf(source)[0];
  });
  return parts.includes(undefined) ? undefined : parts.join(' ');
}
