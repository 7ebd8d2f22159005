import { asTable, median } from '../scripts/figures.ts';
import type { RulesetId } from '../src/core/rules/verdict.ts';
import { openLexicons } from './lexicons.ts';
import { loadShipped } from './shipped.ts';

const SAMPLE = 20_000;

const ROUNDS = 3;

/**
 * Measures the time of verdicts with reasons and suggestions, as the worker gives them: the mean in processor time, the median in elapsed
 * time. The last column divides the mean by the time of a lookup of the same words.
 */
export async function benchVerdicts(ruleset: RulesetId, words: { hits: string[]; misses: string[] }): Promise<string> {
  const { judgeBy, loadRules, nearWords, openLexicon } = await loadShipped();
  const rules = await loadRules(ruleset);
  const { orthography } = rules;
  const lexicons = openLexicons(ruleset, openLexicon);
  const hits = words.hits.slice(0, SAMPLE);
  const misses = words.misses.slice(0, SAMPLE);
  const both = [...hits.slice(0, SAMPLE / 2), ...misses.slice(0, SAMPLE / 2)];

  const start = performance.now();
  judgeBy(rules, hits[0] ?? '', lexicons);
  const first = performance.now() - start;

  const refused = rules.ruleset.language === 'de' ? '150 µs' : '100 µs';
  const measured: ReadonlyArray<readonly [string, string[], (word: string) => unknown, budget: string]> = [
    ['verdict on an allowed word', hits, (word) => judgeBy(rules, word, lexicons), '30 µs'],
    ['verdict on a mistyped word', misses, (word) => judgeBy(rules, word, lexicons), refused],
    ['verdict on as many of both', both, (word) => judgeBy(rules, word, lexicons), '–'],
    ['… of that, words near a mistyped one', misses, (word) => nearWords(word, lexicons.game, orthography), '–'],
    ['… of that, its neighbours', misses, (word) => lexicons.game.neighbours(word, orthography.marks), '–'],
    ['is the spelling lexicon needed?', misses, (word) => rules.needsSpelling(word, lexicons.game), '–'],
  ];
  const rows = measured.map(([kind, sample, round, budget]) => {
    const each = microseconds(sample, round);
    const lookup = microseconds(sample, (word) => lexicons.game.has(word));
    const half = medianMicroseconds(sample, round);
    return [kind, `${each.toFixed(1)} µs`, `${half.toFixed(1)} µs`, budget, (each / lookup).toFixed(0)];
  });
  rows.push(['first verdict of a process', `${first.toFixed(1)} ms`, '', '–', '']);
  const title = `Verdicts by ${ruleset}, ${SAMPLE.toLocaleString('en')} words`;
  return asTable(title, ['', 'mean', 'median', 'budget (median)', 'lookups'], rows);
}

/**
 * Returns microseconds of processor time for one word, from the best of three rounds over all words. Other programs use the rest of a busy
 * machine.
 */
function microseconds(words: readonly string[], round: (word: string) => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ROUNDS; i++) {
    const start = process.cpuUsage();
    for (const word of words) round(word);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, user + system);
  }
  return least / words.length;
}

/** Returns the median of the microseconds of the words; the best of the rounds counts for each word. */
function medianMicroseconds(words: readonly string[], round: (word: string) => unknown): number {
  const least = words.map(() => Number.POSITIVE_INFINITY);
  for (let i = 0; i < ROUNDS; i++) {
    words.forEach((word, at) => {
      const start = performance.now();
      round(word);
      least[at] = Math.min(least[at]!, (performance.now() - start) * 1000);
    });
  }
  return median(least);
}
