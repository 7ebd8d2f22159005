import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons('sd-2026');
const first = (word: string) => {
  const [reason] = judge(word, 'sd-2026', lexicons).reasons;
  return { rule: reason?.rule.replace('sd-2026/', ''), ...reason?.evidence };
};

describe('the members of a compound that no dictionary has', () => {
  it.each([
    ['Großknecht', ['groß', 'Knecht']],
    ['Grossinvestoren', ['groß', 'Investor']],
  ])('are the adjective, and no Gros: %s', (word, parts) =>
    expect(first(word)).toMatchObject({ rule: 'I.7.1.parts', parts }),
  );

  it.each(['Khasarischen', 'Zwergische'])('are no suffix of adjectives: %s', (word) =>
    expect(first(word).rule).toBe('not-listed'),
  );

  it.each(['Kaminski', 'Platzeck', 'Ostermeier', 'Katzenheim'])('end like a name: %s', (word) =>
    expect(first(word)).toMatchObject({ rule: 'not-listed', name: word }),
  );
});

describe('a German word with “es” or “das” behind it', () => {
  it.each(['angles', 'heures'])('is none of a rare form in -e: %s', (word) =>
    expect(first(word).rule).toBe('not-listed'),
  );
  it.each([
    ['glaubs', 'glaub'],
    ['sags', 'sag'],
    ['wirs', 'wir'],
    ['sichs', 'sich'],
  ])('is said so, though another form of it is near: %s', (word, base) =>
    expect(first(word)).toMatchObject({ rule: 'I.7.2', base }),
  );
  it('is a preposition by itself: AMS is none of am', () => expect(first('AMS').abbreviation).toBe('AMS'));
});

describe('the word that was meant is told where nobody would doubt it', () => {
  it.each([
    ['wengstens', 'wenigstens'],
    ['weshab', 'weshalb'],
    ['agressiv', 'aggressiv'],
    ['Maschiene', 'Maschine'],
    ['Erfahrug', 'Erfahrung'],
    ['Gehenwart', 'Gegenwart'],
    ['wiederlegt', 'widerlegt'],
    ['empfielt', 'empfiehlt'],
    ['konkurenz', 'Konkurrenz'],
    ['maschiene', 'Maschine'],
    ['geselschaft', 'Gesellschaft'],
    ['nich', 'nicht'],
    ['udn', 'und'],
    ['Flomarkt', 'Flohmarkt'],
    ['Oberkelner', 'Oberkellner'],
  ])('%s: %s', (word, meant) => {
    expect(first(word)).toEqual({ rule: 'not-listed', meant });
    expect(judge(word, 'sd-2026', lexicons).suggestions[0]).toBe(meant);
  });

  it.each([
    ['another word is as near', ['kinnten']],
    ['it may be a name', ['Lugner', 'Grasser', 'Pispers']],
    ['it may be formed of others', ['Seichtigkeit', 'Meucheleien', 'zurücksieht']],
    ['it may be a first member', ['Wirtschafts', 'Wohnungs', 'Geschichts']],
    ['it may be English, or a name in a program', ['contrasts', 'sdjournal']],
    ['it is short', ['icht', 'tem', 'sth', 'Lucke']],
    ['it may be an abbreviation', ['MTI']],
  ])('it is not where %s', (_, words) => {
    for (const word of words) expect(first(word).meant, word).toBeUndefined();
  });
});

describe('old spellings', () => {
  it.each([
    ['Thieren', 'Tieren'],
    ['Muthe', 'Mute'],
    ['werth', 'wert'],
    ['Werth', 'Wert'],
    ['Reichthums', 'Reichtums'],
    ['Philosophiren', 'philosophieren'],
    ['repräsentire', 'repräsentiere'],
    ['Melodieen', 'Melodien'],
    ['officiell', 'offiziell'],
    ['directen', 'direkten'],
    ['sammt', 'samt'],
    ['wol', 'wohl'],
    ['dießmal', 'diesmal'],
    ['tödtlich', 'tödlich'],
    ['Nazionen', 'Nationen'],
    ['zusammengesezt', 'zusammengesetzt'],
    ['schüzzend', 'schützend'],
    ['gantzen', 'ganzen'],
    ['Residentz', 'Residenz'],
    ['vnser', 'unser'],
    ['vnd', 'und'],
    ['jhm', 'ihm'],
    ['Fixirung', 'Fixierung'],
    ['corpulente', 'korpulente'],
    ['telephonirt', 'telefoniert'],
    ['beym', 'beim'],
    ['todt', 'tot'],
    ['thun', 'tun'],
    ['fritieren', 'frittieren'],
    ['Conflict', 'Konflikt'],
    ['Staar', 'Star'],
    ['Saamen', 'Samen'],
    ['Loosung', 'Losung'],
    ['verlohren', 'verloren'],
    ['sämmtliche', 'sämtliche'],
    ['Socialist', 'Sozialist'],
    ['Todt', 'Tod'],
    ['Werck', 'Werk'],
    ['dencken', 'denken'],
    ['gantz', 'ganz'],
    ['reitzend', 'reizend'],
    ['Zweiffel', 'Zweifel'],
    ['Hauffen', 'Haufen'],
    ['sowol', 'sowohl'],
    ['endgiltig', 'endgültig'],
    ['behülflich', 'behilflich'],
    ['nehmliche', 'nämliche'],
    ['erzehlt', 'erzählt'],
    ['fodern', 'fordern'],
    ['schröcklich', 'schrecklich'],
    ['Seegen', 'Segen'],
    ['theureste', 'teuerste'],
    ['ohngeachtet', 'ungeachtet'],
    ['Dieß', 'dies'],
    ['Beydes', 'beides'],
    ['Dictirt', 'diktiert'],
    ['Illustrirten', 'illustrierten'],
    ['Maaßregeln', 'Maßregeln'],
    ['Publicums', 'Publikums'],
    ['lieset', 'liest'],
    ['siehet', 'sieht'],
    ['gelernet', 'gelernt'],
    ['Carnevals', 'Karnevals'],
  ])('%s: %s', (word, base) => expect(first(word)).toMatchObject({ rule: 'I.10.2.old', base }));

  it.each(['Meuthen', 'Crociere', 'stammt', 'Thun', 'conflict', 'Success', 'Worth', 'Records', 'Ernest', 'forest'])(
    '%s is none',
    (word) => expect(first(word).rule).not.toBe('I.10.2.old'),
  );
});

it.each([
  ['erstemal', 'erste Mal'],
  ['letztenmal', 'letzten Mal'],
  ['andernmal', 'andern Mal'],
])('the old spelling of two words: %s', (word, source) =>
  expect(first(word)).toMatchObject({ rule: 'I.10.2.old', source }),
);

describe('an old spelling of a compound that no dictionary has', () => {
  it.each([
    ['Stubenthür', 'Stubentür'],
    ['Geschäftstheil', 'Geschäftsteil'],
    ['todtenähnlich', 'totenähnlich'],
    ['niederhiengen', 'niederhingen'],
    ['Festschaar', 'Festschar'],
  ])('%s: %s', (word, base) => expect(first(word)).toMatchObject({ rule: 'I.10.2.old', base }));

  it.each(['Grünenthal', 'Vollrath', 'Wenderoth', 'thunberg'])('is not told of what is rather a name: %s', (word) =>
    expect(first(word).rule).toBe('not-listed'),
  );
});

describe('what is hardly a name', () => {
  it.each(['Zockereien', 'Putinokratie', 'Posterisieren'])('%s', (word) =>
    expect(first(word)).toEqual({ rule: 'not-listed' }),
  );
  it.each(['Krenstetter', 'Siebenhandl', 'Hoffmannschen'])('while %s may be one', (word) =>
    expect(first(word).name).toBe(word),
  );
});

describe('what a word is formed of', () => {
  it.each([
    ['Mehrangebot', ['mehr', 'Angebot']],
    ['Baurechtsamt', ['Baurecht', 'Amt']],
    ['Gleichheitswahn', ['Gleichheit', 'Wahn']],
    ['Vielreisende', ['viel', 'reisend']],
    ['korbflechtend', ['Korb', 'flechtend']],
    ['Arbeitnehmende', ['Arbeit', 'nehmend']],
  ])('%s', (word, parts) => expect(first(word)).toMatchObject({ rule: 'I.7.1.parts', parts }));
  it.each([
    ['Papierchen', 'Papier', '-chen'],
    ['Bündelchen', 'Bündel', '-chen'],
    ['Schäuflein', 'Schaufel', '-lein'],
    ['Körnlein', 'Korn', '-lein'],
  ])('%s is a diminutive', (word, base, particle) =>
    expect(first(word)).toMatchObject({ rule: 'I.1.1', base, particle }),
  );
  it.each(['Gründungs', 'eingestickten'])('is not told of %s', (word) =>
    expect(first(word)).toEqual({ rule: 'not-listed' }),
  );
});
