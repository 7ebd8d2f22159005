import { LETTER_PAIRS, PARTS_OF_PAIRS } from '../../dictionaries/compile/diagnosis-weights.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { LetterPairs } from '../../src/core/diagnosis/shape.ts';
import type { KindWeights } from '../../src/core/diagnosis/weights.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { isHeldOut, MEASURED } from '../diagnosis/labels.ts';
import { seededHash } from '../seeded-sample.ts';
import type { LanguageFit } from './language-fit.ts';
import { GERMAN_FIT } from './languages/de.ts';
import { ENGLISH_FIT } from './languages/en.ts';
import { POLISH_FIT } from './languages/pl.ts';
import { letterPairs } from './letter-pairs.ts';
import { fitWeights } from './logistic.ts';
import { fitLone } from './lone-words.ts';
import { type Diagnosed, diagnosedRows } from './report.ts';
import { type LabelledRow, readLoneRows, readRows } from './rows.ts';

/** The languages whose refused words the engine diagnoses. */
export const FITS: Readonly<Partial<Record<TileLanguage, LanguageFit>>> = {
  pl: POLISH_FIT,
  de: GERMAN_FIT,
  en: ENGLISH_FIT,
};

/** Returns the address of a committed table. */
export const tableFile = (language: TileLanguage, table: 'diagnosis' | 'edits'): URL =>
  new URL(`../../dictionaries/score/${language}-${table}.tsv`, import.meta.url);

/** Penalty on a weight of 1, in rows. In a cross-validation, penalties from 0.3 to 0.6 differ by no more than chance. */
const RIDGE = 0.5;

/** Parts of the cross-validation: each word is diagnosed with weights fitted to the other parts. */
const FOLDS = { parts: 8, seed: 7 } as const;

const foldOf = ({ label }: LabelledRow): number => seededHash(label.word.toLowerCase(), FOLDS.seed) % FOLDS.parts;

/** Returns a table whose rows are kind, feature and weight; the last rows have the weights of lone words and the letter pairs. */
function tableOf(weights: KindWeights, lone: KindWeights, pairs: LetterPairs): string {
  const rows = [...weights, ...lone].flatMap(([kind, features]) =>
    [...features].map(([feature, weight]) => [kind, feature, weight]),
  );
  const strings = PARTS_OF_PAIRS.map((part) => [LETTER_PAIRS, part, pairs[part]]);
  return `${[['kind', 'feature', 'weight'], ...rows, ...strings].map((row) => row.join('\t')).join('\n')}\n`;
}

export interface Fit {
  weights: KindWeights;
  /** Further weights for words that stand alone in small letters. */
  lone: KindWeights;
  /** The table as it is committed. */
  text: string;
  /** The labelled words that the weights are fitted to, and those that are held out. */
  fitted: LabelledRow[];
  heldOut: LabelledRow[];
  /** The natural ones of those held out, in small letters. */
  loneHeldOut: LabelledRow[];
}

/** Divides rows by whether their word is held out. */
const divided = (rows: readonly LabelledRow[]) => ({
  fitted: rows.filter(({ label }) => !isHeldOut(label.word)),
  heldOut: rows.filter(({ label }) => isHeldOut(label.word)),
});

/** Fits the weights of a language to all its labels except the held-out ones. The result is the same each time. */
export function fitLanguage(language: TileLanguage, languageFit: LanguageFit): Fit {
  const lexicons = loadLexicons(MEASURED[language]);
  const pairs = letterPairs(languageFit, lexicons, loadLexicons(MEASURED[languageFit.foreign]).game);
  const { fitted, heldOut } = divided(readRows(language, languageFit, lexicons, pairs));
  const loneRows = divided(readLoneRows(language, languageFit, lexicons, pairs));
  const weights = fitWeights(fitted, RIDGE);
  const lone = fitLone(loneRows.fitted, weights, RIDGE);
  return { weights, lone, text: tableOf(weights, lone, pairs), fitted, heldOut, loneHeldOut: loneRows.heldOut };
}

/** Diagnoses each word with weights that are fitted to the words of the other parts. */
export const crossValidated = (rows: readonly LabelledRow[]): Diagnosed[] =>
  Array.from({ length: FOLDS.parts }, (_, fold) => {
    const weights = fitWeights(
      rows.filter((row) => foldOf(row) !== fold),
      RIDGE,
    );
    return diagnosedRows(
      rows.filter((row) => foldOf(row) === fold),
      weights,
    );
  }).flat();
