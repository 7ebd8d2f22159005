import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { CATALOGUE } from '../../src/core/rulesets/pfs-2018/catalogue.ts';
import {
  CLOSED_ENDINGS,
  LIST_0,
  LIST_2_SINGLE,
  LIST_3,
  LIST_3_INFLECTING,
  LIST_7,
  NAMED_AS_BARRED,
  PERSONAL_ENDINGS,
} from '../../src/core/rulesets/polish/lists.ts';

/** What the rules derive from the printed lists; the tables contain the lists themselves. */
describe('closed lists of the rule document', () => {
  it('list 0 omits the one-letter word', () => {
    expect(LIST_0.get('trymiga')).toBe('w trymiga');
    expect(LIST_0.has('w')).toBe(false);
  });

  it('list 2 has variants with a single letter', () => {
    expect(LIST_2_SINGLE.get('hura')).toBe('hurra');
    expect(LIST_2_SINGLE.has('')).toBe(false);
  });

  it('list 3: entries with a star inflect like the word without the particle', () => {
    expect(LIST_3_INFLECTING.get('co')).toBe('cóż');
    expect(LIST_3_INFLECTING.get('kto')).toBe('któż');
    expect(LIST_3_INFLECTING.get('ten')).toBe('tenże');
    for (const entry of LIST_3_INFLECTING.values()) expect(LIST_3).toContain(entry);
  });

  it('list 6 has the endings that the rules attach to its words', () => {
    for (const { word, form_m, form_s, form_smy, form_scie } of readTable('lists/pfs-2018-list6.tsv')) {
      expect(PERSONAL_ENDINGS.map((ending) => word + ending)).toEqual([form_m, form_s, form_smy, form_scie]);
    }
  });

  it('forms of by and byle have the same endings', () => {
    for (const host of ['by', 'byle']) {
      const forms = [...CLOSED_ENDINGS].filter(([, of]) => of === host).map(([form]) => form);
      expect(forms).toEqual(PERSONAL_ENDINGS.map((ending) => host + ending));
    }
  });

  it('list 7 and the words named as barred refer to rules of the catalogue', () => {
    for (const rule of LIST_7.values()) expect(CATALOGUE).toHaveProperty([rule]);
    for (const { rule } of NAMED_AS_BARRED.values()) expect(CATALOGUE).toHaveProperty([rule]);
  });
});
