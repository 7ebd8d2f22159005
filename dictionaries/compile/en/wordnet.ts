/** WordNet's lemmas with their parts of speech, and its lists of irregular forms. */

import type { Pos } from './inflection.ts';

const POS: readonly Pos[] = ['noun', 'verb', 'adj', 'adv'];

/** The parts of WordNet that are used. */
export interface WordNet {
  /** Single words as spelled, capitals kept, with the parts of speech that they are lemmas of. */
  lemmas: ReadonlyMap<string, ReadonlySet<Pos>>;
  /** Irregular form → its lemmas, for each part of speech; lower case. */
  irregular: Readonly<Record<Pos, ReadonlyMap<string, readonly string[]>>>;
  /** Nouns in -s that are synonyms of the noun without -s: *maths*. */
  synonymsInS: ReadonlySet<string>;
  /** Adverbs of two words: *in fact*. */
  adverbsOfTwo: ReadonlySet<string>;
  /** Abbreviations in capitals → expansion: words of the same synset with those initials, `DNA`. */
  initialisms: ReadonlyMap<string, string>;
}

/** Sign after an adjective that stands in one position only: `galore(ip)`. */
const POSITION = /\((?:a|p|ip)\)$/;

/** Parses the texts of `data.*` and `*.exc`, given by name. */
export function parseWordNet(files: Readonly<Record<string, string>>): WordNet {
  const lemmas = new Map<string, Set<Pos>>();
  const irregular = {} as Record<Pos, Map<string, string[]>>;
  for (const pos of POS) {
    for (const word of synsetWords(files[`data.${pos}`] as string)) {
      const known = lemmas.get(word);
      if (known) known.add(pos);
      else lemmas.set(word, new Set([pos]));
    }
    irregular[pos] = new Map();
    for (const line of (files[`${pos}.exc`] as string).split('\n').filter(Boolean)) {
      const [form, ...of] = line.split(' ') as [string, ...string[]];
      irregular[pos].set(form, [...(irregular[pos].get(form) ?? []), ...of]);
    }
  }
  const nouns = files['data.noun'] as string;
  const adverbs = files['data.adv'] as string;
  return {
    lemmas,
    irregular,
    synonymsInS: synonymsInS(nouns),
    adverbsOfTwo: adverbsOfTwo(adverbs),
    initialisms: initialisms(nouns),
  };
}

function synonymsInS(nouns: string): Set<string> {
  return new Set(
    [...synsets(nouns)].flatMap((words) =>
      words.filter((word) => word.endsWith('s') && words.includes(word.slice(0, -1))),
    ),
  );
}

const TWO_WORDS = /^\p{Ll}+_\p{Ll}+$/u;

const adverbsOfTwo = (adverbs: string): Set<string> =>
  new Set(
    [...synsets(adverbs)]
      .flat()
      .filter((word) => TWO_WORDS.test(word))
      .map((word) => word.replace('_', ' ')),
  );

/** Letters that may be the initials of words: `DNA`, `PhD`, with or without points. */
const INITIALISM = /^\p{L}?\p{Lu}(?:\.?\p{L}?\.?\p{Lu})*\.?$/u;

/** Words that may have no initial in an abbreviation: *return on investment* has all, *Department of Justice* has not. */
const FUNCTION_WORD = /^(?:of|the|and|for|in|on|to|against)$/;

/** Maximum number of expansions. */
const LEAST_SENSES = 2;

function initialisms(text: string): Map<string, string> {
  const found = new Map<string, string[]>();
  for (const words of synsets(text)) {
    for (const word of words) {
      if (!INITIALISM.test(word)) continue;
      const letters = word.replaceAll('.', '');
      const full = words.find((other) => other !== word && isOfInitials(letters.toLowerCase(), other));
      const known = found.get(letters) ?? [];
      if (full) found.set(letters, [...new Set([...known, full.replaceAll('_', ' ')])]);
    }
  }
  return new Map([...found].map(([letters, all]) => [letters, all.slice(0, LEAST_SENSES).join('; ')]));
}

/** Returns true when the words have these initials, with or without function words. */
function isOfInitials(letters: string, phrase: string): boolean {
  const parts = phrase.split(/[_-]/).filter((part) => /^\p{L}/u.test(part));
  const initials = (some: readonly string[]) => some.map(([first = '']) => first.toLowerCase()).join('');
  return [parts, parts.filter((part) => !FUNCTION_WORD.test(part))].some((some) => initials(some) === letters);
}

/** Pointer to the class of which a synset is an instance: its words name one person, place or thing. */
const INSTANCE = ' @i ';

/** Returns single words that name one person, place or thing in some sense; takes the texts by name. */
export function namesOfWordNet(files: Readonly<Record<string, string>>): Set<string> {
  const lines = (files['data.noun'] as string).split('\n').filter((line) => line.includes(INSTANCE));
  return new Set(synsetWords(lines.join('\n')));
}

/** Yields the single words of all synsets. */
function* synsetWords(text: string): Iterable<string> {
  for (const words of synsets(text)) yield* words.filter((word) => !word.includes('_'));
}

/** Yields the words of each synset; a line is `offset file type count word id word id … gloss`, the count hexadecimal. */
function* synsets(text: string): Iterable<string[]> {
  for (const line of text.split('\n')) {
    // The licence stands first, indented.
    if (line === '' || line.startsWith(' ')) continue;
    const cells = line.split(' ');
    const count = Number.parseInt(cells[3] as string, 16);
    yield Array.from({ length: count }, (_, i) => (cells[4 + 2 * i] as string).replace(POSITION, ''));
  }
}
