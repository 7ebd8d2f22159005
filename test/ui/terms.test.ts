import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessages } from '../../src/cli/wording.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { LOCALES, type Locale } from './locale.ts';

/** Words that no sentence may use for a term of docs/translating.md, with the term. */
const INSTEAD_OF: Readonly<Record<Locale, ReadonlyArray<readonly [found: RegExp, term: string]>>> = {
  en: [
    [/\bmay not be played\b/i, 'not allowed, not valid'],
    [/\bno such word\b/i, 'not on the open list'],
    [/\bderived by rule\b/i, 'formed by rule'],
    [/\b(?:other|several) machines?\b/i, 'device'],
    [/\bpuzzle piece\b/i, 'puzzle icon'],
    [/\bvouch/i, 'is not enough'],
    [/\bat play\b/i, 'I’m playing'],
    [/\bin vain\b/i, 'unsuccessfully'],
  ],
  de: [
    [/(?<!\b(?:es|lässt|Firefox) )\berlaubt(?! das)\b/i, 'gültig'],
    [/zulässig/i, 'gültig, ungültig'],
    [/\bgesperrt(?! geschrieben|\.)\b/i, 'ungültig'],
    [/amtlich/i, 'offiziell'],
    [/Wortrichter/i, 'Wortprüfung'],
    [/\b(?:Bank|Bänken?)\b(?!`|¹)/, 'Bänkchen'],
    [/Hauptw[oö]rt|\b(?:Ein|Mehr)zahl\b|Befehlsform/, 'Substantiv, Singular, Plural, Imperativ'],
    [/\b(?:Gib|Gebt|Drücke|Ersetze|Nimm|habt|euch|dein\w*)\b/, 'Sie'],
    [/(?:auf (?:den Knopf|das \S+) drücken|Puzzleteil)/i, 'klicken'],
    [/\bListen? laden\b|\bgeladen am\b/i, 'importieren'],
    [/Spielblatt|Wertungsblatt/, 'Punktezettel'],
    [/\bAustausch|austauschen/i, 'synchronisieren'],
    [/Beim Spiel\b/, 'Ich spiele gerade'],
  ],
  pl: [
    [/\bnaciś(?:nij|niesz)\b(?! (?:Ctrl|potem Alt))/i, 'kliknij'],
    [/sędzi\S* słown/i, 'arbiter słów'],
    [/ułomn/i, 'defektywny'],
    [/tryb\S* orzekając/i, 'tryb oznajmujący'],
    [/odczytani/i, 'interpretacja'],
    [/\blis(?:ta|ty|cie|tę) otwart/i, 'otwarta lista'],
    [/tabel\S* wyników|arkusz gry/i, 'arkusz wyników'],
    [/wczytaj (?:listę|ją|drugą)(?!\p{L})/iu, 'zaimportuj'],
    [/podczas gry”|„podczas gry/i, 'Trwa gra'],
  ],
  tr: [
    [/\bistaka|İstaka/, 'ıstaka'],
    [/(?<!\p{L})özel ad/iu, 'özel isim'],
    [/sözcük/i, 'kelime'],
    [/\bayarlarda\b/i, 'seçeneklerde'],
    [/liste(?:yi|sini)? yükle/i, 'içe aktar'],
  ],
};

/** Used in no language: signs of set theory, and names of packages, except in the messages on sources. */
const NOWHERE = /[∩∪⊂]|\b(?:enz|german-pos-dict|PoliMorf|SCOWL|Faker|WordNet|Simple Icons)\b/;

type Said = readonly [at: string, sentence: string];

function strings(at: string, value: unknown): Said[] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => strings(`${at} ${key}`, inner));
}

/** All sentences of a language, with their places. */
const saidIn = (locale: Locale): Said[] => [
  ...Object.entries(readMessages(locale)).map(([key, { message }]): Said => [key, message]),
  ...strings('', WORDINGS[locale]),
];

/** The guide and the listing, whose lines break within sentences. */
const written = (locale: Locale): Said[] =>
  [`docs/guide${locale === 'en' ? '' : `.${locale}`}.md`, `docs/store/${locale}/listing.md`].map((path) => [
    path,
    readFileSync(path, 'utf8').replace(/\s+/g, ' '),
  ]);

/** The rows of the table of terms: in English, German, Polish and Turkish. */
const TERMS = [...readFileSync('docs/translating.md', 'utf8').matchAll(/^\| (.+) \|$/gm)]
  .map(([, row = '']) => row.split(' | '))
  .filter((cells) => cells.length === LOCALES.length && !/^(?:English|-)/.test(cells[0] ?? ''));

describe.each(LOCALES)('the terms of the interface in %s', (locale) => {
  it('are the only ones for their things', () => {
    const found = [...saidIn(locale), ...written(locale)].flatMap(([at, sentence]) =>
      INSTEAD_OF[locale]
        .filter(([word]) => word.test(sentence))
        .map(([word, term]) => `${at}: “${word.exec(sentence)?.[0]}” instead of “${term}”`),
    );
    expect(found).toEqual([]);
  });

  it('include no package names and no signs of set theory', () => {
    const found = saidIn(locale).filter(([at, sentence]) => !at.startsWith('source_') && NOWHERE.test(sentence));
    expect(found).toEqual([]);
  });

  it('are those of the table of terms', () => {
    expect(TERMS.length).toBeGreaterThan(20);
    const place = ['en', 'de', 'pl', 'tr'].indexOf(locale);
    const all = saidIn(locale)
      .map(([, sentence]) => sentence)
      .join('\n')
      .toLocaleLowerCase(locale);
    const terms = TERMS.flatMap((cells) => (cells[place] ?? '').split(/, |; /));
    expect(terms.filter((term) => !all.includes(term.toLocaleLowerCase(locale)))).toEqual([]);
  });
});

describe('the sentences of the English rules', () => {
  it('say that a word is valid or allowed, not that it counts', () => {
    const counts = /\bcounts?\b(?! as\b)/;
    expect(strings('', WORDINGS.en.rulesets).filter(([, sentence]) => counts.test(sentence))).toEqual([]);
  });
});
