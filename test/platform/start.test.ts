import { describe, expect, it } from 'vitest';
import { languagesFor, systemLanguage, tryPage } from '../../scripts/try-page.ts';
import { SAMPLES } from '../../src/pages/welcome/samples.ts';

describe('the language of the system', () => {
  it.each([
    [{ LANG: 'pl_PL.UTF-8' }, 'en-US', 'pl'],
    [{ LC_ALL: 'de_AT.UTF-8', LANG: 'en_US.UTF-8' }, 'en-US', 'de'],
    // Systems other than Unix have no such variables.
    [{}, 'tr-TR', 'tr'],
    [{}, 'fr-FR', 'en'],
    [{ LANG: 'C.UTF-8' }, 'pl-PL', 'en'],
  ])('%o with %s', (environment, ofSystem, language) => {
    expect(systemLanguage(environment, ofSystem)).toBe(language);
  });
});

describe('the sample page', () => {
  it.each([
    ['pl', 'Polski', 'pl'],
    ['de', 'Deutsch', 'de'],
    ['en', 'Polish', 'pl'],
    ['tr', 'İngilizce', 'en'],
  ] as const)('in %s starts with the words of the rules of the popup', (language, heading, played) => {
    const { body } = tryPage(language);
    expect(languagesFor(language)[0]).toBe(played);
    expect(body.indexOf(`<h2>${heading}</h2>`)).toBe(body.indexOf('<h2>'));
    for (const { words, sentence } of Object.values(SAMPLES)) {
      for (const word of words) expect(body).toContain(`<span>${word}</span>`);
      expect(body).toContain(sentence);
    }
  });
});
