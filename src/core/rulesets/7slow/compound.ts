import PREFIXES from '../../../../dictionaries/packed/tables/pl-prefixes.json' with { type: 'json' };
import TOGETHER from '../../../../dictionaries/packed/tables/pl-written-together.json' with { type: 'json' };
import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';

/** Minimum number of letters of the shorter part of a compound. Fewer letters match by chance. */
const SHORTEST_PART = 3;

/** First parts that are not words by themselves. */
const COMBINING = PREFIXES.compound.split(' ');

/**
 * Endings that replace the linking vowel when the first part of a compound is a word: `drog-o` is *droga*, `bel-o` *bela*, `słon-o`
 * *słony*.
 */
const ENDINGS = ['', 'a', 'o', 'e', 'y', 'i', 'ny', 'ć'];

/** Endings of the first part of a compound. */
const BEFORE_SECOND = /[oiyu]$/;

/** Returns the word of the first part of a compound, with its linking vowel or ending; undefined if none is known. */
function firstPart(part: string, dictionary: Lexicon): string | undefined {
  const number = dictionary.readings(part).find(({ tag }) => tag.startsWith('num'));
  if (number) return number.lemma;
  // Only *o* links words: `dużydomek` is two words written as one.
  if (!part.endsWith('o') && dictionary.has(part)) return part;
  const stem = part.slice(0, -1);
  const words = ENDINGS.map((ending) => stem + ending);
  return words.find((word) => dictionary.readings(word).some(({ lemma, tag }) => lemma === word && !/^brev/.test(tag)));
}

/**
 * Returns the two parts of a compound that no dictionary has, as dictionaries spell them: a word with a linking vowel, or a prefix, and a
 * word. Among several splits it takes the one with the longest second part; null if there is none. @param form lower case
 */
export function partsOf(form: string, dictionary: Lexicon): string[] | null {
  for (let at = SHORTEST_PART; at <= form.length - SHORTEST_PART; at++) {
    const head = form.slice(0, at);
    const rest = form.slice(at);
    const isCombining = COMBINING.includes(head);
    const mayBeFirst = head.length > SHORTEST_PART && rest.length > SHORTEST_PART && BEFORE_SECOND.test(head);
    if (!(isCombining || mayBeFirst) || !dictionary.has(rest)) continue;
    if (isCombining) return [`${head}-`, rest];
    const first = firstPart(head, dictionary);
    // The same word twice is no compound: `kakakaka`.
    if (first && head !== rest) return [first, rest];
  }
  return null;
}

/** Ending of the first part of a compound that is a number: *dwudziesto-*, but *dwu-*, *stu-*, *dwustu-*. */
const OF_NUMBER = /(?:o|dwu|(?<![ae])stu)$/;

/** The genitive of a numeral, from which the first part is made: *dwustu*, *dwudziestu*. */
const isGenitiveOfNumber = ({ tag }: Reading): boolean => /^num(?=.*[:.]gen)/.test(tag);

const isNounOrAdjective = ({ tag }: Reading): boolean => /^(?:subst|adj):/.test(tag);

/**
 * Returns the two parts of a compound of a number and a word that no dictionary has, which is one word:
 * `dwudziestodwumetrowy`; null if it is none. @param form lower case
 */
export function numberParts(form: string, dictionary: Lexicon): string[] | null {
  for (let at = SHORTEST_PART; at < form.length - SHORTEST_PART; at++) {
    const head = form.slice(0, at);
    const number = OF_NUMBER.test(head) && dictionary.readings(head.replace(/o$/, 'u')).find(isGenitiveOfNumber);
    if (!number) continue;
    const rest = form.slice(at);
    if (dictionary.readings(rest).some(isNounOrAdjective)) return [number.lemma, rest];
  }
  return null;
}

/** Short words that are often written together with the next one, in the order in which they are tried: `napewno`, `wogóle`. */
const WRITTEN_TOGETHER = Object.keys(TOGETHER);

/** Minimum number of letters of two words written as one, of each, and of the second after a preposition: shorter ones match by chance. */
const SHORTEST_JOINT = 4;

/**
 * Returns two words written as one, `napewno` or `zielonydom`; null if the letters are no two words of the dictionary. In a lenient game
 * the players may accept one of them. @param form lower case
 */
export function jointWords(form: string, dictionary: Lexicon): string[] | null {
  const heads = WRITTEN_TOGETHER.filter((word) => form.startsWith(word)).map((word) => word.length);
  const furthest = Math.min(form.length - SHORTEST_JOINT, dictionary.reach(form));
  for (let at = SHORTEST_JOINT; at <= furthest; at++) heads.push(at);
  for (const at of heads) {
    const [first, second] = [form.slice(0, at), form.slice(at)];
    if (second.length < SHORTEST_JOINT || first === second) continue;
    // The second part is rarely a word, so its lookup comes first.
    if (dictionary.has(second) && dictionary.has(first)) return [first, second];
  }
  return null;
}
