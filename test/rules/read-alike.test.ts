import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { RulesetId, Verdict } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { lookupKey } from '../../src/core/words/query.ts';
import { judge } from '../all-rules.ts';

const ask = (word: string, ruleset: RulesetId): Verdict => judge(word, ruleset, loadLexicons(ruleset));

/** Returns a verdict without the queried word. */
const found = ({ word: _, ...rest }: Verdict) => rest;

/** Allowed, refused by a rule, and not found, of each language. */
const WORDS: Readonly<Record<'pl' | 'de' | 'en', string[]>> = {
  pl: ['zamek', 'film', 'chceszli', 'Kraków', 'xqj', 'zejdziono', 'OKnO'],
  de: ['Flach', 'wasser', 'habs', 'Größe', 'xqj', 'Berlin', 'STRAßEn'],
  en: ['film', 'affluent', 'café', 'London', 'xqj', 'QUiZ', 'waffles'],
};

const words = fc
  .constantFrom(...RULESET_IDS)
  .chain((ruleset) =>
    fc.constantFrom(...WORDS[rulesetOf(ruleset).language]).map((word): [RulesetId, string] => [ruleset, word]),
  );

describe('equal readings of a text have equal verdicts under all rules', () => {
  const marks = fc
    .array(fc.constantFrom(...'¹²³⁰⁴₀₂₉①❷†‡*§', '[1]', '[12]', '(3)', '⁽¹⁾', '[a]', '**', 'ª'), { maxLength: 3 })
    .map((all) => all.join(''));

  it('with marks after the word', () => {
    fc.assert(
      fc.property(words, marks, ([ruleset, word], behind) => {
        expect(found(ask(word + behind, ruleset))).toEqual(found(ask(word, ruleset)));
      }),
      { numRuns: 400 },
    );
  });

  it.each(RULESET_IDS)('with a number before it, under %s', (ruleset) => {
    for (const word of WORDS[rulesetOf(ruleset).language])
      for (const marked of [`¹${word}`, `₂${word}`, `[1]${word}`, `†${word}`, `③${word}`])
        expect(found(ask(marked, ruleset)), marked).toEqual(found(ask(word, ruleset)));
  });

  /** The word in other forms of its letters. */
  const forms: Readonly<Record<string, (word: string) => string>> = {
    'full-width letters': (word) => shifted(word, 0xff21, 0xff41),
    'bold letters': (word) => shifted(word, 0x1d400, 0x1d41a),
    'ringed letters': (word) => shifted(word, 0x24b6, 0x24d0),
    ligatures: (word) =>
      word
        .replaceAll('ffl', 'ﬄ')
        .replaceAll('ff', 'ﬀ')
        .replaceAll('fi', 'ﬁ')
        .replaceAll('fl', 'ﬂ')
        .replaceAll('st', 'ﬆ'),
    'long s': (word) => word.replaceAll('s', 'ſ'),
    spaces: (word) => [...word].join(' '),
  };

  it.each(Object.keys(forms))('written in %s', (form) => {
    for (const ruleset of RULESET_IDS)
      for (const word of WORDS[rulesetOf(ruleset).language]) {
        const written = forms[form]!(word);
        expect(found(ask(written, ruleset)), `${ruleset} ${written}`).toEqual(found(ask(word, ruleset)));
        expect(lookupKey(written, rulesetOf(ruleset).language)).toBe(lookupKey(word, rulesetOf(ruleset).language));
      }
  });

  it('with letters in brackets that were already on the board', () => {
    for (const ruleset of RULESET_IDS)
      for (const word of WORDS[rulesetOf(ruleset).language]) {
        const plain = word.toUpperCase();
        const letters = [...plain];
        for (const played of [
          `(${letters[0]})${letters.slice(1).join('')}`,
          `${letters[0]}[${letters[1]}]${letters.slice(2).join('')}`,
          `${letters.slice(0, -1).join('')}(${letters.at(-1)})`,
        ])
          expect(found(ask(played, ruleset)), `${ruleset} ${played}`).toEqual(found(ask(plain, ruleset)));
      }
  });
});

describe('similar texts that are different words', () => {
  it.each(RULESET_IDS)('under %s', (ruleset) => {
    for (const word of ['zamek1', '1zamek', 'H₂O', 'kolega(i)', 'Schüler(innen)', 'f(x)', 'A4', '3D'])
      expect(ask(word, ruleset).verdict, word).toBe('disallowed');
  });
});

/** @param capital of the letter A, and `small` of a, in the form. */
function shifted(word: string, capital: number, small: number): string {
  return word
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 65 + capital))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + small));
}
