import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');
/** Returns the first reason, other than the reason that a word is too long for the board. */
const reasonFor = (word: string) => judge(word, 'sd-2026', lexicons).reasons.find(({ section }) => section !== 'board');

describe('German compounds that no game dictionary has', () => {
  it.each([
    ['Essensverkäufe', ['Essen', 'Verkauf']],
    ['Animationstags', ['Animation', 'Tag']],
    ['Seefahrtsamt', ['Seefahrt', 'Amt']],
    ['Treuekarte', ['Treue', 'Karte']],
    // A short first member that no dictionary inflects.
    ['Sojaanbau', ['Soja', 'Anbau']],
    ['Schreibwerke', ['schreiben', 'Werk']],
    ['Nichtsteuer', ['nicht', 'Steuer']],
    ['herumgekreistem', ['herum', 'kreisen']],
    ['einprobtest', ['ein', 'proben']],
    ['Bildwechselzahl', ['Bild', 'Wechsel', 'Zahl']],
    ['Zeitunglesens', ['Zeitung', 'Lesen']],
    // The more common last member, with the part of speech that the capital indicates.
    ['Sondereinheit', ['sonder', 'Einheit']],
    ['Außenschrank', ['außen', 'Schrank']],
    // A linking s may be the next member's first letter.
    ['Handstempel', ['Hand', 'Stempel']],
    ['Hauptmaße', ['Haupt', 'Maß']],
    ['Hauptmasse', ['Haupt', 'Masse']],
  ])('%s: the members in their dictionary forms', (word, parts) => {
    expect(reasonFor(word)).toMatchObject({ rule: 'sd-2026/I.7.1.parts', effect: 'excludes', detail: { parts } });
  });
});

describe('the joint of a compound', () => {
  it.each([
    ['Spülungstabs', 'Spülung', 'Tab'],
    ['Qualitätscheck', 'Qualität', 'Check'],
    ['Erhaltungstrip', 'Erhaltung', 'Trip'],
    ['Mannschaftstest', 'Mannschaft', 'Test'],
    ['Hoffnungstunde', 'Hoffnung', 'Stunde'],
  ])('%s is %s and %s', (word, ...parts) => {
    expect(reasonFor(word)?.detail).toMatchObject({ parts });
  });
});

describe('several German words written as one', () => {
  it.each([
    ['garkeine', 'gar keine'],
    ['vorallem', 'vor allem'],
    ['weiles', 'weil es'],
    ['Vorallem', 'vor allem'],
    ['wieviele', 'wie viele'],
    ['imvoraus', 'im Voraus'],
    ['jedesmal', 'jedes Mal'],
    ['wiegesagt', 'wie gesagt'],
    ['beiweitem', 'bei weitem'],
    ['seitlangem', 'seit langem'],
    ['AUFKEINENFALL', 'auf keinen Fall'],
  ])('%s: %s', (word, today) => {
    expect(reasonFor(word)).toMatchObject({ rule: 'sd-2026/I.7.1.parts', detail: { lemma: word, today } });
  });

  it.each(['Baldauf', 'sodas', 'denton'])('%s is more likely a name or a misspelling', (word) => {
    expect(fieldsOf(reasonFor(word)?.detail).today).toBeUndefined();
  });
});

describe('German derivations that no game dictionary has', () => {
  it.each([
    ['entschnarchender', 'schnarchen', 'ent-'],
    ['Unholziges', 'holzig', 'un-'],
    ['ungetoastet', 'toasten', 'un-'],
    ['gurkenartigem', 'Gurke', '-artig'],
    ['fastnachtlich', 'Fastnacht', '-lich'],
    ['Kännleins', 'Kanne', '-lein'],
    ['Augerln', 'Auge', '-erl'],
    ['Weiberl', 'Weib', '-erl'],
    ['omahaft', 'Oma', '-haft'],
  ])('%s: %s with %s', (word, base, particle) => {
    expect(reasonFor(word)).toMatchObject({ rule: 'sd-2026/I.1.1', effect: 'excludes', detail: { base, particle } });
  });

  it.each([['kurzstielig', ['kurz', 'Stiel'], '-ig']])('%s: two words with a suffix', (word, parts, particle) => {
    expect(reasonFor(word)).toMatchObject({ rule: 'sd-2026/I.1.1', detail: { parts, particle } });
  });

  it('a direction before a country is the name of an area', () => {
    expect(reasonFor('Ostnigerias')).toMatchObject({
      rule: 'sd-2026/I.5.3',
      detail: { lemma: 'Ostnigeria', base: 'Nigeria' },
    });
  });

  it.each([
    ['Türkeiurlaub', ['Türkei', 'Urlaub']],
    ['Israelfahne', ['Israel', 'Fahne']],
    ['Deutschlandtrend', ['Deutschland', 'Trend']],
    ['Lauchfreunden', ['Lauch', 'Freund']],
    ['Regenausfällen', ['Regen', 'Ausfall']],
    ['Putenbrustfilet', ['Pute', 'Brust', 'Filet']],
    ['Bundesdelegiertentag', ['Bund', 'Delegierte', 'Tag']],
    ['Sonderforschungsbereich', ['sonder', 'Forschung', 'Bereich']],
  ])('%s is split into its likeliest parts', (word, parts) =>
    expect(reasonFor(word)).toMatchObject({ rule: 'sd-2026/I.7.1.parts', detail: { parts } }),
  );
  it('a particle of two letters makes no adjective', () =>
    expect(reasonFor('analogisch')).toMatchObject({ rule: 'sd-2026/I.1.1', detail: { base: 'Analogie' } }));
  it('a word with a capital inside is not split', () =>
    expect(fieldsOf(reasonFor('ExxonMobil')?.detail).parts).toBeUndefined());
});

it('an abbreviation in its own capitals is reported before a name with the same letters', () => {
  expect(reasonFor('USA')).toMatchObject({ rule: 'sd-2026/I.3.d', detail: { lemma: 'USA' } });
});

it('a pronoun at the start of a sentence is reported before a rare noun', () => {
  expect(judge('Ich', 'sd-2026', lexicons).analyses[0]?.lemma).toBe('ich');
  expect(judge('Recht', 'sd-2026', lexicons).analyses[0]?.lemma).toBe('Recht');
});

it('a contraction is explained as a contraction', () => {
  expect(judge('im', 'sd-2026', lexicons).reasons).toContainEqual(
    expect.objectContaining({ rule: 'sd-2026/I.7.1', detail: expect.objectContaining({ spelling: 'im' }) }),
  );
});

it.each([
  ['Schwarzwaldes', 'Schwarzwald'],
  ['Niederlanden', 'Niederlande'],
])('%s is a form of the place name %s and not a compound', (word, lemma) => {
  expect(reasonFor(word)).toMatchObject({ rule: 'sd-2026/I.5.1', detail: { lemma } });
});

it.each([
  ['Handwerksarbeit', ['Handwerk', 'Arbeit']],
  ['Knoblauchbrot', ['Knoblauch', 'Brot']],
  ['Direktzahlungen', ['direkt', 'Zahlung']],
  ['Trockengebieten', ['trocken', 'Gebiet']],
])(
  '%s consists of common words, even if no dictionary inflects them or the adjective ends like a participle',
  (word, parts) => {
    expect(reasonFor(word)).toMatchObject({ rule: 'sd-2026/I.7.1.parts', detail: { parts } });
  },
);
