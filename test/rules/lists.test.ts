import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import {
  CLOSED_ENDINGS,
  LIST_0,
  LIST_1,
  LIST_2,
  LIST_3,
  LIST_3_INFLECTING,
  LIST_4,
  LIST_5,
  LIST_6,
  LIST_7,
  NAMED_AS_BARRED,
  PERSONAL_ENDINGS,
} from '../../src/rulesets/pfs-2018/lists.ts';

const table = (name: string) => readTable(new URL(`../../dictionaries/lists/pfs-2018-${name}.tsv`, import.meta.url));
const sorted = (words: Iterable<string>) => [...words].sort();

/** The compiler reads the tables, the rules read the code: both must say the same. */
describe('closed lists in the code and in dictionaries/lists', () => {
  it('list 0, but for the one-letter word', () => {
    const words = table('list0').flatMap(({ words }) => words!.split(' '));
    expect(sorted(LIST_0.keys())).toEqual(sorted(new Set(words.filter((word) => word.length > 1))));
  });

  it('list 1', () => expect(sorted(LIST_1)).toEqual(sorted(table('list1').map(({ word }) => word!))));

  it('list 2 with its single-letter variants', () => {
    expect(new Map(LIST_2)).toEqual(
      new Map(table('list2').map(({ word, single_letter_variant }) => [word!, single_letter_variant || null])),
    );
  });

  it('list 3 with its stars', () => {
    expect(sorted(LIST_3)).toEqual(sorted(table('list3').map(({ word }) => word!)));
    const starred = table('list3').filter(({ inflected }) => inflected === 'yes');
    expect(sorted(LIST_3_INFLECTING.values())).toEqual(sorted(starred.map(({ word }) => word!)));
  });

  it('list 4', () => expect(sorted(LIST_4)).toEqual(sorted(table('list4').map(({ word }) => word!))));

  it('list 5', () => {
    expect(new Map(LIST_5)).toEqual(new Map(table('list5').map(({ word, preposition }) => [word!, preposition!])));
  });

  it('list 6 with its endings', () => {
    expect(sorted(LIST_6)).toEqual(sorted(table('list6').map(({ word }) => word!)));
    for (const { word, form_m, form_s, form_smy, form_scie } of table('list6')) {
      expect(PERSONAL_ENDINGS.map((ending) => word + ending)).toEqual([form_m, form_s, form_smy, form_scie]);
    }
  });

  it('list 7', () => {
    expect(new Map<string, string>(LIST_7)).toEqual(
      new Map(table('list7').map(({ lemma, rule_id }) => [lemma!, rule_id!.replace('pfs-2018/', '')])),
    );
  });

  it('words that the document names as barred', () => {
    const rows = table('named-as-barred').map(({ word, rule, base, particle }) => [
      word!,
      { rule: rule!.replace('pfs-2018/', ''), base: base!, particle: particle! },
    ]);
    expect(new Map<string, object>(NAMED_AS_BARRED)).toEqual(new Map(rows as Array<[string, object]>));
  });

  it('forms of by, byle, bodaj, bogdaj', () => {
    expect(new Map<string, string>(CLOSED_ENDINGS)).toEqual(
      new Map(table('mobile-endings-closed').map(({ form, host }) => [form!, host!])),
    );
  });
});
