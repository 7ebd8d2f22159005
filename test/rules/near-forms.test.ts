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

  it('have the wanted categories in common before similar letters', () => {
    expect(nearForms('dniałem', forms, ['fin'])).toEqual(['dnieje', 'dniało', 'dnieć']);
    expect(nearForms('dniałem', forms, ['praet', 'n2'])).toEqual(['dniało', 'dnieć', 'dnieje']);
  });

  it('are ranked by their best reading', () => {
    expect(nearForms('dnieję', [...forms, form('dnieć', 'verb:fin')], ['fin'])).toEqual(['dnieje', 'dnieć', 'dniało']);
  });
});

describe('the cheaper mistake', () => {
  const polish = (word: string, one: string, other: string) =>
    expect(editCost(word, one, POLISH)).toBeLessThan(editCost(word, other, POLISH));

  it('is fewer diacritics rather than more', () => polish('laka', 'łaka', 'łąka'));
  it('is diacritics rather than sounds', () => polish('zolo', 'żóło', 'zulo'));
  it('is sounds rather than other letters', () => polish('gura', 'góra', 'gira'));
  it('is two swapped letters rather than a missing one', () => polish('okmo', 'okom', 'oko'));
  it('is a double letter rather than a missing one', () => polish('lassy', 'lasy', 'assy'));
  it('is the next key rather than another one', () => polish('okmo', 'okno', 'okro'));
  it('is any letter rather than the first', () => polish('dama', 'dana', 'kama'));

  it('is two swapped letters with a missing mark', () => polish('zowl', 'żółw', 'żołna'));

  it('costs nothing if the words are equal', () => expect(editCost('okno', 'okno', POLISH)).toBe(0));
  it('has no end if there are two mistakes', () =>
    expect(editCost('okno', 'akna', POLISH)).toBe(Number.POSITIVE_INFINITY));

  it('takes two letters for one with a mark', () => {
    expect(editCost('muede', 'müde', GERMAN)).toBe(editCost('mude', 'müde', GERMAN));
  });
});
