import { judge, type Lexicons, needsSpelling } from '../src/rules/judge.ts';
import type { RulesetId } from '../src/rules/verdict.ts';
import { asTable } from './table.ts';
import { openPacked } from './word-lists.ts';

const SAMPLE = 20_000;

/** The rulesets that are measured, with their lexicons. */
const LANGUAGE: Readonly<Record<RulesetId, 'pl' | 'de'>> = { 'pfs-2018': 'pl', 'pfs-2016': 'pl', 'sd-2026': 'de' };

/** Verdicts with reasons, as the worker gives them. */
export function benchVerdicts(ruleset: RulesetId, words: { hits: string[]; misses: string[] }): string {
  const language = LANGUAGE[ruleset];
  const lexicons: Lexicons = {
    game: openPacked(`${language}-game`),
    spelling: openPacked(`${language}-spelling`),
    list: { name: '', edition: '' },
  };
  const kinds: [string, string[]][] = [
    ['verdict on an allowed word', words.hits],
    ['verdict on a word by chance', words.misses],
  ];
  const start = performance.now();
  judge(words.hits[0] ?? '', ruleset, lexicons);
  const first = performance.now() - start;
  const rows = kinds.map(([kind, list]) => {
    const sample = list.slice(0, SAMPLE);
    const each = best(() => {
      for (const word of sample) judge(word, ruleset, lexicons);
    });
    return [kind, `${((each / sample.length) * 1000).toFixed(1)} µs`, '50 µs'];
  });
  const sample = words.misses.slice(0, SAMPLE);
  const each = best(() => {
    for (const word of sample) needsSpelling(word, ruleset, lexicons);
  });
  rows.push(['is the spelling lexicon needed?', `${((each / sample.length) * 1000).toFixed(1)} µs`, '–']);
  rows.push(['first verdict of a process', `${first.toFixed(1)} ms`, '–']);
  return asTable(`Verdicts by ${ruleset}, ${SAMPLE.toLocaleString('en')} words`, ['', 'each', 'budget'], rows);
}

/** Milliseconds of the best of three rounds. */
function best(round: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    round();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
