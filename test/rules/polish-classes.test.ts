import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { loadWording } from '../../src/cli/wording.ts';
import { reasonPhrase } from '../../src/core/explain/phrases.ts';
import { text } from '../../src/core/explain/sentence.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('pfs-2018');
const first = (word: string, ruleset: RulesetId = 'pfs-2018') => judge(word, ruleset, lexicons).reasons[0];

/** The first reason for a word, by classes that the letters alone do not determine. */
describe('classes of words', () => {
  it.each(['haha', 'hihi', 'hoho', 'hahaha'])('%s is a repeated call', (word) => {
    expect(first(word)?.rule).toBe('pfs-2018/letter-repetition');
  });

  it.each(['mama', 'papa', 'kuku', 'bobo'])('%s is a word', (word) => {
    expect(judge(word, 'pfs-2018', lexicons).verdict).toBe('allowed');
  });

  it.each(['owski', 'wski'])('%s is a part of words with a hyphen', (word) => {
    expect(first(word)).toMatchObject({ rule: 'pfs-2018/hyphen', curated: true });
    expect(judge(word, 'pfs-2018', lexicons).basis).toEqual({ kind: 'rule' });
  });

  it('wiki is not explained as a form of a name with v', () => {
    expect(first('wiki')?.rule).not.toBe('pfs-2018/letters-free-form');
  });

  it.each(['niejakiż', 'niektóryż', 'nietakiż'])('%s is nie- with a pronoun', (word) => {
    expect(judge(word, 'pfs-2016', lexicons).verdict).toBe('disallowed');
  });

  it.each([
    ['niestały', 'nie-adjective'],
    ['nieśmiała', 'nie-adjective'],
    ['niezrozumiałe', 'nie-adjective'],
    ['nieposiwiały', 'nie-past-participle'],
    ['nieosiwiała', 'nie-past-participle'],
    ['nieopadłe', 'nie-past-participle'],
  ])('%s: %s', (word, rule) => {
    expect(first(word)?.rule).toBe(`pfs-2018/${rule}`);
  });

  it.each([
    ['trwaniach', 'trwanie'],
    ['pisań', 'pisanie'],
    ['zaorani', 'zaorany'],
  ])('%s is a form of %s and not of the verb', (word, lemma) => {
    expect(judge(word, 'pfs-2018', lexicons).reasons.map(({ detail }) => fieldsOf(detail).lemma)).toContain(lemma);
  });

  it.each([
    ['dns', 'capital-letter'],
    ['warszawie', 'product-name'],
    ['MMU', 'not-listed'],
    ['zastygłości', 'not-listed'],
    // A name in capitals that differs from the words with these initials.
    ['CKM', 'abbreviation'],
    ['azji', 'proper-name'],
  ])('%s: %s', (word, rule) => {
    expect(first(word)?.rule).toBe(`pfs-2018/${rule}`);
  });

  it('two capitals need not be the initials of words in lower case', () => {
    expect(first('BD')?.detail).toEqual({ kind: 'spelling', spelling: 'BD' });
  });

  it.each(['multiple', 'them'])('%s is English rather than a form of a name', (word) => {
    expect(fieldsOf(first(word)?.detail).english).toBe(word);
  });

  it.each(['very', 'river', 'index', 'relax'])(
    '%s has a letter without a tile, which is reported before English',
    (word) => {
      const { reasons } = judge(word, 'pfs-2018', lexicons);
      expect(reasons[0]?.rule).toBe('pfs-2018/letters');
      expect(fieldsOf(reasons[1]?.detail).english).toBe(word);
    },
  );

  it.each([
    ['KNFem', 'KNF-em'],
    ['PiSu', 'PiS-u'],
    ['PRLu', 'PRL-u'],
    ['SLDowi', 'SLD-owi'],
    ['pdfa', 'PDF-a'],
    ['zusem', 'ZUS-em'],
  ])('%s is an acronym without its hyphen: %s', (word, spelling) => {
    expect(first(word)).toMatchObject({ rule: 'pfs-2018/hyphen', detail: { spelling } });
    expect(fieldsOf(judge(word, '7slow', lexicons).reasons[0]?.detail).spelling).toBe(spelling);
    expect(judge(word, 'pfs-2018', lexicons).blanks).toBeUndefined();
  });

  it.each([
    ['usbem', 'USB-em'],
    ['opzzem', 'OPZZ-em'],
    ['isbnu', 'ISBN-u'],
  ])('%s is %s, since no word begins with its letters', (word, spelling) => {
    expect(first(word)).toMatchObject({ rule: 'pfs-2018/hyphen', detail: { spelling } });
  });

  it.each([
    ['mnież', 'ze-closed', 'mnie'],
    ['ponadeń', 'n-closed', 'ponad'],
    ['znadeń', 'n-closed', 'znad'],
    ['nikogóż', 'ze-list3', 'nikogo'],
    ['patrzajże', 'ze-imperative', 'patrzaj'],
    ['idźże', 'ze-imperative', 'idź'],
    ['niegotów', 'nie-adjective', 'gotów'],
    ['niewesół', 'nie-adjective', 'wesół'],
    ['hehe', 'letter-repetition', 'he'],
    ['juhuu', 'letter-repetition', 'juhu'],
  ])('%s: %s on %s', (word, rule, base) => {
    expect(first(word)).toMatchObject({ rule: `pfs-2018/${rule}`, detail: { base } });
  });

  it('um is an abbreviation and not a preposition with an ending', () => {
    expect(first('um')?.rule).toBe('pfs-2018/capital-letter');
  });

  it('an abbreviation that is known in capitals is explained by its expansion', () => {
    expect(fieldsOf(first('pc')?.detail).source).toContain('personal computer');
  });

  it.each([
    ['doń', 'prep'],
    ['boć', 'qub'],
    ['zawszeć', 'qub'],
    ['noż', 'qub'],
    ['coby', 'comp'],
    ['nimby', 'comp'],
    ['byś', 'comp'],
    ['halo', 'interj'],
    ['hip', 'interj'],
    ['miga', 'burk'],
  ])('%s has the part of speech of its closed list first: %s', (word, part) => {
    expect(judge(word, 'pfs-2018', lexicons).analyses[0]?.tag.split(':')[0]).toBe(part);
  });

  it.each([
    ['mu', 'on'],
    ['kamera', 'kamera'],
  ])('%s is first a form of %s and not an entry of a list', (word, lemma) => {
    const { analyses, reasons } = judge(word, 'pfs-2018', lexicons);
    expect(analyses[0]?.lemma).toBe(lemma);
    expect(reasons[0]?.detail.list).toBeUndefined();
  });

  it.each([
    ['dron', 'dron'],
    ['dronem', 'dron'],
    ['hejt', 'hejt'],
    ['hejtu', 'hejt'],
    ['lagiem', 'lag'],
    ['przelutuje', 'przelutować'],
  ])('%s is a form of %s', (word, lemma) => {
    expect(judge(word, 'pfs-2018', lexicons).analyses[0]?.lemma).toBe(lemma);
  });

  it.each(['MENu', 'LOTem'])('%s can be a word of the game with blanks', (word) => {
    expect(judge(word, 'pfs-2018', lexicons)).toMatchObject({ verdict: 'allowed', blanks: expect.any(Array) });
  });

  it.each([
    ['lidl', 'chain-store'],
    ['auchan', 'chain-store'],
    ['parker', 'product-name'],
    ['roleks', 'product-name'],
    ['meleks', 'product-name-list1'],
  ])('%s has the same rule in every case: %s', (lemma, rule) => {
    for (const ending of ['', 'em', 'u', 'ie', 'owi'])
      expect([`pfs-2018/${rule}`, undefined]).toContain(
        lexicons.spelling.has(lemma + ending) || lexicons.game.has(lemma + ending)
          ? first(lemma + ending)?.rule
          : undefined,
      );
  });

  it.each([
    ['jiwie', 'jive'],
    ['pendriwie', 'pendrive'],
    ['rawie', 'rave'],
  ])('%s is a polonised form of %s', (word, lemma) => {
    expect(first(word)).toMatchObject({ rule: 'pfs-2018/letters-free-form', detail: { lemma } });
  });

  it.each(['witami', 'kwi', 'fakiem', 'kore', 'awatarzy', 'wonem'])(
    '%s is not explained as a polonised form, because there is no base',
    (word) => {
      expect(first(word)?.rule).not.toBe('pfs-2018/letters-free-form');
    },
  );

  it('a word of two phrases is explained by one of them', () => {
    const reason = judge('fast', 'pfs-2016', lexicons).reasons.find(({ rule }) => rule === 'pfs-2016/foreign-phrase');
    expect(reason && text(reasonPhrase(reason), loadWording('pl'))).toContain('„fast food” lub „');
  });

  it.each([
    ['mogłem', 'mógł'],
    ['zniosłeś', 'zniósł'],
    ['mogłam', 'mogła'],
    ['szczotkowałem', 'szczotkował'],
  ])('%s is explained by the past form %s', (word, base) => {
    const reason = judge(word, 'pfs-2018', lexicons).reasons.find(({ rule }) => rule === 'pfs-2018/ending-past');
    expect(fieldsOf(reason?.detail).base).toBe(base);
  });

  it('the vocative belongs to the noun of the reading', () => {
    const reason = judge('ojcze', 'pfs-2016', lexicons).reasons.find(({ rule }) => rule === 'pfs-2016/potential-cze');
    expect(fieldsOf(reason?.detail).lemma).toBe('ojciec');
  });
});
