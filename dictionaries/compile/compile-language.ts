/** Compiles the lexicons of one language from the cached sources. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LexiconId } from '../../src/core/lexicon/lexicon.ts';
import { IN_LOWER_CASE } from '../../src/core/rulesets/7slow/dictionary.ts';
import { SINCE_2016, UNTIL_2016 } from '../../src/core/rulesets/pfs-2016/query.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { SOURCE_NAMES } from './de/german-lexicons.ts';
import { germanLexicons } from './de/german-sources.ts';
import { GAME_SOURCES } from './en/english-lexicons.ts';
import { REFUSED_SOURCES } from './en/english-refused.ts';
import { englishLexicons } from './en/english-sources.ts';
import { compileFrequency } from './frequency/main.ts';
import { type IndexRows, writeLexicon } from './lexicon-files.ts';
import { type PackedGroup, packLexicon } from './pack/lexicon-writer.ts';
import { polishLexicons } from './polish-lexicons.ts';
import type { Progress } from './progress.ts';

/** Name and edition of a list for index and lexicon, and the names of the lexicon's sources by bit. */
interface About {
  name: string;
  edition: string;
  sources: readonly string[];
}

/** The German list combines several; the edition has their versions. */
const GERMAN: About = {
  name: 'enz + german-pos-dict + Wiktionary',
  edition: '1.6.10 + 3.4.0 + 1.1.0',
  sources: SOURCE_NAMES,
};

const ENGLISH = { name: 'SCOWL', edition: '2020.12.07' };

const ABOUT: Readonly<Record<LexiconId, About>> = {
  'pl-game': { name: 'sjp.pl', edition: '2026-03 + 2023', sources: [SINCE_2016] },
  'pl-spelling': { name: 'sjp.pl', edition: '2026-03', sources: [UNTIL_2016, IN_LOWER_CASE] },
  'de-game': GERMAN,
  'de-spelling': GERMAN,
  'en-game': { ...ENGLISH, sources: GAME_SOURCES },
  'en-spelling': { ...ENGLISH, sources: REFUSED_SOURCES },
};

/** The groups of each lexicon of a language, one lexicon after the other. */
type Groups = Iterable<readonly [LexiconId, readonly PackedGroup[]]>;

const GROUPS: Readonly<Record<TileLanguage, (progress: Progress) => Groups>> = {
  pl: polishLexicons,
  de(progress) {
    const { game, spelling, report } = germanLexicons(progress);
    progress.report('German word list', {
      ...report,
      dropped: countEach(report.dropped),
      added: countEach(report.added),
      unexplained: report.unexplained.length,
      refusedWords: report.refusedWords.length,
    });
    return [
      ['de-game', game],
      ['de-spelling', spelling],
    ];
  },
  en(progress) {
    const { game, spelling, report } = englishLexicons();
    progress.report('English word list', report);
    return [
      ['en-game', game],
      ['en-spelling', spelling],
    ];
  },
};

function countEach(lists: ReadonlyMap<string, readonly string[]>): Record<string, number> {
  return Object.fromEntries([...lists].map(([key, list]) => [key, list.length]));
}

/** Compiles lexicons of a language into the folder, with the frequencies if its game lexicon is among them. */
export function compileLanguage(
  language: TileLanguage,
  { lexicons, folder, progress }: { lexicons: ReadonlySet<LexiconId>; folder: string; progress: Progress },
): IndexRows {
  const rows: IndexRows = {};
  progress.begin('sources');
  for (const [id, groups] of GROUPS[language](progress)) {
    if (!lexicons.has(id)) continue;
    progress.begin(`packing ${id}`);
    const about = ABOUT[id];
    const { bytes, statistics } = packLexicon(groups, about);
    progress.report(id, statistics);
    const { name, edition } = about;
    rows[id] = writeLexicon(id, { bytes, name, edition, forms: statistics.forms }, folder);
  }
  if (rows[`${language}-game`]) {
    progress.begin('frequencies');
    writeFileSync(join(folder, `${language}.frequency`), compileFrequency(language, folder));
  }
  progress.end();
  return rows;
}
