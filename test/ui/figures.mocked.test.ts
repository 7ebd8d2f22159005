import { expect, it, vi } from 'vitest';
import { getMessageOf, type Locale } from './locale.ts';

let locale: Locale = 'en';
vi.mock('../../src/platform/browser.ts', () => ({
  browser: { i18n: { getMessage: (key: string, filled: string[] = []) => getMessageOf(locale)(key, filled) } },
}));

const { size } = await import('../../src/ui/figures.ts');

it.each<[Locale, number, string]>([
  ['en', 1, '1 byte'],
  ['en', 57, '57 bytes'],
  ['pl', 57, '57 bajtów'],
  ['de', 999, '999 Byte'],
  ['tr', 57, '57 bayt'],
  ['en', 1000, '1 kB'],
  ['en', 42_000_000, '42 MB'],
])('%s: a size of %i bytes is never 0', (language, bytes, text) => {
  locale = language;
  expect(size(bytes)).toBe(text);
});
