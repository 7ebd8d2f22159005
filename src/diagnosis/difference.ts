import type { Misspelling, Orthography } from './orthography.ts';

/**
 * How unlikely it is that a form was written as something else, as the logarithm of how often that is met among words misspelled: 13 are a
 * power of ten. The numbers are those under which the right word comes first for the most of some six thousand errors of encyclopedias,
 * programs and messages in three languages; other marks are so cheap because who leaves one out leaves out all. The order of the first ten
 * is what the limits below rest on.
 */
const COST = {
  mark: 5,
  wrongMark: 26,
  soundAlike: 32,
  swapped: 43,
  doubled: 44,
  needlessMark: 45,
  /** The key for marks is held a letter too long, or pressed one too early: `zostałą`. */
  markBeside: 33,
  soundSimilar: 49,
  missing: 50,
  /** A finger that slips leaves a letter out rather than that it hits the next key with its own. */
  extra: 66,
  touching: 68,
  /** A letter too many that is of neither key beside it. */
  stray: 72,
  vowel: 74,
  other: 88,
  /** Hardly anybody mistypes the first letter. */
  first: 16,
} as const;

const VOWELS = 'aeiouy';

/** Costs that are a power of ten less likely, so that a form can be weighed by how common it is, too. */
export const POWER_OF_TEN = 13;

/** What costs no more is the same word, typed without its marks. */
export const MARKS_LEFT_OUT = COST.wrongMark - 1;

/** What costs no more is the same word with other marks, or without them: `weż` for `weź`. */
export const OTHER_MARKS = COST.wrongMark;

/** What costs no more lacks one letter at most. */
export const LETTER_LEFT_OUT = COST.missing;

/** What costs no more has one letter too many, be it stray, or too few, or one of the next key. */
export const LETTER_TOO_MANY = COST.stray;

/** What costs no more has one letter too many or too few, or one of the next key. */
export const FINGER_SLIPPED = COST.touching;

/** What costs more has several mistakes. */
export const ONE_MISTAKE = COST.other + COST.first;

/** What costs no more sounds the same. */
export const SOUNDS_ALIKE = COST.soundAlike;

/** The same, and two marks left out besides. */
export const MARKED_AND_ALIKE = COST.soundAlike + 2 * COST.mark;

/** The same with two sounds spelled otherwise. */
export const SOUNDS_ALIKE_TWICE = 2 * COST.soundAlike;

/** What costs so much is the same letters, two of them swapped. */
export const isSwapped = (cost: number): boolean => cost === COST.swapped;

/** Mistakes that cost no more are made without noticing: marks, sounds, letters swapped or doubled. */
export const UNNOTICED = COST.missing - 1;

/** A word that was written, and the form that may have been meant. */
interface Pair {
  readonly word: string;
  readonly form: string;
  readonly orthography: Orthography;
}

/**
 * The cost of writing `word` for `form`; infinite when more lies between them than missing marks, spellings of the same sound and so many
 * mistakes of another kind.
 * @param most what costs more is infinite: the lower, the less is tried.
 */
export function difference(
  word: string,
  form: string,
  orthography: Orthography,
  slips = 1,
  most = Number.POSITIVE_INFINITY,
): number {
  const least = from({ word, form, orthography }, 0, 0, slips, most + 1);
  return least > most ? Number.POSITIVE_INFINITY : least;
}

/**
 * The cost of all after so many letters of the word and of the form, or `bound` where that is no more: what is found first bounds what is
 * tried next.
 */
function from(pair: Pair, i: number, j: number, slips: number, bound: number): number {
  const { word, form } = pair;
  while (i < word.length && word[i] === form[j]) {
    i++;
    j++;
  }
  if (i === word.length && j === form.length) return 0;
  if (bound <= COST.mark) return bound;
  const meant = form.charAt(j);
  let least = bound;
  if (meant !== '' && pair.orthography.marked.get(word.charAt(i))?.includes(meant))
    least = after(pair, COST.mark, i + 1, j + 1, slips, least);
  for (const [typed, marked] of pair.orthography.markedOfTwo)
    if (meant !== '' && marked.includes(meant) && word.startsWith(typed, i))
      least = after(pair, COST.mark, i + 2, j + 1, slips, least);
  return slips > 0 ? mistyped(pair, i, j, slips - 1, misspelled(pair, i, j, slips, least)) : least;
}

/** The lesser one of `bound` and a mistake of this cost with all that comes after it. */
function after(pair: Pair, cost: number, i: number, j: number, slips: number, bound: number): number {
  return cost < bound ? Math.min(bound, cost + from(pair, i, j, slips, bound - cost)) : bound;
}

/** The cost when another spelling of a sound begins here, or with the letter before, which may be the same in both (`ih` for `i`). */
function misspelled(pair: Pair, i: number, j: number, slips: number, bound: number): number {
  const { word, form, orthography } = pair;
  let least = bound;
  for (let back = 0; back < 2; back++) {
    const start = i - back;
    const sounds = orthography.misspellings.get(word.charAt(start));
    if (!sounds || least <= COST.soundAlike) continue;
    for (const sound of sounds) {
      const { written, meant } = sound;
      if (back > 0 && written[0] !== meant[0]) continue;
      if (!stands(written, word, start, sound) || !stands(meant, form, j - back, sound)) continue;
      const same = soundsSame(sound, form, j - back, orthography);
      const cost = same ? COST.soundAlike : COST.soundSimilar + atStart(start);
      least = after(pair, cost, start + written.length, j - back + meant.length, same ? slips : slips - 1, least);
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

/** The cost when a finger slipped here. @param slips left after that */
function mistyped(pair: Pair, i: number, j: number, slips: number, bound: number): number {
  const { word, form, orthography } = pair;
  const meant = form.charAt(j);
  let least = bound;
  if (i < word.length && meant !== '') {
    least = swapped(pair, i, j, slips, least);
    least = after(pair, replaced(word, i, meant, orthography) + atStart(i), i + 1, j + 1, slips, least);
  }
  if (i < word.length) least = after(pair, tooMany(word, i, orthography), i + 1, j, slips, least);
  if (meant === '') return least;
  return after(pair, isRepeated(form, j) ? COST.doubled : COST.missing + atStart(i), i, j + 1, slips, least);
}

/** The cost of a letter too many: the finger hits the next key with its own, or its own twice. */
function tooMany(word: string, i: number, { touching, unmarked }: Orthography): number {
  if (isRepeated(word, i)) return COST.doubled;
  const keyAt = (at: number): string => unmarked.get(word.charAt(at)) ?? word.charAt(at);
  const key = keyAt(i);
  const beside = touching.get(key) ?? '';
  const isBeside = (i > 0 && beside.includes(keyAt(i - 1))) || (i + 1 < word.length && beside.includes(keyAt(i + 1)));
  return (isBeside ? COST.extra : COST.stray) + atStart(i);
}

/** The cost when two letters have changed places. */
function swapped(pair: Pair, i: number, j: number, slips: number, bound: number): number {
  const { word, form, orthography } = pair;
  const changed = (written: string, meant: string): boolean =>
    written !== '' &&
    meant !== '' &&
    (written === meant || (orthography.marked.get(written)?.includes(meant) ?? false));
  const first = form.charAt(j);
  const second = form.charAt(j + 1);
  if (!changed(word.charAt(i), second) || !changed(word.charAt(i + 1), first)) return bound;
  const missing = (word[i] === second ? 0 : COST.mark) + (word[i + 1] === first ? 0 : COST.mark);
  return after(pair, COST.swapped + atStart(i) + missing, i + 2, j + 2, slips, bound);
}

const atStart = (i: number): number => (i === 0 ? COST.first : 0);

const isRepeated = (word: string, at: number): boolean => word[at] === word[at - 1] || word[at] === word[at + 1];

function replaced(word: string, i: number, meant: string, { unmarked, touching }: Orthography): number {
  const written = word.charAt(i);
  const [key, wanted] = [unmarked.get(written) ?? written, unmarked.get(meant) ?? meant];
  if (key === wanted && wanted === meant)
    return unmarked.has(word.charAt(i - 1)) || unmarked.has(word.charAt(i + 1)) ? COST.markBeside : COST.needlessMark;
  if (key === wanted) return COST.wrongMark;
  // Some keyboards have keys for letters with marks: ö is beside ä.
  if (touching.get(key)?.includes(wanted) || touching.get(written)?.includes(meant)) return COST.touching;
  return VOWELS.includes(key) && VOWELS.includes(wanted) ? COST.vowel : COST.other;
}
