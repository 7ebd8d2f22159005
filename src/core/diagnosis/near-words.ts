/**
 * Searches listed words near a refused one. The limits here only bound the search, and the engine weighs what it finds. No fit sets them: they
 * decide which proposals a fit sees.
 */
import type { Lexicon, Reading } from '../lexicon/lexicon.ts';
import { MAX_WORD_LETTERS } from '../words/normalise.ts';
import { POWER_OF_TEN } from './edit-costs.ts';
import { editCost, soundsSame } from './edit-model.ts';
import type { Misspelling, Orthography } from './orthography.ts';

/** Minimum length of a word that is searched with edits. Almost any word is near a shorter one, so only missing marks are added to it. */
const SHORTEST_WORD = 3;

/** Maximum number of near words that become proposals. In the labels the intended word is almost never further down. */
export const MOST_NEAR = 5;

/** Maximum number of near words that are weighed by their readings. A few short words have a hundred neighbours. */
const WEIGHED = 32;

/** Maximum distance in cost from the best candidate: a word a thousand times less likely is left out (`zolw` is `żółw`, not `żółtw`). */
const WINDOW = 3 * POWER_OF_TEN;

/** Log-frequency (log₁₀ of occurrences in 10⁹ tokens) from which on a word has no rarity penalty. */
const COMMON = 5.5;

/** Maximum length of a misspelled word: two extra letters. */
const LONGEST_WORD = MAX_WORD_LETTERS + 2;

/** Returns the likelihood of a reading of a near word, on the scale of log-frequencies. */
export type Weigh = (reading: Reading) => number;

const weightOf: Weigh = ({ logFrequency: weight = 0 }) => weight;

/**
 * Returns the listed words that may be intended by one that is not listed, best first: without missing diacritics, one mistyped letter, or
 * one sound spelled as another.
 * @param furthest highest edit cost
 * @param weigh likelihood of a reading: its log-frequency, or what a ruleset knows from the case that was typed
 * @param unlikeliest highest sum of edit cost and rarity penalty
 */
export function nearWords(
  word: string,
  game: Lexicon,
  orthography: Orthography,
  furthest: number = Number.POSITIVE_INFINITY,
  weigh: Weigh = weightOf,
  unlikeliest: number = Number.POSITIVE_INFINITY,
): string[] {
  if (word.length > LONGEST_WORD) return [];
  const limit = word.length < SHORTEST_WORD ? Math.min(furthest, orthography.limits.marksLeftOut) : furthest;
  const asWeighed = ({ form, cost }: Candidate): Candidate => ({
    form,
    cost: cost + rarityPenalty(game.readings(form), weigh),
  });
  const { found, further } = neighbourhoodOf(word, game, orthography, limit);
  const weighed: Candidate[] = [];
  let last = limit;
  for (const one of found.slice(0, WEIGHED)) {
    // Its edit cost alone is too high, however common the word is.
    if (one.cost > last) break;
    const { form, cost } = asWeighed(one);
    weighed.push({ form, cost });
    last = Math.min(last, cost + WINDOW);
  }
  const isSure = word.length >= orthography.oneSlipFrom && weighed.length > 0;
  // Two edits are not tried if a candidate is at least as likely as any single replacement.
  const isDoubtful = !isSure && weighed.every(({ cost }) => cost > orthography.costs.other);
  if (isDoubtful && limit > ONE_SLIP && word.length >= SHORTEST_TWICE)
    weighed.push(
      ...further()
        .map(asWeighed)
        .filter(({ cost }) => cost <= likelyTwice(word, orthography)),
    );
  weighed.sort(nearest);
  const end = Math.min((weighed[0]?.cost ?? 0) + WINDOW, unlikeliest);
  return weighed.filter(({ cost }) => cost <= end).map(({ form }) => form);
}

/** Fills the cache with all words near this one, for a caller that needs the nearest words first and further ones later. */
export function prefetchNearWords(word: string, game: Lexicon, orthography: Orthography): void {
  if (word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD) neighbourhoodOf(word, game, orthography, ONE_SLIP);
}

/** Returns all candidates, whatever their cost and rarity. */
export function candidates(word: string, game: Lexicon, orthography: Orthography): string[] {
  const { found, further } = neighbourhoodOf(word, game, orthography, ONE_SLIP);
  const all = word.length < SHORTEST_TWICE ? found : [...found, ...further()];
  return all.map(({ form }) => form);
}

/** A listed form near the query. */
interface Candidate {
  readonly form: string;
  readonly cost: number;
}

const nearest = (a: Candidate, b: Candidate): number => a.cost - b.cost || (a.form < b.form ? -1 : 1);

/** Returns the highest likelihood of the readings; 0 if unknown. */
function highestLogFrequency(readings: readonly Reading[], weigh: Weigh): number {
  let weight = 0;
  for (const reading of readings) weight = Math.max(weight, weigh(reading));
  return weight;
}

/** Returns the cost of a word's rarity, whatever its edit cost. */
export const rarityPenalty = (readings: readonly Reading[], weigh: Weigh = weightOf): number =>
  Math.max(COMMON - highestLogFrequency(readings, weigh), 0) * POWER_OF_TEN;

/**
 * The neighbourhoods of the last queries, by lexicon. A refusal needs the neighbourhood of the word several times, up to different costs,
 * and that of the second of two words written together.
 */
const latest = new WeakMap<Lexicon, Map<string, Neighbourhood>>();
const CACHE_SIZE = 8;

interface Neighbourhood {
  readonly orthography: Orthography;
  /** Cost up to which all candidates were searched. */
  readonly furthest: number;
  /** The candidates, nearest first. */
  readonly found: readonly Candidate[];
  /** Returns the candidates with two edits, which are searched when first needed. */
  readonly further: () => readonly Candidate[];
}

/** Returns the listed words near this one: all up to this cost, and some with a higher cost. */
function neighbourhoodOf(word: string, game: Lexicon, orthography: Orthography, furthest: number): Neighbourhood {
  const cached = latest.get(game) ?? new Map<string, Neighbourhood>();
  const known = cached.get(word);
  if (known?.orthography === orthography && furthest <= known.furthest) return known;
  // Deletes the oldest, because the latest may be needed again.
  if (cached.size === CACHE_SIZE) cached.delete(cached.keys().next().value as string);
  const { soundsAlike } = orthography.limits;
  const isAlike = furthest <= soundsAlike;
  const found = isAlike ? withoutSlips(word, game, orthography) : withSlip(word, game, orthography);
  let twice: readonly Candidate[] | undefined;
  const further = (): readonly Candidate[] => (twice ??= slippedTwice(word, found, game, orthography));
  const neighbourhood = {
    orthography,
    furthest: isAlike ? soundsAlike : Infinity,
    found: found.sort(nearest),
    further,
  };
  latest.set(game, cached.set(word, neighbourhood));
  return neighbourhood;
}

/**
 * Returns the candidates up to the limit `soundsAlike`, at a fourth of the time: with other marks, or one sound spelled otherwise, and no
 * edit.
 */
function withoutSlips(word: string, game: Lexicon, orthography: Orthography): Candidate[] {
  const forms = new Set(game.neighbours(word, orthography.otherMarks, 0));
  forEachRespelling(word, 0, game.reach(word), orthography, (at, sound) => {
    const form = respelled(word, at, sound);
    if (game.has(form)) forms.add(form);
  });
  return [...forms].map((form) => ({ form, cost: editCost(word, form, orthography) }));
}

function withSlip(word: string, game: Lexicon, orthography: Orthography): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (form: string): void => {
    if (!found.has(form)) found.set(form, { form, cost: editCost(word, form, orthography) });
  };
  for (const form of game.neighbours(word, orthography.marks)) add(form);
  const reach = game.reach(word);
  // Spellings that take more than one edit: `rz` for `ż`.
  forEachRespelling(word, 0, reach, orthography, (at, sound) => {
    if (sound.oneEdit) return;
    const other = respelled(word, at, sound);
    if (game.has(other)) add(other);
  });
  const all = [...found.values()];
  if (all.some(({ cost }) => cost <= orthography.limits.soundsAlikeTwice)) return all;
  forEachRespelling(word, 0, reach, orthography, (at, sound) =>
    addRespelledTwice(word, at, sound, game, orthography, add),
  );
  return [...found.values()];
}

/** Minimum length of a word that is rarely within two edits of another word by chance. */
const SHORTEST_TWICE = 6;

/** Minimum log-frequency of a word with two edits. Some rare word is always that near, except to a long word. */
const rarestTwice = ({ length }: string): number => 9 - length;

/**
 * Highest cost with two edits, rarity included: some word costs that little by chance (*akrosomalny* for autosomalny), but rarely one of a
 * long word.
 */
const likelyTwice = ({ length }: string, { costs }: Orthography): number =>
  2 * costs.other + 10 * Math.max(0, length - 10);

/** Value of `furthest` that admits only candidates with one edit. With two edits, a name may look like any word. */
export const ONE_SLIP = Number.MAX_VALUE;

/** Returns common words with two edits: `immedialtey`, `lanagugae`. */
function slippedTwice(
  word: string,
  nearer: readonly Candidate[],
  game: Lexicon,
  orthography: Orthography,
): readonly Candidate[] {
  const isNearer = new Set(nearer.map(({ form }) => form));
  const rarest = rarestTwice(word);
  const unlikely = likelyTwice(word, orthography);
  const found: Candidate[] = [];
  for (const form of game.neighbours(word, orthography.marks, 2)) {
    if (isNearer.has(form)) continue;
    const readings = game.readings(form);
    if (highestLogFrequency(readings, weightOf) < rarest) continue;
    // The knowledge of a ruleset can only lower the likelihood.
    const most = unlikely - rarityPenalty(readings, weightOf) + 1;
    found.push({ form, cost: editCost(word, form, orthography, 2, most) });
  }
  return found;
}

const NO_SOUNDS: readonly Misspelling[] = [];

/** Calls `visit` for each respelling with `from` to `to` letters before the sound. */
function forEachRespelling(
  word: string,
  from: number,
  to: number,
  { misspellings }: Orthography,
  visit: (at: number, sound: Misspelling) => void,
): void {
  for (let at = from; at <= to && at < word.length; at++) {
    for (const sound of misspellings.get(word.charAt(at)) ?? NO_SOUNDS) {
      if (!word.startsWith(sound.written, at)) continue;
      if (!sound.isLast || at + sound.written.length === word.length) visit(at, sound);
    }
  }
}

/** Returns the word with the other spelling of a sound that has `at` letters before it. */
const respelled = (word: string, at: number, { written, intended }: Misspelling): string =>
  word.slice(0, at) + intended + word.slice(at + written.length);

/** Returns true when both spellings sound the same in some form. */
const maySoundSame = ({ sound, isVoice }: Misspelling): boolean => sound === 'same' || isVoice;

/**
 * Calls `add` with each listed word that has this sound spelled otherwise and another one before it or after it: `kałórza` → `kałuża`. Sounds
 * are changed from left to right, and only as far as a listed word begins like the result. Of 40 times `ą`, 26 spellings are looked up and not
 * 9,600.
 * @param at number of letters before the first sound
 */
function addRespelledTwice(
  word: string,
  at: number,
  sound: Misspelling,
  game: Lexicon,
  orthography: Orthography,
  add: (form: string) => void,
): void {
  if (sound.oneEdit && !maySoundSame(sound)) return;
  const other = respelled(word, at, sound);
  const isSame = soundsSame(sound, other, at, orthography);
  if (sound.oneEdit && !isSame) return;
  const end = at + sound.intended.length;
  // A sound that takes one edit is the first of two.
  forEachRespelling(other, sound.oneEdit ? end : 0, game.reach(other), orthography, (secondAt, second) => {
    const isBefore = secondAt + second.written.length <= at;
    if (isBefore) return;
    const isAfter = secondAt >= end;
    const takesAny = isSame && isAfter && !second.oneEdit;
    const takesSame = (isSame && isAfter) || !sound.oneEdit;
    if (!takesAny && !(takesSame && maySoundSame(second))) return;
    const twice = respelled(other, secondAt, second);
    if ((takesAny || soundsSame(second, twice, secondAt, orthography)) && game.has(twice)) add(twice);
  });
}
