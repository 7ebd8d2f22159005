import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Paradigm } from '../../src/core/rules/paradigm.ts';
import { LIST_7 } from '../../src/core/rulesets/polish/lists.ts';
import { defectives, formsOf } from '../all-rules.ts';
import { type Place, placesOf } from '../rules/paradigm-places.ts';

const lexicons = loadLexicons('pfs-2018');
const rows = readTable(new URL('list7-forms.tsv', import.meta.url));

/** A label that the place of a form of this category has. */
const PLACE_OF: Readonly<Record<string, RegExp>> = {
  infinitive: /^part_inf$/,
  'present/future': /^tense_(present|future|present_future)$/,
  indicative: /^tense_present$/,
  past: /^tense_praet$/,
  conditional: /^tense_pot$/,
  imperative: /^tense_impt$/,
  'impersonal past': /^part_imps$/,
  'passive participle': /^part_ppas$/,
  'active participle': /^part_pact$/,
  'imperfective-only participle/converb': /^part_(pact|pcon)$/,
  'imperfective: remaining form': /./,
  'converb (present)': /^part_pcon$/,
  'converb (anterior)': /^part_pant$/,
  gerund: /^part_ger$/,
};
/** What the list leaves unclear, 2.e allows. */
const STATUS_OF: Readonly<Record<string, string>> = { allowed: 'allowed', missing: 'barred', unclear: 'allowed' };

/** The paradigms of the verb: two of *powodzić*, of which list 7 restricts the imperfective one. */
const paradigms = new Map<string, Paradigm[]>(
  [...LIST_7.keys()].map((lemma) => {
    const { choices } = formsOf(lemma, 'pfs-2018', lexicons);
    const own = choices.filter((choice) => choice.lemma === lemma && choice.about[0] === 'part_verb');
    return [lemma, own.map(({ id }) => formsOf(lemma, 'pfs-2018', lexicons, id).paradigm!)];
  }),
);

function placesOfRow(row: Record<string, string>): Place[] {
  const label = PLACE_OF[row.category!]!;
  const isOfRow = ({ labels, form }: Place) => form.form === row.form && labels.some((one) => label.test(one));
  const places = paradigms.get(row.lemma!)!.flatMap(placesOf).filter(isOfRow);
  if (places.length > 0) return places;
  // A form of another pattern than the verb's own is present for queries of it.
  const view = formsOf(row.form!, 'pfs-2018', lexicons, paradigms.get(row.lemma!)![0]!.id);
  return view.paradigm!.lemma === row.lemma ? placesOf(view.paradigm!).filter(isOfRow) : [];
}

describe('paradigms of the defective verbs', () => {
  it('have a place with the right status for every form of the table', () => {
    // A form that list 7 leaves has its place, even if it is too long for the board.
    const isRight = ({ status }: Record<string, string>, { form }: Place) =>
      form.section === 'board' ? status === 'allowed' && form.form.length > 15 : form.status === STATUS_OF[status!];
    const wrong = rows.filter((row) => !placesOfRow(row).some((place) => isRight(row, place)));
    expect(wrong.map(({ lemma, form, category, status }) => `${form} (${lemma}): ${category}, ${status}`)).toEqual([]);
  });

  it('allow no form that the list bars, and name its block', () => {
    for (const row of rows.filter(({ status, lemma }) => status === 'missing' && lemma !== 'powodzić')) {
      for (const { form } of placesOfRow(row)) {
        expect(form.status, `${form.form} of ${row.lemma}`).toBe('barred');
        expect(form.rule).toBe(`pfs-2018/${LIST_7.get(row.lemma!)}`);
      }
    }
  });

  it('name the other lemma that keeps the letters legal', () => {
    for (const row of rows.filter(({ status }) => status === 'missing')) {
      const keepers = placesOfRow(row).flatMap(({ form }) => form.allowedAs ?? []);
      const listed = row.same_string_under_other_lemma!.split('; ').filter(Boolean);
      // The table's other lemmas come from a dictionary, which has some that no game list has.
      for (const keeper of listed) {
        if (lexicons.game.readings(row.form!).some(({ lemma }) => lemma === keeper)) expect(keepers).toContain(keeper);
      }
    }
  });

  it('have the statement of list 7, and are all in the list of defective verbs', () => {
    const groups = defectives('pfs-2018');
    expect(groups.map(({ group }) => group)).toEqual(['A', 'B', 'C', 'D', 'D', 'D', 'D', 'D']);
    expect(groups.flatMap(({ lemmas }) => lemmas)).toEqual([...LIST_7.keys()]);
    for (const { group, lemmas, ...said } of groups) {
      for (const lemma of lemmas) {
        const defects = paradigms.get(lemma)!.flatMap(({ defect }) => defect ?? []);
        expect(defects, lemma).toEqual([said]);
        expect(said.missing.length + said.left.length, `${group} ${lemma}`).toBeGreaterThan(0);
      }
    }
  });
});
