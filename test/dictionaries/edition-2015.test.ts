import { describe, expect, it } from 'vitest';
import { sinceEdition2015, untilEdition2015 } from '../../dictionaries/compile/edition-2015.ts';
import type { LemmaGroup } from '../../dictionaries/compile/lemma-groups.ts';
import type { PackedGroup } from '../../dictionaries/compile/pack/lexicon-writer.ts';

const group = (lemma: string, pos: string, slots: Record<string, string>): LemmaGroup => ({
  lemma,
  pos,
  features: '',
  slots: new Map(Object.entries(slots)),
  inferred: false,
});

const rowsOf = (groups: readonly PackedGroup[]) =>
  groups.map(({ lemma, attested, slots }) => [lemma, attested ?? 0, [...slots.keys()].join(' ')]);

describe('forms that were listed only after 2015', () => {
  const popaść = group('popaść', 'verb', {
    popaść: 'verb:inf',
    popadł: 'verb:praet:sg:m1:ter',
    popadłom: '=potential-neuter-12=verb:praet:sg:n1:pri',
    popadnięty: 'ppas:sg:nom:m1',
    popadnięta: 'ppas:sg:nom:f',
  });
  const edition = new Set(['popaść', 'popadł']);

  it('are a group of their own, by category', () => {
    const listed = new Set(['popaść', 'popadł', 'popadnięty', 'popadnięta']);
    expect(rowsOf(sinceEdition2015([popaść], listed, edition))).toEqual([
      ['popaść', 0, 'popaść popadł popadłom'],
      ['popaść', 1, 'popadnięty popadnięta'],
    ]);
  });

  it('belong to another word if the edition has only a few of them', () => {
    const gammograf = group('gammograf', 'subst', {
      gammograf: 'subst:sg:nom',
      gammografy: 'subst:pl:nom',
      gammografie: 'subst:sg:loc',
    });
    const listed = new Set(['gammograf', 'gammografy', 'gammografie']);
    expect(rowsOf(sinceEdition2015([gammograf], listed, new Set(['gammografie'])))).toEqual([
      ['gammograf', 1, 'gammograf gammografy gammografie'],
    ]);
  });

  it('are unchanged if no list has them', () => {
    const closed = group('bezeń', 'ppron3', { bezeń: 'ppron3' });
    expect(rowsOf(sinceEdition2015([closed], new Set(), edition))).toEqual([['bezeń', 0, 'bezeń']]);
  });
});

describe('words that were allowed until rules of 2018 barred them', () => {
  it('are a group of their own, unless they are names', () => {
    const colt = group('colt', 'subst', { colt: 'subst:sg:nom', coltom: 'subst:pl:dat' });
    const name = { ...colt, spelling: 'Colt' };
    expect(rowsOf(untilEdition2015([colt, name], new Set(['colt']), new Set(['colt', 'coltom'])))).toEqual([
      ['colt', 0, 'coltom'],
      ['colt', 1, 'colt'],
      ['colt', 0, 'colt coltom'],
    ]);
  });
});
