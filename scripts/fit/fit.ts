import { LETTER_PAIRS } from '../../dictionaries/compile/diagnosis-weights.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Weights } from '../../src/diagnosis/weights.ts';
import type { PackedLexicon } from '../../src/lexicon/packed-lexicon.ts';
import { isHeldOut } from '../diagnosis/labels.ts';
import { seededHash } from '../seeded-sample.ts';
import { letterPairs } from './letter-pairs.ts';
import { fitWeights } from './logistic.ts';
import { type Diagnosed, diagnosedRows } from './report.ts';
import { type LabelledRow, readRows } from './rows.ts';

/** The committed weights. */
export const TABLE = new URL('../../dictionaries/score/en-diagnosis.tsv', import.meta.url);

const OPTIONS = { ridge: 1, steps: 300 } as const;

/** Parts of the cross-validation: each word is diagnosed with weights fitted to the other parts. */
const FOLDS = { parts: 8, seed: 7 } as const;

const foldOf = ({ label }: LabelledRow): number => seededHash(label.word.toLowerCase(), FOLDS.seed) % FOLDS.parts;

/** Rows of a kind, a feature and its weight; the last one has the letter pairs. */
function tableOf(weights: Weights, strings: string): string {
  const rows = Object.entries(weights).flatMap(([kind, features = {}]) =>
    Object.entries(features).map(([feature, weight]) => [kind, feature, weight]),
  );
  return `${[['kind', 'feature', 'weight'], ...rows, [LETTER_PAIRS, '', strings]].map((row) => row.join('\t')).join('\n')}\n`;
}

export interface Fit {
  weights: Weights;
  /** The table as it is committed. */
  text: string;
  heldOut: Diagnosed[];
  crossValidated: Diagnosed[];
}

/** Fits the English weights to all labels but those held out. Gives the same each time. */
export function fitEnglish(): Fit {
  const { game } = loadLexicons('school-en');
  const strings = letterPairs((visit) => (game as PackedLexicon).forEachForm(visit));
  const rows = readRows(strings);
  const fitted = rows.filter(({ label }) => !isHeldOut(label.word));
  const weights = fitWeights(fitted, OPTIONS);
  const folds = Array.from({ length: FOLDS.parts }, (_, fold) => {
    const ofOthers = fitWeights(
      fitted.filter((row) => foldOf(row) !== fold),
      OPTIONS,
    );
    return diagnosedRows(
      fitted.filter((row) => foldOf(row) === fold),
      ofOthers,
    );
  });
  return {
    weights,
    text: tableOf(weights, strings),
    heldOut: diagnosedRows(
      rows.filter(({ label }) => isHeldOut(label.word)),
      weights,
    ),
    crossValidated: folds.flat(),
  };
}
