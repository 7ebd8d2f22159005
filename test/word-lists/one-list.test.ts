import { expect, it } from 'vitest';
import { areOneList, type PartOfList } from '../../src/platform/list-import/list-texts.ts';

const part = (name: string, lengths: number[], more: Partial<PartOfList> = {}): PartOfList => ({
  name,
  lengths: new Set(lengths),
  words: 100,
  language: null,
  ...more,
});

it.each<[string, PartOfList[]]>([
  ['the number in their names', [part('osps2.txt', [2]), part('osps3.txt', [3]), part('osps12.txt', [12])]],
  ['the number and nothing else', [part('2.txt', [2]), part('03.txt', [3])]],
  ['from one to another length', [part('a/OSPS 2-4.TXT', [2, 3, 4]), part('a/osps_5–15.txt', [5, 6, 9, 15])]],
  ['beside the number of the edition', [part('osps50_2.txt', [2]), part('osps50_3.txt', [3])]],
  ['a length that no board has room for', [part('w15.txt', [15]), part('w16.txt', [], { words: 0 })]],
  ['words for the length', [part('dwojki.txt', [2]), part('trojki.txt', [3]), part('czworki.txt', [4])]],
])('files are one list by %s', (_, parts) => {
  expect(areOneList(parts)).toBe(true);
  expect(areOneList([...parts].reverse())).toBe(true);
});

it.each<[string, PartOfList[]]>([
  ['a length is in two of them', [part('osps49.txt', [2, 3, 4]), part('osps50.txt', [2, 3, 4])]],
  ['one has all lengths', [part('osps2.txt', [2]), part('osps.txt', [2, 3, 4])]],
  ['they are of two editions', [part('osps49_2.txt', [2]), part('osps50_3.txt', [3])]],
  ['they lie in two folders', [part('49/2.txt', [2]), part('50/3.txt', [3])]],
  ['their names end otherwise', [part('osps2.txt', [2]), part('osps3.csv', [3])]],
  ['they are called otherwise', [part('pl2.txt', [2]), part('en3.txt', [3])]],
  ['they are of two languages', [part('w2.txt', [2], { language: 'pl' }), part('w3.txt', [3], { language: 'de' })]],
  ['their numbers are no lengths', [part('list1.txt', [2, 3]), part('list2.txt', [4, 5])]],
  ['few words have one length by accident', [part('a.txt', [6]), part('b.txt', [3], { words: 1 })]],
  ['a name without a number holds several lengths', [part('short.txt', [2, 3]), part('long.txt', [4, 5])]],
])('files are several lists when %s', (_, parts) => {
  expect(areOneList(parts)).toBe(false);
  expect(areOneList([...parts].reverse())).toBe(false);
});
