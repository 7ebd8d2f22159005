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
  /** Those of them that are adjectives where a list has nothing but the bare word. */
  bare: ReadonlySet<string>;
  /** First parts that are an intensifier already (II.4.1, last bullet), each with the second parts before which it is none. */
  intensifiers: ReadonlyMap<string, ReadonlySet<string>>;
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
    bare: new Set(rows('noncomparable').flatMap(({ lemma = '', bare }) => (bare === 'yes' ? [lemma] : []))),
    intensifiers: new Map(
      rows('intensifier').map(({ part = '', except = '' }) => [part, new Set(except.split(' '))] as const),
    ),
    indeclinable: byLemma('indeclinable', (row) => row.rule as string),
    englishY: byLemma('english-y', (row) => row.compares === 'yes'),
    colours: new Map(
      rows('colour').flatMap(({ lemma, kind, further_stem, rule }) =>
        // A noun that names a colour is no adjective of the lists.
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
