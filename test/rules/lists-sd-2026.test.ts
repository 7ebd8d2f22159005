import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { NO_FINAL_E_DROP } from '../../src/core/morphology/de/verb-class.ts';
import { isOtherColour } from '../../src/core/rulesets/sd-2026/detectors/adjective-bars.ts';
import { BARRED_SEQUENCES } from '../../src/core/rulesets/sd-2026/detectors/elision.ts';
import {
  ATTRIBUTIVE_ONLY,
  COMPARABLE_COLOURS,
  END_STATE,
  FIGURATIVE,
  HIGHEST_OR_LOWEST,
  INTENSIFIERS,
  MUST_ELIDE,
  PREDICATIVE_ONLY,
} from '../../src/core/rulesets/sd-2026/lists.ts';

const printed = (name: string) => readTable(new URL(`../../dictionaries/lists/sd-2026-${name}.tsv`, import.meta.url));
const column = (name: string, column: string) => printed(name).map((row) => row[column]!);

describe('closed lists of sd-2026', () => {
  it('are the lists of the tables', () => {
    expect([...NO_FINAL_E_DROP].sort()).toEqual(column('modal-no-elision', 'verb').sort());
    expect([...BARRED_SEQUENCES].sort()).toEqual(column('barred-sequences', 'sequence').sort());
    expect([...COMPARABLE_COLOURS].sort()).toEqual(column('comparable-colours', 'adjective').sort());
    for (const adjective of column('adjectives-must-elide', 'adjective')) expect(MUST_ELIDE).toContain(adjective);
  });

  it('have the printed adjectives of each class without degrees', () => {
    const kinds = { a: HIGHEST_OR_LOWEST, b: END_STATE, c: ATTRIBUTIVE_ONLY, d: PREDICATIVE_ONLY };
    for (const { rule, examples } of printed('comparison-bars')) {
      const kind = kinds[rule!.slice(-1) as keyof typeof kinds];
      for (const word of examples!.split(' ')) {
        if (kind) expect(kind).toContain(word);
        else expect([...INTENSIFIERS.keys()].some((first) => word.startsWith(first))).toBe(true);
      }
    }
  });

  it('have no adjective twice, and none that is compared in a figurative sense', () => {
    const rows = readTable('curated/de-adjective-noncomparable.tsv').map(({ lemma }) => lemma!);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.filter((lemma) => FIGURATIVE.has(lemma))).toEqual([]);
  });

  it.each([
    ['hellrot', true],
    ['rehbraun', true],
    ['grasgrün', true],
    ['beige', true],
    ['rot', false],
    ['froh', false],
  ])('%s is a colour without degrees: %s', (lemma, expected) => expect(isOtherColour(lemma)).toBe(expected));
});
