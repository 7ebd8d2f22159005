/** Adjectives that other lists have and the core list lacks, with their evidence. */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readColumn } from '../tsv.ts';
import { lexemeOf } from './adjective-lexeme.ts';
import type { AdjectiveLists } from './adjective-lists.ts';
import { shortStem, type Traits } from './adjective-reader.ts';
import { LOWER_CASE } from './adjective-words.ts';
import type { AdjectiveSources, CoreAdjectives } from './core-adjectives.ts';
import { ParticipleShapes } from './participle-shapes.ts';

/** An adjective that the core list lacks, with its evidence. */
export interface AdjectiveCandidate {
  lexeme: Lexeme;
  /** Lists with the lemma itself. */
  attestedBy: ('german-pos-dict' | 'Wiktionary')[];
  /** Number of declined forms of the positive in Wiktionary's list, of five. */
  formsListed: number;
  /** Known adjective that the word ends in. */
  head?: string;
  /** True when it looks like a participle. */
  participle: boolean;
  /** Share of adjectives with the same evidence and length that the core list has, 0 to 1. */
  score: number;
}

export function candidates(
  sources: AdjectiveSources,
  { words: low, guess, wiktionary }: CoreAdjectives,
  known: (word: string) => Traits | undefined,
  lists: AdjectiveLists,
): AdjectiveCandidate[] {
  const shapes = new ParticipleShapes(low, sources.verbs);
  const laid = new Set<string>();
  for (const word of low) laid.add(toGermanTiles(word));
  const { words, reader } = wiktionary;
  const listed = words.words;
  const wiktionaryShapes = new ParticipleShapes(listed, {});
  const found: (AdjectiveCandidate & { cell: string })[] = [];
  const cells = new Map<string, [inCore: number, all: number]>();
  const lemmas = new Set<string>();
  for (const word of Object.keys(sources.adjectives)) if (LOWER_CASE.test(word)) lemmas.add(word);
  for (const word of [...lists.englishY.keys(), ...readColumn('curated/de-adjective-entries.tsv', 'lemma')])
    lemmas.add(word);
  for (const word of listed) {
    // d- and w- are rests of articles and pronouns.
    if (word.length > 1 && reader.stemClass(word) && !words.isComparative(word) && !words.isSuperlative(word))
      lemmas.add(word);
  }
  for (const lemma of lemmas) {
    const stem = reader.stemClass(lemma);
    if (stem === 'e' && !(lemma in sources.adjectives)) continue;
    const inCore = laid.has(toGermanTiles(lemma));
    const attestedBy: AdjectiveCandidate['attestedBy'] = [];
    if (lemma in sources.adjectives) attestedBy.push('german-pos-dict');
    if (listed.has(lemma)) attestedBy.push('Wiktionary');
    const head = guess.head(lemma);
    const participle = (shapes.infinitiveOf(lemma) ?? wiktionaryShapes.infinitiveOf(lemma)) !== undefined;
    const length = lemma.length <= 9 ? 'short' : lemma.length <= 14 ? 'middle' : 'long';
    const cell = [attestedBy.join('+'), stem ? 'declined' : 'bare', head ? 'head' : '', participle, length].join(' ');
    const counts = cells.get(cell) ?? [0, 0];
    if (inCore) counts[0]++;
    counts[1]++;
    cells.set(cell, counts);
    if (inCore) continue;
    const traits = guess.traits(lemma, reader);
    found.push({
      lexeme: lexemeOf({ lemma, traits, inferred: true }, lists, known),
      attestedBy,
      formsListed: words.endings(traits.stem === 'el' ? shortStem(lemma) : lemma),
      ...(head ? { head } : {}),
      participle,
      score: 0,
      cell,
    });
  }
  return found
    .map(({ cell, ...candidate }) => {
      const [inCore, all] = cells.get(cell) as [number, number];
      return { ...candidate, score: inCore / all };
    })
    .sort((a, b) => b.score - a.score || (a.lexeme.lemma < b.lexeme.lemma ? -1 : 1));
}
