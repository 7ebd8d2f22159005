import { describe, expect, it } from 'vitest';
import { buildNoun, formatNounClass, parseNounClass, pluralForm, umlauted } from '../../src/core/morphology/de/noun.ts';

function forms(lemma: string, code: string, traits = {}): string {
  return buildNoun(lemma, parseNounClass(code), traits)
    .map(({ form, barred }) => (barred ? `!${form}` : form))
    .join(' ');
}

function rules(lemma: string, code: string, traits = {}): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { form, rule } of buildNoun(lemma, parseNounClass(code), traits)) if (rule) found[form] = rule;
  return found;
}

describe('noun classes', () => {
  it.each([
    ['apfel', 'äpfel'],
    ['haus', 'häus'],
    ['saal', 'säl'],
    ['boot', 'böt'],
    ['vogel', 'vögel'],
    ['kloster', 'klöster'],
    ['reichtum', 'reichtüm'],
    ['quark', 'quärk'],
  ])('umlaut %s', (stem, expected) => expect(umlauted(stem)).toBe(expected));

  it('have no umlaut without a back vowel', () => expect(umlauted('tisch')).toBeUndefined());

  it.each([
    ['museum', '-um+en', 'museen'],
    ['baum', '^e', 'bäume'],
    ['fenster', '', 'fenster'],
    ['kaufmann', '-mann+leute', 'kaufleute'],
    ['auto', '-um+en', undefined],
  ])('give the plural of %s by %s', (lemma, code, expected) => expect(pluralForm(lemma, code)).toBe(expected));

  it.each(['m s/es ^e', 'f - en', 'n s .', '. none .', 'm adj adj', 'n s none', 'm.n s/es e/s'])(
    'are formatted as they are parsed: %s',
    (code) => expect(formatNounClass(parseNounClass(code))).toBe(code),
  );
});

describe('forms of nouns', () => {
  it.each([
    ['Zeitung', 'f - en', 'zeitung zeitungen'],
    ['Baum', 'm s/es ^e', 'baum baums baumes bäume bäumen baume'],
    ['Mensch', 'm en en', 'mensch menschen menschen'],
    ['Name', 'm ns n', 'name namen namens namen'],
    ['Herz', 'n ens en', 'herz herzen herzens herzen'],
    ['Fenster', 'n s .', 'fenster fensters fenster fenstern'],
    ['Laub', 'n s/es none', 'laub laubs laubes laube'],
    ['Zeugnis', 'n ses se', 'zeugnis zeugnisses zeugnisse zeugnissen zeugnisse'],
    ['Ferien', '. none .', 'ferien'],
    ['Auto', 'n s s', 'auto autos autos'],
    ['Beamte', 'm adj adj', 'beamte beamten beamten beamter beamtem'],
  ])('%s (%s)', (lemma, code, expected) => expect(forms(lemma, code)).toBe(expected));

  it('the dative -e occurs with a genitive in -es (II.3.1)', () => {
    expect(rules('Quark', 'm s/es s').quarke).toBe('II.3.1');
    expect(rules('Zettel', 'm s .')).toEqual({ zetteln: 'II.3.4' });
  });

  it('there is no dative -e after a vowel or after a vowel and h (II.3.1)', () => {
    expect(forms('Ei', 'n s/es er')).toContain('!eie');
    expect(rules('Floh', 'm s/es ^e').flohe).toBe('II.3.1.vowel');
    expect(rules('Schnee', 'm s/es none').schneee).toBe('II.3.1.vowel');
  });

  it('there is no dative -e for a foreign noun (II.3.1), unless its plural umlauts (II.3.2)', () => {
    expect(rules('Sex', 'm -/es none', { foreign: true }).sexe).toBe('II.3.1.foreign');
    expect(rules('Frack', 'm s/es ^e/s', { foreign: true }).fracke).toBe('II.3.2');
  });

  it('a form that another case admits is not barred', () => {
    expect(forms('Film', 'm s/es e', { foreign: true })).toBe('film films filmes filme filmen');
  });

  it('some dative plurals have no ending (II.3.4)', () => {
    expect(forms('Spätzle', 'n s .', { unchangedPlural: true })).toBe('spätzle spätzles spätzle !spätzlen');
  });

  it('a noun of a single phrase has no other form (II.1.3)', () => {
    expect(forms('Bälde', 'f - n', { restricted: true })).toBe('bälde !bälden');
    expect(rules('Paroli', 'n s s', { restricted: true })).toEqual({ paroli: 'II.1.3', parolis: 'II.1.3' });
  });
});
