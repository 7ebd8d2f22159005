import type { Lexicon, Reading } from '../lexicon/lexicon.ts';
import { MAX_WORD_LETTERS } from '../words/word-lengths.ts';
import { POWER_OF_TEN } from './edit-costs.ts';
import { editCost, soundsSame } from './edit-model.ts';
import type { Misspelling, Orthography } from './orthography.ts';

/** Words of fewer letters have everything for a neighbour: only marks are put in. */
const SHORTEST_WORD = 3;

/** As many are worth a proposal: in the labels the word that was meant is hardly ever further down. */
export const MOST_NEAR = 5;

/** As many of the nearest are weighed by their readings; a few short words have a hundred neighbours. */
const WEIGHED = 32;

/** What is a thousand times less likely than the best is no help beside it: `zolw` is `żółw`, not `żółtw`. */
const WINDOW = 3 * POWER_OF_TEN;

/** What is met as often as this, as a power of ten among a thousand million words, is as likely to be meant as anything. */
const COMMON = 5.5;

/** Letters of a misspelled word: two slips make it longer than any word of the game. */
const LONGEST_WORD = MAX_WORD_LETTERS + 2;

/** How likely a reading of a near word is to be meant, as the logarithm that `Reading` has as its weight. */
export type Weigh = (reading: Reading) => number;

const weightOf: Weigh = ({ logFrequency: weight = 0 }) => weight;

/**
 * Listed words that may have been meant by one that is not listed, best first: diacritics left out, one letter mistyped, or one sound
 * spelled as another.
 * @param furthest highest cost that a mistake may have (difference.ts)
 * @param weigh how likely a reading is to be meant, as its weight says; a ruleset may know more of it by how the word was typed
 * @param unlikeliest highest cost that a mistake may have with what the word costs for being rare
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
    // However common it is, it is too far beside the best.
    if (one.cost > last) break;
    const { form, cost } = asWeighed(one);
    weighed.push({ form, cost: cost });
    last = Math.min(last, cost + WINDOW);
  }
  const isSure = word.length >= orthography.oneSlipFrom && weighed.length > 0;
  // What is as likely as a letter for any other is so likely that nothing with two slips is.
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

/** Looks for all words around this one at once, where near ones will be asked about first and then those that are further. */
export function prefetchNearWords(word: string, game: Lexicon, orthography: Orthography): void {
  if (word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD) neighbourhoodOf(word, game, orthography, ONE_SLIP);
}

/** All words that are weighed, however far and rare. */
export function candidates(word: string, game: Lexicon, orthography: Orthography): string[] {
  const { found, further } = neighbourhoodOf(word, game, orthography, ONE_SLIP);
  const all = word.length < SHORTEST_TWICE ? found : [...found, ...further()];
  return all.map(({ form }) => form);
}

/** A form at some distance from the word that was asked about. */
interface Candidate {
  readonly form: string;
  readonly cost: number;
}

const nearest = (a: Candidate, b: Candidate): number => a.cost - b.cost || (a.form < b.form ? -1 : 1);

/** How common a form is by its commonest reading; 0 where that is not known. */
function highestLogFrequency(readings: readonly Reading[], weigh: Weigh): number {
  let weight = 0;
  for (const reading of readings) weight = Math.max(weight, weigh(reading));
  return weight;
}

/** How little says for a word, whatever it is near to: that it is rare. */
export const rarityPenalty = (readings: readonly Reading[], weigh: Weigh = weightOf): number =>
  Math.max(COMMON - highestLogFrequency(readings, weigh), 0) * POWER_OF_TEN;

/**
 * What was found around the words that were asked about last, by the lexicon: a refusal asks several times, up to different distances,
 * and about the second of two words that it may be besides.
 */
const latest = new WeakMap<Lexicon, Map<string, Neighbourhood>>();
const CACHE_SIZE = 8;

interface Neighbourhood {
  readonly orthography: Orthography;
  /** Cost up to which all were looked for. */
  readonly furthest: number;
  /** Nearest first. */
  readonly found: readonly Candidate[];
  /** Those with two slips, looked for when they are first asked for. */
  readonly further: () => readonly Candidate[];
}

/** The listed words around this one: all up to that cost, and some that are further. */
function neighbourhoodOf(word: string, game: Lexicon, orthography: Orthography, furthest: number): Neighbourhood {
  const cached = latest.get(game) ?? new Map<string, Neighbourhood>();
  const known = cached.get(word);
  if (known?.orthography === orthography && furthest <= known.furthest) return known;
  // The oldest goes: the one before may be asked about again.
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

/** Those that cost no more than the limit `soundsAlike`, at a fourth of the price: with other marks, or one sound spelled otherwise, and no edit. */
function withoutSlips(word: string, game: Lexicon, orthography: Orthography): Candidate[] {
  const once = respellings(word, 0, game.reach(word), orthography).map((one) => respelled(word, one));
  const forms = new Set([
    ...game.neighbours(word, orthography.otherMarks, 0),
    ...once.filter((form) => game.has(form)),
  ]);
  return [...forms].map((form) => ({ form, cost: editCost(word, form, orthography) }));
}

function withSlip(word: string, game: Lexicon, orthography: Orthography): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (form: string): void => {
    if (!found.has(form)) found.set(form, { form, cost: editCost(word, form, orthography) });
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
  for (const { cost } of found.values()) isAlike ||= cost <= orthography.limits.soundsAlikeTwice;
  if (!isAlike) for (const other of respelledTwice(word, once, game, orthography)) if (game.has(other)) add(other);
  return [...found.values()];
}

/** Letters of a word that is hardly another one with two slips by chance. */
const SHORTEST_TWICE = 6;

/** How common a word is that two slips may have been meant for: of rare ones there is always one so near, but to a long word. */
const rarestTwice = ({ length }: string): number => 9 - length;

/** What costs more with two slips, its rareness included, is so near to any word: autosomalny is no slip for *akrosomalny*; of long words less is. */
const likelyTwice = ({ length }: string, { costs }: Orthography): number =>
  2 * costs.other + 10 * Math.max(0, length - 10);

/** What costs no more has one slip at most: of two, a name may look like any word. */
export const ONE_SLIP = Number.MAX_VALUE;

/** Common words with two slips: `immedialtey`, `lanagugae`. */
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
    // What a ruleset knows besides only speaks against a word.
    const most = unlikely - rarityPenalty(readings, weightOf) + 1;
    found.push({ form, cost: editCost(word, form, orthography, 2, most) });
  }
  return found;
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
  word.slice(0, at) + sound.intended + word.slice(at + sound.written.length);

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
    const end = at + sound.intended.length;
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
