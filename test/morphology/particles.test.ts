import { describe, expect, it } from 'vitest';
import { spelledAcronym } from '../../src/core/morphology/pl/letter-names.ts';
import { numeralKind } from '../../src/core/morphology/pl/numerals.ts';
import {
  withoutByAndEnding,
  withoutC,
  withoutLi,
  withoutMobileEnding,
  withoutN,
  withoutNie,
  withoutZe,
} from '../../src/core/morphology/pl/particles.ts';

const parts = (split: { base: string; particle: string } | null) => (split ? [split.base, split.particle] : null);

describe('particles', () => {
  it('-li', () => expect(parts(withoutLi('chceszli'))).toEqual(['chcesz', '-li']));
  it('-ć after all letters but those before the ć of a word, -ci after a consonant', () => {
    expect(parts(withoutC('krowęć'))).toEqual(['krowę', '-ć']);
    expect(parts(withoutC('samemć'))).toEqual(['samem', '-ć']);
    expect(parts(withoutC('jużci'))).toEqual(['już', '-ci']);
    expect(withoutC('nieść')).toBeNull();
    expect(withoutC('latać')).toEqual({ base: 'lata', particle: '-ć' });
    expect(withoutC('kość')).toBeNull();
  });
  it('-ń', () => expect(parts(withoutN('przyń'))).toEqual(['przy', '-ń']));
  it('nie-', () => {
    expect(parts(withoutNie('nieduży'))).toEqual(['duży', 'nie-']);
    expect(withoutNie('nie')).toBeNull();
  });
  it('-że, the regular allomorph first', () => {
    expect(withoutZe('jestże').map(parts)).toEqual([['jest', '-że']]);
    expect(withoutZe('myślmyż').map(parts)).toEqual([['myślmy', '-ż']]);
  });
  it('-by with an ending', () => expect(parts(withoutByAndEnding('chcebyśmy'))).toEqual(['chce', '-byśmy']));
  it('mobile endings, the linking -e- after a consonant only', () => {
    expect(withoutMobileEnding('gdzieżeście').map(parts)).toEqual([
      ['gdzież', '-eście'],
      ['gdzieże', '-ście'],
    ]);
    expect(withoutMobileEnding('alem').map(parts)).toEqual([
      ['al', '-em'],
      ['ale', '-m'],
    ]);
  });
});

describe('numerals that are adjectives', () => {
  it.each([
    ['ósmy', 'ordinal'],
    ['dwudziesty', 'ordinal'],
    ['dwutysięczny', 'ordinal'],
    ['wieloraki', 'multiple'],
    ['dwojaki', 'multiple'],
    ['potrójny', 'multiplicative'],
    ['stukrotny', 'repetitive'],
    ['ptasi', null],
    ['rybaki', null],
    ['krotny', null],
  ])('%s: %s', (lemma, kind) => expect(numeralKind(lemma)).toBe(kind));
});

describe('acronyms spelled out', () => {
  it.each([
    ['cekaem', 'ckm'],
    ['peerel', 'prl'],
    ['pegeerowiec', 'pgr'],
    ['cekaemista', 'ckm'],
    ['beef', null],
    ['gees', 'gs'],
    ['pegeer', 'pgr'],
    ['teka', null],
    ['okno', null],
    ['', null],
  ])('%s: %s', (word, acronym) => expect(spelledAcronym(word)).toBe(acronym));
});
