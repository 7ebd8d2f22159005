import { describe, expect, it } from 'vitest';
import { parseCoreList } from '../../dictionaries/compile/de/core-list.ts';
import { barredAs, CURATED_LISTS, readCurated, readCuratedList } from '../../dictionaries/compile/de/curated.ts';
import { hintedForms, isHint } from '../../dictionaries/compile/de/curated-forms.ts';
import { austrianForms, generalReferences } from '../../dictionaries/compile/de/general-references.ts';
import { CATALOGUE } from '../../src/core/rulesets/sd-2026/catalogue.ts';
import { toGermanTiles } from '../../src/core/words/tiles.ts';

const formsOf = (word: string, hint: string) => hintedForms(word, hint, 'name').forms.map(({ form }) => form);

describe('curated German lists', () => {
  it.each(Object.keys(CURATED_LISTS))('%s: rows are well formed and sorted', (list) => {
    const rows = readCuratedList(list);
    expect(rows.length).toBeGreaterThan(100);
    for (const { note, source } of rows) {
      expect(note).not.toBe('');
      expect(['printed', 'general-knowledge']).toContain(source);
    }
    const words = rows.map(({ word, rule }) => `${word}\t${rule}`);
    const byCodePoint = [...words].sort((a, b) => (a < b ? -1 : 1));
    expect(words).toEqual(byCodePoint);
  });

  it.each(Object.keys(CURATED_LISTS))('%s: the printed words are a small part', (list) => {
    const rows = readCuratedList(list);
    expect(rows.filter(({ source }) => source === 'printed').length).toBeLessThan(rows.length / 20);
  });

  it('assigns words to admitted and barred by the effect of their rule', () => {
    const { admitted, barred } = readCurated();
    for (const { rule } of admitted) expect(CATALOGUE[rule as keyof typeof CATALOGUE].effect).not.toBe('excludes');
    for (const { rule } of barred) expect(CATALOGUE[rule as keyof typeof CATALOGUE].effect).toBe('excludes');
  });

  it('does not both bar and admit a reading by the same rule family', () => {
    const { admitted, barred } = readCurated();
    const names = (rule: string) => /^I\.(?:1\.2\.c|4|5|6)/.test(rule);
    const playable = new Set(admitted.filter(({ rule }) => names(rule)).map(({ lemma }) => lemma));
    const both = barred.filter(({ lemma, rule }) => names(rule) && playable.has(lemma)).map(({ lemma }) => lemma);
    expect(both).toEqual([]);
  });

  it('recognises the noun that is the barred word', () => {
    const barred = barredAs(readCurated(), new Map());
    const noun = (lemma: string) => ({ lemma, pos: 'sub' as const, features: 'm', forms: [], inferred: true });
    expect(barred(noun('Teflon'), true)).toBe('I.6.noplural');
    expect(barred(noun('Zugspitze'), true)).toBe('I.5.1');
    expect(barred(noun('Haus'), true)).toBeUndefined();
    expect(barred({ ...noun('malte'), pos: 'ver' }, true)).toBeUndefined();
  });
});

describe('old spellings', () => {
  const barred = barredAs(readCurated(), parseCoreList(['behänd', 'rau', 'Mopps', 'Mopp', 'Tollpatsch']));
  const lexeme = (lemma: string) => ({ lemma, pos: 'adj' as const, features: '', forms: [], inferred: false });

  it('are barred if the core list lacks them', () => {
    expect(barred(lexeme('überschwenglich'), false)).toBe('I.10.2.old');
    expect(barred(lexeme('überschwenglich'), true)).toBeUndefined();
  });

  it('are barred if the core list also has the spelling of today', () => {
    expect(barred(lexeme('behende'), true)).toBeUndefined();
    expect(barred(lexeme('behend'), true)).toBe('I.10.2.old');
    expect(barred(lexeme('tolpatsch'), true)).toBe('I.10.2.old');
  });

  it('are not barred if the document admits them, or if they are other words', () => {
    expect(barred(lexeme('rauh'), true)).toBeUndefined();
    expect(barred(lexeme('mops'), true)).toBeUndefined();
  });
});

describe('forms by inflection hint', () => {
  it('accepts the hints of the lists only', () => {
    expect(isHint('m s/es ^er')).toBe(true);
    expect(isHint('der; -s, -s')).toBe(false);
    expect(() => hintedForms('Haus', 'neuter', 'sub')).toThrow('no forms');
  });

  it('builds names, nouns, adjectives and verbs', () => {
    expect(formsOf('Emil', '-s')).toEqual(['emil', 'emils']);
    expect(formsOf('Lindwurm', 'm s/es ^er')).toContain('lindwürmern');
    expect(formsOf('herkulisch', 'adj')).toContain('herkulischem');
    expect(formsOf('herkulisch', 'adj')).not.toContain('herkulischere');
    expect(formsOf('herkulisch', 'adj+')).toContain('herkulischere');
    expect(formsOf('jovial', 'adj+')).toContain('jovialste');
    expect(formsOf('tindern', 'verb')).toEqual(expect.arrayContaining(['getindert', 'tinderst', 'tinderten']));
    expect(formsOf('tschutten', 'verb')).toEqual(expect.arrayContaining(['getschuttet', 'tschuttete']));
    expect(formsOf('Thomas', '-')).toEqual(['thomas']);
  });
});

describe('general references', () => {
  it('lead from -farbig and -haltig to the Austrian forms, without antonyms', () => {
    expect(austrianForms(['dreifarbig', 'jodhaltig', 'unhaltig', 'farbig', 'nachhaltig'])).toEqual([
      { lemma: 'dreifärbig', common: 'dreifarbig' },
      { lemma: 'jodhältig', common: 'jodhaltig' },
    ]);
  });

  it('give declined forms with their rule', () => {
    const core = new Map(['vierfarbig'].map((word) => [toGermanTiles(word), [word]]));
    const [lexeme] = generalReferences(core, ['bastfarbig']);
    expect(lexeme?.forms.find(({ form }) => form === 'vierfärbigem')?.rule).toBe('I.10.3');
  });
});
