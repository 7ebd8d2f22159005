/** Calibration of each kind: the predicted probability of a kind beside the share of words for which that kind is right. */
import { DIAGNOSIS_KINDS } from '../../src/core/diagnosis/hypothesis.ts';
import { outcomeOf } from '../diagnosis/score.ts';
import { percent } from '../figures.ts';
import type { Diagnosed } from './report.ts';

/** Lower bounds of the bins of probability: less than offered, offered, probable, stated (src/core/diagnosis/engine.ts). */
const BINS = [0.02, 1 / 11, 1 / 2, 10 / 11] as const;

/**
 * Returns a line for each kind. Each bin has the mean probability, the share of words for which the kind is right, and the number of words.
 */
export function kindCalibrationLines(diagnosed: readonly Diagnosed[]): string[] {
  const cells = DIAGNOSIS_KINDS.map((kind) => {
    const inBins = BINS.map((from, place) => {
      const to = BINS[place + 1] ?? 2;
      const words = diagnosed.flatMap(({ row, kinds }) => {
        const probability = kinds.get(kind) ?? 0;
        return probability >= from && probability < to
          ? [{ probability, isRight: outcomeOf(row.label, kind) === 'right' }]
          : [];
      });
      if (words.length === 0) return '–';
      const expected = words.reduce((sum, { probability }) => sum + probability, 0);
      return `${percent(expected, words.length)} ${percent(words.filter(({ isRight }) => isRight).length, words.length)} ${words.length}`;
    });
    return { kind, inBins };
  });
  return [
    `  ${''.padEnd(18)}${BINS.map((from) => `from ${percent(from, 1)}`.padStart(24)).join('')}`,
    ...cells
      .filter(({ inBins }) => inBins.some((cell) => cell !== '–'))
      .map(({ kind, inBins }) => `  ${kind.padEnd(18)}${inBins.map((cell) => cell.padStart(24)).join('')}`),
  ];
}
