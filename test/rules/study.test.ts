import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { isWanted, ofPattern } from '../../src/core/lexicon/matcher.ts';
import { search } from '../../src/core/lexicon/search.ts';
import type { Lexicons } from '../../src/core/rules/rules.ts';
import { inStudyOrder, studied } from '../../src/core/rules/study.ts';
import { parseStudyQuery, type StudyKind, wantedBy } from '../../src/core/rules/study-query.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { judge, RULES } from '../all-rules.ts';
import { packed } from '../word-lists/lists.ts';
import { ownExceptions } from './official-list.ts';

/** The results, in the order of display. */
function found(text: string, ruleset: RulesetId, kind: StudyKind = 'pattern', above: Partial<Lexicons> = {}): string[] {
  const query = parseStudyQuery(text, kind, rulesetOf(ruleset).language);
  if (typeof query === 'string') throw new Error(query);
  const { game, spelling, list } = loadLexicons(ruleset);
  const rules = RULES[ruleset];
  const general = rulesetOf(ruleset).row === null;
  const lexicons = { game, spelling: general ? spelling : null, list, ...above };
  const wanted = wantedBy(query.signs, kind, rules.letters);
  const words = [...studied(wanted, rules, lexicons, general ? [game, spelling] : [game])];
  return inStudyOrder(
    words.filter((word) => word !== null),
    rules.letters,
    kind,
  );
}

describe('a study query', () => {
  it.each([
    ['K?T*', 'pattern', 'pl', { signs: 'k?t*' }],
    [' k . t ', 'pattern', 'pl', { signs: 'k?t' }],
    ['a***b', 'pattern', 'pl', { signs: 'a*b' }],
    ['groß*', 'pattern', 'de', { signs: 'gross*' }],
    ['Café', 'pattern', 'en', { signs: 'cafe' }],
    ['ﬁ*', 'pattern', 'pl', { signs: 'fi*' }],
    ['a²', 'pattern', 'pl', 'sign'],
    ['', 'anagram', 'pl', { signs: '' }],
    ['abc??', 'anagram', 'pl', { signs: 'abc??' }],
    ['abc*', 'anagram', 'pl', 'star'],
    ['abc*', 'rack', 'pl', 'star'],
    ['a1', 'pattern', 'pl', 'sign'],
    ['a-b', 'pattern', 'pl', 'sign'],
    ['?'.repeat(29), 'pattern', 'pl', { signs: '?'.repeat(29) }],
    ['?'.repeat(30), 'pattern', 'pl', 'long'],
    ['?'.repeat(20), 'rack', 'pl', { signs: '?'.repeat(20) }],
    ['ß'.repeat(11), 'rack', 'de', 'long'],
  ] as const)('%s, %s, %s', (text, kind, language, expected) => {
    expect(parseStudyQuery(text, kind, language)).toEqual(expected);
  });
});

it('finds no word longer than wanted, and no other word is missed', () => {
  const { game } = loadLexicons('pfs-2018');
  const { letters } = RULES['pfs-2018'];
  const wanted = ofPattern('*owałab?', letters);
  const words = (longest?: number) => new Set([...search(game, wanted, longest)].filter((word) => word !== null));
  const all = [...words()];
  expect(all.length).toBeGreaterThan(5000);
  for (const longest of [9, 12, 15]) {
    expect([...words(longest)].sort()).toEqual(all.filter(({ length }) => length <= longest).sort());
  }
});

it('sorts the words that are shown by length and alphabet', () => {
  const words = ['żar', 'ćma', 'ar', 'zaraz', 'cma', 'ża'];
  const { letters } = RULES['pfs-2018'];
  expect(inStudyOrder(words, letters, 'pattern', 9)).toEqual(['ar', 'ża', 'cma', 'ćma', 'żar', 'zaraz']);
  expect(inStudyOrder(words, letters, 'rack', 2)).toEqual(['zaraz', 'cma']);
});

it('sorts any number of words', () => {
  const words = Array.from({ length: 300_000 }, (_, i) => (i + 0x4e00 * 0x4000).toString(26));
  expect(inStudyOrder(words, '0123456789abcdefghijklmnop', 'pattern')).toHaveLength(words.length);
});

it('returns the words that come first when all are sorted', () => {
  const { letters } = RULES['pfs-2018'];
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'aąbzźżx'), minLength: 2, maxLength: 4 }), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 90 }), fc.constantFrom('pattern', 'rack'), (some, most, kind) => {
      const all = inStudyOrder(some, letters, kind);
      expect(inStudyOrder(some, letters, kind, most)).toEqual(all.slice(0, most));
    }),
  );
});

describe('words to learn', () => {
  it('match a pattern, by length and alphabet', () => {
    expect(found('k?t', 'pfs-2018')).toEqual(['kat', 'kąt', 'ket', 'kit', 'kot']);
    expect(found('?ź?ć*', 'pfs-2018')).toEqual([]);
    expect(found('Strauß?', 'sd-2026')).toContain('strausse');
    expect(found('q?', 'school-en')).toEqual(['qi']);
  });

  it('are the anagrams of a rack, and the longest words from it first', () => {
    expect(found('tok', 'pfs-2018', 'anagram')).toEqual(['kot', 'kto', 'tok']);
    const rack = found('kota', 'pfs-2018', 'rack');
    expect(rack[0]).toHaveLength(4);
    expect(rack.at(-1)).toHaveLength(2);
    expect(new Set(rack).size).toBe(rack.length);
  });

  it('do not include barred words, single letters, and words too long for a row', () => {
    expect(found('lid?', 'pfs-2018')).not.toContain('lidl');
    expect(found('?', 'pfs-2018')).toEqual([]);
    expect(found(`${'?'.repeat(16)}`, 'pfs-2018')).toEqual([]);
  });

  it('follow the user’s list where it decides, and exceptions before it', () => {
    const list = packed(['kot', 'kxt', 'kota', 'katot']);
    const { shortest, longest } = list;
    const official = {
      ...{ name: 'Club list', edition: '1', shortest, longest },
      has: (form: string) => list.has(form),
      packed: list,
    };
    expect(found('k?t', 'pfs-2018', 'pattern', { official })).toEqual(['kot']);
    const exceptions = ownExceptions('pfs-2018', '-kot', '+kyt');
    expect(found('k?t', 'pfs-2018', 'pattern', { official, exceptions })).toEqual(['kyt']);
    // The list does not cover words of six letters.
    expect(found('kotkom', 'pfs-2018', 'pattern', { official })).toEqual(['kotkom']);
    // A word that the list lacks, with a length that it covers, is not allowed.
    expect(found('kat?', 'pfs-2018', 'pattern', { official })).toEqual([]);
  });

  it('come from the list alone if it has words of all lengths', () => {
    const list = packed(['ad', 'kot', 'a'.repeat(15)]);
    const official = {
      ...{ name: 'Club list', edition: '1', shortest: 2, longest: 15 },
      has: (form: string) => list.has(form),
      packed: list,
    };
    const nothing = {
      get automata(): never {
        throw new Error('walked for nothing');
      },
    };
    const lexicons = { ...loadLexicons('pfs-2018'), official };
    const wanted = wantedBy('*', 'pattern', RULES['pfs-2018'].letters);
    const words = [...studied(wanted, RULES['pfs-2018'], lexicons, [nothing])].filter((word) => word !== null);
    expect(words.sort()).toEqual(['a'.repeat(15), 'ad', 'kot']);
  });

  it.each(RULESET_IDS)('are allowed by their verdicts, and none of the lexicon is missing: %s', (ruleset) => {
    const lexicons = loadLexicons(ruleset);
    const signs = fc.string({
      unit: fc.constantFrom('a', 'e', 'o', 'k', 't', 'n', 's', '?'),
      minLength: 2,
      maxLength: 5,
    });
    fc.assert(
      fc.property(signs, fc.constantFrom<StudyKind>('pattern', 'anagram'), (text, kind) => {
        const words = found(text, ruleset, kind);
        const wanted = wantedBy(text, kind, RULES[ruleset].letters);
        for (const word of words.slice(0, 40)) {
          expect(isWanted(word, wanted), word).toBe(true);
          expect(judge(word, ruleset, lexicons).verdict, word).toBe('allowed');
        }
        const near = lexicons.game.neighbours(text.replaceAll('?', 'a'), {}).filter((word) => isWanted(word, wanted));
        for (const word of near)
          if (judge(word, ruleset, lexicons).verdict === 'allowed') expect(words, word).toContain(word);
      }),
      { numRuns: 40 },
    );
  });
});
