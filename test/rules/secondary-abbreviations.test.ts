import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { judge, needsSpelling } from '../all-rules.ts';

const ask = (word: string, ruleset: RulesetId) => judge(word, ruleset, loadLexicons(ruleset));

describe('abbreviations whose letters are a word', () => {
  it.each([
    ['PO', 'pfs-2018', 'Platforma Obywatelska'],
    ['NIP', 'pfs-2018', 'numer identyfikacji podatkowej'],
    ['tłum.', 'pfs-2018', 'tłumacz'],
    ['cyt.', 'pfs-2018', 'cytat'],
    ['PO', '7slow', 'Platforma Obywatelska'],
    ['Art.', 'sd-2026', 'Artikel'],
    ['Präs.', 'sd-2026', 'Präsident'],
    ['Fa.', 'sd-2026', 'Firma'],
    ['AS', 'sd-2026', 'Anschlussstelle'],
    ['fig.', 'school-en', 'figure'],
    ['Fig.', 'school-en', 'figure'],
    ['Ave.', 'school-en', 'avenue'],
    ['WHO', 'school-en', 'World Health Organization'],
  ] as const)('%s, by %s, are reported beside the word: %s', (word, ruleset, source) => {
    const { verdict, reasons } = ask(word, ruleset);
    expect(verdict).toBe('allowed');
    const ofSource = reasons.filter(({ detail }) =>
      fieldsOf(detail).source?.toLowerCase().includes(source.toLowerCase()),
    );
    expect(ofSource.map(({ decides }) => decides)).toEqual([false]);
    expect(needsSpelling(word, ruleset, loadLexicons(ruleset))).toBe(true);
  });

  it.each([
    ['po', 'pfs-2018'],
    ['tłum', 'pfs-2018'],
    ['Tłum', 'pfs-2018'],
    ['Po', 'pfs-2018'],
    ['Art', 'sd-2026'],
    ['fig', 'school-en'],
    ['who', 'school-en'],
  ] as const)('%s, by %s, are not reported without their point or capitals', (word, ruleset) => {
    expect(ask(word, ruleset).reasons.filter(({ detail }) => fieldsOf(detail).source !== undefined)).toEqual([]);
  });
});

describe('an English abbreviation that is also an affix', () => {
  it.each(['ie', 'rd'])('%s is the abbreviation if it has no hyphen, after the list that decides', (word) => {
    const rules = ask(word, 'school-en').reasons.map(({ rule }) => rule);
    expect(rules.slice(0, 2)).toEqual(['school-en/two-letter-closed', 'school-en/abbreviation']);
  });
});

describe('abbreviations with spaces and of one letter', () => {
  it.each([
    ['st. sierż.', 'pfs-2018', 'starszy sierżant'],
    ['mgr inż.', 'pfs-2018', 'magister inżynier'],
    ['s.', 'pfs-2018', 'strona'],
    ['z. B.', 'sd-2026', 'zum Beispiel'],
    ['Dr. med.', 'sd-2026', 'Doktor der Medizin'],
    ['S.', 'sd-2026', 'Seite'],
    ['km/h', 'sd-2026', 'Kilometer'],
    ['e.V.', 'sd-2026', 'eingetragener Verein'],
    ['p.', 'school-en', 'page'],
  ] as const)('%s, by %s: %s', (word, ruleset, source) => {
    const { verdict, reasons } = ask(word, ruleset);
    expect(verdict).toBe('disallowed');
    expect(fieldsOf(reasons[0]?.detail).source).toMatch(new RegExp(`^${source}`));
  });

  it('a single letter without a point is refused by the board', () => {
    expect(ask('s', 'pfs-2018').reasons.map(({ section }) => section)).toEqual(['board']);
  });

  it.each([
    ['gr.', 'grupa'],
    ['gr', 'grosz'],
  ])('%s with the point is another abbreviation: %s', (word, source) => {
    expect(fieldsOf(ask(word, 'pfs-2018').reasons[0]?.detail).source).toMatch(new RegExp(`^${source}`));
  });

  it('a declined abbreviation is reported before an unlikely form of a foreign phrase', () => {
    expect(fieldsOf(ask('dra', 'pfs-2018').reasons[0]?.detail).source).toBe('doktora');
  });
});
