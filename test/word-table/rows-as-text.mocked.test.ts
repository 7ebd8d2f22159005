import { beforeEach, expect, it, vi } from 'vitest';
import { asTabbed, asWords, cells } from '../../src/pages/word-table/copy-menu.tsx';
import type { Row } from '../../src/pages/word-table/rows.ts';
import { asCsvText } from '../../src/ui/save-file.ts';
import { getMessageOf } from '../ui/locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n } }));

beforeEach(() => {
  i18n.getMessage = getMessageOf('en');
});

const why = '“chcesz” with the question particle -li.';
const rows: Row[] = [
  { word: 'chceszli', count: 2, place: 1, outcome: 'disallowed', points: null, why },
  { word: 'kot', count: 1, place: 2, outcome: 'allowed', points: 6, why: 'kot: noun' },
  { word: 'blubber', count: 1, place: 3, outcome: 'notFound', points: 12, why: 'No such word.' },
];

it('rows are copied as lines with fields between tabs, header first', () => {
  expect(asTabbed(rows)).toBe(
    [
      'Word\tTimes\tVerdict\tPoints\tReason',
      'chceszli\t2\tnot allowed\t\t“chcesz” with the question particle -li.',
      'kot\t1\tallowed\t6\tkot: noun',
      'blubber\t1\tnot found\t12\tNo such word.',
    ].join('\n'),
  );
});

it('rows are copied as words alone', () => {
  expect(asWords(rows)).toBe('chceszli\nkot\nblubber');
});

it('rows are saved as comma-separated values, with square and player of a log, without formulas', () => {
  const played = { square: '8D', player: 'Ala', move: 1, across: false, withdrawn: true, fits: true, word: 'KOT' };
  const [, row] = rows;
  expect(row && asCsvText(cells([{ ...row, played, why: '=1+1, "kot"' }]))).toBe(
    `No.,Word,Square,Player,Verdict,Points,Reason\r\n2,kot,8D,Ala (taken back),allowed,6,"'=1+1, ""kot"""\r\n`,
  );
});

const PLAYED = { square: '8D', move: 1, across: false, withdrawn: false, fits: true, word: 'KOT' };

it.each([
  '=HYPERLINK("http://evil/","x")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '"=1+1"',
])('%j starts no formula, copied or saved', (player) => {
  const [, row] = rows;
  const table: Row[] = row ? [{ ...row, played: { ...PLAYED, player } }] : [];
  const field = asTabbed(table).split('\n')[1]?.split('\t')[3] ?? '';
  expect(field.startsWith("'")).toBe(true);
  expect(asTabbed(table).split('\n')).toHaveLength(2);
  expect(asTabbed(table).split('\n')[1]?.split('\t')).toHaveLength(7);
  expect(asCsvText(cells(table))).toMatch(/8D,"?'/);
});

it('a sign alone or inside a field is unchanged', () => {
  const [, row] = rows;
  const table: Row[] = row ? [{ ...row, played: { ...PLAYED, player: '-' }, why: 'kot = noun' }] : [];
  expect(asTabbed(table).split('\n')[1]?.split('\t').slice(3)).toEqual(['-', 'allowed', '6', 'kot = noun']);
});
