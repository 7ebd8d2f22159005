import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');
/** Of a word that is too long for the board what is told besides that. */
const first = (word: string) => {
  const reason = judge(word, 'sd-2026', lexicons).reasons.find(({ section }) => section !== 'board');
  return { rule: reason?.rule.replace('sd-2026/', ''), ...reason?.evidence };
};

describe('what is told first of a refused word', () => {
  it.each(['Safety', 'safety', 'Highlands', 'Pie', 'Success'])('is that it is English: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'not-listed', english: word.toLowerCase() }),
  );

  it.each(['DIG', 'GCHQ', 'RSPB'])('is that a few capitals would be an abbreviation: %s', (word) => {
    expect(first(word)).toEqual({ rule: 'not-listed', abbreviation: word });
    expect(first(word.toLowerCase()).abbreviation).toBeUndefined();
  });
  it('is no abbreviation of capitals that are a slip in a word', () =>
    expect(first('ODRE')).toEqual({ rule: 'not-listed' }));
  it.each(['TechnoGym', 'ZDFspezial'])('is that several capitals are in a word: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'I.3.d', spelling: word }),
  );

  it('is the name whose umlaut is spelled out', () => {
    expect(first('Tuerkei')).toMatchObject({ rule: 'I.5.1', lemma: 'Türkei' });
    expect(first('fuer')).toMatchObject({ rule: 'I.2.umlaut', base: 'für' });
  });

  it('is “es” behind a verb typed small, and a word of a phrase with its capital', () => {
    expect(first('wars').rule).toBe('I.7.2');
    expect(first('Wars').rule).toBe('I.8.2.foreign');
  });

  it('is that it is English, before the dative of a noun that was typed small', () =>
    expect(first('care')).toMatchObject({ rule: 'not-listed', english: 'care' }));

  it('is that it is English, before a name or an old noun of its letters, which has a capital', () => {
    expect(first('function')).toMatchObject({ rule: 'not-listed', english: 'function' });
    expect(first('Function').rule).toBe('I.10.2.old');
    expect(first('save').rule).not.toBe('I.5.1');
    expect(first('Save').rule).toBe('I.5.1');
  });

  it('is a name before the dative of a rare noun, and that dative of a common one', () => {
    expect(first('Paire')).toMatchObject({ rule: 'not-listed', name: 'Paire' });
    expect(first('Rackete')).toMatchObject({ rule: 'not-listed', name: 'Rackete' });
    expect(first('paire').rule).toBe('II.3.1.foreign');
    expect(first('Sexe').rule).toBe('II.3.1.foreign');
  });

  it('is no old spelling of the form of a rare noun where a capital was typed', () => {
    expect(first('Meuthen').rule).toBe('not-listed');
    expect(first('Muthes')).toMatchObject({ rule: 'I.10.2.old', base: 'Mutes' });
  });

  it.each([
    ['nen', 'einen'],
    ['ner', 'einer'],
  ])('is an article without its ei, which has an apostrophe: %s', (word, article) => {
    expect(first(word)).toMatchObject({ rule: 'I.1.2.a', spelling: `’${word}` });
    expect(judge(word, 'sd-2026', lexicons).suggestions[0]).toBe(article);
  });

  it('is a verb with “du” behind it', () =>
    expect(first('wirste')).toMatchObject({ rule: 'I.7.1.parts', parts: ['wirst', 'du'] }));

  it('is the word that is drawn out', () => {
    expect(judge('sooo', 'sd-2026', lexicons).suggestions[0]).toBe('so');
    expect(first('Hmmmm').name).toBeUndefined();
  });

  it('of an English word that is an old spelling by its stem is the old spelling', () =>
    expect(first('Thier')).toMatchObject({ rule: 'I.10.2.old' }));

  it.each([
    ['deßhalb', 'deshalb'],
    ['kömmt', 'kommt'],
    ['Kürbiß', 'Kürbis'],
    ['Militair', 'Militär'],
    ['willkührlich', 'willkürlich'],
    ['Denkmahl', 'Denkmal'],
  ])('an old spelling by its stem or its letters: %s', (word, base) =>
    expect(first(word)).toMatchObject({ rule: 'I.10.2.old', base }),
  );

  it('an old spelling of a noun rather than a word of a Latin phrase', () => {
    expect(first('Docent')).toMatchObject({ rule: 'I.10.2.old', base: 'Dozent' });
    expect(first('docent').rule).toBe('I.8.2.foreign');
    expect(first('Pacta').rule).toBe('I.8.2.foreign');
  });

  it.each(['Wackl', 'Kandl', 'Schickers', 'Purrer'])(
    'is that a name would be barred, before a rule on forms of verbs and adjectives: %s',
    (word) => {
      expect(first(word)).toMatchObject({ rule: 'not-listed', name: word });
      expect(judge(word, 'sd-2026', lexicons).reasons.length).toBeGreaterThan(1);
    },
  );

  it.each(['nagl', 'wackl', 'schickers', 'purrer'])('is the rule where a small letter was typed: %s', (word) =>
    expect(first(word).rule).toMatch(/^II\./),
  );

  it.each(['Max', 'Lanka', 'Cruz'])('is a name of the list beside an abbreviation or a word of a phrase: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'I.1.2.c', sources: ['SCOWL'] }),
  );

  it.each(['Dahmen', 'Dittrich', 'Reinthaler', 'Margreiter', 'Nagl', 'Batuhan'])(
    'is a name of persons before a slip, an old spelling, parts or a short form: %s',
    (word) => expect(first(word)).toMatchObject({ rule: 'I.1.2.c', lemma: word, sources: ['Faker'] }),
  );

  it('is the English word of the letters of such a name, typed small', () => {
    for (const word of ['payer', 'handler', 'hugs']) expect(first(word)).toEqual({ rule: 'not-listed', english: word });
    expect(first('Handler')).toMatchObject({ rule: 'I.1.2.c', lemma: 'Handler' });
  });

  it('is that an adjective in -lich was cut behind the l, as before a point', () => {
    for (const word of ['gesellschaftl', 'vortreffl', 'Zwischenmenschl'])
      expect(first(word)).toMatchObject({ rule: 'not-listed', abbreviation: word });
    expect(judge('vortreffl', 'sd-2026', lexicons).suggestions[0]).toBe('vortrefflich');
    expect(first('Kindl').abbreviation).toBeUndefined();
    expect(first('strafzettl')).toMatchObject({ meant: 'Strafzettel' });
  });

  it('is the abbreviation without points between its letters rather than one that lacks them', () => {
    for (const word of ['OK', 'Ok', 'ok']) expect(first(word)).toMatchObject({ rule: 'I.3.c', source: 'okay' });
    expect(first('zb')).toMatchObject({ rule: 'I.3.a', source: 'zum Beispiel' });
  });

  it('is a name beside the old spelling of a word without a capital, which it is typed small', () => {
    expect(first('Roth')).toMatchObject({ rule: 'I.1.2.c', lemma: 'Roth' });
    expect(first('roth')).toMatchObject({ rule: 'I.10.2.old', base: 'rot' });
    expect(first('Rath')).toMatchObject({ rule: 'I.10.2.old', base: 'Rat' });
  });

  it('is no slip of a word with marks of other languages, and no old spelling', () => {
    expect(first('ôter').meant).toBeUndefined();
    expect(first('réactionär').rule).not.toBe('I.10.2.old');
    expect(first('binn')).toMatchObject({ meant: 'bin' });
    expect(first('Göttinn')).toMatchObject({ rule: 'I.10.2.old', base: 'Göttin' });
  });

  it('is a name of a collection of brands', () =>
    expect(first('Roblox')).toMatchObject({
      rule: 'I.1.2.c',
      lemma: 'Roblox',
      sources: ['Simple Icons, Lobe Icons, NSI'],
    }));

  it.each([
    ['z.B.', 'zum Beispiel'],
    ['bzw.', 'beziehungsweise'],
    ['v.Chr.', 'vor Christus; vor Christi Geburt'],
    ['v.a.', 'vor allem'],
    ['brit.', 'britisch'],
  ])('is what an abbreviation with its points stands for: %s', (word, source) =>
    expect(first(word)).toEqual({ rule: 'I.3.a', spelling: word, source }),
  );

  it('whose letters are no word that was meant', () => {
    expect(judge('s.o.', 'sd-2026', lexicons).suggestions).toEqual([]);
    expect(judge('a-b', 'sd-2026', lexicons).suggestions).toEqual(['ab']);
  });

  it('is rather what is written with a point, and in the case that was typed', () => {
    expect(first('hl.').source).toBe('heilig');
    expect(first('GMBH.').source).toBeUndefined();
  });

  it.each([
    ['ADAC.', 'I.3.d'],
    ['Lkw.', 'I.3.c'],
    ['km.', 'I.1.2.d'],
  ])('%s is at the end of a sentence, and written without a point', (word, rule) => {
    expect(first(word).rule).toBe(rule);
    expect(first('Dr.').rule).toBe('I.3.a');
  });

  it('is not that of letters in another case', () => expect(first('Z.b.').source).toBeUndefined());

  it.each([
    ['max', 'I.3.b'],
    ['Mio', 'I.3.b'],
    ['bik', 'II.6.1.a'],
    ['Ewen', 'II.3.4.unchanged'],
  ])('is no rare name where the word is spelled so, or a rule bars the form: %s', (word, rule) =>
    expect(first(word).rule).toBe(rule),
  );

  it.each([
    ['GdP', 'I.3.d', 'Gewerkschaft der Polizei'],
    ['gGmbH', 'I.3.d', 'gemeinnützige Gesellschaft mit beschränkter Haftung'],
    ['KHK', 'I.3.d', 'Kriminalhauptkommissar; koronare Herzkrankheit'],
    ['ugs', 'I.3.b', 'umgangssprachlich'],
    ['ähnl', 'I.3.b', 'ähnlich'],
    ['dergl', 'I.3.b', 'dergleichen'],
    ['Thlr', 'I.3.b', 'Taler'],
    ['Zdf', 'I.3.d', 'Zweites Deutsches Fernsehen'],
    ['Bmw', 'I.3.d', 'Bayerische Motoren Werke'],
  ])('is what an abbreviation stands for: %s', (word, rule, source) =>
    expect(first(word)).toMatchObject({ rule, source }),
  );

  it.each(['IV', 'XVII'])('is that a Roman number has several capitals: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'I.3.d', spelling: word }),
  );

  it('is its digits, and not that it is an affix', () => expect(first('11-34er').rule).toBe('I.3.e'));

  it.each(['Arbeits', 'Frischs', 'Zündels', 'nächtiges'])('is no “es” behind a form that nobody says: %s', (word) =>
    expect(first(word).rule).not.toBe('I.7.2'),
  );
  it.each([
    ['bekantes', 'bekanntes'],
    ['schonn', 'schon'],
    ['bekommenn', 'bekommen'],
  ])('is no form by its letters, where a common word is misspelled: %s', (word, meant) => {
    expect(first(word).rule).toBe('not-listed');
    expect(judge(word, 'sd-2026', lexicons).suggestions[0]).toBe(meant);
  });
  it.each(['gibts', 'glaubts'])('is the form where the word behind it is as common: %s', (word) =>
    expect(first(word).rule).toBe('I.7.2'),
  );
  it.each(['Gehts', 'gehts', 'Weils'])('is “es” behind a common word: %s', (word) =>
    expect(first(word).rule).toBe('I.7.2'),
  );

  it('is no dative of a language', () => expect(first('uigurische')).toMatchObject({ rule: 'I.1.1', base: 'Uigure' }));
  it('is no dative of what was typed with an accent', () => expect(first('Copé').rule).not.toMatch(/^II\.3/));
  it('is no verb with a prefix where a capital was typed', () => expect(first('Entebben').rule).toBe('not-listed'));
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
    ['Bratfett', ['braten', 'Fett']],
    ['Blumenkohlreis', ['Blumenkohl', 'Reis']],
    ['Linksfraktion', ['links', 'Fraktion']],
    ['Dagegensein', ['dagegen', 'sein']],
    ['Meldegeschehens', ['melden', 'Geschehen']],
    ['Putenbrustfilet', ['Pute', 'Brust', 'Filet']],
    ['gesundlachen', ['gesund', 'lachen']],
    ['krankarbeiten', ['krank', 'arbeiten']],
    ['wohlgelaunt', ['wohl', 'gelaunt']],
  ])('%s', (word, parts) => expect(first(word)).toMatchObject({ rule: 'I.7.1.parts', parts }));

  it.each([
    ['konsequenzlos', 'Konsequenz', '-los'],
    ['komplizenhaft', 'Komplize', '-haft'],
    ['quartalsmäßigen', 'Quartal', '-mäßig'],
  ])('with a suffix that is put to any noun: %s', (word, base, particle) =>
    expect(first(word)).toMatchObject({ rule: 'I.1.1', base, particle }),
  );

  it.each(['Rottenberg', 'Rosbergs', 'Abendburg', 'Heisterkamp', 'Langenbecks'])(
    'a name rather, by its last member: %s',
    (word) => {
      expect(first(word)).toMatchObject({ rule: 'not-listed', name: word });
      expect(judge(word, 'sd-2026', lexicons).reasons[1]?.evidence.parts).toHaveLength(2);
    },
  );
  it.each([
    ['Judentun', 'Judentum'],
    ['Aktionsmus', 'Aktionismus'],
    ['Rückrat', 'Rückgrat'],
    ['Handesrouten', 'Handelsrouten'],
    ['Gehenwart', 'Gegenwart'],
  ])('no parts of what is a slip in a word: %s', (word, meant) => {
    expect(first(word).rule).toBe('not-listed');
    expect(judge(word, 'sd-2026', lexicons).suggestions[0]).toBe(meant);
  });
  it.each(['Strandbar', 'Pizzaboden'])('its parts, though another compound is near: %s', (word) =>
    expect(first(word).rule).toBe('I.7.1.parts'),
  );

  it('its parts, though a word that is less common has the next key', () =>
    expect(first('Stadtseite')).toMatchObject({ rule: 'I.7.1.parts', parts: ['Stadt', 'Seite'] }));

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
