import { judge, type Lexicons, needsSpelling } from '../src/rules/judge.ts';
import { asTable } from './table.ts';
import { openPacked } from './word-lists.ts';

const SAMPLE = 20_000;

/** Verdicts with reasons, as the worker gives them. */
export function benchVerdicts(words: { hits: string[]; misses: string[] }): string {
  const lexicons: Lexicons = {
    game: openPacked('pl-game'),
    spelling: openPacked('pl-spelling'),
    list: { name: 'sjp.pl', edition: '' },
  };
  const kinds: [string, string[]][] = [
    ['verdict on an allowed word', words.hits],
    ['verdict on a word by chance', words.misses],
  ];
  const start = performance.now();
  judge(words.hits[0] ?? '', 'pfs-2018', lexicons);
  const first = performance.now() - start;
  const rows = kinds.map(([kind, list]) => {
    const sample = list.slice(0, SAMPLE);
    const each = best(() => {
      for (const word of sample) judge(word, 'pfs-2018', lexicons);
    });
    return [kind, `${((each / sample.length) * 1000).toFixed(1)} µs`, '50 µs'];
  });
  const sample = words.misses.slice(0, SAMPLE);
  const each = best(() => {
    for (const word of sample) needsSpelling(word, 'pfs-2018', lexicons);
  });
  rows.push(['is the spelling lexicon needed?', `${((each / sample.length) * 1000).toFixed(1)} µs`, '–']);
  rows.push(['first verdict of a process', `${first.toFixed(1)} ms`, '–']);
  return asTable(`Verdicts by pfs-2018, ${SAMPLE.toLocaleString('en')} words`, ['', 'each', 'budget'], rows);
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
