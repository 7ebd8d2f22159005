/**
 * `npm run fit [-- --check]`: fits the weights of the diagnosis engine to the labels of `dictionaries/diagnosis`, without the held-out part,
 * and writes them to `dictionaries/score/en-diagnosis.tsv`; run `npm run tables` then. Prints how well they do on the held-out part, and in a
 * cross-validation. See docs/diagnosis.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCall, run } from '../../src/cli/command.ts';
import { SAMPLES } from '../diagnosis/labels.ts';
import { fitEnglish, TABLE } from './fit.ts';
import { confusionLines, figuresLine, HEADINGS, ofSample } from './report.ts';

const USAGE = `usage: fit [--check]
  --check  exits with status 1 if the committed weights are not those that the fit gives`;

await run('fit', USAGE, () => {
  const { values } = readCall(() => parseArgs({ options: { check: { type: 'boolean', default: false } } }));
  const { text, weights, heldOut, crossValidated } = fitEnglish();
  const figures = (name: string, diagnosed: typeof heldOut, ofFit?: typeof weights): string[] => [
    name,
    HEADINGS,
    ...SAMPLES.map((sample) => figuresLine(sample, ofSample(diagnosed, sample), ofFit)),
    figuresLine('all', diagnosed, ofFit),
  ];
  console.log(
    [
      'English words that no ruling decides; a rule that decides by letters, signs or a list is not counted',
      '',
      ...figures('held-out part', heldOut, weights),
      '',
      ...figures('cross-validation of the part that is fitted', crossValidated),
      '',
      'held-out part: what the words are (rows), and what is claimed (columns)',
      ...confusionLines(heldOut),
    ].join('\n'),
  );
  if (!values.check) writeFileSync(TABLE, text);
  else if (readFileSync(TABLE, 'utf8') !== text)
    throw new Error('the committed weights are not those of the fit; run npm run fit');
});
