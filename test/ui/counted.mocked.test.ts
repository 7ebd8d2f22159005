import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMessages } from '../../src/cli/wording.ts';
import { getMessageOf, LOCALES, type Locale } from './locale.ts';

let locale: Locale = 'en';
const own: Record<string, string> = {};
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n: {
      getMessage: (key: string, filled: string[] = []) =>
        own[key]?.replace(/\$(\d)/g, (_, place: string) => filled[Number(place) - 1] ?? '') ??
        getMessageOf(locale)(key, filled),
    },
  },
}));

const { counted } = await import('../../src/ui/message.ts');

afterEach(() => {
  for (const key of Object.keys(own)) delete own[key];
});

describe('a message with a number', () => {
  it.each([
    [0, '0 słów na liście A'],
    [1, '1 słowo na liście A'],
    [2, '2 słowa na liście A'],
    [5, '5 słów na liście A'],
    [12, '12 słów na liście A'],
    [22, '22 słowa na liście A'],
    [112, '112 słów na liście A'],
    [3_204_021, '3\u00a0204\u00a0021 słów na liście A'],
    [3_204_022, '3\u00a0204\u00a0022 słowa na liście A'],
  ])('has three forms in Polish: %i', (count, sentence) => {
    locale = 'pl';
    own.lists_word_count = '$1 słowo na liście $2 ¦ $1 słowa na liście $2 ¦ $1 słów na liście $2';
    expect(counted('lists_word_count', count, 'A')).toBe(sentence);
  });

  it.each([
    ['en', '1 word', '1,000 words', '0 words'],
    ['de', '1 Wort', '1.000 Wörter', '0 Wörter'],
  ] as const)('has two forms in %s', (language, one, many, none) => {
    locale = language;
    own.lists_word_count = language === 'en' ? '$1 word ¦ $1 words' : '$1 Wort ¦ $1 Wörter';
    expect([counted('lists_word_count', 1), counted('lists_word_count', 1000), counted('lists_word_count', 0)]).toEqual(
      [one, many, none],
    );
  });

  it('has one form in Turkish', () => {
    locale = 'tr';
    own.lists_word_count = '$1 kelime';
    expect([counted('lists_word_count', 1), counted('lists_word_count', 1000)]).toEqual(['1 kelime', '1.000 kelime']);
  });
});

describe('messages with a number', () => {
  /** Messages with ordinal numbers, which have forms of their own (`ordinal`). */
  const ORDINAL: readonly string[] = ['game_place'];
  const counting = Object.entries(readMessages('en')).filter(
    ([key, { message }]) => message.includes(' ¦ ') && !ORDINAL.includes(key),
  );

  it.each(LOCALES)('with ordinal numbers have a form for each ordinal category of %s, or one', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language, { type: 'ordinal' }).resolvedOptions();
    for (const key of ORDINAL)
      expect([1, pluralCategories.length]).toContain(readMessages(language)[key]!.message.split(' ¦ ').length);
  });

  it.each(LOCALES)('have as many forms as %s', (language) => {
    const messages = readMessages(language);
    const allowed = { en: [2], de: [2], pl: [3], tr: [1, 2] }[language];
    for (const [key] of counting) expect(allowed, key).toContain(messages[key]!.message.split(' ¦ ').length);
    for (const [key, { message }] of Object.entries(messages)) {
      if (message.includes(' ¦ ') && !ORDINAL.includes(key))
        expect(
          counting.map(([other]) => other),
          key,
        ).toContain(key);
    }
  });

  it.each(LOCALES)('have the same placeholders in every form in %s, except for the number', (language) => {
    const messages = readMessages(language);
    // A language with one form for all numbers, such as Turkish, has nothing to compare.
    expect(counting).not.toEqual([]);
    for (const [key] of counting) {
      const { message, placeholders = {} } = messages[key]!;
      const [one, ...others] = message.split(' ¦ ').map((form) => {
        const names = (form.match(/\$\w+\$/g) ?? []).map((name) => name.slice(1, -1).toLowerCase());
        return names.map((name) => placeholders[name]!.content).sort();
      });
      for (const other of others) {
        expect(other, key).toContain('$1');
        expect([other, other.filter((place) => place !== '$1')], key).toContainEqual(one);
      }
    }
  });
});
