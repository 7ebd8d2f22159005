/** `npx tsx dictionaries/compile/de/measure-verbs.ts`: precision and recall of the verb generator by class. */
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readFrequencies } from '../frequency/list.ts';
import { readJson, readWords } from '../sources.ts';
import { parseCoreList } from './core-list.ts';
import type { VerbEntry } from './verb-conjugation.ts';
import { measureGaps, measureHeldOutVerbs, type Scores, VERB_CLASSES } from './verb-measure.ts';

const sources = {
  core: parseCoreList(readWords('de-core')),
  verbs: readJson<Record<string, VerbEntry>>('de-verbs'),
  wiktionary: readJson<string[]>('de-wiktionary'),
  frequencies: readFrequencies('de', toGermanTiles),
};

function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`;
}

function print(title: string, scores: Scores): void {
  console.log(`\n${title}\n`);
  console.log('| class | verbs | recall | precision |\n|---|---|---|---|');
  for (const name of VERB_CLASSES) {
    const { lemmas, found, wanted, right, built } = scores[name];
    console.log(`| ${name} | ${lemmas} | ${percent(found, wanted)} | ${percent(right, built)} |`);
  }
}

print('Verbs held back whole, against the paradigms of german-pos-dict', measureHeldOutVerbs(sources));
print('A fifth of all verb forms held back, against the core list up to nine letters', measureGaps(sources));
