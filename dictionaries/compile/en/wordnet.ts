/** WordNet's lemmas with their parts of speech, and its lists of irregular forms. */

import type { Pos } from './inflection.ts';

const POS: readonly Pos[] = ['noun', 'verb', 'adj', 'adv'];

/** What is taken of WordNet. */
export interface WordNet {
  /** Single words as spelled, capitals kept, with the parts of speech that they are lemmas of. */
  lemmas: ReadonlyMap<string, ReadonlySet<Pos>>;
  /** Irregular form → its lemmas, for each part of speech; lower case. */
  irregular: Readonly<Record<Pos, ReadonlyMap<string, readonly string[]>>>;
}

/** Sign after an adjective that stands in one position only: `galore(ip)`. */
const POSITION = /\((?:a|p|ip)\)$/;

/** Takes the texts of `data.*` and `*.exc` by name. */
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
  return { lemmas, irregular };
}

/** Sign of a pointer to what a synset is an instance of: its words are names of one person, place or thing. */
const INSTANCE = ' @i ';

/** The single words that name one person, place or thing in one of their senses at least; takes the texts by name. */
export function namesOfWordNet(files: Readonly<Record<string, string>>): Set<string> {
  const lines = (files['data.noun'] as string).split('\n').filter((line) => line.includes(INSTANCE));
  return new Set(synsetWords(lines.join('\n')));
}

/** The single words of all synsets; a line is `offset file type count word id word id … gloss`, the count hexadecimal. */
function* synsetWords(text: string): Iterable<string> {
  for (const line of text.split('\n')) {
    // The licence stands first, indented.
    if (line === '' || line.startsWith(' ')) continue;
    const cells = line.split(' ');
    const count = Number.parseInt(cells[3] as string, 16);
    for (let i = 0; i < count; i++) {
      const word = (cells[4 + 2 * i] as string).replace(POSITION, '');
      if (!word.includes('_')) yield word;
    }
  }
}
