import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');
const told = (word: string) => judge(word, 'sd-2026', lexicons).reasons.find(({ decides }) => decides);

describe('German compounds that no dictionary of the game has', () => {
  it.each([
    ['Essensverkäufe', ['Essen', 'Verkauf']],
    ['Animationstags', ['Animation', 'Tag']],
    ['Seefahrtsamt', ['Seefahrt', 'Amt']],
    ['Treuekarte', ['Treue', 'Karte']],
    ['Küstenberg', ['Küste', 'Berg']],
    ['Schreibwerke', ['schreiben', 'Werk']],
    ['Nichtsteuer', ['nicht', 'Steuer']],
    ['herumgekreistem', ['herum', 'kreisen']],
    ['einprobtest', ['ein', 'proben']],
    ['Bildwechselzahl', ['Bildwechsel', 'Zahl']],
    ['Zeitunglesens', ['Zeitung', 'Lesen']],
  ])('%s: the members in their dictionary form', (word, parts) => {
    expect(told(word)).toMatchObject({ rule: 'sd-2026/I.7.1.parts', effect: 'excludes', evidence: { parts } });
  });
});

describe('German derivations that no dictionary of the game has', () => {
  it.each([
    ['entschwirrender', 'schwirren', 'ent-'],
    ['unverwöhnter', 'verwöhnen', 'un-'],
    ['gurkenartigem', 'Gurke', '-artig'],
    ['fastnachtlich', 'Fastnacht', '-lich'],
    ['versachlichst', 'sachlich', 'ver-'],
    ['Kännleins', 'Kanne', '-lein'],
    ['taiwanesischem', 'Taiwanese', '-isch'],
    ['gelnhäuser', 'Gelnhausen', '-er'],
  ])('%s of %s with %s', (word, base, particle) => {
    expect(told(word)).toMatchObject({ rule: 'sd-2026/I.1.1', effect: 'excludes', evidence: { base, particle } });
  });

  it.each([
    ['kurzstielig', ['kurz', 'Stiel'], '-ig'],
    ['feingewebliche', ['fein', 'Gewebe'], '-lich'],
  ])('%s of two words', (word, parts, particle) => {
    expect(told(word)).toMatchObject({ rule: 'sd-2026/I.1.1', evidence: { parts, particle } });
  });

  it('is the name of an area where a direction stands before a country', () => {
    expect(told('Ostnigerias')).toMatchObject({
      rule: 'sd-2026/I.5.3',
      evidence: { lemma: 'Ostnigeria', base: 'Nigeria' },
    });
  });

  it('is no women’s form of a thing', () => {
    expect(told('Kupferdrahtin')?.rule).toBe('sd-2026/not-listed');
    expect(told('Gewaltmenschin')?.rule).toBe('sd-2026/I.9.noentry');
  });

  it('says nothing of another word that has the same letters', () => {
    expect(told('zusammenlässt')?.rule).toBe('sd-2026/I.7.1.parts');
    expect(told('Durchstichs')?.rule).toBe('sd-2026/I.7.1.parts');
  });
});
