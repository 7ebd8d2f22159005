import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessages } from '../../src/cli/wording.ts';
import { LOCALES } from './locale.ts';
import { COMPOSED_KEYS } from './message-families.ts';

const en = readMessages('en');
const root = new URL('../../', import.meta.url);

/** All sources that may name a message. */
function sources(): string {
  const files = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  // The build's configuration has the manifest's parts that differ between browsers.
  return [...files.map((name) => `src/${name}`), 'manifest.json', 'scripts/build/manifest.ts']
    .map((name) => readFileSync(new URL(name, root), 'utf8'))
    .join('\n');
}

const text = sources();
const literal = new Set([
  ...[...text.matchAll(/(?:message|counted|ordinal|getMessage)\(\s*'(\w+)'/g)].map((match) => match[1]),
  ...[...text.matchAll(/(?:message|counted)\([^)]*\? '(\w+)' : '(\w+)'/g)].flatMap((match) => [match[1], match[2]]),
  ...[...text.matchAll(/__MSG_(\w+)__/g)].map((match) => match[1]),
  // Entries of the menus.
  ...[...text.matchAll(/\btitle: '(\w+)'/g)].map((match) => match[1]),
]);
const named = new Set([...literal, ...COMPOSED_KEYS]);

/** Names. */
const SAME_EVERYWHERE = ['extension_name', 'judge_pin'];

/** Words that the language happens to share with English. */
const SAME_AS_ENGLISH = {
  // Bonus, Solo, Blank, panel, m. and n. of genders; 2L and 3L: a letter is “litera”.
  pl: [
    'game_sum_bonuses',
    'game_7slow_kind_solo',
    'school_blank',
    'bubble_panel',
    'forms_gender_m',
    'forms_gender_n',
    'school_short_dl',
    'school_short_tl',
  ],
  // Bonus, Solo, normal, Name, Text, m., f. and n. of genders; 2W and 3W: a word is “Wort”.
  de: [
    ...['game_sum_bonuses', 'game_7slow_kind_solo', 'options_text_size_normal', 'lists_name', 'popup_text'],
    ...['school_short_dw', 'school_short_tw', 'forms_gender_m', 'forms_gender_f', 'forms_gender_n'],
  ],
  // Site, normal.
  tr: ['options_site', 'options_text_size_normal'],
};

/** Messages about verdicts and their parts: they have no place of their own, and their evidence has names. */
const OF_VERDICTS = new RegExp(
  `^(${[
    ...[
      'reason',
      'rule',
      'section',
      'basis',
      'reading',
      'missing',
      'form',
      'case',
      'number',
      'person',
      'tense',
      'gender',
    ],
    ...[
      'aspect',
      'degree',
      'with',
      'label',
      'part',
      'mood',
      'attested',
      'ending',
      'verb',
      'defect',
      'english',
      'would',
    ],
    ...['disagrees', 'either', 'enumeration', 'negated', 'blanks?', 'judged_as', 'barred_reading', 'more_forms'],
    ...['table_uninflected', 'table_other'],
  ].join('|')})(_|$)`,
);

describe('messages', () => {
  it('are the same in every language', () => {
    for (const locale of LOCALES)
      expect(Object.keys(readMessages(locale)).sort(), locale).toEqual(Object.keys(en).sort());
  });

  it('keep one-letter words of Polish with the next word', () => {
    // The browser and the stores show name and summary as plain text, as the listing has them.
    const torn = Object.entries(readMessages('pl')).filter(
      ([key, { message }]) =>
        !key.startsWith('extension_') && /(?<![\p{L}\d$])[aiouwz] (?=[\p{L}\d$„(])/iu.test(message),
    );
    expect(torn.map(([key]) => key)).toEqual([]);
  });

  it('have the same placeholders in every language', () => {
    const places = (messages: typeof en, key: string) => {
      const { message, placeholders = {} } = messages[key]!;
      const used = [...message.matchAll(/\$(\w+)\$/g)].map((match) => match[1]!.toLowerCase());
      // A placeholder that is declared but not used, or the reverse, leaves a gap in the sentence.
      expect(new Set(used), key).toEqual(new Set(Object.keys(placeholders)));
      return Object.fromEntries(Object.entries(placeholders).map(([name, { content }]) => [name, content]));
    };
    for (const locale of LOCALES) {
      const other = readMessages(locale);
      for (const key of Object.keys(en)) expect(places(other, key), `${locale}: ${key}`).toEqual(places(en, key));
    }
  });

  it('tell the translator where they are shown and what fills them', () => {
    const described = Object.entries(en).filter(([key]) => !OF_VERDICTS.test(key));
    const undescribed = described.filter(([, { description = '' }]) => description.split(' ').length < 4);
    expect(undescribed.map(([key]) => key)).toEqual([]);
    for (const [key, { placeholders = {} }] of described) {
      // An example shows the result, without placeholders.
      for (const [name, { example = '' }] of Object.entries(placeholders))
        expect(example, `${key}: ${name}`).toMatch(/^[^$]+$/);
    }
  });

  it('are described in English only', () => {
    const twice = LOCALES.filter((locale) => locale !== 'en').flatMap((locale) =>
      Object.entries(readMessages(locale)).filter(([, message]) => message.description !== undefined),
    );
    expect(twice.map(([key]) => key)).toEqual([]);
  });

  it('exist for every key in the sources', () => {
    expect([...named].filter((key) => !en[key!])).toEqual([]);
  });

  it('are all used', () => {
    expect(Object.keys(en).filter((key) => !named.has(key))).toEqual([]);
  });

  it('have no empty sentence and no straight quotation mark', () => {
    for (const locale of LOCALES) {
      for (const [key, { message }] of Object.entries(readMessages(locale))) {
        expect(message.trim(), key).toBe(message);
        expect(message, key).not.toBe('');
        expect(message, key).not.toContain('"');
      }
    }
  });

  it('name their own language', () => {
    // Pages and the bubble use it as their lang; the browser's own language may have no messages.
    for (const locale of LOCALES) expect(readMessages(locale).language?.message).toBe(locale);
  });

  it.each(['pl', 'de', 'tr'] as const)('are translated into %s, except for equal ones', (locale) => {
    const messages = readMessages(locale);
    const same = Object.keys(en).filter((key) => messages[key]!.message === en[key]!.message);
    const worded = same.filter((key) => /\p{L}/u.test(wordsOf(en[key]!.message)));
    expect(worded.sort()).toEqual([...SAME_EVERYWHERE, ...SAME_AS_ENGLISH[locale]].sort());
  });

  it('have no Turkish suffix after a placeholder', () => {
    // Its vowels would have to agree with those of the word: “okna”ya, but “oknem”e.
    const suffix = /\$\w+\$[”)]?['’]?\p{Ll}/u;
    const suffixed = Object.entries(readMessages('tr')).filter(([, { message }]) => suffix.test(message));
    expect(suffixed.map(([key]) => key)).toEqual([]);
  });
});

/** The sentence without its placeholders. */
function wordsOf(message: string): string {
  return message.replace(/\$\w+\$/g, '');
}
