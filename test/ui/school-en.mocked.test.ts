import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { sectionLabel } from '../../src/core/explain/citation.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { judgedAsPhrase, readingPhrase, reasonPhrase, secondaryPhrase } from '../../src/core/explain/phrases.ts';
import { readingsOf, tagPhrase } from '../../src/core/explain/readings.ts';
import { decidingReason, isPlain, secondaryReasons } from '../../src/core/explain/reasons.ts';
import { type Phrase, text } from '../../src/core/explain/sentence.ts';
import { ENGLISH_PARTS } from '../../src/core/morphology/en/tag.ts';
import { readAddress } from '../../src/pages/forms/query.ts';
import { judge, RULES } from '../all-rules.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { LOCALES, type Locale } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n } }));

const lexicons = loadLexicons('school-en');

const { catalogue } = RULES['school-en'];
let wording = WORDINGS.en;

function speak(locale: Locale): void {
  wording = WORDINGS[locale];
}

const worded = (phrase: Phrase): string => text(phrase, wording);

/** The first line about a word in the front ends, with the section of its reason. */
function said(word: string): string {
  const verdict = judge(word, 'school-en', lexicons);
  const reason = decidingReason(verdict)!;
  const [first] = readingsOf(verdict);
  const reading = first && worded(readingPhrase(first, 2));
  const details =
    isPlain(reason, catalogue) && reading ? [] : [worded(reasonPhrase(reason)), sectionLabel(reason, wording)];
  return [verdict.verdict === 'allowed' ? '✓' : '✗', ...(reading ? [reading] : []), ...details].join(' | ');
}

describe('sentences of the school tournament in English', () => {
  beforeEach(() => speak('en'));

  it.each([
    ['dogs', '✓ | dog: plural; 3rd person singular, present'],
    ['geese', '✓ | goose: plural'],
    ['am', '✓ | be: present | “am” is on the printed two-letter list. | School, two-letter list'],
    ['children', '✓ | child: plural'],
    ['went', '✓ | go: past tense'],
    ['happier', '✓ | happy: adjective, comparative'],
    ['QI', '✓ | qi: noun | “qi” is on the printed two-letter list. | School, two-letter list'],
    ['te', '✗ | “te” is in the dictionary, but not on the printed two-letter list. | School, two-letter list'],
    ['zq', '✗ | Not on the printed two-letter list. | School, two-letter list'],
    ['istanbul', '✗ | Spelled only with a capital letter: “Istanbul”. | School, rule 14'],
    [
      'UNESCO',
      '✗ | “UNESCO” is an abbreviation of “United Nations Educational, Scientific and Cultural Organization”. | School, rule 14',
    ],
    ['-ness', '✗ | “-ness” is a prefix or suffix, not a word. | School, rule 14'],
    ['can’t', '✗ | “can’t” contains “’”, which no tile has. | School, tiles'],
    ['oclock', '✗ | “o’clock” contains “’”, which no tile has. | School, tiles'],
    ['кот', '✗ | Not on any tile: К, О, Т. | School, tiles'],
    ['I', '✗ | A single letter (I) is not a word: it takes at least two tiles. | board'],
    ['qwop', '✗ | Not in the dictionary. | word list'],
  ])('%s', (word, sentence) => expect(said(word)).toBe(sentence));

  it('report that a name or an accent was ignored', () => {
    const of = (word: string) => worded(judgedAsPhrase(judge(word, 'school-en', lexicons)));
    expect(of('China')).toBe('Checked as the common word “china”.');
    expect(of('İN')).toBe('Checked as the common word “in”.');
    expect(of('café')).toBe('Checked as the common word “cafe”.');
    expect(of('china')).toBe('');
    expect(of('Istanbul')).toBe('');
  });

  it('report the name beside the common word', () => {
    const [other] = secondaryReasons(judge('Turkey', 'school-en', lexicons), catalogue);
    expect(other?.as).toBe('barred_reading');
    expect(worded(secondaryPhrase(other!))).toBe(
      'Another reading would be barred. Spelled only with a capital letter: “Turkey”.',
    );
  });
});

describe.each(LOCALES)('sentences in %s', (locale) => {
  beforeEach(() => speak(locale));

  it('exist for every tag', () => {
    const forms = [
      '',
      ':sg',
      ':pl',
      ':base',
      ':prs3',
      ':past',
      ':part2',
      ':past.part2',
      ':ing',
      ':pos',
      ':comp',
      ':sup',
    ];
    for (const part of ENGLISH_PARTS) {
      for (const form of forms) {
        const wording = worded(tagPhrase(part + form, 'en'));
        expect(wording, part + form).not.toMatch(/undefined|[:$]|(^|, )(,|$)|^ | {2}| $|^$/);
      }
    }
    expect(worded(tagPhrase('zzz:foo', 'en'))).toBe('zzz:foo');
  });

  it('exist for each kind of word', () => {
    const words = ['dogs', 'ran', 'best', 'qi', 'te', 'zq', 'May', 'monday', 'tv', 'un-', 'x-ray', 'кот', 'I', 'qwop'];
    for (const word of words) expect(said(word), word).not.toMatch(/undefined|[\uE000-\uF8FF]|: \w+:|\| *$|school-en/);
  });
});

describe('the forms view', () => {
  it('is offered for no English word', () => {
    for (const word of ['dogs', 'run', 'istanbul', 'qwop']) {
      expect(
        explain(judge(word, 'school-en', lexicons), { wording, catalogue, spelling: lexicons.spelling }).inflects,
      ).toBe(false);
    }
  });

  it('shows words of other rules if English ones are wanted', async () => {
    expect((await readAddress('?word=okno&ruleset=school-en', 'sd-2026')).query.ruleset).toBe('sd-2026');
    const polish = await readAddress('?word=okno', 'school-en');
    expect([polish.query.ruleset, polish.replaced]).toEqual(['pfs-2018', undefined]);
  });

  it('says that an address asks for English ones', async () => {
    expect((await readAddress('?word=dog&ruleset=school-en', 'school-en')).replaced).toBe('school-en');
    expect((await readAddress('?word=okno&ruleset=pfs-2018', 'school-en')).replaced).toBeUndefined();
  });
});

describe('letters of English words', () => {
  it('have their points, or none without a tile', () => {
    expect(explain(judge('quiz', 'school-en', lexicons), { wording, catalogue, spelling: null }).tilePoints).toEqual([
      10, 1, 1, 10,
    ]);
    expect(explain(judge('x-ray', 'school-en', lexicons), { wording, catalogue, spelling: null }).tilePoints).toEqual([
      8,
      null,
      1,
      1,
      4,
    ]);
  });
});
