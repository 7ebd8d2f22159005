import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/core/word-lists/language-of.ts';

describe('the language of a list', () => {
  it.each([
    ['bąk\nćma\nokno', 'pl'],
    ['ŻÓŁĆ;12\nŁÓDŹ;9', 'pl'],
    ['Äpfel\nGröße\nHaus', 'de'],
    // Decomposed letters are the same ones.
    ['a\u0308pfel\ngro\u0308ße\nu\u0308bung', 'de'],
  ])('is recognised by the letters of %j', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it('is English if many words have no diacritics, and unknown if few words have none', () => {
    const words = Array.from({ length: 600 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}`);
    expect(languageOf(words.join('\n'))).toBe('en');
    expect(languageOf('okno\nkot\nrama')).toBeNull();
  });

  it('is unknown if no rules have it', () => {
    expect(languageOf('слово\nокно')).toBeNull();
    expect(languageOf('ağaç\nışık\nşeker\nçiçek')).toBeNull();
    expect(languageOf('')).toBeNull();
  });
});
