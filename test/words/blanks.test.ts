import { describe, expect, it } from 'vitest';
import { isInOtherScript } from '../../src/core/words/letters.ts';
import { noWordIn } from '../../src/core/words/no-word.ts';
import { smallAmongCapitals } from '../../src/core/words/tiles.ts';

describe('small letters among capitals', () => {
  it.each<[string, number[]]>([
    ['OKnO', [2]],
    ['oKNO', [0]],
    ['OKNo', [3]],
    ['ZEJść', [3, 4]],
    ['BAZYLiJ', [5]],
    ['KoT', [1]],
    ['zAX', [0]],
    ['kOTy', [0, 3]],
    ['STRAßEn', [6]],
  ])('are blanks in %s', (word, places) => expect(smallAmongCapitals(word)).toEqual(places));

  it.each([
    'okno',
    'OKNO',
    'Okno',
    'Ul',
    'kW',
    'dB',
    'Kraków',
    'McDonald',
    'iPhone',
    'eBay',
    'STRAßE',
    'OkNo-Kot',
    'Mp3',
    'x',
    '',
  ])('are none in %s', (word) => expect(smallAmongCapitals(word)).toEqual([]));
});

describe('text without a word', () => {
  it.each([
    ['123', 'letter'],
    ['***', 'letter'],
    ['?', 'letter'],
    ['', 'letter'],
    ['ch?eszli', 'blank'],
    ['ch??szli', 'blank'],
    ['?kot', 'blank'],
    ['„?kot”', 'blank'],
    ['k*t', 'blank'],
    ['k_t', 'blank'],
    ['https://a.b', 'address'],
    ['ktos@example.org', 'address'],
    ['www.example.org', 'address'],
    ['lista.txt', 'address'],
    ['op.cit.', null],
    ['m.in', null],
    ['kot?', null],
    ['kot?!', null],
    ['*kot*', null],
    ['_kot_', null],
    ['mp3', null],
    ['c++', null],
    ['OKnO', null],
    ['Lehrer*in', null],
    ['Kolleg_innen', null],
    ['gob*in', 'blank'],
    ['GOB*IN', 'blank'],
  ])('%j: %s', (text, why) => expect(noWordIn(text)).toBe(why));
});

describe('a script without rulesets', () => {
  it.each(['слово', 'λόγος', 'كلمة', '言葉', 'слово 12'])('is the script of %s', (text) =>
    expect(isInOtherScript(text)).toBe(true),
  );
  it.each(['słowo', 'kİlit', 'кoт', '12', '…', ''])('is not the script of %j', (text) =>
    expect(isInOtherScript(text)).toBe(false),
  );
});
