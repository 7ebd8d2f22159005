import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import packed from '../dictionaries/packed/index.json' with { type: 'json' };
import { asTable } from '../scripts/figures.ts';
import { loadDiagnosis, loadFrequency } from '../src/cli/lexicons.ts';
import { languageOfLexicon, lexiconsOf } from '../src/core/lexicon/lexicon.ts';
import { openLexicon, type PackedLexicon } from '../src/core/lexicon/packed-lexicon.ts';
import type { Lexicons } from '../src/core/rules/rules.ts';
import type { RulesetId } from '../src/core/rules/verdict.ts';
import { rulesetOf } from '../src/core/rulesets/index.ts';
import type { Measured } from './contender.ts';

const CONTENDERS = ['packed lexicon', 'Set of the words', 'sorted array, binary search', 'nspell, dictionary-pl'];
const SAMPLE = 100_000;

/** Opens a packed lexicon from dictionaries/packed. */
export function openPacked(id: keyof typeof packed.lexicons, open = openLexicon): PackedLexicon {
  const gzip = readFileSync(join(import.meta.dirname, '../dictionaries/packed', packed.lexicons[id].file));
  return open(Uint8Array.from(gunzipSync(gzip)).buffer, loadFrequency(languageOfLexicon(id)));
}

/** Returns words evenly from the whole list, and as many misses: words with one letter replaced by `letter` that are not on the list. */
export function samples(lexicon: PackedLexicon, letter: string): { words: string[]; hits: string[]; misses: string[] } {
  const unique = new Set<string>();
  lexicon.forEachForm((form) => unique.add(form));
  const words = [...unique];
  const step = Math.floor(words.length / SAMPLE);
  const hits = words.filter((_, i) => i % step === 0).slice(0, SAMPLE);
  const misses: string[] = [];
  for (const word of hits) {
    const at = misses.length % word.length;
    const changed = `${word.slice(0, at)}${letter}${word.slice(at + 1)}`;
    misses.push(unique.has(changed) ? `${word}${letter}${letter}` : changed);
  }
  shuffle(hits);
  shuffle(misses);
  return { words, hits, misses };
}

/** Shuffles in place, with the same order each time. Neighbours in the list would share cache lines of the processor. */
function shuffle(words: string[]): void {
  let seed = 1;
  for (let i = words.length - 1; i > 0; i--) {
    seed = (seed * 48_271) % 0x7fffffff;
    const j = seed % (i + 1);
    [words[i], words[j]] = [words[j] as string, words[i] as string];
  }
}

/** Measures each contender in a process of its own, so that its memory is measured separately. */
export function benchWordLists(
  id: keyof typeof packed.lexicons,
  lists: ReturnType<typeof samples>,
  { skipNspell }: { skipNspell: boolean },
): string {
  const folder = mkdtempSync(join(tmpdir(), 'verdikt-bench-'));
  try {
    writeFileSync(join(folder, 'words.txt'), lists.words.join('\n'));
    writeFileSync(join(folder, 'hits.txt'), lists.hits.join('\n'));
    writeFileSync(join(folder, 'misses.txt'), lists.misses.join('\n'));
    const rows = CONTENDERS.filter((name) => !(skipNspell && name.startsWith('nspell'))).map((name) => {
      const script = join(import.meta.dirname, 'contender.ts');
      const flags = ['--expose-gc', '--max-old-space-size=4096', '--import', 'tsx', script, name, folder, id];
      const result: Measured = JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
      return [
        name,
        `${result.load.toFixed(1)} ms`,
        `${result.first.toFixed(2)} ms`,
        `${result.hit.toFixed(0)} ns`,
        `${result.miss.toFixed(0)} ns`,
        `${(result.found * 100).toFixed(1)} %`,
        `${(result.held / 1e6).toFixed(1)} MB`,
        `${(result.resident / 1e6).toFixed(1)} MB`,
      ];
    });
    const title = `The ${lists.words.length.toLocaleString('en')} words of ${id}, ${SAMPLE.toLocaleString('en')} questions of each kind; budget: 1,000 ns, 8 MB`;
    return asTable(title, ['', 'load', 'first answer', 'hit', 'miss', 'hits found', 'held', 'resident'], rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Opens both lexicons of the ruleset's language, and the fitted weights of its diagnosis. */
export function openLexicons(ruleset: RulesetId, open?: typeof openLexicon): Lexicons {
  const { game, spelling } = lexiconsOf(rulesetOf(ruleset).language);
  const [opened, known] = [openPacked(game, open), openPacked(spelling, open)];
  return { game: opened, spelling: known, list: { name: '', edition: '' }, ...loadDiagnosis(ruleset) };
}
