/** Measures fitted weights on labelled words: calibration, loss, and the claimed kind for each label. */
import { claimed, diagnose } from '../../src/core/diagnosis/engine.ts';
import { DIAGNOSIS_KINDS, type DiagnosisKind } from '../../src/core/diagnosis/hypothesis.ts';
import type { Weights } from '../../src/core/diagnosis/weights.ts';
import type { Sample } from '../diagnosis/labels.ts';
import { folded } from '../diagnosis/measure.ts';
import { namesAWord, outcomeOf } from '../diagnosis/score.ts';
import { percent } from '../figures.ts';
import { lossOf } from './logistic.ts';
import type { LabelledRow } from './rows.ts';

/** Diagnosis of a labelled word. */
export interface Diagnosed {
  row: LabelledRow;
  /** The most likely kind, and its probability. */
  kind: DiagnosisKind;
  probability: number;
  /** Kind that the explanation claims. */
  claim: DiagnosisKind;
  /** The most likely word of that kind. */
  word: string;
  /** Probabilities of all kinds that are proposed. */
  kinds: ReadonlyMap<DiagnosisKind, number>;
  /** −ln P(label). */
  loss: number;
}

export function diagnosedRows(rows: readonly LabelledRow[], weights: Weights): Diagnosed[] {
  return rows.map((row) => {
    const kinds = diagnose(row.proposals, row.shape, weights);
    const [first] = kinds;
    if (!first) throw new Error(`nothing is proposed for ${row.label.word}`);
    const word = first.hypotheses.find(({ intended }) => intended.length > 0)?.intended.join(' ') ?? '';
    return {
      row,
      kind: first.kind,
      probability: first.probability,
      claim: claimed(kinds)?.kind ?? 'unlisted',
      word,
      kinds: new Map(kinds.map(({ kind, probability }) => [kind, probability])),
      loss: lossOf(row, weights),
    };
  });
}

const BINS = 10;

/**
 * Returns the expected calibration error: the mean distance between the probability of the first kind and the share of words for which it
 * is right, over bins of a tenth.
 */
export function calibrationError(diagnosed: readonly Diagnosed[]): number {
  const gaps = new Array<number>(BINS).fill(0);
  for (const { row, kind, probability } of diagnosed) {
    const isRight = outcomeOf(row.label, kind) === 'right';
    gaps[Math.min(BINS - 1, Math.floor(probability * BINS))]! += probability - Number(isRight);
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / diagnosed.length;
}

const line = (name: string, cells: readonly string[], width: number): string =>
  `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(width)).join('')}`;

export const HEADINGS = line('', ['words', 'right', 'silent', 'misleading', 'named', 'ECE', 'log loss'], 12);

/** Returns one row of figures. */
export function figuresLine(name: string, diagnosed: readonly Diagnosed[]): string {
  const outcomes = diagnosed.map((one) => outcomeOf(one.row.label, one.claim));
  const share = (wanted: string) => percent(outcomes.filter((one) => one === wanted).length, outcomes.length);
  const toName = diagnosed.filter(({ row }) => namesAWord(row.label));
  const named = toName.filter((one) => one.claim === one.kind && folded(one.word) === folded(one.row.label.intended));
  return line(
    name,
    [
      String(diagnosed.length),
      share('right'),
      share('silent'),
      share('misleading'),
      toName.length === 0 ? '–' : percent(named.length, toName.length),
      calibrationError(diagnosed).toFixed(3),
      (diagnosed.reduce((sum, { loss }) => sum + loss, 0) / diagnosed.length).toFixed(3),
    ],
    12,
  );
}

/** Returns the confusion matrix: rows are labels, columns are claims. */
export function confusionLines(diagnosed: readonly Diagnosed[]): string[] {
  const kinds = DIAGNOSIS_KINDS.filter((kind) => diagnosed.some(({ row }) => row.label.kind === kind));
  return [
    line(
      '',
      kinds.map((kind) => kind.slice(0, 5)),
      6,
    ),
    ...kinds.map((kind) =>
      line(
        kind,
        kinds.map((claim) => {
          const times = diagnosed.filter((one) => one.row.label.kind === kind && one.claim === claim).length;
          return String(times || '·');
        }),
        6,
      ),
    ),
  ];
}

export const ofSample = (diagnosed: readonly Diagnosed[], sample: Sample): Diagnosed[] =>
  diagnosed.filter(({ row }) => row.label.sample === sample);
