import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');
const first = (word: string) => {
  const [reason] = judge(word, 'sd-2026', lexicons).reasons;
  return { rule: reason?.rule.replace('sd-2026/', ''), ...reason?.evidence };
};

describe('what is told first of a refused word', () => {
  it.each(['Safety', 'safety', 'Highlands', 'Pie', 'Success'])('is that it is English: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'not-listed', english: word.toLowerCase() }),
  );

  it('is none of that for a few capitals, which are an abbreviation', () =>
    expect(first('DIG')).toEqual({ rule: 'not-listed' }));

  it('of an English word that is an old spelling by its stem is the old spelling', () =>
    expect(first('Thier')).toMatchObject({ rule: 'I.10.2.old' }));

  it.each(['Nagl', 'Bing', 'Strobl', 'Schickers', 'Purrer'])(
    'is that a name would be barred, before a rule on forms of verbs and adjectives: %s',
    (word) => {
      expect(first(word)).toMatchObject({ rule: 'not-listed', name: word });
      expect(judge(word, 'sd-2026', lexicons).reasons.length).toBeGreaterThan(1);
      expect(first(word.toLowerCase()).rule).toMatch(/^II\./);
    },
  );

  it.each(['Max', 'Lanka', 'Cruz'])('is a name of the list beside an abbreviation or a word of a phrase: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'I.1.2.c', sources: ['SCOWL'] }),
  );

  it.each([
    ['max', 'I.3.b'],
    ['Mio', 'I.3.b'],
    ['bik', 'II.6.1.a'],
    ['Ewen', 'II.3.4.unchanged'],
  ])('is no rare name where the word is spelled so, or a rule bars the form: %s', (word, rule) =>
    expect(first(word).rule).toBe(rule),
  );

  it.each(['IV', 'XVII'])('is that a Roman number has several capitals: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'I.3.d', spelling: word }),
  );

  it('is its digits, and not that it is an affix', () => expect(first('11-34er').rule).toBe('I.3.e'));

  it.each(['Arbeits', 'Frischs', 'Zündels', 'nächtiges'])('is no “es” behind a form that nobody says: %s', (word) =>
    expect(first(word).rule).not.toBe('I.7.2'),
  );
  it.each(['Gehts', 'gehts', 'Weils'])('is “es” behind a common word: %s', (word) =>
    expect(first(word).rule).toBe('I.7.2'),
  );

  it('is no dative of a language', () => expect(first('uigurische')).toMatchObject({ rule: 'I.1.1', base: 'Uigure' }));
  it('is no dative of what was typed with an accent', () => expect(first('Copé').rule).not.toMatch(/^II\.3/));
  it('is no verb with a prefix where a capital was typed', () => expect(first('Entebbe').rule).toBe('not-listed'));
  it('is no old spelling of a verb where a capital was typed', () =>
    expect(first('Crociere').rule).not.toBe('I.10.2.old'));
});

describe('what a refused word is formed of', () => {
  it.each([
    ['weiterzutreiben', ['weiter', 'treiben']],
    ['hinaufzubringen', ['hinauf', 'bringen']],
    ['dazusingen', ['dazu', 'singen']],
    ['herzugerannt', ['herzu', 'rennen']],
    ['immergleiche', ['immer', 'gleich']],
    ['hinüberschnellen', ['hinüber', 'schnellen']],
    ['geldgetriebene', ['Geld', 'getrieben']],
    ['festgepresst', ['fest', 'gepresst']],
    ['Kinderkorb', ['Kind', 'Korb']],
    ['dreieinhalbjährig', ['dreieinhalb', 'jährig']],
  ])('%s', (word, parts) => expect(first(word)).toMatchObject({ rule: 'I.7.1.parts', parts }));

  it.each([
    ['konsequenzlos', 'Konsequenz', '-los'],
    ['komplizenhaft', 'Komplize', '-haft'],
    ['quartalsmäßigen', 'Quartal', '-mäßig'],
  ])('with a suffix that is put to any noun: %s', (word, base, particle) =>
    expect(first(word)).toMatchObject({ rule: 'I.1.1', base, particle }),
  );

  it.each(['Rottenberg', 'Rosbergs', 'Abendburg'])('a name rather, by its last member: %s', (word) => {
    expect(first(word)).toMatchObject({ rule: 'not-listed', name: word });
    expect(judge(word, 'sd-2026', lexicons).reasons[1]?.evidence.parts).toHaveLength(2);
  });
  it('no name in the plural', () => expect(first('Containerdörfer').rule).toBe('I.7.1.parts'));

  it('a noun in -ung of its verb, and an infinitive rather than a rare noun', () => {
    expect(first('Ausradierung')).toMatchObject({ rule: 'I.1.1', base: 'ausradieren' });
    expect(first('Maskentragen')).toMatchObject({ parts: ['Maske', 'Tragen'] });
  });

  it('not of a shortened imperative, nor of an adjective whose letters are a common infinitive', () => {
    expect(first('zufuß').rule).toBe('not-listed');
    expect(first('liegenlassen').rule).toBe('not-listed');
  });

  it('an adverb in -weise that lacks its e', () =>
    expect(first('stoßweis')).toMatchObject({ rule: 'II.5.unlisted', base: 'stoßweise' }));
});

describe('the class told first of a word of several closed classes', () => {
  it.each([
    ['auch', 'adv'],
    ['dann', 'adv'],
    ['noch', 'adv'],
    ['nur', 'adv'],
    ['irgendwo', 'adv'],
    ['um', 'prp'],
    ['bis', 'prp'],
    ['nachdem', 'kon'],
    ['sowie', 'kon'],
    ['weg', 'adv'],
    ['voll', 'adj:pos'],
    ['zack', 'itj'],
  ])('%s: %s', (word, tag) => expect(judge(word, 'sd-2026', lexicons).analyses[0]?.tag).toBe(tag));
});
