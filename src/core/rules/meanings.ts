/** Meanings of abbreviations. The tables store several meanings in one field, the commonest first. */

/** The meanings of an abbreviation, commonest first. */
export const meaningsOf = (source: string): string[] => source.split('; ');

/**
 * The meaning of several abbreviations in a row, each by its commonest meaning: `st. sierż.`, `Dr. med.`. Undefined if one of them is not
 * an abbreviation.
 * @param standsFor returns all meanings of one abbreviation, given without its point.
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
