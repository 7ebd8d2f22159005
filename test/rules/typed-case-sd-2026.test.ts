import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { nounCasePenalty, typedCasePenalty } from '../../src/core/rulesets/sd-2026/query.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');

describe('the case as typed', () => {
  it('is evidence against words that are not spelled with it, unless all letters are capitals', () => {
    expect(typedCasePenalty('Laufe', 'laufe')).toBeGreaterThan(0);
    expect(typedCasePenalty('laufe', 'Laufe')).toBeGreaterThan(typedCasePenalty('Laufe', 'laufe'));
    expect(typedCasePenalty('LAUFE', 'laufe')).toBe(0);
    expect(typedCasePenalty('Laufe', 'Laufe')).toBe(0);
  });

  it('is weaker evidence against a noun whose forms are looked up', () => {
    expect(nounCasePenalty('laufe', 'Laufe')).toBeLessThan(typedCasePenalty('laufe', 'Laufe'));
  });

  it.each([
    ['Maße', 'Maß'],
    ['Masse', 'Masse'],
    ['Buße', 'Buße'],
    ['Busse', 'Bus'],
    ['floss', 'fließen'],
    ['Floß', 'Floß'],
    ['floß', 'fließen'],
    ['schoß', 'schießen'],
  ])('%s is a form of %s because of its ß', (word, lemma) =>
    expect(judge(word, 'sd-2026', lexicons).analyses[0]?.lemma).toBe(lemma),
  );

  it.each([
    ['Freunden', 'Freund'],
    ['Tischen', 'Tisch'],
  ])('%s is a form of %s, and not a declined infinitive', (word, lemma) =>
    expect(judge(word, 'sd-2026', lexicons).analyses[0]?.lemma).toBe(lemma),
  );

  it.each([
    ['Mais', 'Mais'],
    ['Alter', 'Alter'],
    ['Zeuge', 'Zeuge'],
    ['Härte', 'Härte'],
    ['Karate', 'Karate'],
    ['Flotte', 'Flotte'],
    ['Epos', 'Epos'],
    ['Sitten', 'Sitte'],
    ['Anlasser', 'Anlasser'],
    ['Schweißer', 'Schweißer'],
    ['Fächer', 'Fach'],
    ['Tiefe', 'Tiefe'],
    ['tiefe', 'tief'],
    ['Legende', 'Legende'],
    ['Lange', 'lange'],
    ['Rechte', 'Recht'],
  ])('%s is %s: a noun with many translations, and not a form of another word', (word, lemma) =>
    expect(judge(word, 'sd-2026', lexicons).analyses[0]?.lemma).toBe(lemma),
  );

  it('a capital puts the participle before the preterite, a small letter after it', () => {
    const tags = (word: string) => judge(word, 'sd-2026', lexicons).analyses.map(({ tag }) => tag);
    expect(tags('Versicherten')[0]).toContain('part2');
    expect(tags('versicherten')[0]).not.toContain('part2');
  });

  it('a word of the list alone is reported with its entry as typed', () =>
    expect(judge('Naja', 'sd-2026', lexicons).reasons[0]).toMatchObject({
      rule: 'sd-2026/I.1.1',
      detail: { spelling: 'Naja' },
    }));

  it('the tiles are those of the first reading', () => {
    const laidOf = (word: string) =>
      judge(word, 'sd-2026', lexicons).reasons.find(({ rule }) => rule === 'sd-2026/I.2.eszett')?.detail;
    expect(laidOf('floss')).toBeUndefined();
    expect(laidOf('Grösse')).toEqual({ kind: 'letters', spelling: 'Größe', letters: 'ß' });
    expect(laidOf('floß')).toEqual({ kind: 'letters', today: 'floss', letters: 'ß' });
    expect(laidOf('Floß')).toEqual({ kind: 'letters', spelling: 'Floß', letters: 'ß' });
    expect(laidOf('daß')).toEqual({ kind: 'letters', today: 'dass', letters: 'ß' });
    expect(laidOf('Reißverschluß')).toEqual({ kind: 'letters', today: 'Reißverschluss', letters: 'ß' });
  });

  it.each([
    ['Mal', 'sub'],
    ['Laufe', 'sub'],
    ['Für', 'prp'],
    ['Bei', 'prp'],
    ['laufe', 'ver'],
    ['rosa', 'adj'],
    ['Rosa', 'sub'],
    ['super', 'adj'],
    ['Super', 'sub'],
    ['ach', 'itj'],
    ['paar', 'pro'],
    ['Paar', 'sub'],
    ['Ich', 'pro'],
    ['Was', 'pro'],
    ['Französische', 'adj'],
    ['Französisch', 'sub'],
    ['währenddessen', 'adv'],
    ['anders', 'adv'],
    ['deren', 'pro'],
    ['Ebene', 'sub'],
  ])('%s is a %s first', (word, part) =>
    expect(judge(word, 'sd-2026', lexicons).analyses[0]?.tag).toMatch(new RegExp(`^${part}`)),
  );

  it.each([
    ['Schnitten', 'Schnitt'],
    ['Unterständen', 'Unterstand'],
    ['Hiebe', 'Hieb'],
    ['Zeche', 'Zeche'],
  ])('%s is a form of the noun rather than of a verb that seldom starts a sentence with it', (word, lemma) =>
    expect(judge(word, 'sd-2026', lexicons).analyses[0]?.lemma).toBe(lemma),
  );

  it.each([
    ['gelangten', 'gelangen'],
    ['gebildeter', 'gebildet'],
    ['Wunder', 'Wunder'],
    ['gesamten', 'gesamt'],
    ['größten', 'groß'],
    ['lecker', 'lecker'],
    ['Rauchen', 'rauchen'],
    // Without a noun, a finite form may begin a sentence like any other word.
    ['Gefällt', 'gefallen'],
    // The declined word is a noun with a capital.
    ['Nähere', 'nah'],
    ['Bereite', 'bereit'],
  ])('%s is a form of %s rather than a rare form of a common word', (word, lemma) =>
    expect(judge(word, 'sd-2026', lexicons).analyses[0]?.lemma).toBe(lemma),
  );

  it('the readings of one verb keep their order', () =>
    expect(judge('Helft', 'sd-2026', lexicons).analyses.map(({ tag }) => tag)).toEqual(
      judge('HELFT', 'sd-2026', lexicons).analyses.map(({ tag }) => tag),
    ));
});
