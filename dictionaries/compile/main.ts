/**
 * `npm run dictionaries [FOLDER]`: open sources → packed lexicons under dictionaries/packed, or in FOLDER. The same sources give
 * the same bytes. The tables that the code reads and the frequencies
 * are written, too (`npm run tables` and `npm run frequency` write them alone, and need no source).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import type { LexiconId } from '../../src/lexicon/lexicon-ids.ts';
import { IN_LOWER_CASE } from '../../src/rulesets/7slow/dictionary.ts';
import { SINCE_2016, UNTIL_2016 } from '../../src/rulesets/pfs-2016/recorded.ts';
import { SOURCE_NAMES } from './de/german-lexicons.ts';
import { germanLexicons } from './de/german-sources.ts';
import { readEdition2015, sinceEdition2015, untilEdition2015 } from './edition-2015.ts';
import { GAME_SOURCES } from './en/english-lexicons.ts';
import { REFUSED_SOURCES } from './en/english-refused.ts';
import { englishLexicons } from './en/english-sources.ts';
import { writeFrequencies } from './frequency/main.ts';
import { buildGameLexicon } from './game-lexicon.ts';
import { GroupCollector } from './group-collector.ts';
import { type LemmaGroup, slotForm } from './lemma-groups.ts';
import { type PackedGroup, packLexicon } from './pack/lexicon-writer.ts';
import { writeTables } from './pack-tables.ts';
import { forEachEntry } from './polimorf.ts';
import { fetchSources, readSource, readWords } from './sources.ts';
import { buildSpellingLexicon } from './spelling-lexicon.ts';

/** The German list is put together from several; the edition names those whose version tells it. */
const GERMAN_NAME = 'enz + german-pos-dict + Wiktionary';
const GERMAN_EDITION = '1.6.10 + 3.4.0 + 1.1.0';

const ENGLISH_NAME = 'SCOWL';
const ENGLISH_EDITION = '2020.12.07';

const PACKED = join(import.meta.dirname, '../packed');

export interface PackedFile {
  /** Uncompressed lexicon. */
  bytes: Uint8Array;
  name: string;
  edition: string;
  forms: number;
}

type Log = (what: string, figures: unknown) => void;

/** Compiles all lexicons from the cached sources; `log` gets figures to print. */
export function compile(log: Log): Record<LexiconId, PackedFile> {
  return { ...compilePolish(log), ...compileGerman(log), ...compileEnglish(log) };
}

export function compilePolish(log: Log): Record<'pl-game' | 'pl-spelling', PackedFile> {
  const lower = (words: string[]) => new Set(words.map((word) => word.toLowerCase()));
  const newest = lower(readWords('game-2026'));
  const previous = lower(readWords('game-2023'));
  const current = new Set(readWords('spelling-2026'));
  const spelled = new Set([...current, ...readWords('spelling-2022')]);
  const spelling = new Set([...spelled].filter((word) => word === word.toLowerCase()));
  const plain = new GroupCollector();
  const all = new GroupCollector();
  forEachEntry(readSource('polimorf'), ({ form, lemma, tags }) => {
    if (form === form.toLowerCase() && !/[-’']/.test(form)) plain.add(form, lemma, tags);
    all.add(form, lemma, tags);
  });

  const game = buildGameLexicon({ newest, previous, spelling, groups: plain.finish() });
  log('game word list', { ...game.report, barred: game.barred.size });
  const gameForms = new Set<string>();
  for (const group of game.groups) for (const key of group.slots.keys()) gameForms.add(slotForm(key));
  const spellingGroups = buildSpellingLexicon({
    spelled,
    current,
    groups: all.finish(),
    barred: new Set(game.barred.keys()),
    game: gameForms,
    gameGroups: game.groups.filter((group) => group.pos !== ''),
  });
  const edition = readEdition2015();
  const gameGroups = sinceEdition2015(game.groups, new Set([...newest, ...previous]), edition);
  const marked = untilEdition2015(spellingGroups, new Set(game.barred.keys()), edition);
  log('split by the edition of 2015', { game: gameGroups.length - game.groups.length, spelling: marked.length });
  return {
    'pl-game': pack(gameGroups, 'sjp.pl', '2026-03 + 2023', log, [SINCE_2016]),
    'pl-spelling': pack(marked, 'sjp.pl', '2026-03', log, [UNTIL_2016, IN_LOWER_CASE]),
  };
}

export function compileGerman(log: Log): Record<'de-game' | 'de-spelling', PackedFile> {
  const { game, spelling, report } = germanLexicons();
  log('German word list', {
    ...report,
    dropped: countEach(report.dropped),
    added: countEach(report.added),
    unexplained: report.unexplained.length,
  });
  return {
    'de-game': pack(game, GERMAN_NAME, GERMAN_EDITION, log, SOURCE_NAMES),
    'de-spelling': pack(spelling, GERMAN_NAME, GERMAN_EDITION, log, SOURCE_NAMES),
  };
}

export function compileEnglish(log: Log): Record<'en-game' | 'en-spelling', PackedFile> {
  const { game, spelling, report } = englishLexicons();
  log('English word list', report);
  return {
    'en-game': pack(game, ENGLISH_NAME, ENGLISH_EDITION, log, GAME_SOURCES),
    'en-spelling': pack(spelling, ENGLISH_NAME, ENGLISH_EDITION, log, REFUSED_SOURCES),
  };
}

function countEach(lists: ReadonlyMap<string, readonly string[]>): Record<string, number> {
  return Object.fromEntries([...lists].map(([key, list]) => [key, list.length]));
}

function pack(
  groups: readonly (LemmaGroup | PackedGroup)[],
  name: string,
  edition: string,
  log: Log,
  sources?: readonly string[],
): PackedFile {
  const { bytes, statistics } = packLexicon(groups, { name, edition, ...(sources ? { sources } : {}) });
  log('packed', statistics);
  return { bytes, name, edition, forms: statistics.forms };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes the compressed lexicons and their index. */
function write(files: Record<string, PackedFile>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const lexicons: Record<string, unknown> = {};
  const contents = createHash('sha256');
  for (const [id, { bytes, name, edition, forms }] of Object.entries(files)) {
    // A compressor in JavaScript gives the same bytes under every version of Node.
    const compressed = gzipSync(bytes, { level: 9, mtime: 0 });
    const file = `${id}.lexicon.gz`;
    writeFileSync(join(folder, file), compressed);
    contents.update(sha256(compressed));
    lexicons[id] = {
      file,
      bytes: compressed.length,
      rawBytes: bytes.length,
      sha256: sha256(compressed),
      rawSha256: sha256(bytes),
      name,
      edition,
      forms,
    };
  }
  const version = contents.digest('hex').slice(0, 16);
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify({ version, lexicons }, null, 2)}\n`);
  writeTables(join(folder, 'tables'));
  writeFrequencies(folder);
}

if (process.argv[1] === import.meta.filename) {
  fetchSources();
  const files = compile((what, figures) => console.log(what, figures));
  write(files, process.argv[2] ?? PACKED);
}
