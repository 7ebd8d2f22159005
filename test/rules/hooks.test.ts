import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { ENGLISH_LETTERS, GERMAN_LETTERS, POLISH_LETTERS } from '../../src/core/words/letters.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { hooks, judge } from '../all-rules.ts';
import { officialList, ownExceptions } from './official-list.ts';

const of = (word: string, ruleset: RulesetId) => {
  const { before, after } = hooks(word, ruleset, loadLexicons(ruleset));
  return `${before.join('')}-${after.join('')}`;
};

describe('letters before and after a word', () => {
  it.each<[RulesetId, string, string]>([
    ['pfs-2018', 'kot', 's-aąęouwy'],
    ['pfs-2018', 'OKNO', '-m'],
    ['pfs-2018', 'kobiet', '-aąęoy'],
    ['sd-2026', 'Haus', '-aest'],
    // The lookup form is grösse.
    ['sd-2026', 'Größe', '-nr'],
    ['school-en', 'inlet', '-s'],
    // No word itself; the printed list decides about two letters.
    ['school-en', 'q', '-i'],
    ['pfs-2018', 'ala ma', '-'],
    ['pfs-2018', '', '-'],
    ['pfs-2018', 'a'.repeat(40), '-'],
  ])('%s: %s', (ruleset, word, expected) => {
    expect(of(word, ruleset)).toBe(expected);
  });

  it('never make a barred word: chain store, brand, particle', () => {
    for (const barred of ['lidl', 'empik', 'mercedes']) {
      expect(judge(barred, 'pfs-2018', loadLexicons('pfs-2018')).verdict).toBe('disallowed');
      const { after } = hooks(barred.slice(0, -1), 'pfs-2018', loadLexicons('pfs-2018'));
      expect(after).not.toContain(barred.at(-1));
    }
  });

  it('follow the list where it decides, and exceptions before it', () => {
    const official = officialList('pfs-2018', ['kota', 'akot', 'kotek', 'xx']);
    const lexicons = { ...loadLexicons('pfs-2018'), official };
    expect(hooks('kot', 'pfs-2018', lexicons)).toEqual({ before: ['a'], after: ['a'] });
    const exceptions = ownExceptions('pfs-2018', '-kota', '+kotą');
    expect(hooks('kot', 'pfs-2018', { ...lexicons, exceptions })).toEqual({ before: ['a'], after: ['ą'] });
    // No word of seven letters is on the list, so the open one decides.
    expect(hooks('kotkom', 'pfs-2018', lexicons)).toEqual(hooks('kotkom', 'pfs-2018', loadLexicons('pfs-2018')));
  });
});

const LETTERS: Readonly<Record<TileLanguage, string>> = { pl: POLISH_LETTERS, de: GERMAN_LETTERS, en: ENGLISH_LETTERS };

it.each(RULESET_IDS)('every hook makes an allowed word, and no other letter does: %s', (ruleset) => {
  const lexicons = loadLexicons(ruleset);
  const letters = [...LETTERS[rulesetOf(ruleset).language]];
  const word = fc.string({
    unit: fc.constantFrom('a', 'e', 'o', 'k', 't', 'r', 'n', 's', 'm'),
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(word, fc.constantFrom(...letters), (form, letter) => {
      const { before, after } = hooks(form, ruleset, lexicons);
      for (const hook of before) expect(judge(hook + form, ruleset, lexicons).verdict, hook + form).toBe('allowed');
      for (const hook of after) expect(judge(form + hook, ruleset, lexicons).verdict, form + hook).toBe('allowed');
      const isLegal = (candidate: string) =>
        lexicons.game.has(candidate) && judge(candidate, ruleset, lexicons).verdict === 'allowed';
      if (isLegal(letter + form)) expect(before).toContain(letter);
      if (isLegal(form + letter)) expect(after).toContain(letter);
    }),
    { numRuns: 150 },
  );
});
