import { expect, it } from 'vitest';
import { joinLetterspaced } from '../../src/words/letterspaced.ts';

it.each([
  ['z e j d z i o n o', 'zejdziono'],
  [' Z\u00A0Ó\u2009Ł W\n', 'ZÓŁW'],
  ['z o\u0301 ł w', 'zo\u0301łw'],
])('letters of %j that stand apart are one word', (text, word) => {
  expect(joinLetterspaced(text)).toBe(word);
});

it.each(['a w i', 'o ile w', 'k o t y i psy', 'k\no\nt\ny', 'kot', ''])('%j stays as it is', (text) => {
  expect(joinLetterspaced(text)).toBe(text);
});
