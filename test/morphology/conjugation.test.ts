import { describe, expect, it } from 'vitest';
import { conjugate, type VerbCategory } from '../../src/core/morphology/pl/conjugation.ts';
import { LIST_7 } from '../../src/core/rulesets/polish/lists.ts';

const CASES: ReadonlyArray<readonly [lemma: string, form: string, category: VerbCategory]> = [
  ['zejść', 'zejdziono', 'imps'],
  ['zejść', 'niezejdzionych', 'ppas'],
  ['iść', 'idzenie', 'ger'],
  ['siąść', 'siądzenie', 'ger'],
  ['siąść', 'siądnięto', 'imps'],
  ['zabraknąć', 'zabrakłbym', 'cond'],
  ['zwyknąć', 'zwykłszy', 'pant'],
  ['fartnąć', 'fartnęli', 'praet'],
  ['cknić', 'ckniący', 'pact'],
  ['dnieć', 'dniałom', 'praet'],
  ['dnieć', 'dniejmyż', 'impt'],
  ['odechcieć', 'odechcesz', 'fin'],
  ['odechciewać', 'odechciewają', 'fin'],
  ['powodzić', 'powodząc', 'pcon'],
  ['powinien', 'powinnobyś', 'cond'],
  ['winien', 'winniby', 'cond'],
  ['widać', 'widano', 'imps'],
];

describe('conjugate', () => {
  it.each(CASES)('%s has %s (%s)', (lemma, form, category) => {
    expect(conjugate(lemma)).toContainEqual(expect.objectContaining({ form, category }));
  });

  it('marks the third person neuter', () => {
    const neuter = conjugate('dnieć').filter(({ thirdNeuter }) => thirdNeuter);
    expect(neuter.map(({ form }) => form)).toEqual(['dnieje', 'dniało', 'dniałoby']);
  });

  it('inflects every verb of list 7, and no other words', () => {
    for (const lemma of LIST_7.keys()) expect(conjugate(lemma).length).toBeGreaterThan(10);
    expect(conjugate('okno')).toEqual([]);
  });
});
