import { describe, expect, it } from 'vitest';
import { readFrequencies } from '../../dictionaries/compile/frequency/list.ts';
import { seededHash } from '../../scripts/seeded-sample.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { rulesetsOfLanguage } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';

const POLISH = rulesetsOfLanguage('pl');

const lexicons = loadLexicons('pfs-2018');
const { game, spelling } = lexicons;

/** One form in this many is tested; of the infinitives in -c, which are few, all. */
const DRAWN = 16;

const drawn: string[] = [];
game.forEachForm((form) => {
  const isFew = /[óe]c$/.test(form);
  if (form.length > 4 && form.length < 14 && (isFew || seededHash(form, 15) % DRAWN === 0)) drawn.push(form);
});

/** Forms that occur more than 100 times in 10⁹ words. */
const met = [...readFrequencies('pl', (form) => form)].flatMap(([form, times]) => (times > 100 ? [form] : []));

/** Forms that occur more than 5000 times in 10⁹ words. */
const common = [...readFrequencies('pl', (form) => form)].flatMap(([form, times]) => (times > 5000 ? [form] : []));

/** Returns at most `most` forms that have a fitting attested analysis. */
function formsWith(fits: (form: string, lemma: string, tag: string) => boolean, most: number, from = drawn): string[] {
  const found: string[] = [];
  for (const form of from) {
    if (found.length === most) break;
    const isFit = game.readings(form).some(({ lemma, tag, origin }) => origin === 'attested' && fits(form, lemma, tag));
    if (isFit) found.push(form);
  }
  return found;
}

const isUnknown = (word: string): boolean => !game.has(word) && !spelling.has(word);

/** Returns the share of words in an old spelling whose present spelling is the first reason and the first suggestion. */
function shareWithToday(words: readonly (readonly [old: string, today: string])[], ruleset: RulesetId): number {
  const right = words.filter(([old, today]) => {
    const { reasons, suggestions } = judge(old, ruleset, loadLexicons(ruleset));
    return fieldsOf(reasons[0]?.detail).today === today && (suggestions[0] === today || today.includes(' '));
  });
  return right.length / words.length;
}

/** Words in today's spelling, grouped by what has changed: each is respelled, and used if the result is no word of a list. */
function respelled(words: readonly string[], old: (word: string) => string): Array<[string, string]> {
  return words
    .map((word): [string, string] => [old(word), word])
    .filter(([was, today]) => was !== today && isUnknown(was));
}

const ADJECTIVE = /^(?:adj|ppas|pact):/;
const endings = formsWith(
  (form, _, tag) => ADJECTIVE.test(tag) && /[yi]mi?$/.test(form) && /inst/.test(tag) && !tag.includes('neg'),
  300,
);
const foreign = formsWith(
  (form, lemma, tag) =>
    tag.startsWith('subst') &&
    /[^aeiouyąęó]i?[ij]a$/.test(lemma) &&
    game.has(`${lemma.slice(0, -1)}i`) &&
    /[ij][aąęio]/.test(form),
  300,
);

describe.each(POLISH)('spelling before 1936, %s', (ruleset) => {
  it('-em and -emi of adjectives', () => {
    const old = respelled(endings, (word) =>
      word
        .replace(/([kg])i(mi?)$/, '$1ie$2')
        .replace(/i(mi?)$/, 'ie$1')
        .replace(/y(mi?)$/, 'e$1'),
    );
    expect(old.length).toBeGreaterThan(200);
    expect(shareWithToday(old, ruleset)).toBeGreaterThan(0.88);
  });

  it.each(['y', 'j'])('foreign -ia and -ja with %s', (letter) => {
    const old = respelled(foreign, (word) =>
      letter === 'y'
        ? word.replace(/(?<=[csztdr])[ij](?=[aąęioó][^ij]*$)/, 'y')
        : word.replace(/(?<=[tdrl])i(?=[aąęioó][^i]*$)/, 'j'),
    );
    expect(old.length).toBeGreaterThan(40);
    expect(shareWithToday(old, ruleset)).toBeGreaterThan(0.9);
  });

  it('-dz of infinitives', () => {
    const infinitives = formsWith(
      (form, lemma, tag) =>
        form === lemma && /verb:inf/.test(tag) && /[óe]c$/.test(form) && game.has(form.replace(/c$/, 'gł')),
      60,
    );
    const old = respelled(infinitives, (word) => word.replace(/c$/, 'dz'));
    expect(old.length).toBeGreaterThan(20);
    expect(shareWithToday(old, ruleset)).toBeGreaterThan(0.85);
  });

  it.each([
    ['wogóle', 'w ogóle'],
    ['wpoprzek', 'w poprzek'],
    ['jaknajprędzej', 'jak najprędzej'],
    ['legjony', 'legiony'],
    ['genjusz', 'geniusz'],
    ['przytem', 'przy tym'],
    ['zdaleka', 'z daleka'],
    ['nakoniec', 'na koniec'],
    ['conajwyżej', 'co najwyżej'],
    // Nearer than *czekano*; and a slip for *wyraźną*.
    ['wyraźno', 'wyraźnie'],
    ['spokoyny', 'spokojny'],
    ['zato', 'za to'],
    ['gdziebądź', 'gdzie bądź'],
    ['tegosamego', 'tego samego'],
    // Neither is *sam* after any *te*.
    ['Zato', 'za to'],
    // Nearer than *ścicha*, than a form of the name Inn, and than *biłem*.
    ['innem', 'innym'],
    ['moie', 'moje'],
    ['białem', 'białym'],
    ['wzgórzam', undefined],
    // Only adjectives had -ém: no form of *dobro*.
    ['dobrém', 'dobrym'],
    ['potém', 'potem'],
    ['niewstydliwemi', 'niewstydliwymi'],
    ['niemiłem', 'niemiłym'],
    ['wdół', 'w dół'],
    ['wytłómaczyć', 'wytłumaczyć'],
    ['bronzowego', 'brązowego'],
    ['biórko', 'biurko'],
    ['bióro', 'biuro'],
    ['żórawi', 'żurawi'],
    ['puharem', 'pucharem'],
    ['bydź', 'być'],
    ['francuzku', 'francusku'],
    ['exemplarz', 'egzemplarz'],
    ['chróst', 'chrust'],
    ['klijent', 'klient'],
    ['arystokracyja', 'arystokracja'],
    ['hypoteza', 'hipoteza'],
    ['xiądz', 'ksiądz'],
    ['exystencya', 'egzystencja'],
    // An x by itself is foreign.
    ['text', undefined],
    ['hypertext', undefined],
    // Letters twice as in Latin.
    ['massa', 'masa'],
    ['assystent', 'asystent'],
    ['grammatyka', 'gramatyka'],
    ['Rossyjskich', 'rosyjskich'],
    // In use before 1830.
    ['więcey', 'więcej'],
    ['staią', 'stają'],
    ['iego', 'jego'],
    ['Frey', undefined],
    ['ia', 'ja'],
    ['przyidę', 'przyjdę'],
    ['przyydzie', 'przyjdzie'],
    ['biie', 'bije'],
    ['klękniy', 'klęknij'],
    ['odiazdu', 'odjazdu'],
    ['wiechały', 'wjechały'],
    ['twoy', 'twój'],
    ['poydę', 'pójdę'],
    ['moję', 'moją'],
    ['jednę', 'jedną'],
    // No name equals a long word in old spelling by chance.
    ['Zawołay', 'zawołaj'],
    ['Nayszczęśliwsi', 'najszczęśliwsi'],
    ['Broadway', undefined],
    // Rare short words occur by chance, and so do endings that no word has today.
    ['djen', undefined],
    ['mesje', undefined],
    ['ruszko', undefined],
    ['zabywszy', undefined],
    ['WHEN', undefined],
    // A name in its spelling, and a word that dictionaries explain further, keep their explanation.
    ['Zakopanem', undefined],
    ['kobjeta', undefined],
  ])('%s is written %s today', (word, today) => {
    expect(fieldsOf(judge(word, ruleset, loadLexicons(ruleset)).reasons[0]?.detail).today).toBe(today);
  });

  it('a word that only occurs after prepositions is explained with its preposition', () => {
    expect(fieldsOf(judge('naoślep', 'pfs-2018', lexicons).reasons[0]?.detail).today).toBe('na oślep');
  });

  it('a common word is named rather than one of the spelling list alone', () => {
    expect(fieldsOf(judge('takiem', 'pfs-2018', lexicons).reasons[0]?.detail).today).toBe('takim');
  });
});

/** Returns the share of misspelled words whose intended word is in the first reason and is the first suggestion. */
function shareWithIntended(words: readonly (readonly [written: string, intended: string])[]): number {
  const right = words.filter(([written, intended]) => {
    const { reasons, suggestions } = judge(written, 'pfs-2018', lexicons);
    const { intended: found, today } = fieldsOf(reasons[0]?.detail);
    return (found ?? today) === intended && suggestions[0] === intended;
  });
  return right.length / words.length;
}

const PLAIN: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};
const withoutMarks = (word: string): string => word.replace(/[ąćęłńóśźż]/g, (letter) => PLAIN[letter] ?? letter);

describe('misspelled words', () => {
  it('missing diacritics', () => {
    const words = formsWith((form, lemma) => form === lemma && form.length > 6, 900);
    const written = respelled(words, withoutMarks);
    expect(written.length).toBeGreaterThan(100);
    expect(shareWithIntended(written)).toBeGreaterThan(0.95);
  });

  it('-ii for -i after a consonant', () => {
    const words = formsWith(
      (form, lemma, tag) => /subst:sg:.*gen.*:f/.test(tag) && /ni$/.test(form) && /nia$/.test(lemma),
      300,
      met,
    );
    const written = respelled(words, (word) => `${word}i`);
    expect(written.length).toBeGreaterThan(50);
    expect(shareWithIntended(written)).toBeGreaterThan(0.75);
  });

  it('foreign double letters', () => {
    const words = formsWith(
      (form, lemma, tag) => form === lemma && tag.startsWith('subst') && /[aeo][lmst][aeo]/.test(form),
      200,
      met,
    );
    const written = respelled(words, (word) => word.replace(/([aeo])([lmst])([aeo])/, '$1$2$2$3'));
    expect(written.length).toBeGreaterThan(100);
    expect(shareWithIntended(written)).toBeGreaterThan(0.8);
  });

  it.each<[string, (word: string) => string]>([
    ['u for ó', (word) => word.replace('ó', 'u')],
    ['rz for ż', (word) => word.replace('ż', 'rz')],
    ['h for ch', (word) => word.replace('ch', 'h')],
    ['on for ą', (word) => word.replace(/ą(?=[dtcgk])/, 'on')],
    ['a letter left out of a long one', (word) => (word.length < 9 ? word : word.slice(0, 4) + word.slice(5))],
  ])('slip: %s', (_, slip) => {
    const words = formsWith((form, _lemma, tag) => form.length > 5 && /^(?:subst|verb|adj):/.test(tag), 2500, common);
    const written = respelled(words, slip);
    expect(written.length).toBeGreaterThan(40);
    expect(shareWithIntended(written)).toBeGreaterThan(0.8);
  });

  it.each([
    ['niebyla', 'nie była'],
    ['niechcial', 'nie chciał'],
    ['niezyczliwy', 'nieżyczliwy'],
    // *Podległa* occurs, but not as a verb; *graja* does not occur.
    ['niepodlegla', 'niepodległa'],
    // *Śmiało* is an adverb first, *dojrzały* an adjective, and *niska* another word to the letter.
    ['niesmialo', 'nieśmiało'],
    ['niedojrzaly', 'niedojrzały'],
    ['znizka', 'zniżka'],
    ['WOGOLE', 'w ogóle'],
    // Two words of closed classes are no name.
    ['jakgdyby', 'jak gdyby'],
    ['Gdybys', 'gdybyś'],
    ['Dokaldnie', 'dokładnie'],
    // The letters might be read as nie- or an ending on a word that takes neither.
    ['nieanonimy', undefined],
    // Older endings of participles and adjectives.
    ['zmien', 'zmień'],
    // A dictionary has a rare word, a name, an acronym or a word of a phrase with these letters.
    ['mogla', 'mogła'],
    ['reka', 'ręka'],
    ['ide', 'idę'],
    ['leb', 'łeb'],
    // Old and spoken words of the same letters in another order.
    ['wstrząsła', undefined],
    ['skrzypak', undefined],
    ['superblok', undefined],
    ['Niemozemy', 'nie możemy'],
    // A common noun, although it is the gerund of a rare verb.
    ['Sniadania', 'śniadania'],
    ['zejdziem', undefined],
  ])('%s is %s', (written, intended) => {
    const { intended: found, today } = fieldsOf(judge(written, 'pfs-2018', lexicons).reasons[0]?.detail);
    expect(found ?? today).toBe(intended);
  });

  it.each([
    ['dzieciami', 'dziećmi'],
    ['księdzów', 'księży'],
    ['człowieki', 'ludzie'],
  ])('the regular ending of nouns: %s is %s', (written, intended) => {
    expect(shareWithIntended([[written, intended]])).toBe(1);
  });

  it.each([
    ['Bramke', 'bramkę'],
    ['Zaczeło', 'zaczęło'],
    ['Pomijajac', 'pomijając'],
    // A writer who typed one diacritic has omitted the other.
    ['Całośc', 'całość'],
    // A dictionary form without its diacritics may be a man's name, if the name is known with them.
    ['Natalie', undefined],
    ['Tichonow', undefined],
    ['Rezyser', 'reżyser'],
    ['Bylo', 'było'],
    ['Caly', 'cały'],
    ['Idz', 'idź'],
    ['Przecierz', 'przecież'],
    ['Zakazac', 'zakazać'],
    ['Blagam', 'błagam'],
  ])('a capital at the start of a sentence: %s is %s', (written, intended) => {
    expect(fieldsOf(judge(written, 'pfs-2018', lexicons).reasons[0]?.detail).intended).toBe(intended);
  });

  it('a genitive with one -i is offered first, or not claimed, if it is also a name or a phrase', () => {
    expect(judge('parti', 'pfs-2018', lexicons).suggestions[0]).toBe('partii');
    expect(fieldsOf(judge('lili', 'pfs-2018', lexicons).reasons[0]?.detail).intended).toBeUndefined();
  });

  it.each(['kolibri', 'filmi'])('a foreign word is not explained by the ending of another noun: %s', (word) => {
    expect(fieldsOf(judge(word, 'pfs-2018', lexicons).reasons[0]?.detail).intended).toBe(undefined);
  });

  it.each([
    ['domowom', 'domową'],
    ['kolekci', 'kolekcji'],
    ['hoć', 'choć'],
    ['hęć', 'chęć'],
    // A common word with a particle is more likely.
    ['dawnom', undefined],
    ['jakem', undefined],
  ])('a particle on a rare word is not claimed: %s is %s', (written, intended) => {
    expect(fieldsOf(judge(written, 'pfs-2018', lexicons).reasons[0]?.detail).intended).toBe(intended);
  });

  it.each([
    ['tymbardziej', 'tym bardziej'],
    ['dobrywieczór', 'dobry wieczór'],
    ['cotydzień', 'co tydzień'],
    ['dozobaczenia', 'do zobaczenia'],
    ['dlaniej', 'dla niej'],
    ['podkoniec', 'pod koniec'],
    // -by is a particle.
    ['takżeby', undefined],
    ['kamienstół', undefined],
  ])('two words written as one: %s is %s', (written, intended) => {
    const { intended: found, today } = fieldsOf(judge(written, 'pfs-2018', lexicons).reasons[0]?.detail);
    expect(found ?? today).toBe(intended);
  });

  it.each([
    // *korę* is nearer, and *które* so much more common that nothing is claimed.
  ])('a nearer but rarer word is not claimed: %s is %s', (written, intended) => {
    expect(fieldsOf(judge(written, 'pfs-2018', lexicons).reasons[0]?.detail).intended).toBe(intended);
  });

  it.each([
    ['ylko', 'tylko'],
    ['kóre', 'które'],
    ['pokazywuje', 'pokazuje'],
    ['pamieńć', 'pamięć'],
    ['przypomnii', 'przypomni'],
  ])('a word that sounds the same is offered: for %s %s', (written, intended) => {
    expect(judge(written, 'pfs-2018', lexicons).suggestions[0]).toBe(intended);
  });

  it.each([
    ['taaak', 'letter-repetition'],
    ['taak', 'letter-repetition'],
    ['hopp', 'letter-repetition'],
    ['jakem', 'ending-other'],
    ['gdzieć', 'c-closed'],
    ['byłaż', 'ze-other-verb'],
    ['tutajli', 'particle-li'],
    // A doubled vowel lengthens an exclamation, and hardly the name of a thing.
    ['okoo', 'not-listed'],
    ['LIII', 'capital-letter'],
    ['been', 'not-listed'],
    ['oookooo', 'letter-repetition'],
    ['mamoo', 'letter-repetition'],
    // Too frequent to be forms of Lodgy and Electronica.
    ['lodge', 'not-listed'],
    ['electronic', 'not-listed'],
  ])('%s is explained by a rule: %s', (word, rule) => {
    expect(judge(word, 'pfs-2018', lexicons).reasons[0]?.rule).toBe(`pfs-2018/${rule}`);
  });

  it.each(['VII', 'XIX', 'MMXX', 'LIII'])('%s is a Roman numeral under all rules', (word) => {
    for (const ruleset of POLISH) {
      const [first] = judge(word, ruleset, lexicons).reasons;
      expect(first, ruleset).toMatchObject({ effect: 'excludes', detail: { numeral: word } });
    }
  });

  it.each(['CD', 'MI', 'II', 'xix'])('%s is not a Roman numeral', (word) => {
    expect(fieldsOf(judge(word, 'pfs-2018', lexicons).reasons[0]?.detail).numeral).toBeUndefined();
  });
});

it.each([['nieznał', 'nie znał']])('in a general dictionary, %s is %s', (written, intended) => {
  expect(fieldsOf(judge(written, '7slow', loadLexicons('7slow')).reasons[0]?.detail).intended).toBe(intended);
});

it('capitals are reported as typed, not as the symbol with the same letters', () => {
  expect(fieldsOf(judge('EU', 'pfs-2018', lexicons).reasons[0]?.detail).spelling).toBe('EU');
});

it('a name before an apostrophe keeps its capital', () => {
  expect(fieldsOf(judge('Donne’a', 'pfs-2018', lexicons).reasons[0]?.detail).lemma).toBe('Donne');
});

const english: string[] = [];
spelling.forEachForm((form) => {
  const marks = spelling.readings(form).map(({ mark }) => mark);
  // Before 2018 brands barred nothing: `jetty` of *Jetta*.
  if (marks.includes('english') && !marks.some((mark) => mark === 'chain' || mark.startsWith('brand')))
    english.push(form);
});

describe.each(POLISH)('English words, %s', (ruleset) => {
  const verdictOn = (word: string) => judge(word, ruleset, loadLexicons(ruleset));
  const some = english.filter((word) => seededHash(word, 15) % 4 === 0);

  it('are refused, and explained as English unless their letters are barred', () => {
    expect(some.length).toBeGreaterThan(500);
    const verdicts = some.map(verdictOn);
    expect(verdicts.filter(({ verdict }) => verdict === 'allowed')).toEqual([]);
    // 7 słów names the phrase of a word in the same reason.
    const unlisted = verdicts.filter(
      ({ reasons: [first] }) => first?.rule.endsWith('/not-listed') && fieldsOf(first.detail).source === undefined,
    );
    const english = unlisted.filter(({ word, reasons }) => fieldsOf(reasons[0]?.detail).english === word);
    expect(english.length / unlisted.length).toBeGreaterThan(0.975);
  });

  it.each([
    // A word of *dress code* is barred as a part of it; so are *hard core*, and a name with a capital.
    ['code', undefined],
    ['just', 'just'],
    ['Just', undefined],
    // An acronym has another spelling; words of every English text are no abbreviations.
    ['Its', 'its'],
    ['ITS', undefined],
    ['and', 'and'],
    ['and.', undefined],
    ['If', 'if'],
    // Words that a list has because they occur in expressions of other languages.
    ['people', 'people'],
  ])('%s: %s', (word, translated) => {
    expect(fieldsOf(verdictOn(word).reasons[0]?.detail).english).toBe(translated);
  });

  it('are never offered as suggestions', () => {
    const offered = some.flatMap((word) => verdictOn(`${word}e`).suggestions);
    expect(offered.filter((word) => english.includes(word))).toEqual([]);
  });
});

it('an English word is barred by the phrase that contains it', () => {
  const { reasons, settled } = judge('Code', 'pfs-2018', lexicons);
  expect(reasons.filter(({ decides }) => decides).map(({ rule }) => rule)).toContain('pfs-2018/foreign-phrase');
  expect(settled).toBe(true);
});

describe('apparent particles', () => {
  it.each(['naprzeli', 'zamrzeli', 'przezże', 'pode', 'dlam', 'Nieporęt', 'mesaż', 'niechno'])(
    '%s has none',
    (word) => {
      const { reasons } = judge(word, 'pfs-2018', lexicons);
      expect(reasons.filter(({ rule }) => /particle|closed|other|double/.test(rule))).toEqual([]);
    },
  );

  it.each(['robiłać', 'samać', 'onać', 'niechajć', 'bynajmniejć', 'dajć'])(
    'the particle -ć of %s is reported',
    (word) => {
      expect(judge(word, 'pfs-2018', lexicons).reasons[0]?.rule).toBe('pfs-2018/c-closed');
    },
  );
});

describe('a genitive in -a for -u', () => {
  // Stems of nouns from Latin had a plural in -a (`fundamenta`).
  const genitives = formsWith(
    (form, lemma, tag) => form === `${lemma}u` && tag === 'subst:sg:gen:m3' && !/(?:[knp]t|es)u$/.test(form),
    200,
    common,
  );
  const wrong = respelled(genitives, (word) => word.replace(/u$/, 'a'));
  const verdicts = wrong.map(([word, today]) => ({ today, verdict: judge(word, 'pfs-2018', lexicons) }));

  it('is no plural in old spelling', () => {
    expect(wrong.length).toBeGreaterThan(60);
    const old = verdicts.filter(({ today, verdict: { reasons } }) => {
      const detail = fieldsOf(reasons[0]?.detail);
      return detail.today === today.replace(/u$/, 'y');
    });
    expect(old.map(({ verdict }) => verdict.word)).toEqual([]);
  });

  it('is offered with -u', () => {
    const offered = verdicts.filter(({ today, verdict }) => verdict.suggestions.includes(today));
    console.log(`genitives in -a: ${offered.length} of ${wrong.length} offered with -u`);
    expect(offered.length / wrong.length).toBeGreaterThan(0.5);
  });
});
