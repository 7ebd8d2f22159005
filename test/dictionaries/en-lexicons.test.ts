/** What the packed English lexicons hold. */
import { describe, expect, it } from 'vitest';
import { readColumn, readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Reading } from '../../src/core/lexicon/lexicon.ts';
import { keyBesideWord } from '../../src/core/rules/abbreviations.ts';
import { withSigns } from '../../src/core/rulesets/school-en/query.ts';
import { toEnglishTiles } from '../../src/core/words/tiles.ts';

const { game, spelling } = loadLexicons('school-en');
const analysis = ({ lemma, tag }: Reading) => `${lemma} ${tag}`;

describe('en-game', () => {
  it('has some 255,000 forms, 97 % with lemma and tag, and 99 % of the common ones', () => {
    const forms = new Set<string>();
    game.forEachForm((form) => forms.add(form));
    let explained = 0;
    let common = 0;
    let commonExplained = 0;
    for (const form of forms) {
      const readings = game.readings(form);
      const isExplained = readings.some(({ tag }) => tag !== '');
      const isCommon = readings.some(({ attestedBy }) => attestedBy?.includes('SCOWL 70'));
      if (isExplained) explained++;
      if (isCommon) common++;
      if (isCommon && isExplained) commonExplained++;
    }
    expect(forms.size).toBeGreaterThan(254_000);
    expect(forms.size).toBeLessThan(260_000);
    expect(explained / forms.size).toBeGreaterThan(0.97);
    expect(common).toBeGreaterThan(118_000);
    expect(commonExplained / common).toBeGreaterThan(0.98);
  });

  it('has only words of at least two letters a to z', () => {
    const odd: string[] = [];
    game.forEachForm((form) => {
      if (!/^[a-z]{2,}$/.test(form)) odd.push(form);
    });
    expect(odd).toEqual([]);
  });

  it('has the printed two-letter words, each with a reading', () => {
    const printed = readColumn('lists/school-en-two-letter.tsv', 'word').map((word) => word.toLowerCase());
    expect(printed).toHaveLength(101);
    expect(printed.filter((word) => !game.readings(word).some(({ tag }) => tag !== ''))).toEqual([]);
  });

  it.each([
    ['cats', 'cat noun:pl'],
    ['children', 'child noun:pl'],
    ['gentlewomen', 'gentlewoman noun:pl'],
    ['criteria', 'criterion noun:pl'],
    ['trousers', 'trousers noun:pl'],
    ['physics', 'physics noun:sg'],
    ['went', 'go verb:past'],
    ['is', 'be verb:prs3'],
    ['could', 'can verb:past'],
    ['overdrew', 'overdraw verb:past'],
    ['travelling', 'travel verb:ing'],
    ['traveled', 'travel verb:past.part2'],
    ['spoken', 'speak verb:part2'],
    ['better', 'good adj:comp'],
    ['worst', 'badly adv:sup'],
    ['happiest', 'happy adj:sup'],
    ['quickly', 'quickly adv:pos'],
    ['them', 'them pron'],
    ['because', 'because conj'],
    ['between', 'between prep'],
    ['seven', 'seven num'],
    ['hurray', 'hurray intj'],
    ['whose', 'whose det'],
  ])('%s is %s', (form, reading) => {
    expect(game.readings(form).map(analysis)).toContain(reading);
  });

  it('is looked up by tiles and returns the spelling', () => {
    expect(game.readings('cafes').map(({ lemma, spelling }) => [lemma, spelling])).toContainEqual(['café', 'cafés']);
    expect(game.readings('kindergartner')[0]?.spelling).toBe('kindergärtner');
    expect(game.readings('sauteed').map(analysis)).toContain('sauté verb:past.part2');
  });

  it.each(
    // Spellings of all dialects, words that are names as well, clippings, seldom used variants, newer words.
    (
      'color colour honour honor realise realize centre center tyre kerb curb jail gaol china turkey polish may frank ' +
      'jersey march mark bill app apps intro maths vocab bio loch kirk annexe carcase selfie chatbot vlog unfriend'
    ).split(' '),
  )('has %s', (word) => {
    expect(game.has(word)).toBe(true);
  });

  it.each(
    'gambia hawaiians jurassic london monday december american nasa tv usa mr etc km kg cm ly iii thrangity'.split(' '),
  )('does not have %s', (word) => {
    expect(game.has(word)).toBe(false);
  });

  it('has no entries that are not words by themselves', () => {
    for (const word of readColumn('curated/en-no-words.tsv', 'word')) expect(game.has(word), word).toBe(false);
  });
});

describe('en-spelling', () => {
  const reading = (word: string) => spelling.readings(word)[0];

  it.each([
    ['london', 'London'],
    ['monday', 'Monday'],
    ['americans', 'Americans'],
    ['polish', 'Polish'],
    ['china', 'China'],
    ['mcdonald', 'McDonald'],
    ['iphone', 'iPhone'],
    ['tv', 'TV'],
    ['nasa', 'NASA'],
  ])('%s is spelled %s', (word, spelled) => {
    expect(reading(word)?.spelling).toBe(spelled);
  });

  it('names the sources of doubtful words and names', () => {
    expect(reading('adalat')?.attestedBy).toEqual(['SCOWL 95']);
    expect(reading('alumnuses')?.attestedBy).toEqual(['SCOWL variant 3']);
    expect(reading('london')?.attestedBy).toEqual(['SCOWL 80']);
  });

  it('has contractions with the typographic apostrophe', () => {
    expect(['can’t', 'o’clock', 'ma’am', 'they’ve'].filter((word) => !spelling.has(word))).toEqual([]);
  });

  it('marks Roman numerals', () => {
    expect(['iii', 'viii', 'xxxvii'].map((word) => reading(word)?.tag)).toEqual(['num', 'num', 'num']);
  });

  it('has every affix of the list, whether allowed as a word or not', () => {
    for (const { affix = '', whole_word } of readTable('curated/en-affixes.tsv')) {
      const letters = affix.replaceAll('-', '');
      expect(game.has(letters), affix).toBe(whole_word === 'yes');
      const readings = spelling.readings(letters).filter(({ rule }) => rule === 'school-en/affix');
      expect(readings.map(({ mark }) => mark)).toEqual(['curated']);
      expect(readings[0]?.source?.split(', ')).toContain(affix);
    }
  });

  it('has every word that is printed apart, which the game lexicon lacks', () => {
    for (const { word = '', printed = '' } of readTable('curated/en-written-apart.tsv')) {
      expect(game.has(word), word).toBe(false);
      const [apart] = spelling.readings(word).filter(({ rule }) => rule === 'school-en/no-tile');
      expect(withSigns(word, apart?.source ?? '')).toBe(printed.toLowerCase());
    }
  });

  it('has every name of the list with its capital', () => {
    for (const word of readColumn('curated/en-names.tsv', 'word')) {
      const laid = toEnglishTiles(word);
      expect(game.has(laid), word).toBe(false);
      expect(
        spelling.readings(laid).some(({ spelling: spelled = '' }) => /^\p{Lu}/u.test(spelled)),
        word,
      ).toBe(true);
    }
  });

  it('has every abbreviation of the list with its expansion, also if its letters are an allowed word', () => {
    for (const { abbreviation = '', stands_for } of readTable('curated/en-abbreviations.tsv')) {
      const word = abbreviation.toLowerCase();
      const isPlayed = word === abbreviation && game.has(word);
      const found = spelling
        .readings(isPlayed ? keyBesideWord(word) : word)
        .filter(({ mark }) => mark === 'abbreviation');
      expect(found.map(({ source }) => source)).toContain(stands_for);
    }
  });
});
