import { judgeBy } from '../src/rules/judge.ts';
import { nearWords } from '../src/rules/suggested/near-words.ts';
import type { RulesetId } from '../src/rules/verdict.ts';
import { loadRules } from '../src/rulesets/load.ts';
import { openLexicons } from './lexicons.ts';
import { asTable } from './table.ts';

const SAMPLE = 20_000;

/** Verdicts with reasons and suggestions, as the worker gives them; the last column counts in lookups of the same words. */
export async function benchVerdicts(ruleset: RulesetId, words: { hits: string[]; misses: string[] }): Promise<string> {
  const rules = await loadRules(ruleset);
  const { orthography } = rules;
  const lexicons = openLexicons(ruleset);
  const hits = words.hits.slice(0, SAMPLE);
  const misses = words.misses.slice(0, SAMPLE);
  const both = [...hits.slice(0, SAMPLE / 2), ...misses.slice(0, SAMPLE / 2)];

  const start = performance.now();
  judgeBy(rules, hits[0] ?? '', lexicons);
  const first = performance.now() - start;

  const measured: ReadonlyArray<readonly [string, string[], (word: string) => unknown, budget: string]> = [
    ['verdict on an allowed word', hits, (word) => judgeBy(rules, word, lexicons), '50 µs'],
    ['verdict on a mistyped word', misses, (word) => judgeBy(rules, word, lexicons), '–'],
    ['verdict on as many of both', both, (word) => judgeBy(rules, word, lexicons), '50 µs'],
    ['… of that, words near a mistyped one', misses, (word) => nearWords(word, lexicons.game, orthography), '–'],
    ['… of that, its neighbours', misses, (word) => lexicons.game.neighbours(word, orthography.marks), '–'],
    ['is the spelling lexicon needed?', misses, (word) => rules.needsSpelling(word, lexicons.game), '–'],
  ];
  const rows = measured.map(([kind, sample, round, budget]) => {
    const each = microseconds(sample, round);
    const lookup = microseconds(sample, (word) => lexicons.game.has(word));
    return [kind, `${each.toFixed(1)} µs`, budget, (each / lookup).toFixed(0)];
  });
  rows.push(['first verdict of a process', `${first.toFixed(1)} ms`, '–', '']);
  const title = `Verdicts by ${ruleset}, ${SAMPLE.toLocaleString('en')} words`;
  return asTable(title, ['', 'each', 'budget', 'lookups'], rows);
}

/** Of one word, by the best of three rounds over all of them. */
function microseconds(words: readonly string[], round: (word: string) => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    for (const word of words) round(word);
    least = Math.min(least, performance.now() - start);
  }
  return (least / words.length) * 1000;
}
