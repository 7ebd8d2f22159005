import { describe, expect, it, vi } from 'vitest';
import type { FormStatus, ParadigmForm, ParadigmTable } from '../../src/core/rules/paradigm.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { defectWording, lackingTables } from '../../src/pages/forms/defective-verbs.tsx';
import { queryFor, readAddress } from '../../src/pages/forms/query.ts';
import {
  columnGroups,
  countForms,
  filterTables,
  formFilter,
  formsIn,
  isAllowedIn,
  labelText,
  shownTables,
} from '../../src/pages/forms/shown-form.ts';
import { type Box, stepFrom } from '../../src/pages/forms/walk.ts';
import {
  changeQuery,
  type FormsQuery,
  formsAddress,
  MOST_QUERIES,
  storeQuery,
} from '../../src/platform/storage/forms-queries.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { stubLocks } from '../platform/web-locks.ts';
import { getMessageOf } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
const session = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n,
    storage: {
      session: {
        get: async (key: string) => (session.has(key) ? { [key]: structuredClone(session.get(key)) } : {}),
        set: async (items: object) => {
          for (const [key, value] of Object.entries(items)) session.set(key, structuredClone(value));
        },
        remove: async (keys: string[]) => {
          for (const key of keys) session.delete(key);
        },
      },
    },
  },
}));
stubLocks();

const form = (text: string, status: FormStatus = 'allowed'): ParadigmForm => ({ form: text, status, points: 1 });

const TABLES: ParadigmTable[] = [
  {
    title: ['part_subst'],
    columns: [['number_sg'], ['number_pl']],
    rows: [
      { label: ['case_nom'], cells: [[form('okno')], [form('okna')]] },
      { label: ['case_gen'], cells: [[form('okna')], [form('okien'), form('oknów', 'barred')]] },
      { label: ['case_voc'], cells: [[form('okno', 'barred')], []] },
    ],
  },
];

describe('missing tables of a verb', () => {
  const table = (title: string, ...cells: ParadigmForm[][]): ParadigmTable => ({
    title: [title],
    columns: [[]],
    rows: cells.map((cell, row) => ({ label: [String(row)], cells: [cell] })),
  });
  const part1 = table('part_part1', [form('gehend')], []);
  const part2 = table('part_part2', [form('gemusst')], [form('gemusste', 'barred')]);
  const struck = table('part_ppas', [form('zejdziony', 'barred')], [form('zejdziona', 'barred')]);
  const imperative = table('mood_imp', [form('geh')]);

  it('are those absent or struck through; tables with some missing forms are separate', () => {
    expect(lackingTables({ about: ['part_ver'], tables: [part1, part2] }, 'de')).toEqual({
      none: [['mood_imp']],
      some: [['part_part2']],
    });
    expect(lackingTables({ about: ['part_ver'], tables: [imperative, part1] }, 'de')).toEqual({ none: [], some: [] });
    expect(lackingTables({ about: ['part_verb'], tables: [part1, struck] }, 'pl')).toEqual({
      none: [['part_ppas']],
      some: [],
    });
  });

  it('are not those that are only longer than a row of the board', () => {
    const long: ParadigmForm = { ...form('zaproponowalibyśmy', 'barred'), section: 'board' };
    const conditional = table('tense_pot', [form('zaproponowałbym')], [long]);
    const negated = table('part_ppas', [long]);
    expect(lackingTables({ about: ['part_verb'], tables: [conditional, negated] }, 'pl')).toEqual({
      none: [],
      some: [],
    });
  });

  it('are none for a noun', () => {
    expect(lackingTables({ about: ['part_sub'], tables: [struck] }, 'de')).toEqual({ none: [], some: [] });
  });
});

describe('the address of the forms view', () => {
  const whole: FormsQuery = {
    word: 'zejść',
    ruleset: 'pfs-2018',
    choice: 'zejść|verb',
    filter: 'dz',
    withPoints: true,
    place: 'popup',
  };

  const reading = async (search: string, chosen: RulesetId) => (await readAddress(search, chosen)).query;
  const searchOf = (query: FormsQuery, id: string) => formsAddress(query.place, id).replace(/^.*\?/, '?');

  it('stands for everything shown, and contains none of it', async () => {
    const id = await storeQuery(whole);
    const search = searchOf(whole, id);
    for (const said of ['word', 'zej', '%C5', 'pfs', 'choice', 'filter']) expect(search).not.toContain(said);
    expect(await readAddress(search, 'sd-2026')).toEqual({ query: whole, id, isGone: false });
    await changeQuery(id, { ...whole, word: 'iść' });
    expect((await reading(search, 'sd-2026')).word).toBe('iść');
  });

  it('has defaults for missing or wrong parts', async () => {
    const plain = { word: '', ruleset: 'sd-2026', withPoints: false };
    expect(await reading('', 'sd-2026')).toEqual(plain);
    expect(await reading('?ruleset=pfs-1900&in=moon&choice=', 'sd-2026')).toEqual(plain);
    for (const wrong of [null, 7, 'x', {}, { word: 7, ruleset: 'x', choice: {}, filter: [], withPoints: 0 }]) {
      session.set('forms-wrong', wrong);
      expect(await reading('?id=wrong', 'sd-2026')).toEqual(plain);
    }
  });

  it('reports that it no longer stands for anything', async () => {
    expect(await readAddress('?id=unknown&in=window', 'sd-2026')).toMatchObject({
      query: { word: '', place: 'window' },
      isGone: true,
    });
  });

  it('accepts the word of an old bookmark', async () => {
    expect(await readAddress('?word=iść&ruleset=pfs-2016&worth=1', 'sd-2026')).toMatchObject({
      query: { word: 'iść', ruleset: 'pfs-2016', withPoints: true },
      id: null,
      isGone: false,
    });
  });

  it('stands for the latest of many queries', async () => {
    const first = await storeQuery(whole);
    const ids: string[] = [];
    for (let count = 0; count < MOST_QUERIES; count++) ids.push(await storeQuery(whole));
    expect((await readAddress(searchOf(whole, first), 'sd-2026')).isGone).toBe(true);
    expect((await readAddress(searchOf(whole, ids[0]!), 'sd-2026')).isGone).toBe(false);
    expect(session.size).toBeLessThan(MOST_QUERIES + 5);
  });

  it('leads to another word without the state of the last one', () => {
    expect(queryFor(whole, 'iść')).toEqual({ ...whole, word: 'iść', choice: undefined, filter: undefined });
  });
});

describe('the filter', () => {
  it.each<[string, string, boolean]>([
    ['', 'okno', true],
    ['kno', 'okno', true],
    ['OK', 'okno', true],
    ['zszedl', 'zszedł', true],
    ['zszedł', 'zszedł', true],
    ['ą', 'oknami', false],
    ['grosse', 'Größe', true],
    ['ß', 'Grösse', false],
    ['  okn ', 'okno', true],
    ['.*', 'okno', false],
  ])('%j on %s: %s', (typed, text, fits) => {
    expect(formFilter(typed)(text)).toBe(fits);
  });

  it('hides rows and tables without a match, and keeps columns', () => {
    const tables = shownTables(TABLES);
    const [table] = filterTables(tables, formFilter('okien'));
    expect(table?.columns).toEqual(TABLES[0]!.columns);
    expect(table?.rows.map(({ cells }) => cells.map((cell) => cell.map((one) => one.form)))).toEqual([[[], ['okien']]]);
    expect(filterTables(tables, formFilter('x'))).toEqual([]);
    expect(filterTables(tables, formFilter(''))).toHaveLength(1);
  });
});

describe('the forms of a paradigm', () => {
  const forms = formsIn(shownTables(TABLES));

  it('are numbered in reading order and know their cell', () => {
    expect(forms.map(({ form: text, place }) => [text, place])).toEqual([
      ['okno', 0],
      ['okna', 1],
      ['okna', 2],
      ['okien', 3],
      ['oknów', 4],
      ['okno', 5],
    ]);
    expect(forms[3]?.cell).toEqual(['part_subst', 'case_gen', 'number_pl']);
  });

  it('report whether letters barred in one cell are allowed in another', () => {
    expect(isAllowedIn(forms, 'okno')).toBe(true);
    expect(isAllowedIn(forms, 'Okna')).toBe(true);
    expect(isAllowedIn(forms, 'oknów')).toBe(false);
  });

  it('name their cell without repetition', () => {
    const table = { title: ['part_inf'], columns: [[]], rows: [{ label: ['part_inf'], cells: [[form('gehen')]] }] };
    expect(formsIn(shownTables([table]))[0]?.cell).toEqual(['part_inf']);
  });

  it('are counted by their letters; barred forms are allowed in no cell', () => {
    expect(countForms(forms)).toEqual({ all: 4, allowed: 3, barred: 1 });
  });
});

describe('missing forms of a defective verb', () => {
  it('are stated as in the list if the rule does not state them', () => {
    i18n.getMessage = getMessageOf('en');
    const defect = { rule: 'sd-2026/II.2.7', section: 'II.2.7', missing: [], left: [] } as const;
    expect(defectWording({ ...defect, missing: [], left: [], group: 'open-impersonal' }, WORDINGS.en)).toMatch(
      /^Third person singular/,
    );
    expect(defectWording({ ...defect, missing: [], left: [] }, WORDINGS.en)).toMatch(/^Compounds and figurative/);
  });
});

describe('headings', () => {
  it('take two lines if columns share their first key', () => {
    const groups = columnGroups([
      ['number_sg', 'gender_m'],
      ['number_sg', 'gender_f'],
      ['number_pl', 'gender_other'],
    ]);
    expect(groups).toEqual([
      { head: 'number_sg', columns: 2 },
      { head: 'number_pl', columns: 1 },
    ]);
    expect(columnGroups([['number_sg'], ['number_pl']])).toBe(null);
    expect(
      columnGroups([
        ['number_sg', 'gender_m'],
        ['number_pl', 'gender_m'],
      ]),
    ).toBe(null);
    expect(columnGroups([[]])).toBe(null);
  });

  it('are nominatives where sentences need another case', () => {
    expect(labelText(['tense_praet'], WORDINGS.pl)).toBe('czas przeszły');
    expect(labelText(['number_pl', 'gender_f'], WORDINGS.pl)).toBe('l. mn., żeński');
    expect(labelText(['case_gen', 'no_such_key'], WORDINGS.pl)).toBe('dopełniacz, no_such_key');
  });
});

describe('the arrow keys', () => {
  // Two tables side by side, and a line that is one form longer than the others.
  const boxes: Box[] = [
    [0, 0],
    [100, 0],
    [160, 0],
    [400, 0],
    [0, 30],
    [100, 30],
    [400, 30],
    [0, 90],
  ].map(([left = 0, top = 0]) => ({ left, top, right: left + 50, bottom: top + 20 }));

  it.each<[number, string, number | undefined]>([
    [0, 'ArrowRight', 1],
    [7, 'ArrowRight', 7],
    [0, 'ArrowLeft', 0],
    [0, 'ArrowDown', 4],
    [2, 'ArrowDown', 5],
    [3, 'ArrowDown', 6],
    [4, 'ArrowDown', 7],
    [7, 'ArrowDown', 7],
    [7, 'ArrowUp', 4],
    [6, 'ArrowUp', 3],
    [3, 'Home', 0],
    [3, 'End', 7],
    [3, 'a', undefined],
    [9, 'ArrowDown', undefined],
  ])('from %i, %s moves to %s', (from, key, to) => {
    expect(stepFrom(boxes, from, key)).toBe(to);
  });
});
