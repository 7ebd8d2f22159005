/**
 * `npm run fit [-- --check] [--language ID]` fits the weights of the diagnosis engine to the labels of `dictionaries/diagnosis`, without
 * the held-out part, and writes them to `dictionaries/score`; run `npm run tables` then. It prints figures for the held-out part and for a
 * cross-validation. With `--check`, which is part of `npm test`, it compares the committed weights with those of the fit instead. See
 * docs/diagnosis.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readCall, run, UsageError } from '../../src/cli/command.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { weightsOf, withoutText } from '../../src/core/diagnosis/weights.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { MEASURED, SAMPLES } from '../diagnosis/labels.ts';
import { fitEdits } from './edit-costs.ts';
import { crossValidated, FITS, type Fit, fitLanguage, isNaturalStart, tableFile } from './fit.ts';
import { kindCalibrationLines } from './kind-calibration.ts';
import type { LanguageFit } from './language-fit.ts';
import { confusionLines, type Diagnosed, diagnosedRows, figuresLine, HEADINGS, ofSample } from './report.ts';
import { fitSplits, SPLITS, splitFigures } from './splits.ts';

const FITTED = Object.keys(FITS) as TileLanguage[];

const USAGE = `usage: fit [--check] [--language ${FITTED.join('|')}]
  --check     exits with status 1 if the committed weights are not those that the fit gives, and prints no figures
  --language  fits this language alone`;

function report(
  language: TileLanguage,
  languageFit: LanguageFit,
  { model, fitted, heldOut: unseen, loneHeldOut }: Fit,
): string {
  const heldOut = diagnosedRows(unseen, weightsOf(model));
  const unseenByFolds = crossValidated(fitted, languageFit);
  const figures = (name: string, diagnosed: readonly Diagnosed[]): string[] => [
    name,
    HEADINGS,
    ...SAMPLES.filter((sample) => sample !== 'unseen').map((sample) =>
      figuresLine(sample, ofSample(diagnosed, sample)),
    ),
    figuresLine('all', diagnosed),
  ];
  return [
    `${language}: words whose ruling leaves something to diagnose; those that letters, signs or a list decide are not counted`,
    '',
    ...figures('held-out part', heldOut),
    '',
    ...figures('cross-validation of the part that is fitted', unseenByFolds.all),
    '',
    'cross-validation of first words of sentences',
    HEADINGS,
    figuresLine(
      'as within a sentence',
      unseenByFolds.all.filter(({ row }) => isNaturalStart(row)),
    ),
    figuresLine('as at its start', unseenByFolds.starts),
    '',
    'held-out part in small letters',
    HEADINGS,
    figuresLine('as in a text', diagnosedRows(loneHeldOut, weightsOf(model))),
    figuresLine('as alone', diagnosedRows(loneHeldOut, weightsOf(withoutText(model)))),
    '',
    'cross-validation: by probability that a kind is given, its mean, the share of words that are of the kind, and the words',
    ...kindCalibrationLines(unseenByFolds.all),
    '',
    'held-out part: what the words are (rows), and what is claimed (columns)',
    ...confusionLines(heldOut),
    '',
  ].join('\n');
}

/**
 * Compares a table with the fitted one, or writes it. @throws Error if they differ and the table must be packed before the work can go on
 */
function settle(file: URL, text: string, isCheck: boolean, isPackedFirst: boolean): void {
  if (readFileSync(file, 'utf8') === text) return;
  if (isCheck) throw new Error(`${basename(file.pathname)} is not what the fit gives; run npm run fit`);
  writeFileSync(file, text);
  // The fit of the diagnosis weights reads the packed tables.
  if (isPackedFirst) throw new Error(`${basename(file.pathname)} has changed; run npm run tables, and the fit again`);
}

await run('fit', USAGE, () => {
  const { values } = readCall(() =>
    parseArgs({ options: { check: { type: 'boolean', default: false }, language: { type: 'string' } } }),
  );
  const languages = values.language === undefined ? FITTED : FITTED.filter((one) => one === values.language);
  if (languages.length === 0) throw new UsageError(`no language '${values.language}'`);
  for (const language of languages) {
    const languageFit = FITS[language]!;
    const edits = fitEdits(language, loadLexicons(MEASURED[language]).game, languageFit.orthography);
    if (!values.check) console.log([language, ...edits.report()].join('\n'));
    if (!languageFit.keepsCosts) settle(tableFile(language, 'edits'), edits.text, values.check, true);
    if (language === 'de') {
      settle(SPLITS, fitSplits(), values.check, true);
      if (!values.check) console.log(['compounds', ...splitFigures(), ''].join('\n'));
    }
    const fit = fitLanguage(language, languageFit);
    if (!values.check) console.log(report(language, languageFit, fit));
    settle(tableFile(language, 'diagnosis'), fit.text, values.check, false);
  }
});
