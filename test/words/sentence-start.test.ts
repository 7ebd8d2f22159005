import { describe, expect, it } from 'vitest';
import { isSentenceStart } from '../../src/core/words/sentence-start.ts';

describe('a word is the first of a sentence', () => {
  it.each([
    ['at the start of a block', '', ' jest dziś czynny.'],
    ['behind an opening mark', ' „', ' nie wiem”.'],
    ['behind a dash', '– ', ' nie wiem.'],
    ['behind a full stop', 'Wir gehen heute. ', ' kommt mit?'],
    ['behind a question with a closing mark', '„Serio?” ', ' tak.'],
    ['before an opening mark', 'What is that! (', ' not know.)'],
  ])('%s', (_, before, behind) => {
    expect(isSentenceStart(before, behind)).toBe(true);
  });

  it.each([
    ['behind another word', 'Wczoraj ', ' pojechał.'],
    ['behind a comma', 'Wczoraj, ', ' pojechał.'],
    ['behind an abbreviation', 'Mieszka przy ul. ', ' od dawna.'],
    ['behind a title', 'Das ist Dr. ', ' aus Wien.'],
    ['behind a number', 'Schillerstraße 5 ', ' liegt hier.'],
    ['in a list', '', ''],
    ['in a heading', '', ' Sącz i okolice'],
    ['in a list of names', '', ', Anna'],
  ])('not %s', (_, before, behind) => {
    expect(isSentenceStart(before, behind)).toBe(false);
  });
});
