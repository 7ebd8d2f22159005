import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Lexicons, OfficialList } from '../../src/core/rules/rules.ts';
import type { RulesetId, Verdict } from '../../src/core/rules/verdict.ts';
import { listNeighbours } from '../../src/core/word-lists/packed-word-list.ts';
import { judge } from '../all-rules.ts';
import { packed } from '../word-lists/lists.ts';
import { officialList, ownExceptions } from './official-list.ts';

const withList = (ruleset: RulesetId, ...words: string[]): Lexicons => ({
  ...loadLexicons(ruleset),
  official: officialList(ruleset, words),
});

const nameOf = (rule: string): string => rule.slice(rule.indexOf('/') + 1);
const deciding = ({ reasons }: Verdict) => reasons.filter(({ decides }) => decides).map(({ rule }) => nameOf(rule));
const secondaryRules = ({ reasons }: Verdict) =>
  reasons.filter(({ decides }) => !decides).map(({ rule }) => nameOf(rule));

/** Words of 2 and of 15 letters, so that the list covers all lengths in play. */
const POLISH_ENDS = ['as', 'konstantynopole'];
const GERMAN_ENDS = ['ei', 'abenteuerlichen'];
const ENGLISH_ENDS = ['aa', 'acknowledgement'];

describe('list and rules agree', () => {
  it('that a word is allowed: the rules explain, the list is the basis, no share is shown', () => {
    const polish = judge('polsku', 'pfs-2018', withList('pfs-2018', 'polsku', ...POLISH_ENDS));
    expect([polish.verdict, deciding(polish)[0], polish.basis]).toEqual([
      'allowed',
      'context-po-sku',
      { kind: 'official-list', list: { name: 'Club list', edition: '2026' } },
    ]);
    expect(polish.disagreement).toBeUndefined();
    expect(polish.analyses).toEqual(judge('polsku', 'pfs-2018', loadLexicons('pfs-2018')).analyses);

    expect(judge('Haus', 'sd-2026', loadLexicons('sd-2026')).attestation?.probability).toBeGreaterThan(0.9);
    const german = judge('Haus', 'sd-2026', withList('sd-2026', 'haus', ...GERMAN_ENDS));
    expect([german.verdict, german.attestation, german.basis.kind]).toEqual(['allowed', undefined, 'official-list']);
    expect(german.reasons.find(({ rule }) => rule === 'sd-2026/listed')?.detail.official).toBe('Club list');
  });

  it('that a word is refused: the rule explains, and the list is named', () => {
    const verdict = judge('chceszli', 'pfs-2018', withList('pfs-2018', 'chcesz', ...POLISH_ENDS));
    expect([verdict.verdict, deciding(verdict), verdict.basis.kind]).toEqual([
      'disallowed',
      ['particle-li', 'not-listed'],
      'official-list',
    ]);
    expect(verdict.suggestions).toEqual(['chcesz']);
    expect(verdict.disagreement).toBeUndefined();
  });

  it('that a word is unknown: the entry of other dictionaries is still reported', () => {
    const verdict = judge('joghurt', 'pfs-2018', withList('pfs-2018', ...POLISH_ENDS));
    expect(verdict.reasons.filter(({ rule }) => rule === 'pfs-2018/not-listed')).toHaveLength(1);
    expect(verdict.reasons[0]?.detail.official).toBe('Club list');
  });
});

describe('the list has a word that a rule bars', () => {
  it.each<[RulesetId, string, string]>([
    ['pfs-2018', 'chceszli', 'particle-li'],
    ['pfs-2018', 'empik', 'chain-store'],
    ['pfs-2018', 'warszawa', 'product-name'],
    ['pfs-2018', 'quiz', 'letters'],
    ['pfs-2016', 'quiz', 'no-tile'],
    ['sd-2026', 'ueber', 'I.2.umlaut'],
    ['school-en', 'istanbul', 'capital-only'],
    ['7slow', 'warszawa', 'proper-name'],
  ])('%s: %s, against %s', (ruleset, word, rule) => {
    const alone = judge(word, ruleset, loadLexicons(ruleset));
    expect([alone.verdict, nameOf(alone.reasons[0]!.rule)]).toEqual(['disallowed', rule]);
    const verdict = judge(word, ruleset, withList(ruleset, word, 'xx', 'abcdefghijklmno'));
    expect([verdict.verdict, deciding(verdict), verdict.basis.kind]).toEqual(['allowed', ['listed'], 'official-list']);
    expect(secondaryRules(verdict)).toEqual(alone.reasons.map((reason) => nameOf(reason.rule)));
    expect(verdict.disagreement).toEqual({ basis: alone.basis, rule: `${ruleset}/${rule}` });
    expect(verdict.suggestions).toEqual([]);
  });

  it('or that no open list has', () => {
    const verdict = judge('blablać', 'pfs-2018', withList('pfs-2018', 'blablać', ...POLISH_ENDS));
    expect([verdict.verdict, verdict.disagreement?.rule]).toEqual(['allowed', 'pfs-2018/not-listed']);
  });
});

describe('the list lacks a word that is allowed without it', () => {
  it.each<[RulesetId, string, string, string]>([
    ['pfs-2018', 'kot', 'open-list', 'common-words'],
    // Neuter first person, built by rule 4.f.
    ['pfs-2018', 'zeszłom', 'derived', 'defective-A'],
    // On a closed list of the document.
    ['pfs-2018', 'aa', 'rule', 'interjection-list2'],
    ['pfs-2016', 'kot', 'open-list', 'general'],
    ['sd-2026', 'Häuser', 'open-list', 'II.1.1'],
    ['school-en', 'house', 'open-list', 'dictionary-words'],
    ['7slow', 'kot', 'open-list', 'listed'],
  ])('%s: %s', (ruleset, word, kind, rule) => {
    const alone = judge(word, ruleset, loadLexicons(ruleset));
    expect(alone.verdict).toBe('allowed');
    const verdict = judge(word, ruleset, withList(ruleset, 'xx', 'abcdefghijklmno'));
    expect([verdict.verdict, deciding(verdict), verdict.basis.kind]).toEqual([
      'disallowed',
      ['not-listed'],
      'official-list',
    ]);
    expect(verdict.disagreement).toEqual({ basis: alone.basis, rule: `${ruleset}/${rule}` });
    expect(verdict.disagreement?.basis.kind).toBe(kind);
    expect(secondaryRules(verdict)).toEqual(alone.reasons.map((reason) => nameOf(reason.rule)));
    expect(verdict.analyses).toEqual([]);
  });

  it('and it has near words to suggest that no open list has', () => {
    const list = packed(['żabołaki', 'abcdefghijklmno']);
    const official: OfficialList = {
      ...officialList('pfs-2018', ['żabołaki', 'xx', 'abcdefghijklmno']),
      neighbours: (...typed) => listNeighbours(list, ...typed),
    };
    const verdict = judge('zabolaki', 'pfs-2018', { ...loadLexicons('pfs-2018'), official });
    expect([verdict.verdict, verdict.suggestions]).toEqual(['disallowed', ['żabołaki']]);
  });

  it('and it has other forms of the word to suggest, as dictionaries spell them', () => {
    const polish = judge('kot', 'pfs-2018', withList('pfs-2018', 'kota', 'kotu', ...POLISH_ENDS));
    expect(polish.suggestions).toEqual(['kota', 'kotu']);
    const german = judge('Hauses', 'sd-2026', withList('sd-2026', 'haus', 'häuser', ...GERMAN_ENDS));
    expect(german.suggestions.sort()).toEqual(['Haus', 'Häuser']);
  });
});

describe('the list does not decide', () => {
  it('words shorter than its shortest and longer than its longest', () => {
    for (const word of ['as', 'konstantynopolski']) {
      const alone = judge(word, 'pfs-2018', loadLexicons('pfs-2018'));
      expect(judge(word, 'pfs-2018', withList('pfs-2018', 'kot', 'kotami'))).toEqual(alone);
    }
  });

  it.each<[RulesetId, string]>([
    ['pfs-2018', 'Ala ma'],
    ['pfs-2018', 'a1b'],
    ['pfs-2018', 'кот'],
    ['sd-2026', 'o.k.'],
    ['sd-2026', '…heit'],
    ['school-en', 'can’t'],
    ['7slow', 'biało-czerwony'],
    ['pfs-2018', ''],
  ])('words that no list can have (%s: %s)', (ruleset, word) => {
    const alone = judge(word, ruleset, loadLexicons(ruleset));
    const { suggestions: _less, ...verdict } = judge(word, ruleset, withList(ruleset, 'xx', 'abcdefghijklmno'));
    const { suggestions: _all, ...expected } = alone;
    expect(verdict).toEqual(expected);
  });

  it('a word typed as an affix or, with its point, as an abbreviation', () => {
    for (const [ruleset, written, word] of [
      ['school-en', 'over-', 'over'],
      ['pfs-2018', 'im.', 'im'],
    ] as const) {
      const lexicons = withList(ruleset, word, 'xx', 'abcdefghijklmno');
      expect(judge(word, ruleset, lexicons).basis.kind).toBe('official-list');
      expect(judge(written, ruleset, lexicons).verdict).toBe('disallowed');
    }
  });

  it('two-letter words of the school tournament, whose document prints them', () => {
    const lexicons = withList('school-en', 'te', 'the', ...ENGLISH_ENDS);
    expect(judge('te', 'school-en', lexicons).reasons[0]?.rule).toBe('school-en/two-letter-closed');
    expect(judge('at', 'school-en', lexicons).basis).toEqual({ kind: 'rule' });
    expect(judge('cat', 'school-en', lexicons).verdict).toBe('disallowed');
  });
});

describe('lookups in the list', () => {
  it.each<[RulesetId, string, string]>([
    ['sd-2026', 'Größe', 'grösse'],
    ['sd-2026', 'GRÖSSE', 'größe'],
    ['sd-2026', 'Agrément', 'agrement'],
    ['sd-2026', 'Œuvre', 'oeuvre'],
    ['school-en', 'café', 'cafe'],
    ['school-en', 'İNLET', 'inlet'],
    ['pfs-2018', 'ŻÓŁW', 'z\u0307ółw'],
  ])('%s: %s is %s', (ruleset, typed, listed) => {
    const verdict = judge(typed, ruleset, withList(ruleset, listed, 'xx', 'abcdefghijklmno'));
    expect([verdict.verdict, verdict.basis.kind]).toEqual(['allowed', 'official-list']);
  });
});

describe('words of earlier rounds', () => {
  it('bar a word even if a list or an exception has it', () => {
    const lexicons = withList('7slow', 'okno', 'okna', 'konstantynopole');
    const verdict = judge('okna', '7slow', lexicons, ['okno']);
    expect([verdict.verdict, deciding(verdict), verdict.basis]).toEqual([
      'disallowed',
      ['family-plural'],
      { kind: 'rule' },
    ]);
    const admitted = { ...lexicons, exceptions: ownExceptions('7slow', '+okna') };
    expect(deciding(judge('okna', '7slow', admitted, ['okno']))).toEqual(['family-plural']);
    expect(judge('okna', '7slow', lexicons, ['but']).basis.kind).toBe('official-list');
  });

  it('are reported beside the list that lacks the word', () => {
    const verdict = judge('okna', '7slow', withList('7slow', 'okno', 'kot', 'konstantynopole'), ['okno']);
    expect(deciding(verdict)).toEqual(['not-listed', 'family-plural']);
  });
});

describe('own exceptions', () => {
  const lexicons = loadLexicons('pfs-2018');

  it('admit a word that the rules bar, and show the note', () => {
    const verdict = judge('CHCESZLI', 'pfs-2018', { ...lexicons, exceptions: ownExceptions('pfs-2018', '+chceszli') });
    expect([verdict.verdict, verdict.basis]).toEqual(['allowed', { kind: 'own-exception' }]);
    expect(verdict.reasons[0]).toEqual({
      rule: 'pfs-2018/own-exception',
      section: 'own',
      effect: 'admits',
      decides: true,
      detail: { kind: 'note', note: 'note on chceszli' },
    });
    expect(secondaryRules(verdict)).toContain('particle-li');
    expect(verdict.disagreement?.rule).toBe('pfs-2018/particle-li');
  });

  it('bar a word that the list has, and the list is named', () => {
    const verdict = judge('kot', 'pfs-2018', {
      ...withList('pfs-2018', 'kot', 'kota', ...POLISH_ENDS),
      exceptions: ownExceptions('pfs-2018', '-kot'),
    });
    expect([verdict.verdict, deciding(verdict), verdict.disagreement?.basis.kind]).toEqual([
      'disallowed',
      ['own-exception'],
      'official-list',
    ]);
    expect(verdict.suggestions).toEqual(['kota']);
  });

  it('restore a word that the list lacks, with its readings', () => {
    const verdict = judge('kot', 'pfs-2018', {
      ...withList('pfs-2018', ...POLISH_ENDS),
      exceptions: ownExceptions('pfs-2018', '+kot'),
    });
    expect([verdict.verdict, verdict.basis.kind, secondaryRules(verdict)[0]]).toEqual([
      'allowed',
      'own-exception',
      'not-listed',
    ]);
    expect(verdict.analyses).toEqual(judge('kot', 'pfs-2018', lexicons).analyses);
  });

  it('are reported if they change nothing, and the basis is the earlier one', () => {
    const verdict = judge('kot', 'pfs-2018', { ...lexicons, exceptions: ownExceptions('pfs-2018', '+kot') });
    expect([verdict.verdict, deciding(verdict)[0], verdict.basis.kind]).toEqual([
      'allowed',
      'own-exception',
      'open-list',
    ]);
    expect(verdict.disagreement).toBeUndefined();
  });

  it('do not affect other words, except as suggestions', () => {
    const exceptions = ownExceptions('pfs-2018', '-chcesz');
    expect(judge('kot', 'pfs-2018', { ...lexicons, exceptions })).toEqual(judge('kot', 'pfs-2018', lexicons));
    expect(judge('chceszli', 'pfs-2018', { ...lexicons, exceptions }).suggestions).not.toContain('chcesz');
  });
});
