import { touch } from '../../words/keyboard.ts';
import type { Misspelling, Orthography } from './orthography.ts';

/**
 * How far a form is from what was written: diacritics left out count least, then spellings that sound alike, then slips of the
 * fingers, those that go unnoticed first. The steps are so wide that words are told apart inside them by what they are.
 */
const COST = {
  mark: 1,
  wrongMark: 8,
  soundAlike: 12,
  needlessMark: 16,
  swapped: 20,
  doubled: 21,
  soundSimilar: 22,
  missing: 28,
  /** A finger that slips leaves a letter out rather than that it hits the next key with its own. */
  extra: 32,
  touching: 34,
  /** A letter too many that is of neither key beside it. */
  stray: 38,
  other: 42,
  /** Hardly anybody mistypes the first letter. */
  first: 8,
} as const;

/** What costs no more is the same word, typed without its marks. */
export const MARKS_LEFT_OUT = COST.wrongMark - COST.mark;

/** What costs no more is the same word with other marks, or without them: `weż` for `weź`. */
export const OTHER_MARKS = COST.wrongMark;

/** What costs no more lacks one letter at most. */
export const LETTER_LEFT_OUT = COST.missing;

/** What costs no more has one letter too many, be it stray, or too few, or one of the next key. */
export const LETTER_TOO_MANY = COST.stray;

/** What costs no more has one letter too many or too few, or one of the next key. */
export const FINGER_SLIPPED = COST.touching;

/** What costs no more sounds the same. */
export const SOUNDS_ALIKE = COST.soundAlike;

/** The same, and two marks left out besides. */
export const MARKED_AND_ALIKE = COST.soundAlike + 2 * COST.mark;

/** The same with two sounds spelled otherwise. */
export const SOUNDS_ALIKE_TWICE = 2 * COST.soundAlike;

/** What costs so much is the same letters, two of them swapped. */
export const isSwapped = (cost: number): boolean => cost === COST.swapped;

/** Mistakes that cost no more are made without noticing: marks, sounds, letters swapped or doubled. */
export const UNNOTICED = COST.soundSimilar;

/**
 * The cost of writing `word` for `form`; infinite when more lies between them than missing marks, spellings of the same sound and one
 * mistake of another kind.
 */
export function difference(word: string, form: string, orthography: Orthography): number {
  return from(word, form, 0, 0, true, orthography);
}

function from(word: string, form: string, i: number, j: number, mayErr: boolean, orthography: Orthography): number {
  while (i < word.length && word[i] === form[j]) {
    i++;
    j++;
  }
  if (i === word.length && j === form.length) return 0;
  const { marks } = orthography;
  const written = word.charAt(i);
  const meant = form.charAt(j);
  let least = Number.POSITIVE_INFINITY;
  if (meant !== '' && marks[written]?.includes(meant)) {
    least = COST.mark + from(word, form, i + 1, j + 1, mayErr, orthography);
  }
  if (meant !== '' && i + 1 < word.length && marks[word.slice(i, i + 2)]?.includes(meant)) {
    least = Math.min(least, COST.mark + from(word, form, i + 2, j + 1, mayErr, orthography));
  }
  return mayErr
    ? Math.min(least, misspelled(word, form, i, j, orthography), mistyped(word, form, i, j, orthography))
    : least;
}

/** The cost when another spelling of a sound begins here, or with the letter before, which may be the same in both (`ih` for `i`). */
function misspelled(word: string, form: string, i: number, j: number, orthography: Orthography): number {
  let least = Number.POSITIVE_INFINITY;
  for (const back of [0, 1]) {
    const start = i - back;
    for (const sound of orthography.misspellings.get(word.charAt(start)) ?? []) {
      const { written, meant } = sound;
      if (back > 0 && written[0] !== meant[0]) continue;
      if (!stands(written, word, start, sound) || !stands(meant, form, j - back, sound)) continue;
      const same = soundsSame(sound, form, j - back, orthography);
      const cost = same ? COST.soundAlike : COST.soundSimilar + atStart(start);
      const rest = from(word, form, start + written.length, j - back + meant.length, same, orthography);
      least = Math.min(least, cost + rest);
    }
  }
  return least;
}

/** Does one of the spellings of a sound stand there? */
const stands = (spelling: string, word: string, at: number, { isLast }: Misspelling): boolean =>
  word.startsWith(spelling, at) && (!isLast || at + spelling.length === word.length);

/** Do both spellings of the sound sound the same in a form? */
export const soundsSame = (
  { sound, meant, isVoice }: Misspelling,
  form: string,
  at: number,
  { takesVoice }: Orthography,
): boolean => sound === 'same' || (isVoice && takesVoice?.(form, at, meant.length) === true);

/** The cost when a finger slipped here. */
function mistyped(word: string, form: string, i: number, j: number, orthography: Orthography): number {
  const after = (cost: number, letters: number, formLetters: number): number =>
    cost + from(word, form, i + letters, j + formLetters, false, orthography);
  const written = word.charAt(i);
  const meant = form.charAt(j);
  if (written === '') return after(isRepeated(form, j) ? COST.doubled : COST.missing, 0, 1);
  if (meant === '') return after(tooMany(word, i, orthography), 1, 0);
  return Math.min(
    after(replaced(written, meant, orthography) + atStart(i), 1, 1),
    after(tooMany(word, i, orthography), 1, 0),
    after(isRepeated(form, j) ? COST.doubled : COST.missing + atStart(i), 0, 1),
    swapped(word, form, i, j, orthography),
  );
}

/** The cost of a letter too many: the finger hits the next key with its own, or its own twice. */
function tooMany(word: string, i: number, { keyboard, unmarked }: Orthography): number {
  if (isRepeated(word, i)) return COST.doubled;
  const [before, key, after] = [i - 1, i, i + 1].map((at) => unmarked.get(word.charAt(at)) ?? word.charAt(at));
  const isBeside = [before, after].some((other) => touch(keyboard, key ?? '', other ?? ''));
  return (isBeside ? COST.extra : COST.stray) + atStart(i);
}

/** The cost when two letters have changed places. */
function swapped(word: string, form: string, i: number, j: number, orthography: Orthography): number {
  const changed = (written: string, meant: string): boolean =>
    written !== '' && meant !== '' && (written === meant || (orthography.marks[written]?.includes(meant) ?? false));
  const [first, second] = [form.charAt(j), form.charAt(j + 1)];
  if (!changed(word.charAt(i), second) || !changed(word.charAt(i + 1), first)) return Number.POSITIVE_INFINITY;
  const missing = (word[i] === second ? 0 : COST.mark) + (word[i + 1] === first ? 0 : COST.mark);
  return COST.swapped + atStart(i) + missing + from(word, form, i + 2, j + 2, false, orthography);
}

const atStart = (i: number): number => (i === 0 ? COST.first : 0);

const isRepeated = (word: string, at: number): boolean => word[at] === word[at - 1] || word[at] === word[at + 1];

function replaced(written: string, meant: string, { unmarked, keyboard }: Orthography): number {
  const [key, wanted] = [unmarked.get(written) ?? written, unmarked.get(meant) ?? meant];
  if (key === wanted) return wanted === meant ? COST.needlessMark : COST.wrongMark;
  // Some keyboards have keys for letters with marks: ö is beside ä.
  return touch(keyboard, key, wanted) || touch(keyboard, written, meant) ? COST.touching : COST.other;
}
