/**
 * Names of products, companies, services and applications that are younger than the dictionaries, from three collections: Simple Icons and
 * Lobe Icons draw logos, and the name suggestion index lists brands with branches by country.
 */
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { COMMON, parseScowl } from './en/scowl.ts';
import { readFrequencies } from './frequency/list.ts';
import { readJson } from './sources.ts';

/** An entry of Simple Icons, with the other names that it goes by. */
interface SimpleIcon {
  title: string;
  aliases?: { aka?: readonly string[] };
}

/** An entry of Lobe Icons: `Hunyuan (腾讯混元)`; *Copilot*, in full *Microsoft Copilot*. */
interface LobeIcon {
  title: string;
  fullTitle: string;
}

/** The brands of one kind of place. */
interface Branches {
  items: readonly {
    displayName: string;
    locationSet: { include?: readonly unknown[]; exclude?: readonly unknown[] };
    tags: { brand?: string };
  }[];
}

/** Countries of a language in the name suggestion index, and its codes for the world and Europe. */
const COUNTRIES: Readonly<Record<TileLanguage, readonly string[]>> = {
  pl: ['pl'],
  de: ['de', 'at', 'ch'],
  en: ['gb', 'ie', 'us', 'ca', 'au', 'nz'],
};
const EVERYWHERE = ['001', '150'];

/** Paths of brands in that index; others are authorities and networks. */
const BRANDS = /^brands\//;

const lowerCase = (word: string): string => word.toLowerCase();

/** Text in brackets after a name, usually the name in another script. */
const IN_BRACKETS = /\s*\(.*\)$/;

/** One word of Latin letters with a capital somewhere. */
const NAME = /^(?=.*\p{Lu})[\p{Script=Latin}]{3,}$/u;

/** Minimum length of the first word of a longer name that is known by it alone: *Alior Bank*. */
const SHORTEST_FIRST = 4;

function titles(language: TileLanguage): string[] {
  const countries = COUNTRIES[language];
  const here: ReadonlySet<unknown> = new Set([...countries, ...EVERYWHERE]);
  const drawn = readJson<readonly SimpleIcon[]>('simple-icons').flatMap(({ title, aliases }) => [
    title,
    ...(aliases?.aka ?? []),
  ]);
  const models = readJson<readonly LobeIcon[]>('lobe-icons').flatMap(({ title, fullTitle }) => [title, fullTitle]);
  const { nsi } = readJson<{ nsi: Readonly<Record<string, Branches>> }>('name-suggestion-index');
  const branches = Object.entries(nsi)
    .filter(([path]) => BRANDS.test(path))
    .flatMap(([, { items }]) => items)
    .filter(
      ({ locationSet: { include = [], exclude = [] } }) =>
        include.some((at) => here.has(at)) && !countries.every((at) => exclude.includes(at)),
    )
    .map(({ tags, displayName }) => tags.brand ?? displayName);
  return [...drawn, ...models, ...branches].map((title) => title.replace(IN_BRACKETS, ''));
}

/** Occurrences in 10⁹ English words from which on a word is the word and not a brand: *Things*, *Near*. */
const OFTEN = 10_000;

/** Word frequencies in texts, by the word in lower case. */
export interface Met {
  /** Occurrences in 10⁹ words, in the language and in English. */
  here: ReadonlyMap<string, number>;
  english: ReadonlyMap<string, number>;
  /** Words that English dictionaries have. */
  englishWords: ReadonlySet<string>;
}

/**
 * Returns names of one word, except common English words; and of longer names the first word, if texts of the language have it and it is
 * not an English word.
 */
export function namesOf(titles: readonly string[], { here, english, englishWords }: Met): string[] {
  const times = (word: string, language: ReadonlyMap<string, number>): number => language.get(lowerCase(word)) ?? 0;
  const isMetHere = (word: string): boolean => times(word, here) > times(word, english);
  const isEveryday = (word: string): boolean => englishWords.has(lowerCase(word)) && times(word, english) > OFTEN;
  const names = titles.flatMap((title) => {
    const words = title.split(' ');
    const [first = ''] = words;
    const isName = words.length === 1 ? !isEveryday(first) : first.length >= SHORTEST_FIRST && isMetHere(first);
    return isName ? [first] : [];
  });
  return [...new Set(names.filter((name) => NAME.test(name)))].sort();
}

/** Returns the names as spelled, in code point order. */
export function brandNames(language: TileLanguage): string[] {
  const scowl = parseScowl(readJson<Record<string, string>>('en-scowl'));
  const englishWords = new Set([...scowl].flatMap(([word, { words = Infinity }]) => (words <= COMMON ? [word] : [])));
  return namesOf(titles(language), {
    here: readFrequencies(language, lowerCase),
    english: readFrequencies('en', lowerCase),
    englishWords,
  });
}
