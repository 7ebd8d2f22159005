import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { loadWording } from '../../src/cli/wording.ts';
import { reasonPhrase } from '../../src/core/explain/phrases.ts';
import { text } from '../../src/core/explain/sentence.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import type { Reason, RulesetId } from '../../src/core/rules/verdict.ts';
import { rulesetsOfLanguage } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('pfs-2018');
const wording = loadWording('pl');

const against = (word: string, ruleset: RulesetId = 'pfs-2018'): readonly Reason[] =>
  judge(word, ruleset, lexicons).reasons;
const isAbout = (rule: string) => (reason: Reason) => reason.rule.endsWith(`/${rule}`);

/** Rows of the curated table whose word is refused as an abbreviation. */
const rows = readTable('curated/abbreviations.tsv').filter(
  ({ lemma = '' }) => lemma.length > 1 && against(lemma).some(isAbout('abbreviation')),
);

describe('abbreviations', () => {
  it('have the expansions of the curated table, whatever other dictionaries say', () => {
    expect(rows.length).toBeGreaterThan(700);
    const explained = rows.filter(({ lemma = '', stands_for = '' }) => {
      const reason = against(lemma).find(isAbout('abbreviation'));
      return reason && text(reasonPhrase(reason), wording).includes(stands_for.split('; ')[0] ?? '');
    });
    expect(explained.length / rows.length).toBeGreaterThan(0.96);
  });

  it.each(
    readTable('curated/pl-abbreviations-inner-points.tsv')
      .filter(({ abbreviation = '' }) => against(abbreviation).some(isAbout('abbreviation')))
      .map((row) => [row.abbreviation, row.stands_for]),
  )('%s keeps its points: %s', (abbreviation = '', source) => {
    const explained = against(abbreviation).filter(isAbout('abbreviation'));
    expect(explained.map(({ detail }) => fieldsOf(detail).source)).toEqual([source]);
  });

  it.each([
    ['PKP', 'Polskie Koleje Państwowe'],
    ['NATO', 'North Atlantic Treaty Organization'],
    ['kHz', 'kiloherc'],
    ['USD', 'dolar amerykański'],
    ['ETPC', 'Europejski Trybunał Praw Człowieka'],
    ['POChP', 'przewlekła obturacyjna choroba płuc'],
  ])('%s is explained by its expansion before its capitals', (word, source) => {
    const detail = { source: expect.stringMatching(new RegExp(`^${source}`)) };
    expect(against(word)[0]).toMatchObject({
      rule: 'pfs-2018/capital-letter',
      detail: { spelling: word, ...detail },
    });
    expect(against(word, '7slow')[0]).toMatchObject({ rule: '7slow/abbreviation', detail });
  });

  it.each([
    ['niedz', 'niedziela'],
    ['rtm', 'rotmistrz'],
    ['socjol', 'socjologia'],
  ])('%s is an abbreviation though a spelling list has its letters without a point', (word, source) => {
    for (const typed of [word, `${word}.`])
      expect(against(typed)[0]).toMatchObject({
        detail: { source: expect.stringMatching(new RegExp(`^${source}`)) },
      });
    // 7 słów judges by that list, and an abbreviation is not among its words.
    expect(judge(word, '7slow', lexicons)).toMatchObject({ verdict: 'disallowed' });
  });

  it('is less likely than a word of the game that lacks no more letters', () => {
    expect(against('dlug.')[0]).toMatchObject({ detail: { intended: 'dług' } });
  });

  it.each([
    ['PKP.', 'Polskie Koleje Państwowe'],
    ['dB.', 'decybel'],
  ])('%s is an abbreviation at the end of a sentence', (word, source) =>
    expect(against(word)[0]).toMatchObject({ rule: 'pfs-2018/capital-letter', detail: { source } }),
  );

  it('also at the end of a sentence under the older rules', () =>
    expect(against('PKP.', 'pfs-2016')[0]).toMatchObject({ detail: { source: 'Polskie Koleje Państwowe' } }));

  it('does not suggest the name that it stands for, even if the user’s list has it', () => {
    const official = { name: 'All', edition: '1', has: (form: string) => form !== 'ic', shortest: 2, longest: 15 };
    expect(judge('ic', '7slow', { ...lexicons, official }).suggestions).not.toContain('InterCity');
  });

  it('is allowed if the game has the word', () => {
    expect(judge('lot', 'pfs-2018', lexicons)).toMatchObject({ verdict: 'allowed' });
  });

  it('is not also a name if it stands for common words', () => {
    expect(against('kWh').some(isAbout('proper-name'))).toBe(false);
    expect(against('ZUS').some(isAbout('proper-name'))).toBe(true);
  });

  it('is reported with its point, whatever else the letters are', () => {
    expect(against('niem.')[0]).toMatchObject({ rule: 'pfs-2018/abbreviation', detail: { source: 'niemiecki' } });
  });

  it.each(['FM', 'CA', 'COS', 'PL', 'KM', 'CM'])('%s is not the abbreviation in lower case', (word) => {
    const [reason] = against(word).filter(isAbout('abbreviation'));
    expect(reason?.detail).toEqual({ kind: 'spelling', spelling: word });
  });

  it.each([
    ['MGR', 'magister'],
    // No dictionary has it in capitals, and it is written with a point.
    ['GODZ', 'godzina'],
    ['Dr', 'doktor'],
    ['CKM', 'ciężki karabin maszynowy'],
    ['HTML', 'hypertext markup language'],
  ])('%s stands for %s in any case', (word, source) => {
    expect(fieldsOf(against(word).find(isAbout('abbreviation'))?.detail).source).toBe(source);
  });

  it.each([
    ['adm', 'admirał'],
    ['płd', 'południowy'],
    ['lm', 'liczba mnoga'],
  ])('%s, without its point, stands for all that it does with one: %s', (word, source) => {
    expect(fieldsOf(against(word)[0]?.detail).source?.split('; ')).toContain(source);
  });

  it('cm is a centimetre and not a form of cmentarz', () => {
    expect(fieldsOf(against('cm')[0]?.detail).source).toBe('centymetr');
  });

  it.each([
    ['Ks', 'ksiądz; książę; księga'],
    ['Gm', 'gmina; gminny'],
    ['Poz', 'pozycja'],
  ])('%s is the abbreviation at the start of a sentence, and not one in capitals', (word, source) => {
    expect(against(word)[0]).toMatchObject({ rule: 'pfs-2018/abbreviation', detail: { source } });
    expect(against(word.toUpperCase())[0]).toMatchObject({ rule: 'pfs-2018/capital-letter' });
  });

  it('that is written in capitals only is recognised in any case', () => {
    expect(against('Zus')[0]).toMatchObject({ rule: 'pfs-2018/capital-letter', detail: { spelling: 'ZUS' } });
  });

  it.each([
    ['ip', 'IP', 'Internet Protocol'],
    ['Zus', 'ZUS', 'Zakład Ubezpieczeń Społecznych'],
    ['tb', 'Tb', 'Księga Tobiasza'],
    ['uop', 'UoP', 'umowa o pracę'],
  ])('%s, spelled %s, is explained by its expansion and not first as a name', (word, spelling, source) => {
    const [first] = against(word);
    expect(first).toMatchObject({ rule: 'pfs-2018/capital-letter', detail: { spelling } });
    expect(fieldsOf(first?.detail).source).toContain(source);
  });

  it('is reported before an unlikely form of a name', () => {
    expect(against('Adm')[0]).toMatchObject({
      rule: 'pfs-2018/abbreviation',
      detail: { source: expect.stringContaining('admirał') },
    });
  });

  it('is not reported if the word is a name in its own spelling', () => {
    expect(fieldsOf(against('Miami')[0]?.detail).source).toBeUndefined();
    expect(against('miami')[0]?.rule).toBe('pfs-2018/proper-name');
  });

  it('with other letters is not the reading of capitals', () => {
    expect(against('PLD').filter(isAbout('abbreviation'))).toEqual([]);
  });

  it.each(['kg', 'km', 'html', 'HTML', 'CSS', 'vat', 'VAT'])('%s is not reported as a name', (word) => {
    expect(against(word).filter(isAbout('proper-name'))).toEqual([]);
  });
});

describe('names', () => {
  it.each(rulesetsOfLanguage('pl'))('include a capitalised word that no list has, %s', (ruleset) => {
    for (const word of ['Kowalikowska', 'Drzymalec', 'Szczerbułka', 'Brelandia']) {
      expect(against(word, ruleset)[0]?.detail, word).toEqual({ kind: 'name', name: word });
      expect(fieldsOf(against(word.toLowerCase(), ruleset)[0]?.detail).name).toBeUndefined();
    }
  });

  it('do not include a word in running capitals', () => {
    expect(fieldsOf(against('ZABLORPOWANA')[0]?.detail).name).toBeUndefined();
  });

  it.each(['Piotr', 'Warszawa', 'Ikea'])('%s is a name that lists have', (word) => {
    expect(fieldsOf(against(word)[0]?.detail).name).toBeUndefined();
  });

  it.each(['tes', 'pis'])(
    '%s is first the entry with a capital, and not a chance form or a word of a phrase',
    (word) => {
      expect(against(word)[0]?.rule).toBe('pfs-2018/capital-letter');
    },
  );
});
