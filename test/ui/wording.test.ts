import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../src/rules/pfs-2018/catalogue.ts';
import type { Evidence, Reason, Verdict } from '../../src/rules/verdict.ts';
import {
  basisWording,
  EVIDENCE_ORDER,
  judgedAs,
  plainText,
  readingSentence,
  readingsWording,
  reasonWording,
  ruleWording,
  sectionLabel,
} from '../../src/ui/wording.ts';
import { getMessageOf, LOCALES, type Locale } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/browser.ts', () => ({ browser: { i18n } }));

function speak(locale: Locale): void {
  i18n.getMessage = getMessageOf(locale);
}

function reason(name: string, section: string, evidence: Evidence): Reason {
  return { rule: `pfs-2018/${name}`, section, effect: 'excludes', decides: true, evidence };
}

const EVERYTHING: Evidence = {
  lemma: 'lemat',
  base: 'baza',
  tag: 'subst:pl:gen:f',
  particle: '-że',
  letters: 'q',
  spelling: 'Zapis',
  source: 'źródło',
  missing: 'imps',
  other: 'inne',
};

describe.each(LOCALES)('in %s', (locale) => {
  beforeEach(() => speak(locale));

  it.each(Object.entries(CATALOGUE))(
    '%s has a sentence with all evidence, with none, and the rule',
    (name, { section }) => {
      const full = plainText(reasonWording(reason(name, section, EVERYTHING)));
      const bare = plainText(reasonWording(reason(name, section, {})));
      const rule = ruleWording(reason(name, section, {}));
      for (const sentence of [full, bare, rule]) {
        expect(sentence).toMatch(/^[\p{Lu}“„-]|^nie-|^-by/u);
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/[\uE000-\uF8FF]|undefined|pfs-2018|\$/);
      }
    },
  );

  it('labels every section of the catalogue', () => {
    for (const { section } of Object.values(CATALOGUE)) {
      expect(sectionLabel(section)).not.toMatch(/excl\.\d|block|undefined/);
      expect(sectionLabel(section).length).toBeLessThan(36);
    }
  });
});

describe('reasons', () => {
  beforeEach(() => speak('pl'));

  it('has a place for every field of the evidence that a sentence can show', () => {
    expect([...EVIDENCE_ORDER].sort()).toEqual(Object.keys(EVERYTHING).sort());
  });

  it('makes links of the words in a sentence', () => {
    expect(reasonWording(reason('particle-li', 'excl.8', { base: 'chcesz' }))).toEqual([
      'Cząstka -li dodana do „',
      { word: 'chcesz' },
      '”.',
    ]);
  });

  it('names what a defective verb lacks', () => {
    expect(plainText(reasonWording(reason('defective-A', 'list 7', { lemma: 'zejść', missing: 'imps' })))).toBe(
      'Czasownik „zejść” nie ma formy bezosobowej czasu przeszłego.',
    );
  });

  it('names letters without a tile', () => {
    expect(plainText(reasonWording(reason('letters', 'excl.6', { letters: 'qvx' })))).toBe(
      'Na płytkach nie ma: Q, V, X.',
    );
  });

  it('takes the next wording when the evidence is another one', () => {
    const sentence = (evidence: Evidence) => plainText(reasonWording(reason('abbreviation', 'excl.2', evidence)));
    expect(sentence({ lemma: 'ckm' })).toBe('„ckm” to skrót.');
    expect(sentence({ source: 'dyrektor' })).toBe('Skrót od „dyrektor”.');
    expect(sentence({ spelling: 'PKP' })).toBe('„PKP” to skrót.');
  });

  it('cites sections as players do', () => {
    expect(sectionLabel('2.b')).toBe('PFS 2.b');
    expect(sectionLabel('excl.9 / list 1')).toBe('PFS wykl. 9, lista 1');
    expect(sectionLabel('list 7, block 3 note')).toBe('PFS lista 7');
    speak('en');
    expect(sectionLabel('intro')).toBe('PFS intro');
  });
});

describe('readings', () => {
  beforeEach(() => speak('pl'));

  const okno = (tag: string) => ({ lemma: 'okno', tag, origin: 'attested' as const });

  it('tells forms that differ in case alone as one', () => {
    const [reading] = readingsWording([
      okno('subst:sg:nom:n2'),
      okno('subst:sg:acc:n2'),
      okno('subst:sg:voc:n2'),
      okno('subst:pl:gen:n2'),
    ]);
    expect(reading?.forms).toEqual(['mianownik, biernik lub wołacz liczby pojedynczej', 'dopełniacz liczby mnogiej']);
    expect(readingSentence(reading!, 1)).toEqual([
      { word: 'okno' },
      ': mianownik, biernik lub wołacz liczby pojedynczej i inne',
    ]);
  });

  it('tells a gender and a case that go together as one form', () => {
    const adjective = (tag: string) => ({ lemma: 'siwy', tag, origin: 'attested' as const });
    const [reading] = readingsWording([
      adjective('adj:sg:acc:m3:pos'),
      adjective('adj:sg:nom.voc:m1.m2.m3:pos'),
      adjective('adj:pl:nom.voc:m1.p1:pos'),
    ]);
    expect(reading?.forms).toEqual([
      'przymiotnik, mianownik, biernik lub wołacz liczby pojedynczej, rodzaj męski',
      'przymiotnik, mianownik lub wołacz liczby mnogiej, rodzaj męskoosobowy',
    ]);
  });

  it('keeps lemmas and inferred readings apart', () => {
    const readings = readingsWording([okno('subst:sg:nom:n2'), { lemma: 'inne', tag: 'adv:pos', origin: 'inferred' }]);
    expect(readings.map(({ lemma, origin }) => [lemma, origin])).toEqual([
      ['okno', 'attested'],
      ['inne', 'inferred'],
    ]);
  });
});

describe('the rest of a verdict', () => {
  beforeEach(() => speak('en'));

  it('names the list and its edition, or the rule alone', () => {
    const list = { name: 'sjp.pl', edition: '2026-03' };
    expect(basisWording({ kind: 'open-list', list })).toBe('open list sjp.pl 2026-03');
    expect(basisWording({ kind: 'official-list', list })).toBe('your list: sjp.pl 2026-03');
    expect(basisWording({ kind: 'derived', list })).toBe('derived by rule; open list sjp.pl 2026-03');
    expect(basisWording({ kind: 'rule' })).toBe('by the rule alone');
  });

  it('says that a capitalised word was judged as the common one, when it is allowed', () => {
    const okno = { word: 'Okno', verdict: 'allowed' } as Verdict;
    expect(plainText(judgedAs(okno))).toBe('Judged as the common word “okno”.');
    expect(judgedAs({ ...okno, word: 'okno' })).toEqual([]);
    expect(judgedAs({ ...okno, verdict: 'disallowed' })).toEqual([]);
  });
});
