import { describe, expect, it } from 'vitest';
import { lexemeOf } from '../../src/core/morphology/pl/lexeme.ts';
import type { FormTable, Tagged } from '../../src/core/morphology/pl/table.ts';
import { tablesOf } from '../../src/core/morphology/pl/tables.ts';
import { parseTags } from '../../src/core/morphology/pl/tag.ts';

/** Rows of `form tag` as the paradigm of their lexeme. */
function laid(...rows: string[]): Array<FormTable<Tagged>> {
  const entries = rows.flatMap((row) => {
    const [form = '', tags = ''] = row.split(' ');
    return parseTags(tags).map((tag) => ({ form, tag }));
  });
  return tablesOf(lexemeOf('lemma', entries[0]!.tag), entries);
}

/** A table as text: title, columns, then a line for each row. */
const printed = ({ title, columns, rows }: FormTable<Tagged>): string[] => [
  title.join(' '),
  columns.map((label) => label.join(' ')).join(' | '),
  ...rows.map(({ label, cells }) =>
    [label.join(' '), ...cells.map((cell) => cell.map(({ form }) => form).join(', '))].join(' | '),
  ),
];

describe('tables of Polish lexemes', () => {
  it('show a noun by case and number, with a column for the depreciative plural', () => {
    const [table, ...more] = laid(
      'profesor subst:sg:nom:m1',
      'profesora subst:sg:gen.acc:m1',
      'profesorowie subst:pl:nom:m1',
      'profesorzy subst:pl:nom:m1',
      'profesory depr:pl:nom:m2',
    );
    expect(printed(table!)).toEqual([
      'part_subst',
      'number_sg | number_pl | part_depr',
      'case_nom | profesor | profesorowie, profesorzy | profesory',
      'case_gen | profesora |  | ',
      'case_acc | profesora |  | ',
    ]);
    expect(more).toEqual([]);
  });

  it('show an adjective by gender in both numbers, with tables for negation and degrees', () => {
    const tables = laid(
      'biały adj:sg:nom.voc:m1.m2.m3:pos',
      'białego adj:sg:gen:m1.m2.m3.n1.n2:pos+adj:sg:acc:m1.m2:pos',
      'biali adj:pl:nom.voc:m1.p1:pos',
      'niebiali adj:pl:nom.voc:m1.p1:pos:neg',
      'bielsza adj:sg:nom.voc:f:com',
      'polsku adjp',
    );
    expect(tables.map(printed)).toEqual([
      [
        'degree_pos',
        'number_sg gender_m | number_sg gender_n | number_pl gender_personal',
        'case_nom | biały |  | biali',
        'case_gen | białego | białego | ',
        'case_acc | białego |  | ',
        'case_voc | biały |  | biali',
      ],
      ['degree_pos negated', 'number_pl gender_personal', 'case_nom | niebiali', 'case_voc | niebiali'],
      ['degree_com', 'number_sg gender_f', 'case_nom | bielsza', 'case_voc | bielsza'],
      ['table_uninflected', '', 'part_adjp | polsku'],
    ]);
  });

  it('put the imperative with -że beside its plain form', () => {
    const [table] = laid(
      'wiąż verb:impt:sg:sec:imperf',
      'wiążże verb:impt:sg:sec:imperf',
      'wiążmy verb:impt:pl:pri:imperf',
      'wiążmyż verb:impt:pl:pri:imperf',
    );
    expect(printed(table!)).toEqual([
      'tense_impt',
      'number_sg | number_pl',
      'person_pri |  | wiążmy, wiążmyż',
      'person_sec | wiąż, wiążże | ',
    ]);
  });

  it.each([
    ['imperf', 'tense_present'],
    ['perf', 'tense_future'],
    ['imperf.perf', 'tense_present_future'],
  ])('name the simple tense of a verb that is %s', (aspect, title) => {
    expect(laid(`robi verb:fin:sg:ter:${aspect}`).map((table) => table.title)).toEqual([[title]]);
  });

  it('put the conditional of a verb without a subject in the third person neuter', () => {
    const [table] = laid('dniałoby verb:pred:pot:imperf');
    expect(printed(table!)).toEqual(['tense_pot', 'number_sg gender_n', 'person_ter | dniałoby']);
  });

  it('separate past, participles and gerund, with and without nie-', () => {
    const tables = laid(
      'zeszłam verb:praet:sg:f:pri:perf',
      'zejście ger:sg:nom.acc:n2:perf',
      'niezejście ger:sg:nom.acc:n2:neg:perf',
      'zeszedłszy pant:perf',
      'idący pact:sg:nom.voc:m1.m2.m3:imperf',
    );
    expect(tables.map(({ title }) => title.join(' '))).toEqual([
      'tense_praet',
      'table_uninflected',
      'part_pact',
      'part_ger',
      'part_ger negated',
    ]);
  });

  it('omit no form with an unknown tag', () => {
    expect(laid('okno subst:sg:nom:n2', 'okny subst:zz:n2').map(printed)).toEqual([
      ['part_subst', 'number_sg', 'case_nom | okno'],
      ['table_other', '', ' | okny'],
    ]);
  });
});
