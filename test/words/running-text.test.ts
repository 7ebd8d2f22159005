import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOfText } from '../../src/core/words/running-text.ts';
import { wordFromSelection } from '../../src/core/words/selection.ts';

describe('the words of a text', () => {
  it.each<[string, string, string[]]>([
    ['in their order, as often as they stand there', 'Kot, pies; kot!', ['Kot', 'pies', 'kot']],
    ['of a chat log, without the times', '[12:03] Ania: żółw?\n[12:04] Olek: (tak)', ['Ania', 'żółw', 'Olek', 'tak']],
    [
      'of a list of moves, without squares and points',
      'H8 KOT +10\n8D ŹDŹBŁO 48\nA4 OKnO+12',
      ['KOT', 'ŹDŹBŁO', 'OKnO'],
    ],
    [
      'with what bars them or stands for a blank',
      'mp3 2-latek, COVID‑19 ch?eszli ?kot tak?',
      [...['mp3', '2-latek', 'COVID-19', 'ch?eszli', '?kot', 'tak']],
    ],
    ['with hyphens and apostrophes inside', "„op‑art”, remake'u – op- -art", ['op-art', 'remake’u', 'op', 'art']],
    ['normalised', 'chce\u00ADszli\u200B z\u0307ro\u0301b', ['chceszli', 'żrób']],
    [
      'without marks beside them',
      'zamek¹ – budowla, ²zamek [1] słowo[2] K₂ kot†',
      ['zamek', 'budowla', 'zamek', 'słowo', 'kot'],
    ],
    ['with letters that lay there before', 'REMA(KI) 24\n(K)OT kolega(i)', ['REMAKI', 'KOT', 'kolega']],
    ['letterspaced', 'z e j d z i o n o\na b to', ['zejdziono', 'to']],
    ['in columns without spaces', 'raz,dwa;trzy\tcztery|pięć/sześć', ['raz', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć']],
    ['without addresses', 'zob. https://example.org/kot?a=b i ktos@example.org, www.kot.pl', ['zob']],
    ['without single letters and code', 'a i snake_case x2', []],
    ['none', ' 12 … ', []],
  ])('%s', (_, text, words) => {
    expect(wordsOfText(text)).toEqual(words);
  });

  it('are those that would be selected one by one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const word of wordsOfText(text)) {
          expect(word).toMatch(/\p{L}|\p{M}/u);
          expect(word).not.toMatch(/\s/u);
          if (/^\p{L}.*\p{L}$/u.test(word)) expect(wordFromSelection(word)).toBe(word);
        }
      }),
    );
  });

  it('are found in a long text at once', () => {
    expect(wordsOfText('słowo,'.repeat(200_000))).toHaveLength(200_000);
    expect(wordsOfText('a'.repeat(1_000_000))).toHaveLength(1);
    // Nothing backtracks over text that was read.
    expect(wordsOfText("a'".repeat(500_000))).toHaveLength(1);
    expect(wordsOfText(':'.repeat(100_000))).toEqual([]);
    for (const unit of ['?', '+', 'a?', 'a+', '1', '*a', '_'])
      expect(wordsOfText(unit.repeat(200_000)).length, unit).toBeLessThan(2);
  });
});
