import { beforeEach, describe, expect, it } from 'vitest';
import { citation, ruleText, sectionLabel } from '../../src/core/explain/citation.ts';
import { plainText, type Sentence } from '../../src/core/explain/explanation.ts';
import {
  basisPhrase,
  judgedAsPhrase,
  listsPhrase,
  readingPhrase,
  reasonPhrase,
} from '../../src/core/explain/phrases.ts';
import { byLemma, type Reading } from '../../src/core/explain/readings.ts';
import { type Phrase, sentence, text } from '../../src/core/explain/sentence.ts';
import type { Detail } from '../../src/core/rules/detail.ts';
import type { Reason, RuleId, Verdict } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { LOCALES, type Locale } from './locale.ts';
import { RULES } from './message-families.ts';

let wording = WORDINGS.en;

function speak(locale: Locale): void {
  wording = WORDINGS[locale];
}

const worded = (phrase: Phrase): string => text(phrase, wording);
const reasonWording = (reason: Reason): Sentence => sentence(reasonPhrase(reason), wording);
const ruleWording = (reason: Reason): string => ruleText(reason, wording);
const readingSentence = (reading: Reading, most: number): Sentence => sentence(readingPhrase(reading, most), wording);
type Rested = Pick<Verdict, 'basis' | 'attestation'>;
const allowed = (rested: Rested) => ({ verdict: 'allowed', settled: true, ruleset: 'sd-2026', ...rested }) as const;
const basisWording = (rested: Rested): string => worded(basisPhrase(allowed(rested), wording));

function reason(rule: RuleId, detail: Detail, effect: Reason['effect'] = 'excludes'): Reason {
  return { rule, section: '', effect, decides: true, detail };
}

function section(rule: RuleId, cited: string): string {
  return sectionLabel({ rule, section: cited }, wording);
}

/** A detail with all fields that sentences may name. */
const EVERYTHING = {
  kind: 'attached',
  lemma: 'lemat',
  base: 'baza',
  tag: 'subst:pl:gen:f',
  particle: '-że',
  letters: 'q',
  spelling: 'Zapis',
  source: 'źródło',
  today: 'dziś',
  missing: 'imps',
  other: 'inne',
  parts: ['część', 'druga'],
  sources: ['Wiktionary'],
} as Detail;

const NOTHING: Detail = { kind: 'word' };

describe.each(LOCALES)('wording in %s', (locale) => {
  beforeEach(() => speak(locale));

  it.each(RULES)('has sentences of $rule for all fields and for none, and the rule', ({ rule }) => {
    for (const effect of ['admits', 'excludes'] as const) {
      const full = plainText(reasonWording(reason(rule, EVERYTHING, effect)));
      const bare = plainText(reasonWording(reason(rule, NOTHING, effect)));
      for (const sentence of [full, bare, ruleWording(reason(rule, NOTHING))]) {
        expect(sentence).toMatch(/^[\p{Lu}“„-]|^nie-|^-by|^-ed|^[ \p{Ll},]+(?: and | i | und )|^ß/u);
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/[\uE000-\uF8FF]|undefined|\$/);
        for (const id of RULESET_IDS) expect(sentence).not.toContain(id);
      }
    }
  });

  it('differs for a rule of both effects if it excludes', () => {
    // The rules on groups of defective verbs state which forms the verb has. That explains its other forms as well.
    const differing = RULES.filter(({ rule, effect }) => effect === 'both' && !rule.includes('/defective-'));
    expect(differing.length).toBeGreaterThan(20);
    for (const { rule } of differing) {
      const [admits, excludes] = (['admits', 'excludes'] as const).map((effect) =>
        plainText(reasonWording(reason(rule, EVERYTHING, effect))),
      );
      expect(excludes, rule).not.toBe(admits);
    }
  });

  it('labels every section of the catalogues', () => {
    for (const { rule, section: text } of RULES) {
      const label = section(rule, text);
      expect(label).not.toMatch(/excl\.\d|block|bullet\)|tail|module|undefined/);
      expect(label.length).toBeLessThan(36);
    }
  });
});

describe('reasons', () => {
  beforeEach(() => speak('pl'));

  it('link the words in a sentence, and do not separate them from their signs at a line end', () => {
    expect(
      reasonWording(reason('pfs-2018/particle-li', { kind: 'attached', base: 'chcesz', particle: '-li' })),
    ).toEqual(['Cząstka -li dodana do ', ['„', { word: 'chcesz' }, '”.']]);
  });

  it('have the signs of a long word outside the unbreakable part', () => {
    const base = 'a'.repeat(16);
    expect(reasonWording(reason('pfs-2018/particle-li', { kind: 'attached', base, particle: '-li' }))).toEqual([
      'Cząstka -li dodana do „',
      { word: base },
      '”.',
    ]);
  });

  it('name the missing forms of a defective verb', () => {
    expect(
      plainText(reasonWording(reason('pfs-2018/defective-A', { kind: 'defective', lemma: 'zejść', missing: 'imps' }))),
    ).toBe('Czasownik „zejść” nie ma formy bezosobowej czasu przeszłego.');
  });

  it('names letters without a tile', () => {
    expect(plainText(reasonWording(reason('pfs-2018/letters', { kind: 'letters', letters: 'qvx' })))).toBe(
      'Na płytkach nie ma: Q, V, X.',
    );
  });

  it('use the next wording if other fields are known', () => {
    const sentence = (detail: Detail) => plainText(reasonWording(reason('pfs-2018/abbreviation', detail)));
    expect(sentence({ kind: 'reading', lemma: 'ckm' })).toBe('„ckm” to skrót.');
    expect(sentence({ kind: 'meaning', source: 'dyrektor' })).toBe('Skrót, na przykład od „dyrektor”.');
    expect(sentence({ kind: 'spelling', spelling: 'PKP' })).toBe('„PKP” to skrót.');
  });

  it('cite sections as players do', () => {
    expect(section('pfs-2018/listed', '2.b')).toBe('PFS 2.b');
    expect(section('pfs-2018/listed', 'excl.9 / list 1')).toBe('PFS wykl. 9, lista 1');
    expect(section('pfs-2018/listed', 'list 7, block 3 note')).toBe('PFS lista 7');
    expect(section('pfs-2016/ending-admit', '6.1')).toBe('PFS 2016, 6.1');
    expect(section('pfs-2016/general', 'Zasady ogólne')).toBe('PFS 2016, zasady ogólne');
    speak('de');
    expect(section('pfs-2016/abbreviation', 'Skróty')).toBe('PFS 2016, Abkürzungen');
    speak('en');
    expect(section('pfs-2016/passive-attested', '2 (tail)')).toBe('PFS 2016, 2, end');
    expect(section('pfs-2016/correct-forms', 'Formy wyrazu')).toBe('PFS 2016, forms');
    expect(section('pfs-2018/listed', 'intro')).toBe('PFS intro');
    expect(section('sd-2026/II.2.4.b', 'II.2.4.b')).toBe('SD II.2.4.b');
    expect(section('sd-2026/I.3.b', 'I.3 (2nd bullet)')).toBe('SD I.3, bullet 2');
    expect(section('sd-2026/I.5.3.plural', 'I.5.3 example module')).toBe('SD I.5.3, example');
  });

  it('cite a rule by its name and the short section', () => {
    const cited = (rule: RuleId, section: string, detail: Detail = NOTHING) => {
      const { name, short } = citation({ rule, section, detail }, wording);
      return [name, short];
    };
    expect(cited('pfs-2018/particle-li', 'excl.8')).toEqual(['Cząstka -li', 'wykl. 8']);
    expect(cited('pfs-2018/particle-li', 'excl.9 / list 1')).toEqual(['Cząstka -li', 'lista 1']);
    speak('en');
    expect(cited('pfs-2018/potential-ij-yj', '4.i')).toEqual(['-ij genitive', '4.i']);
    expect(cited('pfs-2018/defective-A', 'list 7, block 1')).toEqual(['Defective verb', 'list 7']);
    expect(cited('pfs-2018/common-words', 'intro')).toEqual(['Common word', 'intro']);
    expect(cited('pfs-2016/potential-vocative', '8.3')).toEqual(['Vocative', '8.3']);
    expect(cited('pfs-2018/listed', 'list')).toEqual(['Word on the list', '']);
    expect(cited('pfs-2018/listed', 'list', { kind: 'word', official: '' })).toEqual(['Word on your list', '']);
    expect(cited('pfs-2018/own-exception', 'own')).toEqual(['Your exception', '']);
    expect(cited('pfs-2018/not-listed', 'board', { kind: 'length', length: 1, row: 15 })).toEqual([
      'Single letter',
      '',
    ]);
  });
});

describe('rules of 2016', () => {
  beforeEach(() => speak('pl'));

  it('have the sentences of 2018 if both say the same', () => {
    const vocative: Detail = { kind: 'reading', lemma: 'okno' };
    const of = (ruleset: 'pfs-2016' | 'pfs-2018') =>
      plainText(reasonWording(reason(`${ruleset}/potential-vocative`, vocative, 'admits')));
    expect(of('pfs-2016')).toBe(of('pfs-2018'));
  });

  it('share the sentence about a word, but not the rule, if only the rule differs', () => {
    const cze = (ruleset: 'pfs-2016' | 'pfs-2018') =>
      reason(`${ruleset}/potential-cze`, { kind: 'reading', lemma: 'akowiec' }, 'admits');
    expect(reasonWording(cze('pfs-2016'))).toEqual(reasonWording(cze('pfs-2018')));
    expect(ruleWording(cze('pfs-2016'))).not.toBe(ruleWording(cze('pfs-2018')));
  });

  it.each(LOCALES)('never cite the lists of 2018 in %s, except the one in place of a missing one', (locale) => {
    speak(locale);
    for (const { rule } of RULES.filter(({ rule }) => rule.startsWith('pfs-2016/'))) {
      for (const effect of ['admits', 'excludes'] as const) {
        const said = [
          plainText(reasonWording(reason(rule, EVERYTHING, effect))),
          ruleWording(reason(rule, NOTHING)),
        ].join(' ');
        expect(said, rule).not.toMatch(/(?:list|lista|listy|liste|Liste) (?:nr )?\d(?!\d)/);
        if (said.includes('2018')) expect(said).toContain('defekt.txt');
      }
    }
  });
});

describe('readings', () => {
  beforeEach(() => speak('pl'));

  const okno = (tag: string) => ({ lemma: 'okno', tag, origin: 'attested' as const });

  it('join forms that differ only in case', () => {
    const [reading] = byLemma(
      [okno('subst:sg:nom:n2'), okno('subst:sg:acc:n2'), okno('subst:sg:voc:n2'), okno('subst:pl:gen:n2')],
      'pl',
    );
    expect(reading?.forms.map(worded)).toEqual([
      'mianownik, biernik lub wołacz liczby pojedynczej',
      'dopełniacz liczby mnogiej',
    ]);
    expect(readingSentence(reading!, 1)).toEqual([
      [{ word: 'okno' }, ':'],
      ' mianownik, biernik lub wołacz liczby pojedynczej i inne',
    ]);
  });

  it('join a gender and a case that go together', () => {
    const adjective = (tag: string) => ({ lemma: 'siwy', tag, origin: 'attested' as const });
    const [reading] = byLemma(
      [adjective('adj:sg:acc:m3:pos'), adjective('adj:sg:nom.voc:m1.m2.m3:pos'), adjective('adj:pl:nom.voc:m1.p1:pos')],
      'pl',
    );
    expect(reading?.forms.map(worded)).toEqual([
      'przymiotnik, mianownik, biernik lub wołacz liczby pojedynczej, rodzaj męski',
      'przymiotnik, mianownik lub wołacz liczby mnogiej, rodzaj męskoosobowy',
    ]);
  });

  it('separate lemmas and inferred readings', () => {
    const readings = byLemma([okno('subst:sg:nom:n2'), { lemma: 'inne', tag: 'adv:pos', origin: 'inferred' }], 'pl');
    expect(readings.map(({ lemma, origin }) => [lemma, origin])).toEqual([
      ['okno', 'attested'],
      ['inne', 'inferred'],
    ]);
  });
});

describe('other parts of a verdict', () => {
  beforeEach(() => speak('en'));

  it('name the list and its edition, or the rule alone', () => {
    const list = { name: 'sjp.pl', edition: '2026-03' };
    expect(basisWording({ basis: { kind: 'open-list', list } })).toBe('on the open list sjp.pl, March 2026');
    expect(basisWording({ basis: { kind: 'official-list', list } })).toBe('your list: sjp.pl 2026-03');
    expect(basisWording({ basis: { kind: 'derived', list } })).toBe('formed by rule; open list sjp.pl, March 2026');
    expect(basisWording({ basis: { kind: 'rule' } })).toBe('the rule decides');
  });

  it('name combined lists, each with its edition, and the sources of the word, behind the first line', () => {
    const list = { name: 'enz + Wiktionary', edition: '1.6 + 1.1' };
    const verdict = { basis: { kind: 'open-list' as const, list }, attestation: { sources: ['enz', 'Wiktionary'] } };
    expect(basisWording(verdict)).toBe('on the open lists');
    expect(worded(listsPhrase(allowed(verdict)))).toBe('open lists enz 1.6, Wiktionary 1.1 · found in enz, Wiktionary');
    expect(worded(listsPhrase(allowed({ basis: { kind: 'official-list', list } })))).toBe('');
  });

  it('describe a source that a sentence names', () => {
    const named = (sources: string[]) =>
      plainText(reasonWording(reason('sd-2026/I.1.2.c', { kind: 'entry', lemma: 'Herberger', sources })));
    expect(named(['Faker'])).toBe('“Herberger” is a proper name (list of personal names).');
    expect(named(['SCOWL', 'SCOWL 95', 'Wiktionary'])).toBe(
      '“Herberger” is a proper name (large English word list, Wiktionary).',
    );
  });

  it.each([
    [0, 'hardly any word like this is on the tournament list'],
    [0.049, 'hardly any word like this is on the tournament list'],
    [0.05, 'about 1 in 10 words like this is on the tournament list'],
    [0.2, 'about 2 in 10 words like this are on the tournament list'],
    [0.849, 'about 8 in 10 words like this are on the tournament list'],
    [0.949, 'about 9 in 10 words like this are on the tournament list'],
    [0.95, 'nearly all words like this are on the tournament list'],
    [1, 'nearly all words like this are on the tournament list'],
  ])('word a probability of %d', (probability, said) => {
    const list = { name: 'enz + Wiktionary', edition: '1' };
    expect(basisWording({ basis: { kind: 'open-list', list }, attestation: { sources: [], probability } })).toBe(said);
  });

  it('say that a capitalised word was judged as the common one if it is allowed', () => {
    const okno = { word: 'Okno', verdict: 'allowed', ruleset: 'pfs-2018' } as Verdict;
    expect(worded(judgedAsPhrase(okno))).toBe('Checked as the common word “okno”.');
    expect(judgedAsPhrase({ ...okno, word: 'okno' })).toBe('');
    expect(judgedAsPhrase({ ...okno, verdict: 'disallowed' })).toBe('');
    // German nouns have a capital anyway.
    expect(judgedAsPhrase({ ...okno, ruleset: 'sd-2026' })).toBe('');
  });
});
