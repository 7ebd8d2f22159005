/** Removes prefixes of Polish words. */
import PREFIXES from '../../../../../dictionaries/packed/tables/pl-prefixes.json' with { type: 'json' };

/** Longest first, so that the rest is as short as possible. */
const list = (of: keyof typeof PREFIXES): readonly string[] =>
  PREFIXES[of].split(' ').sort((a, b) => b.length - a.length);

const VERBAL = list('verb');
/** Learned prefixes; before short verbs they are chance: *re-parować*. */
const LEARNED_VERBAL = list('learned-verb');
const NOMINAL = list('noun');
/** Further prefixes of adjectives, of place and time: *na-ziemny*, *do-ustny*. */
const OF_ADJECTIVE = list('adjective');
/** Prefixes that form verbs from nouns together with an ending: *u-dom-owić*. */
const AROUND_VERB = list('around-verb');
/** The same for nouns and adjectives: *bez-droż-e*, *na-głów-ek*. */
const AROUND_NOUN = list('around-noun');
/** Endings of such nouns. */
const NOUN_AROUND = /(ek|e|ik|ka|y)$/;

/** Minimum length of the rest: *być* of *zbyć*, but not *ić* of *wić*. */
const SHORTEST_REST = 3;
/** Minimum length of the rest after a learned prefix: *organizować* of *reorganizować*. */
const SHORTEST_AFTER_LEARNED = 9;

const without = (prefixes: readonly string[], shortest: number) => (word: string) =>
  prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= shortest)
    .map((prefix) => word.slice(prefix.length));

const withoutVerbal = without(VERBAL, SHORTEST_REST);
const withoutLearned = without(LEARNED_VERBAL, SHORTEST_AFTER_LEARNED);
/** Returns the rests of a verb, or of a noun made of one: `przepisać` → pisać. */
export const withoutVerbPrefix = (word: string): string[] => [...withoutVerbal(word), ...withoutLearned(word)];
const withoutNominal = without(NOMINAL, 3);
const withoutPlace = without(OF_ADJECTIVE, 5);
/** Returns the rests of a noun, adjective or adverb: `przydomowy` → domowy. */
export const withoutNounPrefix = (word: string, pos: string): string[] =>
  pos === 'adj' ? [...withoutNominal(word), ...withoutPlace(word)] : withoutNominal(word);
/** Returns the rests of a word made with prefix and suffix at once: `bezdroże` → droże. */
export function withoutPrefixAround(word: string, pos: string): string[] {
  if (pos === 'subst' && !NOUN_AROUND.test(word)) return [];
  return without(pos === 'verb' ? AROUND_VERB : AROUND_NOUN, 4)(word);
}
