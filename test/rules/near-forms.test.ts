import { describe, expect, it } from 'vitest';
import { editCost } from '../../src/core/diagnosis/edit-model.ts';
import type { FormReading } from '../../src/core/lexicon/lexicon.ts';
import { nearForms } from '../../src/core/rules/suggestions.ts';
import { POLISH } from '../../src/core/rulesets/polish/orthography.ts';
import { GERMAN } from '../../src/core/rulesets/sd-2026/orthography.ts';

const form = (form: string, tag: string): FormReading => ({
  form,
  reading: { lemma: 'dnieć', tag, origin: 'attested', mark: '' },
});

describe('forms near a barred one', () => {
  const forms = [
    form('dnieć', 'verb:inf'),
    form('dnieje', 'verb:fin:sg:ter'),
    form('dniało', 'verb:praet:sg:n1.n2:ter'),
  ];

  it('share what is wanted before they look alike', () => {
    expect(nearForms('dniałem', forms, ['fin'])).toEqual(['dnieje', 'dniało', 'dnieć']);
    expect(nearForms('dniałem', forms, ['praet', 'n2'])).toEqual(['dniało', 'dnieć', 'dnieje']);
  });

  it('count by their best reading', () => {
    expect(nearForms('dnieję', [...forms, form('dnieć', 'verb:fin')], ['fin'])).toEqual(['dnieje', 'dnieć', 'dniało']);
  });
});

describe('what is more easily mistaken', () => {
  const polish = (word: string, one: string, other: string) =>
    expect(editCost(word, one, POLISH)).toBeLessThan(editCost(word, other, POLISH));

  it('fewer diacritics before more', () => polish('laka', 'łaka', 'łąka'));
  it('diacritics before sounds', () => polish('zolo', 'żóło', 'zulo'));
  it('sounds before slips', () => polish('gura', 'góra', 'gira'));
  it('two letters swapped before one left out', () => polish('okmo', 'okom', 'oko'));
  it('a double letter before a single one', () => polish('lassy', 'lasy', 'assy'));
  it('a key beside before another', () => polish('okmo', 'okno', 'okro'));
  it('the first letter last', () => polish('dama', 'dana', 'kama'));

  it('two letters swapped, with a mark missing', () => polish('zowl', 'żółw', 'żołna'));

  it('is nothing where the words are the same', () => expect(editCost('okno', 'okno', POLISH)).toBe(0));
  it('is without end where two mistakes lie between', () =>
    expect(editCost('okno', 'akna', POLISH)).toBe(Number.POSITIVE_INFINITY));

  it('takes two letters for one with a mark', () => {
    expect(editCost('muede', 'müde', GERMAN)).toBe(editCost('mude', 'müde', GERMAN));
  });
});
