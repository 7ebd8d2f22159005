import { describe, expect, it } from 'vitest';
import { byLemma } from '../../src/core/explain/readings.ts';
import { text } from '../../src/core/explain/sentence.ts';
import { WORDINGS } from './wordings.ts';

const describeTags = (...tags: string[]) =>
  byLemma(
    tags.map((tag) => ({ lemma: 'x', tag, origin: 'attested' })),
    'pl',
  ).map(({ forms }) => forms.map((form) => text(form, WORDINGS.en)));

const CASES = ['nom', 'gen', 'dat', 'acc', 'inst', 'loc', 'voc'];

describe('forms of one lemma', () => {
  it('that differ only in case or gender are joined', () => {
    expect(describeTags('subst:sg:gen:m1', 'subst:sg:acc:m1')).toEqual([['genitive or accusative singular']]);
    expect(describeTags('subst:pl:inst:m3', 'subst:pl:inst:m2')).toEqual([['instrumental plural']]);
  });

  it('are separate if one gender is declined and another is not', () => {
    const ofWoman = CASES.map((name) => `subst:sg:${name}:f`);
    expect(describeTags('subst:sg:nom:m1', ...ofWoman)).toEqual([['nominative singular', 'any case in the singular']]);
    expect(describeTags(...ofWoman, ...CASES.map((name) => `subst:sg:${name}:m1`))).toEqual([
      ['any case in the singular'],
    ]);
  });
});
