import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { judge, needsSpelling } from '../all-rules.ts';

const lexicons = loadLexicons('pfs-2016');
const ask = (word: string): Verdict => judge(word, 'pfs-2016', lexicons);
const names = (reasons: Verdict['reasons']) => reasons.map(({ rule }) => rule.replace('pfs-2016/', ''));

/** Words that the document does not print, by class, each with its verdict and one of its rules. */
const WORDS = readTable(new URL('pfs-2016-words.tsv', import.meta.url));

describe('words that the document does not print', () => {
  it.each(WORDS)('$word: $expected, $rule', ({ word, expected, rule }) => {
    const { verdict, reasons } = ask(word!);
    expect({ verdict, rules: names(reasons) }).toEqual({ verdict: expected, rules: expect.arrayContaining([rule]) });
  });
});

describe('rules of this edition only', () => {
  it.each([
    ['popadnięty', 'passive-attested', { lemma: 'popaść' }],
    ['niebanych', 'passive-attested', { lemma: 'bać' }],
    ['kopnieniami', 'gerund-alternative', { base: 'kopnąć' }],
    ['najbłoższą', 'degree-attested', { lemma: 'błogi' }],
    ['hieroglificznie', 'not-base-adverb', { other: 'hieroglificzny' }],
    ['nadmorsku', 'context-po-sku-denominal', { lemma: 'nadmorski' }],
    ['nieangielsku', 'nie-sku-excluded', { base: 'angielsku' }],
    ['niewąsku', 'context-po-sku-denominal', { lemma: 'niewąski' }],
    ['niegrubszy', 'particles-limited', { base: 'grubszy', particle: 'nie-' }],
    ['bogdajem', 'ending-other', { base: 'bogdaj', particle: '-em' }],
    ['supernowam', 'ending-other', { base: 'supernowa', particle: '-m' }],
    ['xerografią', 'no-tile', { letters: 'x' }],
    ['naïf', 'foreign-diacritics', { letters: 'ï' }],
    ['dniałobym', 'defective', { lemma: 'dnieć', appendix: 'defekt.txt' }],
    ['ktoby', 'by-verb', { base: 'kto', particle: '-by' }],
  ])('%s is refused: %s', (word, rule, detail) => {
    const { verdict, reasons } = ask(word);
    expect({ verdict, rule: names(reasons)[0] }).toEqual({ verdict: 'disallowed', rule });
    expect(reasons[0]?.detail).toMatchObject(detail);
  });

  it.each([
    ['mercedesa', 'correct-forms', undefined],
    ['empiki', 'correct-forms', 'empik'],
    ['hmmm', 'listed', undefined],
    ['jakżeż', 'particle-headword', 'jakżeż'],
    ['wieszli', 'particle-headword', undefined],
    ['płasku', 'correct-forms', 'płask'],
    ['grogowym', 'not-base-adjective', 'grogowy'],
    ['albobyście', 'ending-admit', undefined],
  ])('%s is allowed: %s', (word, rule, lemma) => {
    const { verdict, reasons, analyses } = ask(word);
    expect({ verdict, rules: names(reasons) }).toEqual({ verdict: 'allowed', rules: expect.arrayContaining([rule]) });
    if (lemma) expect(analyses[0]?.lemma).toBe(lemma);
  });

  it.each([
    ['wakacja', ['dorosz.txt', 'lplm.html']],
    ['dniałom', ['defekt.txt']],
    ['trylobit', ['lplm.html']],
    ['tujżara', ['dorosz.txt']],
  ])('names the missing appendix on which a reason for %s would rest', (word, appendices) => {
    expect(ask(word).reasons.flatMap(({ detail }) => detail.appendix ?? [])).toEqual(appendices);
  });

  it('cites no rule and no list of 2018', () => {
    for (const { word } of WORDS) {
      const verdict = ask(word!);
      expect(JSON.stringify(verdict)).not.toContain('pfs-2018');
      expect(verdict.reasons.every(({ detail }) => detail.list === undefined)).toBe(true);
    }
  });

  it('rests on the list if the document names no word', () => {
    expect(ask('quiz').basis).toEqual({ kind: 'rule' });
    expect(ask('błoższy').basis).toEqual({ kind: 'rule' });
    expect(ask('chorszy').basis.kind).toBe('open-list');
    expect(ask('nokia').basis.kind).toBe('open-list');
    expect(ask('nokia').basis.list?.edition).toContain('2015');
    expect(ask('pisałom').basis.kind).toBe('derived');
  });
});

describe('the spelling lexicon', () => {
  it('is needed for every word whose explanation it may change', () => {
    for (const word of [...WORDS.map((row) => row.word!), 'Okno', 'mercedesa', 'nokia']) {
      if (needsSpelling(word, 'pfs-2016', lexicons)) continue;
      expect(judge(word, 'pfs-2016', { ...lexicons, spelling: null })).toEqual(ask(word));
    }
  });
});
