/**
 * `npm run fit [-- --check] [--language ID]`: fits the weights of the diagnosis engine to the labels of `dictionaries/diagnosis`, without the
 * held-out part, and writes them to `dictionaries/score`; run `npm run tables` then. Prints how well they do on the held-out part, and in a
 * cross-validation. See docs/diagnosis.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCall, run, UsageError } from '../../src/cli/command.ts';
import type { TileLanguage } from '../../src/words/tiles.ts';
import { SAMPLES } from '../diagnosis/labels.ts';
import { FITS, type Fit, fitLanguage, tableFile } from './fit.ts';
import { confusionLines, figuresLine, HEADINGS, ofSample } from './report.ts';

const FITTED = Object.keys(FITS) as TileLanguage[];

const USAGE = `usage: fit [--check] [--language ${FITTED.join('|')}]
  --check     exits with status 1 if the committed weights are not those that the fit gives
  --language  fits this language alone`;

function report(language: TileLanguage, { weights, heldOut, crossValidated }: Fit): string {
  const figures = (name: string, diagnosed: typeof heldOut, ofFit?: typeof weights): string[] => [
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
    ...figures('cross-validation of the part that is fitted', crossValidated),
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
    console.log(report(language, fit));
    const file = tableFile(language);
    if (!values.check) writeFileSync(file, fit.text);
    else if (readFileSync(file, 'utf8') !== fit.text)
      throw new Error(`the committed weights of ${language} are not those of the fit; run npm run fit`);
  }
});
