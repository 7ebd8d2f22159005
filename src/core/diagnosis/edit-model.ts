import type { EditCosts } from './edit-costs.ts';
import type { Misspelling, Orthography } from './orthography.ts';

const VOWELS = 'aeiouy';

/** A written word, and a form that may be intended. */
interface Pair {
  readonly word: string;
  readonly form: string;
  readonly orthography: Orthography;
}

/**
 * Returns the cost of writing `word` for `form`; infinite if that takes more than missing marks, spellings of the same sound and `slips` other
 * mistakes.
 * @param most highest cost that is not infinite: the lower it is, the fewer edits are tried
 */
export function editCost(
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
 * Returns the cost of the rest after `i` letters of the word and `j` of the form, or `bound` if that is not higher. A cost found first bounds
 * what is tried next.
 */
function from(pair: Pair, i: number, j: number, slips: number, bound: number): number {
  const { word, form } = pair;
  const { marked, markedOfTwo, costs } = pair.orthography;
  while (i < word.length && word[i] === form[j]) {
    i++;
    j++;
  }
  if (i === word.length && j === form.length) return 0;
  if (bound <= costs.mark) return bound;
  const intended = form.charAt(j);
  let least = bound;
  if (intended !== '' && marked.get(word.charAt(i))?.includes(intended))
    least = after(pair, costs.mark, i + 1, j + 1, slips, least);
  for (const [typed, letters] of markedOfTwo)
    if (intended !== '' && letters.includes(intended) && word.startsWith(typed, i))
      least = after(pair, costs.mark, i + 2, j + 1, slips, least);
  return slips > 0 ? mistyped(pair, i, j, slips - 1, misspelled(pair, i, j, slips, least)) : least;
}

/** Returns the minimum of `bound` and the cost of this mistake together with the rest. */
function after(pair: Pair, cost: number, i: number, j: number, slips: number, bound: number): number {
  return cost < bound ? Math.min(bound, cost + from(pair, i, j, slips, bound - cost)) : bound;
}

/** Returns the cost if another spelling of a sound begins here, or with the letter before, which may be the same in both (`ih` for `i`). */
function misspelled(pair: Pair, i: number, j: number, slips: number, bound: number): number {
  const { word, form, orthography } = pair;
  const { costs } = orthography;
  let least = bound;
  for (let back = 0; back < 2; back++) {
    const start = i - back;
    const sounds = orthography.misspellings.get(word.charAt(start));
    if (!sounds || least <= costs.soundAlike) continue;
    for (const sound of sounds) {
      const { written, intended } = sound;
      if (back > 0 && written[0] !== intended[0]) continue;
      if (!stands(written, word, start, sound) || !stands(intended, form, j - back, sound)) continue;
      const same = soundsSame(sound, form, j - back, orthography);
      const cost = same ? costs.soundAlike : costs.soundSimilar + atStart(start, costs);
      least = after(pair, cost, start + written.length, j - back + intended.length, same ? slips : slips - 1, least);
    }
  }
  return least;
}

/** Returns true when the word has this spelling of the sound at the position. */
const stands = (spelling: string, word: string, at: number, { isLast }: Misspelling): boolean =>
  word.startsWith(spelling, at) && (!isLast || at + spelling.length === word.length);

/** Returns true when both spellings sound the same at this position of the form. */
export const soundsSame = (
  { sound, intended, isVoice }: Misspelling,
  form: string,
  at: number,
  { takesVoice }: Orthography,
): boolean => sound === 'same' || (isVoice && takesVoice?.(form, at, intended.length) === true);

/** Returns the cost if a letter was mistyped here. @param slips left after that */
function mistyped(pair: Pair, i: number, j: number, slips: number, bound: number): number {
  const { word, form, orthography } = pair;
  const { costs } = orthography;
  const intended = form.charAt(j);
  let least = bound;
  if (i < word.length && intended !== '') {
    least = swapped(pair, i, j, slips, least);
    least = after(pair, replaced(word, i, intended, orthography) + atStart(i, costs), i + 1, j + 1, slips, least);
  }
  if (i < word.length) least = after(pair, tooMany(word, i, orthography), i + 1, j, slips, least);
  if (intended === '') return least;
  return after(pair, isRepeated(form, j) ? costs.doubled : costs.missing + atStart(i, costs), i, j + 1, slips, least);
}

/** Returns the cost of an extra letter: of a neighbouring key, of the same key, or any other. */
function tooMany(word: string, i: number, orthography: Orthography): number {
  const { touching, costs } = orthography;
  if (isRepeated(word, i)) return costs.doubled;
  const beside = touching.get(keyOf(word.charAt(i), orthography)) ?? '';
  const isBeside =
    (i > 0 && beside.includes(keyOf(word.charAt(i - 1), orthography))) ||
    (i + 1 < word.length && beside.includes(keyOf(word.charAt(i + 1), orthography)));
  return (isBeside ? costs.extra : costs.stray) + atStart(i, costs);
}

/** Returns the key with which the letter is typed, whatever its mark. */
const keyOf = (letter: string, { unmarked }: Orthography): string => unmarked.get(letter) ?? letter;

/** Returns the cost if two letters were swapped. */
function swapped(pair: Pair, i: number, j: number, slips: number, bound: number): number {
  const { word, form, orthography } = pair;
  const { costs } = orthography;
  const first = form.charAt(j);
  const second = form.charAt(j + 1);
  if (!isTypedFor(word.charAt(i), second, orthography) || !isTypedFor(word.charAt(i + 1), first, orthography))
    return bound;
  const missing = (word[i] === second ? 0 : costs.mark) + (word[i + 1] === first ? 0 : costs.mark);
  return after(pair, costs.swapped + atStart(i, costs) + missing, i + 2, j + 2, slips, bound);
}

/** Returns true when both are the same letter, or the same but for a missing mark. */
const isTypedFor = (written: string, intended: string, { marked }: Orthography): boolean =>
  written !== '' && intended !== '' && (written === intended || marked.get(written)?.includes(intended) === true);

const atStart = (i: number, costs: EditCosts): number => (i === 0 ? costs.first : 0);

const isRepeated = (word: string, at: number): boolean => word[at] === word[at - 1] || word[at] === word[at + 1];

function replaced(word: string, i: number, intended: string, orthography: Orthography): number {
  const { unmarked, touching, costs } = orthography;
  const written = word.charAt(i);
  const key = keyOf(written, orthography);
  const wanted = keyOf(intended, orthography);
  if (key === wanted && wanted === intended)
    return unmarked.has(word.charAt(i - 1)) || unmarked.has(word.charAt(i + 1)) ? costs.markBeside : costs.needlessMark;
  if (key === wanted) return costs.wrongMark;
  // Some keyboards have keys for letters with marks: ö is beside ä.
  if (touching.get(key)?.includes(wanted) || touching.get(written)?.includes(intended)) return costs.touching;
  return VOWELS.includes(key) && VOWELS.includes(wanted) ? costs.vowel : costs.other;
}
