import { type PackedModel, STEP, ZERO } from '../../src/diagnosis/weights.ts';
import { readTable } from './tsv.ts';

/** Name of the row that has the letter pairs in place of a weight. */
export const LETTER_PAIRS = 'letter-pairs';

/** The fitted weights as the code reads them: names of features, and by kind one character for each of them. */
export function packWeights(
  table: string,
): PackedModel & { readonly [name: string]: string | Readonly<Record<string, string>> } {
  const rows = readTable(table);
  const features = [...new Set(rows.map(({ feature = '' }) => feature))].filter(Boolean).sort();
  const kinds = [...new Set(rows.map(({ kind = '' }) => kind))].filter((kind) => kind !== LETTER_PAIRS);
  const weightOf = (kind: string, feature: string): number =>
    Number(rows.find((row) => row.kind === kind && row.feature === feature)?.weight ?? 0);
  return {
    features: features.join(' '),
    letterPairs: rows.find(({ kind }) => kind === LETTER_PAIRS)?.weight ?? '',
    weights: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        features.map((feature) => String.fromCharCode(ZERO + Math.round(weightOf(kind, feature) / STEP))).join(''),
      ]),
    ),
  };
}
