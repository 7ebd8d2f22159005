import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { outcomeOf } from '../../src/core/rules/outcome.ts';
import { nameOfRule } from '../../src/core/rules/rule-entry.ts';
import type { Lexicons } from '../../src/core/rules/rules.ts';
import type { RulesetId, Verdict } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { lookupKey } from '../../src/core/words/query.ts';
import { judge, RULES } from '../all-rules.ts';
import { examplesOf } from '../conformance/tables.ts';
import { officialList } from './official-list.ts';

const LEXICONS = new Map(RULESET_IDS.map((id) => [id, loadLexicons(id)]));
const ask = (
  word: string,
  ruleset: RulesetId,
  above: Partial<Lexicons> = {},
  earlier: readonly string[] = [],
): Verdict => judge(word, ruleset, { ...LEXICONS.get(ruleset)!, ...above }, earlier);

/** Rules that refuse a word only because no source is known to have it; all other rules bar what they describe. */
const BY_SILENCE: Record<RulesetId, string[]> = {
  'pfs-2018': ['not-listed'],
  'pfs-2016': [
    'passive-attested',
    'gerund-alternative',
    'not-base-adjective',
    'not-base-diminutive',
    'not-base-prefix',
    'not-base-adverb',
    'not-base-derived',
    'degree-attested',
    'n-other',
    'singular-of-plural',
    'not-listed',
  ],
  'sd-2026': ['I.1.1', 'I.7.1.parts', 'I.9.noentry', 'II.2.3.compare', 'II.4.compare', 'II.4.7.b', 'not-listed'],
  '7slow': ['not-listed'],
  'school-en': ['not-listed'],
};

describe.each(RULESET_IDS)('the catalogue of %s', (ruleset) => {
  const entries = Object.entries(RULES[ruleset].catalogue);

  it('lists the rules that refuse by silence', () => {
    expect(entries.filter(([, { bySilence }]) => bySilence).map(([name]) => name)).toEqual(BY_SILENCE[ruleset]);
  });

  it('has none of these among the rules that only admit', () => {
    for (const [name, { bySilence, effect }] of entries) if (bySilence) expect(effect, name).toMatch(/excludes|both/);
  });
});

describe('the outcome', () => {
  it.each<[RulesetId, string, string, boolean]>([
    // A rule bars it in every list.
    ['pfs-2018', 'chceszli', 'disallowed', true],
    ['pfs-2018', 'zejdziono', 'disallowed', true],
    ['pfs-2018', 'Warszawa', 'disallowed', true],
    ['pfs-2016', 'Warszawa', 'disallowed', true],
    ['sd-2026', 'Martin', 'disallowed', true],
    ['sd-2026', 'dunkeles', 'disallowed', true],
    ['sd-2026', 'mp3', 'disallowed', true],
    ['7slow', 'Warszawa', 'disallowed', true],
    ['school-en', 'Istanbul', 'disallowed', true],
    // Closed lists decide both ways.
    ['pfs-2018', 'czyż', 'allowed', true],
    ['school-en', 'zz', 'disallowed', true],
    ['school-en', 'aa', 'allowed', true],
    // So does the board, and what no tile has.
    ['pfs-2018', 'w', 'disallowed', true],
    ['sd-2026', 'blubberwutzblubberwutz', 'disallowed', true],
    ['pfs-2018', 'кот', 'disallowed', true],
    ['7slow', 'kot2', 'disallowed', true],
    // Two words are on no list.
    ['sd-2026', 'blubber wutz', 'disallowed', true],
    // The open list has it.
    ['pfs-2018', 'kot', 'allowed', false],
    ['pfs-2016', 'kot', 'allowed', false],
    ['sd-2026', 'Haus', 'allowed', false],
    ['7slow', 'kot', 'allowed', false],
    ['school-en', 'dog', 'allowed', false],
    // A rule has built it from a form of the open list.
    ['pfs-2018', 'byłoś', 'allowed', false],
    // A secondary reading decides nothing.
    ['sd-2026', 'äußerst', 'allowed', false],
    // No source has it: an unknown word, a misspelling, an unlisted name, a compound, a derivation.
    ['pfs-2018', 'blubberwut', 'notFound', false],
    ['pfs-2018', 'kuchnii', 'notFound', false],
    ['pfs-2018', 'Blubberski', 'notFound', false],
    ['pfs-2016', 'blubberwut', 'notFound', false],
    ['sd-2026', 'Knurzelwup', 'notFound', false],
    ['sd-2026', 'Bomberin', 'notFound', false],
    ['7slow', 'blubberwut', 'notFound', false],
    ['school-en', 'blubberwut', 'notFound', false],
  ])('under %s of %s: %s, settled: %s', (ruleset, word, outcome, settled) => {
    const verdict = ask(word, ruleset);
    expect([outcomeOf(verdict), verdict.settled]).toEqual([outcome, settled]);
  });

  it('of a compound with known parts is that it was not found', () => {
    const known = ask('Pflanzentopfs', 'sd-2026');
    expect([known.reasons[0]?.rule, outcomeOf(known)]).toEqual(['sd-2026/I.7.1.parts', 'notFound']);
  });

  it('is decided by the user’s list and exceptions', () => {
    for (const ruleset of RULESET_IDS) {
      const official = officialList(ruleset, ['aaa', 'kot', 'haus', 'dog', 'abracadabra']);
      for (const word of ['kot', 'haus', 'dog', 'bluwutz']) {
        const form = lookupKey(word, RULES[ruleset].ruleset.language);
        expect(ask(word, ruleset, { official }).settled, `${ruleset} ${word}`).toBe(true);
        for (const effect of ['admits', 'bars'] as const) {
          const exceptions = new Map([[form, { effect, note: '' }]]);
          expect(ask(word, ruleset, { exceptions }).settled, `${ruleset} ${word} ${effect}`).toBe(true);
        }
      }
    }
  });

  it('of a word of an earlier round is that it is barred', () => {
    const verdict = ask('kot', '7slow', {}, ['kot']);
    expect([outcomeOf(verdict), verdict.settled]).toEqual(['disallowed', true]);
  });
});

describe('the basis of a verdict that is not settled', () => {
  const examples = RULESET_IDS.flatMap((ruleset) =>
    examplesOf(ruleset).map(({ word = '' }) => [word, ruleset] as const),
  );
  const anyWord = fc.oneof(
    fc.constantFrom(...examples),
    fc.tuple(
      fc.string({ unit: fc.constantFrom(...'aeiouäńżlstrnkm-’.2 Q'), minLength: 1, maxLength: 8 }),
      fc.constantFrom(...RULESET_IDS),
    ),
  );

  it('is an open list alone, and refusals are by silence', () => {
    fc.assert(
      fc.property(anyWord, ([word, ruleset]) => {
        const { verdict, settled, basis, reasons, attestation } = ask(word, ruleset);
        const isByList = basis.kind === 'open-list' || basis.kind === 'derived';
        if (!settled) expect(isByList).toBe(true);
        else if (verdict === 'allowed') expect(isByList).toBe(false);
        const isSilent = reasons
          .filter(({ decides }) => decides)
          .every(({ rule }) => BY_SILENCE[ruleset].includes(nameOfRule(rule)));
        if (verdict === 'disallowed' && !settled) expect(isSilent, word).toBe(true);
        if (verdict === 'disallowed' && !isSilent) expect([settled, basis.kind], word).toEqual([true, 'rule']);
        // German words have the share of such words on the tournament list.
        const isShared = rulesetOf(ruleset).language === 'de' && !settled;
        if (isShared) expect(attestation?.probability, word).toBeTypeOf('number');
        if (verdict === 'disallowed' && settled) expect(attestation, word).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });
});
