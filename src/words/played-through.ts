/** Letters and brackets on end. */
const RUN = /[\p{L}\p{M}()[\]]+/gu;

const LETTERS = '\\p{Script=Latin}[\\p{Script=Latin}\\p{M}]*';

/** Letters with bracketed ones among them or at an end. */
const BRACKETED = new RegExp(`^(?:${LETTERS})?(?:(?:\\(${LETTERS}\\)|\\[${LETTERS}\\])(?:${LETTERS})?)+$`, 'u');

/** Letters outside of brackets. */
const LAID = /(?:^|[)\]])\p{L}/u;

/** Brackets at an end of the word, with small letters alone. */
const SMALL_AT_END = /^[([]\P{Lu}+?[)\]]|[([]\P{Lu}+[)\]]$/u;

const AROUND_ALL = /^\((.*)\)$|^\[(.*)\]$/s;

const BRACKETS = /[()[\]]/g;

/** Blanks of each tile set. */
const MOST_BLANKS = 2;

const count = (letters: string, pattern: RegExp): number => letters.match(pattern)?.length ?? 0;

/** In capitals, but for the letters of blanks. */
function isInCapitals(letters: string): boolean {
  const capitals = count(letters, /\p{Lu}/gu);
  const blanks = count(letters, /(?!ß)\p{Ll}/gu);
  return capitals >= 2 && blanks <= Math.min(MOST_BLANKS, capitals);
}

/**
 * The word of a play whose letters that lay there before are in brackets, as game sites and logs write it: `REMA(KI)` → `REMAKI`,
 * `CZ(OP)Y`, `[K]OT`; null where it is none.
 *
 * Capitals tell the notation from prose, where brackets hold what a reader may leave out or take instead: in `kolega(i)`,
 * `uczeń(uczennica)`, `Schüler(innen)` and `URL(s)` several words are meant, and nobody can tell which one is asked about, so they are
 * never joined: the word outside is asked about by selecting it. Nor are calls of functions: `f(x)`, `foo()`.
 */
export function playedThrough(run: string): string | null {
  if (!BRACKETED.test(run) || !LAID.test(run) || SMALL_AT_END.test(run)) return null;
  const letters = run.replace(BRACKETS, '');
  return isInCapitals(letters) ? letters : null;
}

/** Where a text has plays with letters in brackets, and their words. Brackets around all of a play are punctuation. */
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

/** Digits and underscores right beside it belong to squares and to code. */
function isPartOfMore(text: string, start: number, end: number): boolean {
  return /[\p{N}_]$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[\p{N}_]/u.test(text.slice(end, end + 2));
}

/** The text with the words of such plays. */
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
