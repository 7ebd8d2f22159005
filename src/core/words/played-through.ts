/** A run of letters and brackets. */
const RUN = /[\p{L}\p{M}()[\]]+/gu;

const LETTERS = '\\p{Script=Latin}[\\p{Script=Latin}\\p{M}]*';

/** Letters with bracketed letters inside or at an end. */
const BRACKETED = new RegExp(`^(?:${LETTERS})?(?:(?:\\(${LETTERS}\\)|\\[${LETTERS}\\])(?:${LETTERS})?)+$`, 'u');

/** A letter outside of brackets. */
const OUTSIDE = /(?:^|[)\]])\p{L}/u;

/** Brackets with small letters only, at an end of the word. */
const SMALL_AT_END = /^[([]\P{Lu}+?[)\]]|[([]\P{Lu}+[)\]]$/u;

const AROUND_ALL = /^\((.*)\)$|^\[(.*)\]$/s;

const BRACKETS = /[()[\]]/g;

/** Number of blanks in each tile set. */
const MOST_BLANKS = 2;

const count = (letters: string, pattern: RegExp): number => letters.match(pattern)?.length ?? 0;

/** Returns true when all letters are capitals, except those of blanks. */
function isInCapitals(letters: string): boolean {
  const capitals = count(letters, /\p{Lu}/gu);
  const blanks = count(letters, /(?!ß)\p{Ll}/gu);
  return capitals >= 2 && blanks <= Math.min(MOST_BLANKS, capitals);
}

/**
 * Returns the word of a play in which letters that were on the board are in brackets: `REMA(KI)` → `REMAKI`, `CZ(OP)Y`, `[K]OT`; null
 * otherwise.
 *
 * Only words in capitals count. In prose, brackets hold what a reader may leave out or choose (`kolega(i)`, `uczeń(uczennica)`,
 * `Schüler(innen)`, `URL(s)`), so they are never joined. Calls of functions are not joined either: `f(x)`, `foo()`.
 */
export function playedThrough(run: string): string | null {
  if (!BRACKETED.test(run) || !OUTSIDE.test(run) || SMALL_AT_END.test(run)) return null;
  const letters = run.replace(BRACKETS, '');
  return isInCapitals(letters) ? letters : null;
}

/** Yields the plays with bracketed letters in a text, with their position and word. Brackets around a whole play are punctuation. */
export function* playsIn(text: string): Generator<{ start: number; end: number; word: string }> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const end = index + run.length;
    if (!/[([]/.test(run) || isPartOfMore(text, index, end)) continue;
    const whole = playedThrough(run);
    if (whole !== null) yield { start: index, end, word: whole };
    else if (AROUND_ALL.test(run)) {
      const inner = playedThrough(run.slice(1, -1));
      if (inner !== null) yield { start: index + 1, end: end - 1, word: inner };
    }
  }
}

/** Returns true when digits or underscores are directly beside it, as in squares and code. */
function isPartOfMore(text: string, start: number, end: number): boolean {
  return /[\p{N}_]$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[\p{N}_]/u.test(text.slice(end, end + 2));
}

/** Replaces such plays by their words. */
export function withPlayedThrough(text: string): string {
  if (!/\p{L}[([]|[)\]]\p{L}/u.test(text)) return text;
  let joined = '';
  let from = 0;
  for (const { start, end, word } of playsIn(text)) {
    joined += text.slice(from, start) + word;
    from = end;
  }
  return joined + text.slice(from);
}
