import { describe, expect, it } from 'vitest';
import {
  isAfterPo,
  isCompared,
  isConditional,
  isDepreciative,
  isGenitivePlural,
  isImperative,
  isImpersonalPast,
  isInflecting,
  isMasculinePersonalOnly,
  isNegated,
  isNeuterOnly,
  isReflexiveOnly,
  isThirdPersonPast,
  parseTags,
  type Tag,
} from '../../src/core/morphology/pl/tag.ts';

describe('parseTags', () => {
  it('splits alternatives', () => {
    expect(parseTags('adj:sg:acc:m3:pos+adj:sg:nom.voc:m1.m2.m3:pos').map(({ text }) => text)).toEqual([
      'adj:sg:acc:m3:pos',
      'adj:sg:nom.voc:m1.m2.m3:pos',
    ]);
    expect(parseTags('')).toEqual([]);
  });
});

const CASES: ReadonlyArray<readonly [predicate: (tag: Tag) => boolean, tag: string, expected: boolean]> = [
  [isImperative, 'verb:impt:sg:sec:imperf:nonrefl', true],
  [isImperative, 'verb:inf:imperf:nonrefl', false],
  [isThirdPersonPast, 'verb:praet:sg:n1.n2:ter:perf:nonrefl', true],
  [isThirdPersonPast, 'verb:praet:sg:n1.n2:pri:perf:nonrefl', false],
  [isImpersonalPast, 'verb:imps:perf:refl.nonrefl', true],
  [isConditional, 'verb:pot:sg:f:pri:imperf:nonrefl', true],
  [isReflexiveOnly, 'verb:inf:imperf:refl', true],
  [isReflexiveOnly, 'verb:inf:imperf:refl.nonrefl', false],
  [isReflexiveOnly, 'verb:inf:imperf:nonrefl', false],
  [isNegated, 'ger:sg:gen:n2:perf:neg:nonrefl', true],
  [isAfterPo, 'adjp', true],
  [isDepreciative, 'depr:pl:nom:m2', true],
  [isMasculinePersonalOnly, 'adj:pl:nom.voc:m1.p1:pos', true],
  [isMasculinePersonalOnly, 'adj:pl:dat:m1.m2.m3.f.n1.n2.p1.p2.p3:pos', false],
  [isNeuterOnly, 'verb:praet:sg:n1.n2:sec:imperf:nonrefl', true],
  [isGenitivePlural, 'subst:pl:gen:f', true],
  [isCompared, 'adj:sg:acc:m3:com', true],
  [isInflecting, 'conj', false],
  [isInflecting, 'pact:sg:acc:m3:imperf:aff:refl', true],
];

describe('predicates', () => {
  for (const [predicate, tag, expected] of CASES) {
    it(`${predicate.name} of ${tag} is ${expected}`, () => expect(predicate(parseTags(tag)[0]!)).toBe(expected));
  }
});
