import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { CASE_POSITION, readingsOf, tagPhrase } from '../../src/core/explain/readings.ts';
import { text } from '../../src/core/explain/sentence.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { judge } from '../all-rules.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { LOCALES } from './locale.ts';

let wording = WORDINGS.en;

const worded = (tag: string, language: TileLanguage) => text(tagPhrase(tag, language), wording);
const tagWording = (tag: string) => worded(tag, 'pl');

/** Every tag of PoliMorf, without the marks of reflexivity. */
const INVENTORY = readFileSync(new URL('polimorf-tags.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe.each(LOCALES)('tag phrases in %s', (locale) => {
  beforeEach(() => {
    wording = WORDINGS[locale];
  });

  it('exist for every tag of the tag set', () => {
    const unworded = INVENTORY.filter((tag) => {
      const wording = tagWording(tag);
      return (
        wording === tag ||
        /undefined|[:$]|(^|, )(,|$)|^ | {2}| $/.test(wording) ||
        /\d/.test(wording.replace(/\d\. (osoba|Person|(tekil|çoğul) kişi)|1st|2nd|3rd/, ''))
      );
    });
    expect(unworded).toEqual([]);
  });
});

describe('parts of speech in Polish that are declined like a noun or an adjective', () => {
  const lexicons = loadLexicons('pfs-2018');

  it.each([
    ['który', 'zaimek, mianownik, biernik lub wołacz liczby pojedynczej, rodzaj męski'],
    ['nikt', 'zaimek, mianownik liczby pojedynczej'],
    ['jedna', 'liczebnik, mianownik lub wołacz liczby pojedynczej, rodzaj żeński'],
    ['piątego', 'liczebnik porządkowy, dopełniacz liczby pojedynczej, rodzaj męski lub nijaki'],
    ['dobrego', 'przymiotnik, dopełniacz liczby pojedynczej, rodzaj męski lub nijaki'],
    ['okno', 'mianownik, biernik lub wołacz liczby pojedynczej'],
  ])('%s is %s', (word, phrase) => {
    const [reading] = readingsOf(judge(word, 'pfs-2018', lexicons));
    expect(text(reading?.forms[0] ?? '', WORDINGS.pl)).toBe(phrase);
  });
});

describe('tag phrases in Polish', () => {
  beforeEach(() => {
    wording = WORDINGS.pl;
  });

  it.each([
    ['subst:pl:gen:f', 'dopełniacz liczby mnogiej'],
    ['subst:sg:nom.acc.voc:n2', 'mianownik, biernik lub wołacz liczby pojedynczej'],
    ['depr:pl:nom:m2', 'forma deprecjatywna, mianownik liczby mnogiej'],
    ['adj:sg:gen:f:pos', 'przymiotnik, dopełniacz liczby pojedynczej, rodzaj żeński'],
    ['adj:pl:nom.voc:m1.p1:pos', 'przymiotnik, mianownik lub wołacz liczby mnogiej, rodzaj męskoosobowy'],
    ['adj:pl:gen:m1.m2.m3.f.n1.n2.p1.p2.p3:sup', 'przymiotnik, dopełniacz liczby mnogiej, stopień najwyższy'],
    ['adjp', 'forma przymiotnika używana po „po”'],
    ['adv:com', 'przysłówek, stopień wyższy'],
    ['verb:fin:sg:sec:imperf', '2. osoba liczby pojedynczej czasu teraźniejszego'],
    ['verb:fin:pl:ter:perf', '3. osoba liczby mnogiej czasu przyszłego'],
    ['verb:fin:pl:ter:imperf.perf', '3. osoba liczby mnogiej czasu teraźniejszego lub przyszłego'],
    ['verb:praet:sg:n1.n2:pri:perf', '1. osoba liczby pojedynczej czasu przeszłego, rodzaj nijaki'],
    ['verb:pot:pl:m1.p1:ter:perf', '3. osoba liczby mnogiej trybu przypuszczającego, rodzaj męskoosobowy'],
    ['verb:impt:sg:sec:imperf', '2. osoba liczby pojedynczej trybu rozkazującego'],
    ['verb:inf:imperf', 'bezokolicznik'],
    ['verb:imps:perf', 'forma bezosobowa czasu przeszłego'],
    ['pcon:imperf', 'imiesłów przysłówkowy współczesny'],
    ['ppas:sg:dat:f:perf:neg', 'imiesłów przymiotnikowy bierny, celownik liczby pojedynczej, rodzaj żeński, z nie-'],
    ['ger:sg:gen:n2:imperf:aff', 'rzeczownik odsłowny, dopełniacz liczby pojedynczej'],
    ['siebie:acc', 'zaimek zwrotny, biernik'],
    ['prep:acc', 'przyimek'],
    ['qub', 'partykuła'],
  ])('%s: %s', (tag, wording) => {
    expect(tagWording(tag)).toBe(wording);
  });

  it('repeat a tag of another tag set unchanged', () => {
    expect(tagWording('zzz:foo')).toBe('zzz:foo');
  });
});

describe('tag phrases in English', () => {
  beforeEach(() => {
    wording = WORDINGS.en;
  });

  it.each([
    ['subst:pl:gen:f', 'genitive plural'],
    ['verb:fin:sg:sec:imperf', '2nd person singular, present'],
    ['ger:pl:loc:n2:imperf:aff', 'gerund, locative plural'],
  ])('%s: %s', (tag, wording) => {
    expect(tagWording(tag)).toBe(wording);
  });
});

describe('tag phrases in Turkish', () => {
  beforeEach(() => {
    wording = WORDINGS.tr;
  });

  it.each([
    ['subst:pl:gen:f', '-in hâli, çoğul'],
    ['subst:sg:nom.acc.voc:n2', 'yalın hâl, -i hâli ya da seslenme hâli, tekil'],
    ['adj:sg:gen:f:pos', 'sıfat, -in hâli, tekil, dişil'],
    ['verb:fin:sg:sec:imperf', '2. tekil kişi, şimdiki zaman'],
    ['ppas:sg:dat:f:perf:neg', 'edilgen ortaç, -e hâli, tekil, dişil, nie- ile'],
  ])('%s: %s', (tag, wording) => {
    expect(tagWording(tag)).toBe(wording);
  });
});

describe('the position of the case', () => {
  it.each([
    ['subst:sg:nom.acc:n2', 'nom.acc'],
    ['siebie:acc', 'acc'],
    ['ger:sg:dat.loc:n2:imperf:aff', 'dat.loc'],
    ['verb:inf:imperf', undefined],
  ])('%s', (tag, position) => {
    expect(CASE_POSITION.exec(tag)?.[0]).toBe(position);
  });
});

describe.each([
  ['en', 'genitive plural', '2nd person singular, subjunctive I', 'participle II, superlative, ending -en'],
  [
    'pl',
    'dopełniacz liczby mnogiej',
    '2. osoba liczby pojedynczej trybu łączącego I',
    'imiesłów II, stopień najwyższy, końcówka -en',
  ],
  ['de', 'Genitiv Plural', '2. Person Singular, Konjunktiv I', 'Partizip II, Superlativ, Endung -en'],
  ['tr', '-in hâli, çoğul', '2. tekil kişi, Konjunktiv I', 'Partizip II, en üstünlük derecesi, -en eki'],
] as const)('German tags in %s', (locale, noun, verb, participle) => {
  const german = (tag: string) => worded(tag, 'de');
  beforeEach(() => {
    wording = WORDINGS[locale];
  });

  it('name case, person, degree and ending', () => {
    expect(german('sub:pl:gen:f')).toBe(noun);
    expect(german('ver:sub1:sg:2:sep:tr')).toBe(verb);
    expect(german('ver:part2:sup:en:tr')).toBe(participle);
  });

  it.each([
    'sub:sg:nom.acc:m.n',
    'sub:sg:nom.gen.dat.acc',
    'sub',
    'ver:inf',
    'ver:inf:gen',
    'ver:zu',
    'ver:prs:sg:1',
    'ver:sub1:sg:1.3',
    'ver:prs:sg:2.3',
    'ver:sub2:pl:1.3:bare',
    'ver:imp:sg',
    'ver:part1',
    'ver:part2:en',
    'ver:zupart:em:tr',
    'ver:part1:comp:er',
    'adj:pos',
    'adj:comp:es:nocomp',
    'adj:sup:e.en',
    'adv',
    'num',
    'num:ord:e',
    'pro',
    'art',
    'prp',
    'kon',
    'itj',
    'ptl',
    'abk',
    'name',
  ])('exist for %s', (tag) => {
    expect(german(tag)).not.toMatch(/undefined|[:$]|(^|, )(,|$)|^ | {2}| $|^$/);
    expect(german(tag)).not.toBe(tag);
  });
});
