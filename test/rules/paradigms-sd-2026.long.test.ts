import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { parseGermanTag } from '../../src/core/morphology/de/tag.ts';
import type { Paradigm } from '../../src/core/rules/paradigm.ts';
import { formsOfLexeme, idOf, type Lexeme, lexemeOf } from '../../src/core/rulesets/sd-2026/paradigm/lexeme.ts';
import { formsOf, judge } from '../all-rules.ts';
import { allForms } from './paradigm-places.ts';

const lexicons = loadLexicons('sd-2026');

const paradigms = new Map<string, Paradigm>();

function paradigmOf({ lemma }: Lexeme, id: string): Paradigm {
  const paradigm = paradigms.get(id) ?? formsOf(lemma, 'sd-2026', lexicons, id).paradigm;
  if (!paradigm) throw new Error(`${lemma} has no paradigm`);
  paradigms.set(id, paradigm);
  return paradigm;
}

describe('the paradigms of many words', () => {
  /** Lexemes of every class: those of each 1,009th form, and those of some words in small classes. */
  const lexemes = new Map<string, Lexeme>();
  const add = (form: string): void => {
    for (const { lemma, tag } of lexicons.game.readings(form)) {
      if (tag === '') continue;
      const lexeme = lexemeOf(lemma, parseGermanTag(tag));
      lexemes.set(idOf(lexeme), lexeme);
    }
  };
  let count = 0;
  lexicons.game.forEachForm((form) => {
    if (count++ % 1009 === 0) add(form);
  });
  for (const form of 'vier achtzig oft mein dieser der über weil aha sein dürfen regnen hoch teuer herz'.split(' '))
    add(form);

  it('cover every part of speech', () => {
    const parts = new Set([...lexemes.values()].map(({ part }) => part));
    for (const part of ['ver', 'sub', 'adj', 'num', 'adv', 'pro', 'art', 'prp', 'kon', 'itj'])
      expect(parts).toContain(part);
    expect(lexemes.size).toBeGreaterThan(500);
  });

  it('have a place for every form, and allow exactly what the verdict allows', () => {
    const legal = new Map<string, boolean>();
    const isLegal = (form: string): boolean => {
      const known = legal.get(form) ?? judge(form, 'sd-2026', lexicons).verdict === 'allowed';
      legal.set(form, known);
      return known;
    };
    const wrong: string[] = [];
    for (const [id, lexeme] of lexemes) {
      const paradigm = paradigmOf(lexeme, id);
      if (paradigm.tables.some(({ columns, rows }) => rows.some(({ cells }) => cells.length !== columns.length)))
        wrong.push(`${id}: a row does not fit`);
      const all = allForms(paradigm);
      // A form that is only too long for the board has its place.
      const left = new Set(
        all
          .filter(({ status, section }) => status !== 'barred' || section === 'board')
          .map(({ form }) => form.toLowerCase()),
      );
      for (const { form, reading } of formsOfLexeme(lexicons.game, lexeme))
        if (!left.has((reading.spelling ?? form).toLowerCase())) wrong.push(`${id}: ${form} is lost`);
      for (const { form, status, allowedAs } of all)
        if (isLegal(form) !== (status !== 'barred' || allowedAs !== undefined)) wrong.push(`${id}: ${form} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('bar by the rule that the verdict names', () => {
    let barred = 0;
    const otherwise: string[] = [];
    for (const [id, lexeme] of lexemes) {
      for (const { form, status, rule, allowedAs } of allForms(paradigmOf(lexeme, id))) {
        if (status !== 'barred' || allowedAs) continue;
        barred++;
        const { reasons } = judge(form, 'sd-2026', lexicons);
        if (!reasons.some((one) => one.rule === rule)) otherwise.push(`${form} ${rule}: ${reasons[0]?.rule}`);
      }
    }
    expect(barred).toBeGreaterThan(300);
    expect(otherwise.length / barred, otherwise.join('\n')).toBeLessThan(0.02);
  });
});
