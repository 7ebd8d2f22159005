/** Prefixes of Polish words, and what is left of a word without them. */

const list = (text: string): readonly string[] => text.split(' ').sort((a, b) => b.length - a.length);

const VERBAL = list(
  'do na nad nade o ob obe od ode po pod pode prze przed przede przy roz roze roz s z ze ś u w we wy wz ws wes wsz wez za współ wesz zd',
);
/** Learned ones; before short verbs they are a chance: *re-parować*. */
const LEARNED_VERBAL = list('re de dez dys');
const NOMINAL = list(
  'bez bezo nie przy pod nad przed między pre anty super arcy współ pra prze hiper ultra pseudo mini mikro makro multi neo post kontr wice eks euro tele ' +
    'wszech około poza śród ponad wewnątrz przeciw de dez dys ' +
    'auto foto elektro video wideo inter trans pan re infra meta para sub ' +
    'nano eko bio agro termo hydro kino radio cyber mono poli psycho neuro socjo geo',
);
/** Prefixes of adjectives that say where or when besides these: *na-ziemny*, *do-ustny*. */
const OF_ADJECTIVE = list('do na od po za o u w śród');
/** Prefixes that turn a noun into a verb with its ending: *u-dom-owić*. */
const AROUND_VERB = list('do na o ob od po pod prze przy roz s u w wy z ze za');
/** The same of nouns and adjectives: *bez-droż-e*, *na-głów-ek*. */
const AROUND_NOUN = list('bez bezo pod nad przed po na za przy między śród ob wszech prze');
/** Endings of such nouns. */
const NOUN_AROUND = /(ek|e|ik|y)$/;

/** Shortest rest: *być* of *zbyć*, *ić* of *wić* is none. */
const SHORTEST_REST = 3;
/** *organizować* of *reorganizować*. */
const SHORTEST_AFTER_LEARNED = 9;

const without = (prefixes: readonly string[], shortest: number) => (word: string) =>
  prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= shortest)
    .map((prefix) => word.slice(prefix.length));

const withoutVerbal = without(VERBAL, SHORTEST_REST);
const withoutLearned = without(LEARNED_VERBAL, SHORTEST_AFTER_LEARNED);
/** Rests of a verb, or of a noun made of one: `przepisać` → pisać. */
export const withoutVerbPrefix = (word: string): string[] => [...withoutVerbal(word), ...withoutLearned(word)];
const withoutNominal = without(NOMINAL, 3);
const withoutPlace = without(OF_ADJECTIVE, 5);
/** Rests of a noun, adjective or adverb: `przydomowy` → domowy. */
export const withoutNounPrefix = (word: string, pos: string): string[] =>
  pos === 'adj' ? [...withoutNominal(word), ...withoutPlace(word)] : withoutNominal(word);
/** Rests of a word made with prefix and suffix at once: `bezdroże` → droże. */
export function withoutPrefixAround(word: string, pos: string): string[] {
  if (pos === 'subst' && !NOUN_AROUND.test(word)) return [];
  return without(pos === 'verb' ? AROUND_VERB : AROUND_NOUN, 4)(word);
}
