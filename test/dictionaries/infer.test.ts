/** Inference of lemma and paradigm from known ones. */
import { describe, expect, it } from 'vitest';
import { GroupCollector } from '../../dictionaries/compile/group-collector.ts';
import { byLook, inferGroups, inferHomonyms } from '../../dictionaries/compile/infer.ts';
import { splitTag } from '../../dictionaries/compile/lemma-groups.ts';

const NOUN = ['a:sg:nom', 'y:sg:gen', 'ie:sg:loc', 'ę:sg:acc', 'ą:sg:inst', 'o:sg:voc'];

function noun(stem: string): [string, string, string][] {
  return NOUN.map((cell) => {
    const [ending, number, kase] = cell.split(':') as [string, string, string];
    return [stem + ending, `${stem}a`, `subst:${number}:${kase}:f`];
  });
}

describe('inferGroups', () => {
  const collector = new GroupCollector();
  for (const stem of ['map', 'ram', 'lam', 'sap'])
    for (const [form, lemma, tag] of noun(stem)) collector.add(form, lemma, tag);
  const known = collector.finish();

  it('finds the lemma of words that inflect like known ones', () => {
    const words = new Set(noun('klap').map(([form]) => form));
    const groups = inferGroups(known, words, (form) => words.has(form));
    expect(groups.map((g) => [g.lemma, g.pos, g.features, g.slots.size, g.inferred])).toEqual([
      ['klapa', 'subst', 'f', 6, true],
    ]);
  });

  it('finds no lemma if forms are missing', () => {
    const words = new Set(['klapa', 'klapy']);
    expect(inferGroups(known, words, (form) => words.has(form))).toEqual([]);
  });

  it('finds no lemma if the stem ends unlike the known ones', () => {
    const words = new Set(noun('mag').map(([form]) => form));
    expect(inferGroups(known, words, (form) => words.has(form))).toEqual([]);
  });
});

describe('inferHomonyms', () => {
  const MASCULINE = [':sg:nom', 'u:sg:gen', 'em:sg:inst', 'y:pl:nom', 'ów:pl:gen', 'om:pl:dat'];
  const masculine = (stem: string) => MASCULINE.map((cell) => [stem + cell.split(':')[0], cell] as const);
  const collector = new GroupCollector();
  for (const stem of 'nas kos ros bas las pas sos wos dos fas gas has kas mas tas zas'.split(' '))
    for (const [form, cell] of masculine(stem))
      collector.add(form, stem, `subst:${cell.split(':').slice(1).join(':')}:m3`);
  const known = collector.finish();
  const forms = masculine('bes').map(([form]) => form);
  const unread = forms.filter((form) => form !== 'bes' && form !== 'besy');

  it('finds the noun whose dictionary form is a form of another word', () => {
    const groups = inferHomonyms(known, unread, (form) => forms.includes(form));
    expect(groups.map(({ lemma, features, slots }) => [lemma, features, slots.size])).toEqual([['bes', 'm3', 6]]);
  });

  it('finds no noun if a form is not listed, or if only one form remains', () => {
    expect(inferHomonyms(known, unread, (form) => forms.includes(form) && form !== 'besom')).toEqual([]);
    expect(inferHomonyms(known, ['besem'], (form) => forms.includes(form))).toEqual([]);
  });
});

describe('splitTag', () => {
  it('separates what holds for the whole lemma', () => {
    expect(splitTag('ger:sg:dat.loc:n2:perf:neg:refl.nonrefl')).toEqual({
      pos: 'verb',
      key: '',
      aspect: 'perf',
      reflexivity: 'refl.nonrefl',
      core: 'ger:sg:dat.loc:n2:neg',
      mark: '\u0001',
    });
    expect(splitTag('subst:sg:gen:m3')).toMatchObject({ pos: 'subst', key: 'm3', core: 'subst:sg:gen', mark: '' });
    expect(splitTag('depr:pl:nom:m2')).toMatchObject({ pos: 'subst', key: 'm1', core: 'depr:pl:nom' });
    expect(splitTag('adj:sg:nom.voc:m1.m2.m3:sup')).toMatchObject({ pos: 'adj', mark: '\u0002' });
  });
});

describe('byLook', () => {
  const FORMS = 'ka:sg:nom ki:sg:gen ce:sg:dat kę:sg:acc ką:sg:inst ko:sg:voc kom:pl:dat kami:pl:inst kach:pl:loc';

  it('inflects a name like most nouns with the same ending', () => {
    const collector = new GroupCollector();
    for (const stem of ['kot', 'mat', 'plot', 'chat']) {
      for (const cell of FORMS.split(' ')) {
        const [ending, number, kase] = cell.split(':') as [string, string, string];
        collector.add(stem + ending, `${stem}ka`, `subst:${number}:${kase}:f`);
      }
    }
    const group = byLook(collector.finish(), 'subst')('toyotka');
    expect(group?.features).toBe('f');
    expect(group?.slots.get('toyotkę')).toBe('subst:sg:acc');
  });

  it('has no forms for a name that resembles no noun', () => {
    expect(byLook([], 'subst')('toyotka')).toBeUndefined();
  });
});
