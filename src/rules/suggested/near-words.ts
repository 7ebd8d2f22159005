import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { MAX_WORD_LETTERS } from '../../words/word-lengths.ts';
import { difference, MARKS_LEFT_OUT, SOUNDS_ALIKE, SOUNDS_ALIKE_TWICE, soundsSame } from './difference.ts';
import type { Misspelling, Orthography } from './orthography.ts';

/** Words of fewer letters have everything for a neighbour: only marks are put in. */
const SHORTEST_WORD = 3;

/** As many of the nearest are weighed by their readings; a few short words have a hundred neighbours. */
const WEIGHED = 32;

/** What is this much further than the best is no help beside it: `zolw` is `żółw`, not `żółtw`. */
const WINDOW = 20;

/** What is met as often as this, as a power of ten among a thousand million words, is as likely to be meant as anything. */
const COMMON = 5.5;
/**
 * What a word costs for each power of ten that it is rarer, and at most. Of slips drawn by machine the right word is first for the most
 * with 5 to 8, in Polish and German; with 2 the nearest word was offered though nobody uses it (`ylko`: *łyko* before *tylko*).
 */
const RARER = 6.5;
const RAREST = 36;

/** How likely a reading of a near word is to be meant, as the logarithm that `Reading` has as its weight. */
export type Weigh = (reading: Reading) => number;

const weightOf: Weigh = ({ weight = 0 }) => weight;

/**
 * Listed words that may have been meant by one that is not listed, best first: diacritics left out, one letter mistyped, or one sound
 * spelled as another.
 * @param furthest highest cost that a mistake may have (difference.ts)
 * @param weigh how likely a reading is to be meant, as its weight says; a ruleset may know more of it by how the word was typed
 */
export function nearWords(
  word: string,
  game: Lexicon,
  orthography: Orthography,
  furthest: number = Number.POSITIVE_INFINITY,
  weigh: Weigh = weightOf,
): string[] {
  if (word.length > MAX_WORD_LETTERS) return [];
  const limit = word.length < SHORTEST_WORD ? Math.min(furthest, MARKS_LEFT_OUT) : furthest;
  const byDistance = around(word, game, orthography, limit);
  const isBeyond = byDistance.findIndex(({ distance }) => distance > limit);
  const near = byDistance.slice(0, Math.min(isBeyond < 0 ? byDistance.length : isBeyond, WEIGHED));
  if (near.length <= 1) return near.map(({ form }) => form);
  const weighed = near
    .map((one) => ({ form: one.form, distance: one.distance + doubt(readingsOf(one, game), weigh) }))
    .sort(nearest);
  const end = (weighed[0]?.distance ?? 0) + WINDOW;
  return weighed.filter(({ distance }) => distance <= end).map(({ form }) => form);
}

/** Looks for all words around this one at once, where near ones will be asked about first and then those that are further. */
export function lookAround(word: string, game: Lexicon, orthography: Orthography): void {
  if (word.length >= SHORTEST_WORD && word.length <= MAX_WORD_LETTERS) around(word, game, orthography, ONE_SLIP);
}

/** A form at some distance from the word that was asked about. */
interface Distant {
  readonly form: string;
  readonly distance: number;
  /** Once they have been asked for. */
  readings?: readonly Reading[];
}

const nearest = (a: Distant, b: Distant): number => a.distance - b.distance || (a.form < b.form ? -1 : 1);

function readingsOf(one: Distant, game: Lexicon): readonly Reading[] {
  one.readings ??= game.readings(one.form);
  return one.readings;
}

/** How little says for a word, whatever it is near to: that it is rare. */
function doubt(readings: readonly Reading[], weigh: Weigh): number {
  let weight = COMMON - RAREST / RARER;
  for (const reading of readings) weight = Math.max(weight, weigh(reading));
  return Math.max(COMMON - weight, 0) * RARER;
}

/**
 * What was found around the words that were asked about last, by the lexicon: a refusal asks several times, up to different distances,
 * and about the second of two words that it may be besides.
 */
const latest = new WeakMap<Lexicon, Map<string, Around>>();
const MOST_KEPT = 8;

interface Around {
  orthography: Orthography;
  /** Cost up to which all were looked for. */
  furthest: number;
  found: readonly Distant[];
}

/** The listed words around this one, nearest first: all up to that cost, and some that are further. */
function around(word: string, game: Lexicon, orthography: Orthography, furthest: number): readonly Distant[] {
  const kept = latest.get(game) ?? new Map<string, Around>();
  const known = kept.get(word);
  if (known?.orthography === orthography && furthest <= known.furthest) return known.found;
  if (kept.size === MOST_KEPT) kept.clear();
  const keep = (upTo: number, found: readonly Distant[]): readonly Distant[] => {
    latest.set(game, kept.set(word, { orthography, furthest: upTo, found }));
    return found;
  };
  if (furthest <= SOUNDS_ALIKE) return keep(SOUNDS_ALIKE, withoutSlips(word, game, orthography).sort(nearest));
  if (furthest <= ONE_SLIP) return keep(ONE_SLIP, withSlip(word, game, orthography).sort(nearest));
  const found = around(word, game, orthography, ONE_SLIP);
  const isFurther = found.length === 0 && word.length >= SHORTEST_TWICE;
  return keep(Number.POSITIVE_INFINITY, isFurther ? slippedTwice(word, game, orthography).sort(nearest) : found);
}

/** Those that cost no more than `SOUNDS_ALIKE`, at a fourth of the price: with other marks, or one sound spelled otherwise, and no edit. */
function withoutSlips(word: string, game: Lexicon, orthography: Orthography): Distant[] {
  const once = respellings(word, 0, game.reach(word), orthography).map((one) => respelled(word, one));
  const forms = new Set([
    ...game.neighbours(word, orthography.otherMarks, 0),
    ...once.filter((form) => game.has(form)),
  ]);
  return [...forms].map((form) => ({ form, distance: difference(word, form, orthography) }));
}

function withSlip(word: string, game: Lexicon, orthography: Orthography): Distant[] {
  const found = new Map<string, Distant>();
  const add = (form: string): void => {
    if (!found.has(form)) found.set(form, { form, distance: difference(word, form, orthography) });
  };
  for (const form of game.neighbours(word, orthography.marks)) add(form);
  const once = respellings(word, 0, game.reach(word), orthography);
  // Spellings that need more than one edit, `rz` for `ż`.
  for (const one of once) {
    if (one.sound.oneEdit) continue;
    const other = respelled(word, one);
    if (game.has(other)) add(other);
  }
  let isAlike = false;
  for (const { distance } of found.values()) isAlike ||= distance <= SOUNDS_ALIKE_TWICE;
  if (!isAlike) for (const other of respelledTwice(word, once, game, orthography)) if (game.has(other)) add(other);
  return [...found.values()];
}

/** Letters of a word that is hardly another one with two slips by chance. */
const SHORTEST_TWICE = 7;

/** How common a word is that two slips may have been meant for: of rare ones there is always one so near. */
const RAREST_TWICE = 3.5;

/** What two slips cost besides: more than any other word that is near. */
const TWO_SLIPS = 100;

/** What costs no more has one slip at most: of two, a name may look like any word. */
export const ONE_SLIP = TWO_SLIPS - 1;

/** Letters before the place up to which a word begins like a listed one, among which one of two slips is looked for. */
const BACK = 2;

/**
 * Words with two slips, the first of which is a sound spelled otherwise, a letter too many, or two swapped: `immedialtey`, `lanagugae`.
 * It is looked for where the word stops being the beginning of a listed one, which keeps it to some ten searches.
 */
function slippedTwice(word: string, game: Lexicon, orthography: Orthography): Distant[] {
  const reach = game.reach(word);
  const nearer = new Set<string>();
  for (const one of respellings(word, 0, reach, orthography))
    if (one.at > reach - BACK) nearer.add(respelled(word, one));
  for (let at = Math.max(1, reach - BACK); at <= reach && at < word.length; at++) {
    nearer.add(word.slice(0, at) + word.slice(at + 1));
    nearer.add(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  const found = new Map<string, Distant>();
  for (const other of nearer) {
    // The first slip was not there: without it, the word would begin like a listed one for longer.
    if (game.reach(other) < reach) continue;
    const cost = TWO_SLIPS + difference(word, other, orthography);
    for (const form of game.neighbours(other, orthography.marks)) {
      const distance = cost + difference(other, form, orthography);
      if (distance < (found.get(form)?.distance ?? Number.POSITIVE_INFINITY)) found.set(form, { form, distance });
    }
  }
  return [...found.values()].filter((one) => readingsOf(one, game).some(({ weight = 0 }) => weight >= RAREST_TWICE));
}

/** A sound of a word that may be spelled otherwise. */
interface Respelling {
  /** Letters before it. */
  at: number;
  sound: Misspelling;
}

/** All of them with `from` to `to` letters before the sound. */
function respellings(word: string, from: number, to: number, { misspellings }: Orthography): Respelling[] {
  const found: Respelling[] = [];
  for (let at = from; at <= to && at < word.length; at++) {
    for (const sound of misspellings.get(word.charAt(at)) ?? []) {
      if (!word.startsWith(sound.written, at)) continue;
      if (!sound.isLast || at + sound.written.length === word.length) found.push({ at, sound });
    }
  }
  return found;
}

const respelled = (word: string, { at, sound }: Respelling): string =>
  word.slice(0, at) + sound.meant + word.slice(at + sound.written.length);

/**
 * The word with two sounds spelled otherwise, the second one before the first or after it: `kałórza` → `kałuża`. The sounds are changed
 * from the left to the right: where no word begins like the one with the first sound changed, no place further on is tried. Of 40 times
 * `ą` 26 spellings are left to be looked up in place of 9,600.
 * @param once the sounds that may be the first.
 */
function respelledTwice(
  word: string,
  once: readonly Respelling[],
  game: Lexicon,
  orthography: Orthography,
): readonly string[] {
  const spellings: string[] = [];
  for (const first of once) {
    const { at, sound } = first;
    const other = respelled(word, first);
    const isSame = soundsSame(sound, other, at, orthography);
    if (sound.oneEdit && !isSame) continue;
    const end = at + sound.meant.length;
    // A sound that one edit changes is the first of two.
    for (const second of respellings(other, sound.oneEdit ? end : 0, game.reach(other), orthography)) {
      const isBefore = second.at + second.sound.written.length <= at;
      if (isBefore) continue;
      const isAfter = second.at >= end;
      const twice = respelled(other, second);
      const isSecondSame = soundsSame(second.sound, twice, second.at, orthography);
      const takesBoth = !sound.oneEdit && isSecondSame;
      if (takesBoth || (isSame && isAfter && (isSecondSame || !second.sound.oneEdit))) spellings.push(twice);
    }
  }
  return spellings;
}
