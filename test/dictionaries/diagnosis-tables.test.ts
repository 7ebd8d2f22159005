/** The labelled words with which explanations are measured. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { LABEL_KINDS } from '../../scripts/diagnosis/kinds.ts';
import { LANGUAGES } from '../../scripts/diagnosis/labels.ts';

const DICTIONARIES = join(import.meta.dirname, '../../dictionaries');

/** Kinds of text from which words were labelled, and the tests. */
const SOURCE =
  /^(?:blog|dialect|games|informal|learner|literature|news|old|recalled|recipes|review|software|subtitles|test|tweet|wiki)$/;

/** Fewest labels of a kind with which its figures mean anything. */
const FEWEST = 20;

/** Kinds of which the language has no refused words: Polish and English compounds are labelled as derivations. */
const ABSENT: Readonly<Record<string, readonly string[]>> = {
  pl: ['compound'],
  de: [],
  en: ['barred-form', 'compound'],
};

it('the tables are those of SOURCES.md', () => {
  const text = readFileSync(join(DICTIONARIES, 'SOURCES.md'), 'utf8');
  const named = [...text.matchAll(/^\| (diagnosis\/[\w-]+\.tsv) \|/gm)].map(([, file]) => file);
  expect(named.sort()).toEqual(readdirSync(join(DICTIONARIES, 'diagnosis')).map((file) => `diagnosis/${file}`));
});

describe.each(LANGUAGES.flatMap((language) => [language, `${language}-unseen`]))('the labels of %s', (table) => {
  const rows = readTable(`diagnosis/${table}.tsv`);
  const kinds: readonly string[] = LABEL_KINDS;

  it('have one row a word, in the order of code points', () => {
    const words = rows.map(({ word }) => word!);
    expect(words).toEqual([...new Set(words)].sort());
    expect(words.filter((word) => word !== word.normalize('NFC').trim() || word === '')).toEqual([]);
  });

  it('have the columns and values that docs/diagnosis.md describes', () => {
    const wrong = rows.filter(({ kind = '', also = '', sentence_start = '', source = '', drawn = '' }) => {
      const others = also.split(' ').filter(Boolean);
      return (
        ![kind, ...others].every((one) => kinds.includes(one)) ||
        new Set([kind, ...others]).size !== others.length + 1 ||
        !/^[01]$/.test(sentence_start) ||
        !SOURCE.test(source) ||
        !(source === 'test' ? /^targeted$/ : /^(?:random|targeted)$/).test(drawn)
      );
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(rows[0]!)).toEqual(['word', 'kind', 'intended', 'also', 'sentence_start', 'source', 'drawn']);
  });

  it('name the intended word if there is one', () => {
    const unnamed = rows.filter(
      ({ kind = '', intended }) => /^(?:misspelling|old-spelling|written-together)$/.test(kind) && !intended,
    );
    expect(unnamed).toEqual([]);
  });
});

describe.each(LANGUAGES)('the labels of %s', (language) => {
  it('have enough rows of each kind', () => {
    const rows = readTable(`diagnosis/${language}.tsv`);
    const few = LABEL_KINDS.filter(
      (kind) => kind !== 'missing' && rows.filter((row) => row.kind === kind).length < FEWEST,
    );
    expect(few).toEqual(ABSENT[language]);
  });

  it('are unseen if the fitted table has no such word', () => {
    const fitted = new Set(readTable(`diagnosis/${language}.tsv`).map(({ word = '' }) => word.toLowerCase()));
    const unseen = readTable(`diagnosis/${language}-unseen.tsv`).map(({ word = '' }) => word);
    expect(unseen.filter((word) => fitted.has(word.toLowerCase()))).toEqual([]);
  });
});
