/** The hand-kept tables about adjectives, read once. */
import type { StemClass } from '../../../src/morphology/de/adjective.ts';
import { readTable } from '../tsv.ts';

export interface ColourRow {
  kind: 'compares' | 'declines' | 'indeclinable';
  furtherStem: string;
  rule: string;
}

export interface AdjectiveLists {
  /** Lemma → rule of II.4.1 that bars comparison. */
  noncomparable: ReadonlyMap<string, string>;
  /** First parts that are an intensifier already (II.4.1, last bullet). */
  intensifiers: readonly string[];
  /** Lemma → rule that bars declension and comparison. */
  indeclinable: ReadonlyMap<string, string>;
  /** English adjectives in -y → do they compare? */
  englishY: ReadonlyMap<string, boolean>;
  colours: ReadonlyMap<string, ColourRow>;
  /** Adjectives in -er and -ere whose class origin decides. */
  er: ReadonlyMap<string, StemClass>;
  /** Lemmas compared in a figurative sense, whatever the lists show (II.4.2). */
  figurative: ReadonlySet<string>;
  /** Uninflected superlatives that are entries or named at one. */
  elatives: ReadonlySet<string>;
}

export function readAdjectiveLists(): AdjectiveLists {
  const rows = (name: string) => readTable(`curated/de-adjective-${name}.tsv`);
  const byLemma = <T>(name: string, value: (row: Record<string, string>) => T) =>
    new Map(rows(name).map((row) => [row.lemma as string, value(row)]));
  return {
    noncomparable: byLemma('noncomparable', (row) => row.rule as string),
    intensifiers: rows('intensifier').map((row) => row.part as string),
    indeclinable: byLemma('indeclinable', (row) => row.rule as string),
    englishY: byLemma('english-y', (row) => row.compares === 'yes'),
    colours: byLemma('colour', (row) => ({
      kind: row.kind as ColourRow['kind'],
      furtherStem: row.further_stem as string,
      rule: row.rule as string,
    })),
    er: byLemma('er', (row) => row.class as StemClass),
    figurative: new Set(rows('figurative').map((row) => row.lemma as string)),
    elatives: new Set(rows('elative').map((row) => row.form as string)),
  };
}
