import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { MAX_WORD_LETTERS } from '../../words/word-lengths.ts';
import { difference, MARKS_LEFT_OUT, SOUNDS_ALIKE_TWICE, soundsSame } from './difference.ts';
import type { Misspelling, Orthography } from './orthography.ts';

/** Words of fewer letters have everything for a neighbour: only marks are put in. */
const SHORTEST_WORD = 3;

/** As many of the nearest are weighed by their readings; a few short words have a hundred neighbours. */
const WEIGHED = 32;

/** What is this much further than the best is no help beside it: `zolw` is `żółw`, not `żółtw`. */
const WINDOW = 20;

/** What is met as often as this, as a power of ten among a thousand million words, is as likely to be meant as anything. */
const COMMON = 4.5;
/** What a word costs for each power of ten that it is rarer, and at most: nearness says more. */
const RARER = 2;
const RAREST = 14;

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
  const byDistance = around(word, game, orthography)
    .filter(({ distance }) => distance <= limit)
    .sort(nearest)
    .slice(0, WEIGHED);
  if (byDistance.length === 1) return byDistance.map(({ form }) => form);
  const weighed = byDistance
    .map(({ form, distance }) => ({ form, distance: distance + doubt(game.readings(form).map(weigh)) }))
    .sort(nearest);
  const end = (weighed[0]?.distance ?? 0) + WINDOW;
  return weighed.filter(({ distance }) => distance <= end).map(({ form }) => form);
}

/** What was found around the word that was asked about last, by the lexicon: a refusal asks several times, up to different distances. */
const latest = new WeakMap<Lexicon, { word: string; orthography: Orthography; found: readonly Distant[] }>();

/** All listed words around this one, with their distances, in no particular order. */
function around(word: string, game: Lexicon, orthography: Orthography): readonly Distant[] {
  const known = latest.get(game);
  if (known?.word === word && known.orthography === orthography) return known.found;
  const found = new Map<string, number>();
  const add = (form: string): void => {
    if (!found.has(form)) found.set(form, difference(word, form, orthography));
  };
  for (const form of game.neighbours(word, orthography.marks)) add(form);
  for (const other of respelled(word, game, orthography)) if (game.has(other)) add(other);
  if ([...found.values()].every((distance) => distance > SOUNDS_ALIKE_TWICE)) {
    for (const other of respelledTwice(word, game, orthography)) if (game.has(other)) add(other);
  }
  const distant = [...found].map(([form, distance]) => ({ form, distance }));
  latest.set(game, { word, orthography, found: distant });
  return distant;
}

interface Distant {
  form: string;
  distance: number;
}

const nearest = (a: Distant, b: Distant): number => a.distance - b.distance || (a.form < b.form ? -1 : 1);

/** How little says for a word, whatever it is near to: that it is rare. */
function doubt(weights: readonly number[]): number {
  const weight = Math.max(...weights, COMMON - RAREST / RARER);
  return Math.max(COMMON - weight, 0) * RARER;
}

/** A word with one sound spelled otherwise. */
interface Respelled {
  other: string;
  /** Letters before the sound. */
  at: number;
  sound: Misspelling;
}

/** All of them with `from` to `to` letters before the sound. */
function* respellings(word: string, from: number, to: number, { misspellings }: Orthography): Generator<Respelled> {
  for (let at = from; at <= to && at < word.length; at++) {
    for (const sound of misspellings.get(word.charAt(at)) ?? []) {
      if (!word.startsWith(sound.written, at)) continue;
      if (sound.isLast && at + sound.written.length < word.length) continue;
      yield { other: word.slice(0, at) + sound.meant + word.slice(at + sound.written.length), at, sound };
    }
  }
}

/** Spellings that need more than one edit, `rz` for `ż`, as far as they may be words. */
function* respelled(word: string, game: Lexicon, orthography: Orthography): Generator<string> {
  for (const { other, sound } of respellings(word, 0, game.reach(word), orthography)) {
    if (!sound.oneEdit) yield other;
  }
}

/**
 * The same with a second sound spelled otherwise, before it or after it: `kałórza` → `kałuża`. The sounds are changed from the left to
 * the right: where no word begins like the one with the first sound changed, no place further on is tried. Of 40 times `ą` 26 spellings
 * are left to be looked up in place of 9,600.
 */
function* respelledTwice(word: string, game: Lexicon, orthography: Orthography): Generator<string> {
  for (const { other, at, sound } of respellings(word, 0, game.reach(word), orthography)) {
    const isSame = soundsSame(sound, other, at, orthography);
    if (sound.oneEdit && !isSame) continue;
    const end = at + sound.meant.length;
    for (const second of respellings(other, 0, game.reach(other), orthography)) {
      const isAfter = second.at >= end;
      const isBefore = second.at + second.sound.written.length <= at;
      const isSecondSame = soundsSame(second.sound, second.other, second.at, orthography);
      const takesBoth = !sound.oneEdit && isSecondSame && !isBefore;
      if (takesBoth || (isSame && isAfter && (isSecondSame || !second.sound.oneEdit))) yield second.other;
    }
  }
}
