/** How often the first explanation of a refused word is right, on the labels of `dictionaries/diagnosis`. */

import { describe, expect, it } from 'vitest';
import { explanationOf } from '../../scripts/diagnosis/explanation.ts';
import { type FiguresRow, fallenFigures, figureRows, readFigures } from '../../scripts/diagnosis/figures.ts';
import {
  isHeldOut,
  LANGUAGES,
  type Label,
  MEASURED,
  readLabels,
  type ScoredLabel,
} from '../../scripts/diagnosis/labels.ts';
import { measure } from '../../scripts/diagnosis/measure.ts';
import { figuresOf, outcomeOf, type Result } from '../../scripts/diagnosis/score.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { DIAGNOSIS_KINDS } from '../../src/core/diagnosis/hypothesis.ts';
import type { Detail } from '../../src/core/rules/detail.ts';
import type { RuleId, Verdict } from '../../src/core/rules/verdict.ts';
import { judge, RULES } from '../all-rules.ts';

describe.each(LANGUAGES)('explanations of %s', (language) => {
  it('are no worse than the committed figures', async () => {
    const { results, allowed } = await measure(language);
    expect(allowed.map(({ word }) => word)).toEqual([]);
    expect(fallenFigures(figureRows(language, results), readFigures())).toEqual([]);
  });

  it('claim a kind for every rule that refuses', () => {
    const rules = RULES[MEASURED[language]];
    const claims: readonly string[] = [...DIAGNOSIS_KINDS, 'ruling'];
    const refusing = Object.entries(rules.catalogue).filter(([, { effect }]) => effect !== 'admits');
    for (const [name, { section }] of refusing) {
      const { claim } = explanationOf(refusedBy(`${MEASURED[language]}/${name}` as RuleId, section), rules);
      expect(claims, name).toContain(claim);
    }
  });

  it('are measured on a held-out part of about a fifth', () => {
    const labels = readLabels(language);
    const share = labels.filter(({ word }) => isHeldOut(word)).length / labels.length;
    expect(share).toBeGreaterThan(0.16);
    expect(share).toBeLessThan(0.24);
  });
});

/** A refusal by this rule, with the fields that an explanation needs. */
function refusedBy(
  rule: Verdict['reasons'][number]['rule'],
  section: string,
  detail: Detail = { kind: 'word' },
): Verdict {
  const reasons = [{ rule, section, effect: 'excludes', decides: true, detail }];
  return { word: 'word', verdict: 'disallowed', reasons } as unknown as Verdict;
}

describe('the held-out part', () => {
  it('stays the same, because another hash would reveal its words to fits', () => {
    const words = ['Haus', 'kot', 'word', 'żółw', 'Straße', 'tree', 'ryba', 'Baum'];
    expect(words.filter(isHeldOut)).toEqual(['ryba', 'Baum']);
  });

  it('contains a word in every capitalisation or in none', () => {
    expect(['RYBA', 'Ryba', 'baum'].every(isHeldOut)).toBe(true);
    expect(['KOT', 'Kot', 'haus'].some(isHeldOut)).toBe(false);
  });
});

describe('the first explanation', () => {
  it.each([
    ['pl', 'napewno', 'written-together', 'na pewno'],
    ['pl', 'ktury', 'misspelling', 'który'],
    ['pl', 'legjony', 'old-spelling', 'legiony'],
    ['pl', 'chceszli', 'clitic', 'chcesz'],
    ['pl', 'Warszawa', 'ruling', 'Warszawa'],
    ['de', 'werth', 'old-spelling', 'wert'],
    ['de', 'undso', 'written-together', 'und so'],
    ['de', 'Kaese', 'misspelling', 'Käse'],
    ['de', 'Kinderkorb', 'compound', 'Kind Korb'],
    // Words that are too long for the board are explained as well.
    ['de', 'Wirtschaftsfaktor', 'compound', 'Wirtschaft Faktor'],
    ['de', 'Doctolib', 'name', undefined],
    ['en', 'Hagrid', 'name', undefined],
    ['en', 'didnt', 'clitic', 'didn’t'],
    ['en', 'didn’t', 'ruling', 'didn’t'],
    ['en', 'tshirt', 'written-together', 't-shirt'],
    ['en', 'XIV', 'abbreviation', undefined],
  ] as const)('%s: %s claims %s and names %s', (language, word, claim, named) => {
    const ruleset = MEASURED[language];
    const explanation = explanationOf(judge(word, ruleset, loadLexicons(ruleset)), RULES[ruleset]);
    expect(explanation.claim).toBe(claim);
    expect(explanation.named).toEqual(named === undefined ? [] : expect.arrayContaining([named]));
  });

  it('exists for refused words only', () => {
    const allowed = judge('kot', 'pfs-2018', loadLexicons('pfs-2018'));
    expect(() => explanationOf(allowed, RULES['pfs-2018'])).toThrow('kot is allowed');
  });
});

const LABEL: ScoredLabel = {
  word: 'w',
  kind: 'misspelling',
  intended: 'v',
  also: [],
  isSentenceStart: false,
  source: 'informal',
  sample: 'natural',
};

describe('an outcome', () => {
  const outcome = (claim: Result['claim'], label: Partial<Label>) =>
    outcomeOf({ ...LABEL, ...label } as ScoredLabel, claim);

  it('is right if the claim is the label’s kind, an accepted kind or a ruling', () => {
    expect(outcome('misspelling', {})).toBe('right');
    expect(outcome('foreign', { also: ['foreign'] })).toBe('right');
    expect(outcome('ruling', {})).toBe('right');
    expect(outcome('name', { kind: 'brand' })).toBe('right');
    expect(outcome('unlisted', { kind: 'fragment' })).toBe('right');
  });

  it('is silent if nothing is claimed, and misleading if another kind is claimed', () => {
    expect(outcome('unlisted', {})).toBe('silent');
    expect(outcome('name', {})).toBe('misleading');
    expect(outcome('fragment', { kind: 'unlisted' })).toBe('misleading');
  });
});

describe('figures', () => {
  const result = (outcome: Result['outcome'], isNamed: boolean, label: Partial<ScoredLabel> = {}): Result => ({
    label: { ...LABEL, ...label },
    claim: 'unlisted',
    outcome,
    isNamed,
    isNamedOrOffered: true,
  });

  it('count a word to be named only if another word was intended', () => {
    const results = [result('right', true), result('silent', false), result('misleading', true, { kind: 'name' })];
    expect(figuresOf(results)).toEqual({
      words: 3,
      right: 1,
      silent: 1,
      misleading: 1,
      toName: 2,
      named: 1,
      namedOrOffered: 2,
    });
  });

  const rowOf = (figures: Partial<FiguresRow['figures']>): FiguresRow => ({
    language: 'pl',
    sample: 'natural',
    part: 'fit',
    figures: {
      words: 500,
      right: 400,
      silent: 80,
      misleading: 20,
      toName: 100,
      named: 60,
      namedOrOffered: 80,
      ...figures,
    },
  });

  it('have fallen if they are worse by more than one word in a hundred', () => {
    const fallen = (figures: Partial<FiguresRow['figures']>) => fallenFigures([rowOf(figures)], [rowOf({})]);
    expect(fallen({ right: 395, misleading: 25, named: 55, namedOrOffered: 75 })).toEqual([]);
    expect(fallen({ right: 450, misleading: 0, named: 90, namedOrOffered: 95 })).toEqual([]);
    expect(fallen({ right: 394, misleading: 26 })).toEqual([
      'pl natural fit: right was 400 and is 394',
      'pl natural fit: misleading was 20 and is 26',
    ]);
    expect(fallen({ named: 54, namedOrOffered: 74 })).toHaveLength(2);
  });

  it('cannot be compared with figures of other words', () => {
    expect(fallenFigures([rowOf({ words: 501 })], [rowOf({})])).toEqual([expect.stringContaining('--write')]);
    expect(fallenFigures([rowOf({})], [])).toEqual([expect.stringContaining('--write')]);
  });
});
