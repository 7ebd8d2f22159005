import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildClosedClasses, buildTwoLetterWords } from '../../dictionaries/compile/de/closed-classes.ts';
import { parseCoreList } from '../../dictionaries/compile/de/core-list.ts';
import { cardinalsOf } from '../../dictionaries/compile/de/numerals.ts';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { ruleName } from '../../src/core/rulesets/sd-2026/catalogue.ts';
import { toGermanTiles } from '../../src/core/words/tiles.ts';

const closed = buildClosedClasses(parseCoreList(['SCHRITTWEISE schrittweise', 'HAUS Haus']));
const forms = new Map(
  [...closed.curated, ...buildTwoLetterWords()].flatMap(({ lexeme }) =>
    lexeme.forms.map(({ form, rule }) => [toGermanTiles(form), rule ?? ''] as const),
  ),
);

describe('closed word classes', () => {
  it.each(['brr', 'mmh', 'bst', 'hä', 'st'])('%s is an interjection', (word) => {
    expect(forms.get(word)).toBe('I.1.1.interjection');
  });

  it.each(['xi', 'my', 'phi', 'omega', 'zett', 'eszett', 'jot', 'ypsilon'])('%s is the name of a letter', (word) => {
    expect(forms.get(word)).toBe('I.2.letter-names');
  });

  it('have contractions and adverbs by suffix', () => {
    expect(forms.get('übern')).toBe('I.7.1');
    const lemmasOf = (word: string) =>
      [...closed.curated, ...buildTwoLetterWords()].flatMap(({ lexeme }) =>
        lexeme.forms.some(({ form }) => form === word) ? [lexeme.lemma] : [],
      );
    for (const [word, lemma] of Object.entries({ im: 'in', zum: 'zu', vom: 'von', übern: 'über' }))
      expect(lemmasOf(word)).toEqual(expect.arrayContaining([word, lemma]));
    expect(closed.bySuffix.map(({ lemma }) => lemma)).toEqual(['schrittweise']);
  });
});

describe('two-letter words', () => {
  const rows = readTable('curated/de-two-letter.tsv');

  it('have two tiles', () => {
    for (const { word } of rows) expect([...toGermanTiles(word as string)], word).toHaveLength(2);
  });

  it('do not include strings that the rules name as no words', () => {
    const words = rows.map(({ word }) => toGermanTiles(word as string));
    for (const word of ['en', 'se', 'sm', 'km', 'tz', 'bh', 'fe']) expect(words).not.toContain(word);
  });
});

it('numerals are found among the words of a list', () => {
  const core = parseCoreList(
    ['einundzwanzig', 'zweihundert', 'dreist', 'hundertzwei', 'verdreifachen'].map((w) => w.toUpperCase()),
  );
  expect(cardinalsOf(core)).toEqual(['einundzwanzig', 'zweihundert', 'hundertzwei']);
});

it('every row of the adjective tables has a source, and a rule that exists', () => {
  const folder = join(import.meta.dirname, '../../dictionaries/curated');
  for (const file of readdirSync(folder)) {
    if (!/^de-(?:adjective|closed-class|two-letter)/.test(file)) continue;
    for (const row of readTable(`curated/${file}`)) {
      expect(row.source, `${file} ${JSON.stringify(row)}`).toBeTruthy();
      if (row.rule) expect(ruleName(row.rule), `${file} ${JSON.stringify(row)}`).not.toBeNull();
    }
  }
});
