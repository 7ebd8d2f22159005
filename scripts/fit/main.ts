/**
 * `npm run fit [-- --check] [--language ID]`: fits the weights of the diagnosis engine to the labels of `dictionaries/diagnosis`, without the
 * held-out part, and writes them to `dictionaries/score`; run `npm run tables` then. Prints how well they do on the held-out part, and in a
 * cross-validation. With `--check` it compares the committed weights with those of the fit instead, and is part of `npm test`. See
 * docs/diagnosis.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCall, run, UsageError } from '../../src/cli/command.ts';
import type { TileLanguage } from '../../src/words/tiles.ts';
import { SAMPLES } from '../diagnosis/labels.ts';
import { crossValidated, FITS, type Fit, fitLanguage, tableFile } from './fit.ts';
import { confusionLines, type Diagnosed, diagnosedRows, figuresLine, HEADINGS, ofSample } from './report.ts';

const FITTED = Object.keys(FITS) as TileLanguage[];

const USAGE = `usage: fit [--check] [--language ${FITTED.join('|')}]
  --check     exits with status 1 if the committed weights are not those that the fit gives, and prints no figures
  --language  fits this language alone`;

function report(language: TileLanguage, { weights, fitted, heldOut: unseen }: Fit): string {
  const heldOut = diagnosedRows(unseen, weights);
  const figures = (name: string, diagnosed: readonly Diagnosed[], ofFit?: typeof weights): string[] => [
    name,
    HEADINGS,
    ...SAMPLES.map((sample) => figuresLine(sample, ofSample(diagnosed, sample), ofFit)),
    figuresLine('all', diagnosed, ofFit),
  ];
  return [
    `${language}: words that no ruling decides; a rule that decides by letters, signs or a list is not counted`,
    '',
    ...figures('held-out part', heldOut, weights),
    '',
    ...figures('cross-validation of the part that is fitted', crossValidated(fitted)),
    '',
    'held-out part: what the words are (rows), and what is claimed (columns)',
    ...confusionLines(heldOut),
    '',
  ].join('\n');
}

await run('fit', USAGE, () => {
  const { values } = readCall(() =>
    parseArgs({ options: { check: { type: 'boolean', default: false }, language: { type: 'string' } } }),
  );
  const languages = values.language === undefined ? FITTED : FITTED.filter((one) => one === values.language);
  if (languages.length === 0) throw new UsageError(`no language '${values.language}'`);
  for (const language of languages) {
    const fit = fitLanguage(language, FITS[language]!);
    const file = tableFile(language);
    if (!values.check) {
      console.log(report(language, fit));
      writeFileSync(file, fit.text);
    } else if (readFileSync(file, 'utf8') !== fit.text) {
      throw new Error(`the committed weights of ${language} are not those of the fit; run npm run fit`);
    }
  }
});
