import type { LetterPairs } from '../../src/core/diagnosis/shape.ts';
import { type PackedModel, STEP, ZERO } from '../../src/core/diagnosis/weights.ts';
import { type Row, readTable } from './tsv.ts';

/** Kind of the rows with letter pairs in place of weights. */
export const LETTER_PAIRS = 'letter-pairs';

export const PARTS_OF_PAIRS = ['letters', 'words', 'names', 'foreign'] as const satisfies ReadonlyArray<
  keyof LetterPairs
>;

/** Returns the fitted weights as the code reads them. @param rows kind, feature and weight */
export function packWeights(rows: readonly Row[]) {
  const weights = rows.filter(({ kind }) => kind !== LETTER_PAIRS);
  const features = [...new Set(weights.map(({ feature = '' }) => feature))].sort();
  const kinds = [...new Set(weights.map(({ kind = '' }) => kind))];
  const weightIn = (kind: string, feature: string): string | undefined =>
    rows.find((row) => row.kind === kind && row.feature === feature)?.weight;
  const pack = (kind: string): string =>
    features
      .map((feature) => String.fromCharCode(ZERO + Math.round(Number(weightIn(kind, feature) ?? 0) / STEP)))
      .join('');
  return {
    features: features.join(' '),
    letterPairs: Object.fromEntries(PARTS_OF_PAIRS.map((part) => [part, weightIn(LETTER_PAIRS, part) ?? ''])) as Record<
      keyof LetterPairs,
      string
    >,
    weights: Object.fromEntries(kinds.map((kind) => [kind, pack(kind)])),
  } satisfies PackedModel;
}

/** Returns the edit costs of a language (src/core/diagnosis/edit-costs.ts). */
export const packEditCosts = (table: string): Record<string, number> =>
  Object.fromEntries(readTable(table).map(({ edit = '', cost }) => [edit, Number(cost)]));
