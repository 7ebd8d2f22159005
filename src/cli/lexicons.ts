import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type PackedModel, withoutText } from '../core/diagnosis/weights.ts';
import { Frequency } from '../core/lexicon/frequency.ts';
import { lexiconsOf } from '../core/lexicon/lexicon.ts';
import { openLexicon, type PackedLexicon } from '../core/lexicon/packed-lexicon.ts';
import type { FamilyTable } from '../core/morphology/pl/family/roots.ts';
import type { EarlierWords, Lexicons } from '../core/rules/rules.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { RULESETS, rulesetOf } from '../core/rulesets/index.ts';
import type { TileLanguage } from '../core/words/tiles.ts';

/** The part of dictionaries/packed/index.json that locates the lexicons, with their numbers of forms. */
interface PackedIndex {
  lexicons: Record<string, { file: string; name: string; edition: string; forms: number }>;
}

/** Rulesets of one language share their lexicons. */
const opened = new Map<string, PackedLexicon>();

function open(file: string, language: TileLanguage): PackedLexicon {
  const known = opened.get(file);
  if (known) return known;
  const packed = gunzipSync(readFileSync(new URL(`../../dictionaries/packed/${file}`, import.meta.url)));
  const lexicon = openLexicon(new Uint8Array(packed).buffer, loadFrequency(language));
  opened.set(file, lexicon);
  return lexicon;
}

/** Frequencies by language; both lexicons of a language share them. */
const frequencies = new Map<TileLanguage, Frequency>();

/** Loads the word frequencies of a language. */
export function loadFrequency(language: TileLanguage): Frequency {
  const known = frequencies.get(language);
  if (known) return known;
  const bytes = readFileSync(new URL(`../../dictionaries/packed/${language}.frequency`, import.meta.url));
  const frequency = new Frequency(Uint8Array.from(bytes).buffer);
  frequencies.set(language, frequency);
  return frequency;
}

function packedEntry(id: string): PackedIndex['lexicons'][string] {
  const index = new URL('../../dictionaries/packed/index.json', import.meta.url);
  const entry = (JSON.parse(readFileSync(index, 'utf8')) as PackedIndex).lexicons[id];
  if (!entry) throw new Error(`no packed lexicon '${id}'`);
  return entry;
}

/** Returns the number of words of the bundled list of this ruleset. */
export const bundledWords = (ruleset: RulesetId): number =>
  packedEntry(lexiconsOf(rulesetOf(ruleset).language).game).forms;

/** Loads the packed lexicons of this ruleset from the repository. @throws Error if a file is missing or damaged */
export function loadLexicons(
  ruleset: RulesetId = RULESETS[0].id,
): Lexicons & { game: PackedLexicon; spelling: PackedLexicon } {
  const { language } = rulesetOf(ruleset);
  const names = lexiconsOf(language);
  const game = packedEntry(names.game);
  const spelling = packedEntry(names.spelling);
  return {
    game: open(game.file, language),
    spelling: open(spelling.file, language),
    list: { name: game.name, edition: game.edition },
    ...loadDiagnosis(ruleset),
  };
}

/** Loads the fitted weights of the diagnosis in the ruleset's language. */
export function loadDiagnosis(ruleset: RulesetId): Required<Pick<Lexicons, 'diagnosis'>> {
  return { diagnosis: readPackedTable(`${rulesetOf(ruleset).language}-diagnosis`) as PackedModel };
}

/** The same for words that are given alone, not in a text. */
export function loadDiagnosisWithoutText(ruleset: RulesetId): Required<Pick<Lexicons, 'diagnosis'>> {
  return { diagnosis: withoutText(loadDiagnosis(ruleset).diagnosis) };
}

/** Returns the words of earlier rounds with the table of families; undefined if there are none or the ruleset has no rounds. */
export function withFamilies(words: readonly string[], ruleset: RulesetId): EarlierWords | undefined {
  const { earlierWords } = rulesetOf(ruleset).offers;
  if (words.length === 0 || !earlierWords) return undefined;
  return { words, families: readPackedTable(earlierWords.table) as FamilyTable };
}

const tables = new Map<string, unknown>();

function readPackedTable(name: string): unknown {
  const known = tables.get(name);
  if (known) return known;
  const read = JSON.parse(
    readFileSync(new URL(`../../dictionaries/packed/tables/${name}.json`, import.meta.url), 'utf8'),
  );
  tables.set(name, read);
  return read;
}
