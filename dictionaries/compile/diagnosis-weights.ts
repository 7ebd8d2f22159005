import type { LetterPairs } from '../../src/diagnosis/strings.ts';
import { type PackedModel, STEP, ZERO } from '../../src/diagnosis/weights.ts';
import { readTable } from './tsv.ts';

/** What the kind of a row is that has a part of the letter pairs in place of a weight. */
export const LETTER_PAIRS = 'letter-pairs';

export const PARTS_OF_PAIRS = ['letters', 'words', 'names', 'foreign'] as const satisfies ReadonlyArray<
  keyof LetterPairs
>;

/** The fitted weights as the code reads them: names of features, and by kind one character for each of them. */
export function packWeights(table: string) {
  const rows = readTable(table);
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
