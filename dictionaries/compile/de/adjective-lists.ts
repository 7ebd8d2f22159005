/** The curated tables about adjectives, read once. */
import type { StemClass } from '../../../src/core/morphology/de/adjective.ts';
import { readTable } from '../tsv.ts';

export interface ColourRow {
  kind: 'compares' | 'declines' | 'indeclinable';
  furtherStem: string;
  rule: string;
}

export interface AdjectiveLists {
  /** Lemma → rule of II.4.1 that bars comparison. */
  noncomparable: ReadonlyMap<string, string>;
  /** Those that are adjectives although a list has only the bare word. */
  bare: ReadonlySet<string>;
  /** First parts that are already an intensifier (II.4.1, last bullet), each with the second parts before which it is not. */
  intensifiers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Lemma → rule that bars declension and comparison. */
  indeclinable: ReadonlyMap<string, string>;
  /** English adjectives in -y → whether they are compared. */
  englishY: ReadonlyMap<string, boolean>;
  colours: ReadonlyMap<string, ColourRow>;
  /** Adjectives in -er and -ere whose class origin decides. */
  er: ReadonlyMap<string, StemClass>;
  /** Lemmas that are compared in a figurative sense, whatever the lists show (II.4.2). */
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
    bare: new Set(rows('noncomparable').flatMap(({ lemma = '', bare }) => (bare === 'yes' ? [lemma] : []))),
    intensifiers: new Map(
      rows('intensifier').map(({ part = '', except = '' }) => [part, new Set(except.split(' '))] as const),
    ),
    indeclinable: byLemma('indeclinable', (row) => row.rule as string),
    englishY: byLemma('english-y', (row) => row.compares === 'yes'),
    colours: new Map(
      rows('colour').flatMap(({ lemma, kind, further_stem, rule }) =>
        // A noun of colour is not an adjective here.
        kind === 'noun'
          ? []
          : [
              [
                lemma as string,
                { kind: kind as ColourRow['kind'], furtherStem: further_stem as string, rule: rule as string },
              ],
            ],
      ),
    ),
    er: byLemma('er', (row) => row.class as StemClass),
    figurative: new Set(
      rows('figurative').flatMap(({ lemma = '', compared }) => (compared === 'always' ? [lemma] : [])),
    ),
    elatives: new Set(rows('elative').map((row) => row.form as string)),
  };
}
