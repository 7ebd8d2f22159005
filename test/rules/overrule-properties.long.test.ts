import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { legalForms } from '../../src/core/rules/legal.ts';
import type { OfficialList } from '../../src/core/rules/rules.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { ENGLISH_LETTERS, GERMAN_LETTERS, POLISH_LETTERS } from '../../src/core/words/letters.ts';
import { lookupKey } from '../../src/core/words/query.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { judge, materialFor, RULES } from '../all-rules.ts';
import { officialList, ownExceptions } from './official-list.ts';

const nameOf = (rule: string): string => rule.slice(rule.indexOf('/') + 1);

/** Strings that are often words of the language: beginnings and ends of listed words, joined. */
const LETTERS: Readonly<Record<TileLanguage, string>> = { pl: POLISH_LETTERS, de: GERMAN_LETTERS, en: ENGLISH_LETTERS };
const WORDS: Readonly<Partial<Record<RulesetId, readonly string[]>>> = {
  'pfs-2018': [
    'okno',
    'polsku',
    'zeszłom',
    'chceszli',
    'aa',
    'Okno',
    'im.',
    'warszawa',
    'joghurt',
    'niebycie',
    'gżegżółce',
  ],
  'pfs-2016': ['okno', 'polsku', 'zeszłom', 'maszli', 'aa', 'Okno', 'quiz', 'joghurt', 'pozań', 'niebycie'],
  'sd-2026': ['Haus', 'Größe', 'ueber', 'Tag', 'laufe', 'aa', 'o.k.', 'un-', 'Joghurts', 'geht’s', 'Haustürschlüssel'],
  'school-en': ['house', 'te', 'at', 'un-', 'Turkey', 'café', 'can’t', 'houses', 'zzz', 'İNLET'],
  '7slow': ['okno', 'pampers', 'DNA', 'warszawa', 'np.', 'zeszłom', 'biało-czerwony', 'quiz', 'okienko'],
};

describe.each(RULESET_IDS)('%s', (ruleset) => {
  const lexicons = loadLexicons(ruleset);
  const anyWord = fc.oneof(
    fc.constantFrom(...materialFor(WORDS, ruleset)),
    fc.string({ unit: fc.constantFrom(...LETTERS[RULES[ruleset].ruleset.language]), minLength: 1, maxLength: 4 }),
    fc.string({
      unit: fc.constantFrom('a', 'e', 'o', 'i', 'k', 's', 't', 'r', 'n', 'Ż', '-', '’', '.', ' '),
      maxLength: 7,
    }),
  );

  it('changes only its basis with a list of all words that are allowed without it', () => {
    const all: OfficialList = {
      name: 'All',
      edition: '1',
      has: (form) => judge(form, ruleset, lexicons).verdict === 'allowed',
      shortest: 2,
      longest: 15,
    };
    fc.assert(
      fc.property(anyWord, (word) => {
        const without = judge(word, ruleset, lexicons);
        const { basis, disagreement, reasons, settled, ...verdict } = judge(word, ruleset, {
          ...lexicons,
          official: all,
        });
        const { basis: _open, attestation: _ofTheWord, settled: _without, reasons: before, ...expected } = without;
        expect(disagreement).toBeUndefined();
        expect(['official-list', without.basis.kind]).toContain(basis.kind);
        if (basis.kind === 'official-list') expect(verdict).toEqual(expected);
        if (basis.kind === 'official-list') expect(settled).toBe(true);
        const names = reasons.map(({ rule }) => nameOf(rule));
        expect(names).toEqual(expect.arrayContaining(before.map(({ rule }) => nameOf(rule))));
        expect(names[0]).toBe(nameOf(before[0]!.rule));
      }),
      { numRuns: 600 },
    );
  });

  it('allows exactly the words of the list, within its lengths', () => {
    const listed = fc.uniqueArray(
      fc.string({ unit: fc.constantFrom(...LETTERS[RULES[ruleset].ruleset.language]), minLength: 3, maxLength: 5 }),
    );
    fc.assert(
      fc.property(listed, fc.nat(), fc.boolean(), (words, place, isListed) => {
        const official = officialList(ruleset, ['aaa', 'zzzzz', ...words, 'okn', 'hau', 'hou']);
        const word = isListed
          ? (words[place % words.length] ?? 'aaa')
          : `${(words[0] ?? 'ab').slice(0, 2)}ok`.slice(0, 5);
        const form = lookupKey(word, RULES[ruleset].ruleset.language);
        if (form.length < 3) return;
        const verdict = judge(word, ruleset, { ...lexicons, official });
        expect(verdict.verdict === 'allowed').toBe(official.has(form));
        expect(verdict.basis.kind).toBe('official-list');
        expect(legalForms(RULES[ruleset], { ...lexicons, official })(form)).toBe(official.has(form));
        const effect = verdict.verdict === 'allowed' ? 'admits' : 'excludes';
        expect(verdict.reasons.filter(({ decides }) => decides).every((one) => one.effect === effect)).toBe(true);
        expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
      }),
      { numRuns: 600 },
    );
  });

  it('suggests only words that are legal by list and exceptions', () => {
    const near = fc.string({
      unit: fc.constantFrom('a', 'e', 'o', 'k', 't', 'r', 'n', 's'),
      minLength: 3,
      maxLength: 6,
    });
    fc.assert(
      fc.property(near, fc.nat(2), (word, part) => {
        const official: OfficialList = {
          name: 'A third',
          edition: '1',
          has: (form) => lexicons.game.has(form) && form.length % 3 !== part,
          shortest: 2,
          longest: 15,
        };
        const above = { ...lexicons, official, exceptions: ownExceptions(ruleset, '-ton', '-kot', '+kra', '-not') };
        for (const offered of judge(word, ruleset, above).suggestions) {
          expect(judge(offered, ruleset, above).verdict, offered).toBe('allowed');
        }
      }),
      {
        numRuns: 300,
        // A dictionary has `te` and `oo`; the printed list of the school tournament, which alone decides two-letter words, does not.
        examples: [
          ['tes', 0],
          ['oos', 0],
        ],
      },
    );
  });
});
