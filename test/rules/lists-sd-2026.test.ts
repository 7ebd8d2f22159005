import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { NO_FINAL_E_DROP } from '../../src/morphology/de/verb-class.ts';
import { isOtherColour } from '../../src/rulesets/sd-2026/comparable.ts';
import {
  ATTRIBUTIVE_ONLY,
  COLOURS_NO_MODEL,
  COMPARABLE_COLOURS,
  END_STATE,
  ENGLISH_PARTICIPLES,
  HIGHEST_OR_LOWEST,
  INDECLINABLE,
  INTENSIFIERS,
  MUST_ELIDE,
  PREDICATIVE_FOREIGN,
  PREDICATIVE_ONLY,
  ST_OR_EST,
  Y_NOT_COMPARED,
} from '../../src/rulesets/sd-2026/lists.ts';
import { BARRED_SEQUENCES } from '../../src/rulesets/sd-2026/undoing/letter-sequences.ts';

const printed = (name: string) => readTable(new URL(`../../dictionaries/lists/sd-2026-${name}.tsv`, import.meta.url));
const column = (name: string, column: string) => printed(name).map((row) => row[column]!);

describe('closed lists of sd-2026', () => {
  it('are those of the tables', () => {
    expect([...NO_FINAL_E_DROP].sort()).toEqual(column('modal-no-elision', 'verb').sort());
    expect([...BARRED_SEQUENCES].sort()).toEqual(column('barred-sequences', 'sequence').sort());
    expect([...COMPARABLE_COLOURS].sort()).toEqual(column('comparable-colours', 'adjective').sort());
    expect([...ST_OR_EST].sort()).toEqual(column('est-st-verbs', 'verb').sort());
    for (const adjective of column('adjectives-must-elide', 'adjective')) expect(MUST_ELIDE).toContain(adjective);
    expect([...ENGLISH_PARTICIPLES]).toEqual(printed('english-participles').map(({ verb, rule }) => [verb, rule]));
  });

  it('have the adjectives without declension or comparison', () => {
    const byRule = (rule: string) =>
      printed('adjectives-restricted')
        .filter(({ rule_id }) => rule_id === `sd-2026/${rule}`)
        .map(({ adjective }) => adjective);
    expect([...INDECLINABLE]).toEqual(byRule('II.4.3.indecl'));
    expect([...PREDICATIVE_FOREIGN]).toEqual(byRule('II.4.3.predicative'));
    expect([...Y_NOT_COMPARED]).toEqual(byRule('II.4.4.gay-dry'));
    expect([...COLOURS_NO_MODEL]).toEqual(byRule('II.4.6.b'));
  });

  it('have the printed adjectives of each kind that is not compared', () => {
    const kinds = { a: HIGHEST_OR_LOWEST, b: END_STATE, c: ATTRIBUTIVE_ONLY, d: PREDICATIVE_ONLY };
    for (const { rule, examples } of printed('comparison-bars')) {
      const kind = kinds[rule!.slice(-1) as keyof typeof kinds];
      for (const word of examples!.split(' ')) {
        if (kind) expect(kind).toContain(word);
        else expect(INTENSIFIERS.some((first) => word.startsWith(first))).toBe(true);
      }
    }
  });

  it.each([
    ['hellrot', true],
    ['rehbraun', true],
    ['grasgrün', true],
    ['beige', true],
    ['rot', false],
    ['froh', false],
  ])('%s is a colour that is not compared: %s', (lemma, expected) => expect(isOtherColour(lemma)).toBe(expected));
});
