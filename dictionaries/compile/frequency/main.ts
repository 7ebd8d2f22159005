/**
 * `npm run frequency [FOLDER]` estimates how common each lemma is from word frequencies and packed lexicons, into dictionaries/packed or
 * FOLDER. The frequencies are part of the repository, so no source is needed. It runs after each change of a game lexicon.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import type { TileLanguage } from '../../../src/core/words/tiles.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import type { Language } from './language.ts';
import { readFrequencies } from './list.ts';
import { maximise } from './maximise.ts';
import { packFrequency } from './pack-frequency.ts';
import { POLISH } from './polish.ts';

/** More steps than any lemma has, so that lemmas without shared forms come last. */
const ALL_BEFORE = 1000;

/** Number of lemmas, as the size budget allows, and steps by which homographs are preferred. */
const LANGUAGES: Readonly<Record<TileLanguage, { language: Language; most: number; preferred: number }>> = {
  pl: { language: POLISH, most: 33_000, preferred: 8 },
  de: { language: GERMAN, most: 25_000, preferred: ALL_BEFORE },
  // Nearly every common English word is a homograph, a noun and a verb.
  en: { language: ENGLISH, most: 17_000, preferred: 0 },
};

const PACKED = join(import.meta.dirname, '../../packed');

/** Returns the bytes of a language's file. @param folder with the game lexicon */
export function compileFrequency(id: TileLanguage, folder: string): Uint8Array {
  const { language, most, preferred } = LANGUAGES[id];
  const lexicon = openLexicon(Uint8Array.from(gunzipSync(readFileSync(join(folder, `${id}-game.lexicon.gz`)))).buffer);
  return packFrequency(maximise(lexicon, readFrequencies(id, language.lookedUp), language), most, preferred);
}

/** Writes the files of all languages beside the lexicons. */
export function writeFrequencies(folder: string): void {
  for (const id of Object.keys(LANGUAGES) as TileLanguage[]) {
    writeFileSync(join(folder, `${id}.frequency`), compileFrequency(id, folder));
  }
}

if (process.argv[1] === import.meta.filename) writeFrequencies(process.argv[2] ?? PACKED);
