/**
 * The choices that the script on every page reads, and how each is read from what is stored. Without a library: one for schemas would
 * be a sixth of all that the script may have.
 */

type Read<T> = (stored: unknown) => T;

/** Name of each choice → how it is read. */
type Fields = Readonly<Record<string, Read<unknown>>>;

/** What reading fields gives. */
export type ReadBy<Read extends Fields> = { [Name in keyof Read]: ReturnType<Read[Name]> };

/** One of these values; the first is the default. */
export function oneOf<const T>(values: readonly [T, ...T[]]): Read<T> {
  return (stored) => values.find((value) => value === stored) ?? values[0];
}

/** Name → value, whatever is stored: nothing is inherited, so that hosts may have the names of an object's own methods. */
export function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
}

/** Stored value of any shape → the choices, field by field: one that is missing or wrong takes its default and the others stay. Never throws. */
export function readFields<Known extends Fields>(fields: Known, stored: unknown): ReadBy<Known> {
  const values = new Map(entriesOf(stored));
  const read = Object.entries(fields).map(([name, field]) => [name, field(values.get(name))]);
  return Object.fromEntries(read);
}

export const PAGE_FIELDS = {
  /** When the bubble appears: after every selection, with Alt held, or only from the menu and the shortcut. */
  bubble: oneOf(['selection', 'modifier', 'command']),
  /** Hosts (`example.org`, no port) on which no bubble appears by itself. */
  disabledSites: (stored: unknown): string[] =>
    Array.isArray(stored) ? stored.filter((site) => typeof site === 'string') : [],
  /** The theme of pages and bubble; `system` is what the browser asks for. */
  appearance: oneOf(['system', 'light', 'dark']),
  /** Size of the text of pages and bubble: 100, 115 or 130 %. */
  textSize: oneOf(['normal', 'large', 'larger']),
};

/** When the bubble appears, and how it looks. */
export type PageSettings = ReadBy<typeof PAGE_FIELDS>;
