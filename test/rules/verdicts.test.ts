import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { judge, needsSpelling } from '../all-rules.ts';

const lexicons = loadLexicons();
const ask = (word: string): Verdict => judge(word, 'pfs-2018', lexicons);
const names = ({ reasons }: Verdict, decides: boolean) =>
  reasons.filter((one) => one.decides === decides).map(({ rule }) => rule.replace('pfs-2018/', ''));

/** Words that the document does not print, with the deciding reason and its basis. */
const ALLOWED: ReadonlyArray<readonly [word: string, rule: string, detail: object]> = [
  ['okno', 'common-words', { lemma: 'okno' }],
  ['oknami', 'inflected-forms', { lemma: 'okno' }],
  ['domie', 'context-locative', { lemma: 'dom' }],
  ['lilij', 'potential-ij-yj', { lemma: 'lilia', other: 'lilii' }],
  ['partyj', 'potential-ij-yj', { lemma: 'partia', other: 'partii' }],
  ['starcze', 'potential-cze', { lemma: 'starzec' }],
  ['jeńcze', 'potential-cze', { lemma: 'jeniec' }],
  ['studenty', 'potential-depreciative', { lemma: 'student' }],
  ['kobieto', 'potential-vocative', { lemma: 'kobieta' }],
  ['angielsku', 'context-po-sku', { lemma: 'angielski' }],
  ['śmiejesz', 'context-sie', { lemma: 'śmiać' }],
  ['kwitłom', 'potential-neuter-12', { lemma: 'kwitnąć' }],
  ['rdzewiejesz', 'potential-person-12', { lemma: 'rdzewieć' }],
  ['brzemienni', 'potential-gender', { lemma: 'brzemienny' }],
  ['brzemiennych', 'inflected-forms', { lemma: 'brzemienny' }],
  ['azotom', 'potential-plural', { lemma: 'azot' }],
  ['aforyzmów', 'inflected-forms', { lemma: 'aforyzm' }],
  ['rdzewiej', 'potential-imperative', { lemma: 'rdzewieć' }],
  ['niezielony', 'nie-adjective', { base: 'zielony', particle: 'nie-' }],
  ['niepiąty', 'nie-numeral', { base: 'piąty', particle: 'nie-' }],
  ['niewysoko', 'nie-adverb', { base: 'wysoko', lemma: 'wysoki' }],
  ['niejedzenie', 'nie-gerund', { base: 'jedzenie', lemma: 'jeść' }],
  ['niepijąca', 'nie-participle-active', { base: 'pijąca', lemma: 'pić' }],
  ['nieczytany', 'nie-participle-passive', { base: 'czytany', lemma: 'czytać' }],
  ['niepokój', 'nie-selected', { base: 'pokój' }],
  ['róbże', 'ze-imperative', { base: 'rób', lemma: 'robić', particle: '-że' }],
  ['tegoż', 'ze-list3', { list: 3, base: 'tego', lemma: 'tenże' }],
  ['nietanio', 'nie-adverb', { base: 'tanio', lemma: 'tani' }],
  ['nieznakomicie', 'nie-adverb', { base: 'znakomicie', lemma: 'znakomity' }],
  ['niezwięźle', 'nie-adverb', { base: 'zwięźle', lemma: 'zwięzły' }],
  ['niewspółcześnie', 'nie-adverb', { base: 'współcześnie', lemma: 'współczesny' }],
  ['nieźle', 'nie-adverb', { base: 'źle', lemma: 'zły' }],
  ['niestety', 'nie-selected', { lemma: 'niestety' }],
  ['jeźdźcze', 'potential-cze', { lemma: 'jeździec', other: 'jeźdźca' }],
  ['kłaniasz', 'context-sie', { lemma: 'kłaniać' }],
  ['freewarze', 'phonetic-ending', { lemma: 'freeware' }],
  ['robiłby', 'by-verb', { base: 'robił', particle: '-by' }],
  ['robiłem', 'ending-past', { base: 'robił', particle: '-em' }],
  ['robiłbym', 'ending-conditional', { base: 'robiłby', particle: '-m' }],
  ['żebym', 'ending-by-list6', { base: 'żeby', particle: '-m', list: 6 }],
  ['dżipem', 'product-name-list1', { lemma: 'dżip', list: 1 }],
  ['pegeer', 'abbreviation-not', { source: 'PGR' }],
  ['powodzą', 'defective-powodzic', { lemma: 'powodzić' }],
  ['barany', 'inflected-forms', { lemma: 'baran' }],
  ['generalista', 'common-words', { lemma: 'generalista', tag: 'subst:sg:nom:m1' }],
  ['mowniejsza', 'inflected-forms', { lemma: 'mowny' }],
  ['cwaniakowato', 'common-words', { lemma: 'cwaniakowato' }],
  ['niebryznięcie', 'nie-gerund', { base: 'bryznięcie' }],
  ['niemodlińsku', 'context-po-sku', { lemma: 'niemodliński' }],
  ['gnijesz', 'potential-person-12', { lemma: 'gnić' }],
  ['nikogoż', 'ze-list3', { lemma: 'niktże', base: 'nikogo' }],
  ['najinfantylniej', 'inflected-forms', { lemma: 'infantylnie', tag: 'adv:sup' }],
  ['bardziej', 'inflected-forms', { lemma: 'bardzo', tag: 'adv:com' }],
  ['juhu', 'common-words', { lemma: 'juhu' }],
  ['niemądrzej', 'nie-selected', { base: 'mądrzej', lemma: 'mądrze' }],
  ['niejako', 'nie-selected', { lemma: 'niejako' }],
  ['niespodzianka', 'nie-selected', { lemma: 'niespodzianka' }],
  ['plastikowym', 'inflected-forms', { lemma: 'plastikowy' }],
  ['drewniani', 'potential-masc-personal', { lemma: 'drewniany' }],
  ['zaorani', 'potential-masc-personal', { lemma: 'zaorany' }],
  ['betonowi', 'inflected-forms', { lemma: 'beton' }],
  ['zdolni', 'inflected-forms', { lemma: 'zdolny' }],
  ['brodata', 'potential-gender', { lemma: 'brodaty' }],
];

const REFUSED: ReadonlyArray<readonly [word: string, rule: string, detail: object]> = [
  ['widziszli', 'particle-li', { base: 'widzisz', particle: '-li' }],
  ['maszże', 'ze-other-verb', { base: 'masz', lemma: 'mieć', particle: '-że' }],
  ['zrobiłżeś', 'ze-other-verb', { base: 'zrobił', lemma: 'zrobić', particle: '-że' }],
  ['byłażbym', 'ze-other-verb', { base: 'była', particle: '-że' }],
  ['czytałże', 'ze-other-verb', { base: 'czytał', lemma: 'czytać' }],
  ['oknoż', 'ze-closed', { base: 'okno', particle: '-ż' }],
  ['róbżeż', 'ze-double', { base: 'róbże', particle: '-ż' }],
  ['gdzieżże', 'ze-double', { base: 'gdzież', particle: '-że' }],
  ['krowęć', 'c-closed', { base: 'krowę', particle: '-ć' }],
  ['przyń', 'n-closed', { base: 'przy', particle: '-ń' }],
  ['ktoby', 'by-closed', { base: 'kto', particle: '-by' }],
  ['możebym', 'by-closed', { base: 'może', particle: '-bym' }],
  ['gdzieście', 'ending-other', { base: 'gdzie', particle: '-ście' }],
  ['jakem', 'ending-other', { base: 'jak', particle: '-em' }],
  ['nierobisz', 'nie-closed', { base: 'robisz', particle: 'nie-', intended: 'nie robisz' }],
  ['nierobiąc', 'nie-closed', { base: 'robiąc', intended: 'nie robiąc' }],
  ['nietrzeba', 'nie-closed', { base: 'trzeba', intended: 'nie trzeba' }],
  // *może* is more frequent than *niemo*.
  ['niemoże', 'nie-closed', { base: 'może', particle: 'nie-', intended: 'nie może' }],
  // A word at a sentence start that is also a surname or an acronym.
  ['Toś', 'ending-other', { base: 'to', particle: '-ś' }],
  ['Boś', 'ending-other', { base: 'bo', particle: '-ś' }],
  ['nieładniejszy', 'nie-closed', { base: 'ładniejszy', particle: 'nie-' }],
  ['niebardzo', 'nie-closed', { base: 'bardzo', intended: 'nie bardzo' }],
  ['nietylko', 'nie-closed', { base: 'tylko', intended: 'nie tylko' }],
  ['nielepszego', 'nie-closed', { base: 'lepszego', lemma: 'dobry' }],
  ['nieszybciej', 'nie-closed', { base: 'szybciej' }],
  ['aczbym', 'by-closed', { base: 'acz', particle: '-bym' }],
  ['bodajm', 'ending-other', { base: 'bodaj', particle: '-m' }],
  ['nieangielsku', 'nie-sku-excluded', { base: 'angielsku', lemma: 'angielski' }],
  ['nienieładny', 'nie-double', { base: 'nieładny' }],
  ['heeej', 'letter-repetition', { base: 'hej' }],
  ['brrr', 'letter-repetition', { base: 'brr' }],
  ['yyy', 'letter-repetition', { base: 'y' }],
  ['niewyjdzionych', 'defective-A', { lemma: 'wyjść', missing: 'ppas' }],
  ['zabrakłam', 'defective-C', { lemma: 'zabraknąć', missing: 'praet' }],
  ['winnaby', 'defective-powinien', { lemma: 'winien', missing: 'cond' }],
  ['vademecum', 'letters', { letters: 'v' }],
  ['café', 'letters', { letters: 'é' }],
  ['biało-czerwony', 'hyphen', {}],
  ['op‑art', 'hyphen', { spelling: 'op-art' }],
  ["house'u", 'apostrophe-inflection', { base: 'house', particle: '-u' }],
  ['jazz’owy', 'apostrophe', { base: 'jazz' }],
  ['iPhone', 'capital-letter', {}],
  ['Wrocław', 'capital-letter', { spelling: 'Wrocław' }],
  ['wrocław', 'proper-name', { spelling: 'Wrocław' }],
  ['blorpać', 'not-listed', {}],
  ['nierobić', 'nie-closed', { base: 'robić' }],
  ['fotoli', 'not-listed', {}],
  ['w', 'not-listed', {}],
  ['kotam', 'not-listed', {}],
  ['lekarzaś', 'ending-other', { base: 'lekarza', particle: '-ś' }],
  ['google', 'proper-name', { spelling: 'Google' }],
  ['iwickiego', 'proper-name', { spelling: 'Iwickiego' }],
  // Brands of today, which no dictionary has, declined too.
  ['duolingo', 'proper-name', { spelling: 'Duolingo' }],
  ['aliorze', 'proper-name', { spelling: 'Aliorze' }],
  ['deepseek', 'proper-name', { spelling: 'DeepSeek' }],
  ['wilhelmowy', 'capital-letter', { spelling: 'Wilhelmowy' }],
  ['licealno', 'hyphen', { spelling: 'licealno-', lemma: 'licealny' }],
  ['nieniebiesku', 'nie-sku-excluded', { base: 'niebiesku', lemma: 'niebieski' }],
  ['niejakiegoś', 'nie-closed', { base: 'jakiegoś' }],
  ['nieee', 'letter-repetition', { base: 'nie' }],
  ['aleś', 'ending-other', { base: 'ale', particle: '-ś' }],
  ['tuście', 'ending-other', { base: 'tu', particle: '-ście' }],
  ['nieobsiądniętymi', 'defective-B', { lemma: 'obsiąść' }],
  ['takowegoż', 'ze-closed', { base: 'takowego' }],
  ['ciastkowali', 'not-listed', { lemma: 'ciastkować', sources: ['sjp.pl'] }],
  ['sinili', 'not-listed', { lemma: 'sinić', sources: ['sjp.pl', 'PoliMorf'] }],
  ['dościgłam', 'not-listed', { lemma: 'doścignąć', other: 'doścignąć' }],
  ['stądże', 'ze-closed', { base: 'stąd', particle: '-że' }],
  ['tobież', 'ze-closed', { base: 'tobie', particle: '-ż' }],
  ['jużciż', 'ze-closed', { base: 'jużci', particle: '-ż' }],
  ['niżliby', 'by-closed', { base: 'niżli', particle: '-by' }],
  ['niekaloryczniej', 'nie-closed', { base: 'kaloryczniej', lemma: 'kalorycznie' }],
  ['nienajstrawniej', 'nie-closed', { base: 'najstrawniej' }],
  ['aaargh', 'letter-repetition', { base: 'argh' }],
  ['hmmm', 'letter-repetition', { base: 'hmm' }],
  ['hopp', 'letter-repetition', { base: 'hop' }],
  ['szszsz', 'letter-repetition', { base: 'sz' }],
  // Adjectives and nouns with a personal ending; PoliMorf conjugates *gotów*.
  ['gotowiśmy', 'ending-other', { base: 'gotowi', particle: '-śmy' }],
  ['gotowaś', 'ending-other', { base: 'gotowa', particle: '-ś' }],
  ['gotówem', 'ending-other', { base: 'gotów', particle: '-em' }],
  ['zdróweś', 'ending-other', { base: 'zdrów', particle: '-eś' }],
  ['pewniście', 'ending-other', { base: 'pewni', particle: '-ście' }],
  ['pewnam', 'ending-other', { base: 'pewna', particle: '-m' }],
  ['zmęczonam', 'ending-other', { base: 'zmęczona', particle: '-m' }],
  ['lekarkam', 'ending-other', { base: 'lekarka', particle: '-m' }],
  ['coście', 'ending-other', { base: 'co', particle: '-ście' }],
  ['ciebiem', 'ending-other', { base: 'ciebie', particle: '-m' }],
  ['byłaże', 'ze-other-verb', { base: 'była', particle: '-że' }],
  ['gdzieże', 'ze-closed', { base: 'gdzie', particle: '-że' }],
  ['cokolwiekby', 'by-closed', { base: 'cokolwiek', particle: '-by' }],
  ['słusznieli', 'particle-li', { base: 'słusznie', particle: '-li' }],
  // Comparatives that the dictionary lacks.
  ['nieinfantylniej', 'nie-closed', { base: 'infantylniej' }],
  ['nienajkruszej', 'nie-closed', { base: 'najkruszej' }],
  ['niewięcej', 'nie-closed', { base: 'więcej' }],
];

describe('words that the document does not print', () => {
  it.each(ALLOWED)('%s is allowed: %s', (word, rule, detail) => {
    const verdict = ask(word);
    expect({ verdict: verdict.verdict, decides: names(verdict, true)[0] }).toEqual({
      verdict: 'allowed',
      decides: rule,
    });
    expect(verdict.reasons[0]?.detail).toMatchObject(detail);
  });

  it.each(REFUSED)('%s is refused: %s', (word, rule, detail) => {
    const verdict = ask(word);
    expect({ verdict: verdict.verdict, decides: names(verdict, true)[0] }).toEqual({
      verdict: 'disallowed',
      decides: rule,
    });
    expect(verdict.reasons[0]?.detail).toMatchObject(detail);
    expect(verdict.analyses).toEqual([]);
  });

  it.each([
    ['niewielkiego', 'niewielki', 'wielki'],
    ['niedawno', 'niedawno', 'dawny'],
    // A participle and a gerund are forms of the verb.
    ['niezrobiony', 'zrobić', 'zrobić'],
    ['niezrobienie', 'zrobić', 'zrobić'],
  ])('%s is reported as a form of %s, with the word after nie-', (word, lemma, base) => {
    const { analyses, reasons } = ask(word);
    expect(analyses[0]?.lemma).toBe(lemma);
    expect(fieldsOf(reasons.find(({ rule }) => rule.includes('/nie-'))?.detail).lemma).toBe(base);
  });

  it.each(['gdy', 'ilekroć', 'jednakże'])('%s is reported as a conjunction', (word) => {
    expect(ask(word).analyses.map(({ tag }) => tag)[0]).toMatch(/^(?:comp|conj)$/);
  });

  it('dość is reported as a particle before a predicative', () => {
    expect(ask('dość').analyses.map(({ tag }) => tag)[0]).toBe('qub');
  });

  it('no false second reason is given', () => {
    expect(names(ask('nierobić'), true)).toEqual(['nie-closed']);
    expect(names(ask('google'), true)).toEqual(['proper-name', 'capital-letter']);
    expect(names(ask('hmmm'), true)).toEqual(['letter-repetition']);
    expect(names(ask('glögg'), true)).toEqual(['letters']);
    expect(names(ask('krk'), true)).toEqual(['capital-letter', 'proper-name']);
    expect(names(ask('hz'), true)).toContain('abbreviation');
  });
});

describe('a bar belongs to a reading, not to a string', () => {
  it.each([
    ['również', 'a particle of its own, no form of *równie* with -ż'],
    ['dlaczegoś', 'an indefinite adverb'],
    ['robili', 'only a past form'],
    ['dobrzeli', 'past of dobrzeć'],
    ['czyli', 'a conjunction'],
    ['tyć', 'an infinitive'],
    ['ładnieć', 'an infinitive'],
    ['bom', 'a noun'],
    ['radem', 'a noun'],
    ['kiedyś', 'an adverb'],
    ['nieniebieski', 'one negation'],
    ['nieniesienie', 'one negation'],
    ['niemiecku', 'no negation'],
    ['mażże', 'imperative of mazać'],
    ['nieeemsko', 'the third e is the prefix’s'],
    ['niealbinoskiej', 'feminine, no comparative adverb'],
    ['lekki', 'ordinary double letters'],
    ['zoo', 'ordinary double letters'],
    ['polonez', 'a dance'],
    ['golf', 'a game'],
  ])('%s is allowed: %s', (word) => expect(ask(word).verdict).toBe('allowed'));

  it('an interjection of list 2 is reported after the likeliest reading', () => {
    expect(names(ask('mu'), true)[0]).toBe('inflected-forms');
    expect(names(ask('mu'), true)).toContain('interjection-list2-single');
    expect(names(ask('hau'), true)[0]).toMatch(/interjection|common-words/);
  });

  it('a barred reading is reported if a player would expect it', () => {
    const mamże = ask('mamże');
    expect(mamże.verdict).toBe('allowed');
    expect(mamże.reasons).toContainEqual(
      expect.objectContaining({ rule: 'pfs-2018/ze-other-verb', effect: 'excludes', decides: false }),
    );
    expect(names(ask('zadniej'), false)).toContain('defective-C');
    expect(ask('robili').reasons.every(({ effect }) => effect === 'admits')).toBe(true);
  });
});

describe('no specific reason if it would mislead', () => {
  it.each([
    ['imagem', 'not-listed'],
    ['parallaksa', 'not-listed'],
    ['kurskkimi', 'not-listed'],
    ['miłem', 'not-listed'],
    ['kociołkowali', 'not-listed'],
    ['zagrzęznęli', 'not-listed'],
    ['saamijscy', 'not-listed'],
    ['poodziewałyście', 'not-listed'],
    ['dietować', 'not-listed'],
    ['mozolnieć', 'not-listed'],
    ['insektowy', 'not-listed'],
    ['okularyście', 'not-listed'],
    ['dropże', 'not-listed'],
    ['niebatonowi', 'not-listed'],
    ['kwiatuś', 'not-listed'],
    ['wrobim', 'not-listed'],
    ['niewszyscy', 'nie-closed'],
    ['simson', 'product-name'],
  ])('%s: %s', (word, rule) => expect(names(ask(word), true)).toEqual([rule]));
});

describe('case', () => {
  it.each(['Okno', 'OKNO'])('%s is judged as the common word, which is reported', (word) => {
    const { verdict, reasons } = ask(word);
    expect(verdict).toBe('allowed');
    expect(reasons[0]).toMatchObject({ rule: 'pfs-2018/common-words', detail: { lemma: 'okno', spelling: word } });
  });

  it('a name with the letters of a common word is reported', () => {
    const { verdict, reasons } = ask('Róża');
    expect(verdict).toBe('allowed');
    const name = { rule: 'pfs-2018/proper-name', decides: false, detail: { spelling: 'Róża', other: 'róża' } };
    expect(reasons).toContainEqual(expect.objectContaining({ ...name, detail: expect.objectContaining(name.detail) }));
  });

  it('a capital is a name if a brand has the same letters in lower case', () => {
    expect(names(ask('Warszawa'), true).slice(0, 2)).toEqual(['capital-letter', 'proper-name']);
  });

  it('a capital inside a word decides if a dictionary has the word so', () => {
    for (const word of ['EuroCity', 'iPhone', 'PiS', 'mA', 'kWh'])
      expect(names(ask(word), true), word).toContain('capital-letter');
  });

  it('any other capital inside a word is a slip', () => {
    for (const word of ['oKno', 'OBsługa', 'NIestety', 'kuchniA', 'DLaczego', 'KUchnii', 'OBblubber', 'blubWutz']) {
      const { verdict, settled } = ask(word.toLowerCase());
      expect(ask(word), word).toMatchObject({ verdict, settled });
    }
    expect(ask('KAsia').reasons[0]).toMatchObject({ rule: 'pfs-2018/capital-letter', detail: { spelling: 'Kasia' } });
  });

  it('two capitals at the start of an allowed word are a slip', () => {
    const rows = readTable(new URL('pfs-2018-words.tsv', import.meta.url));
    const allowed = rows.filter(({ word = '', expected }) => expected === 'allowed' && /^\p{Ll}{5,}$/u.test(word));
    expect(allowed.length).toBeGreaterThan(300);
    for (const { word = '' } of allowed) {
      const { settled, analyses } = ask(word);
      const slip = word.slice(0, 2).toUpperCase() + word.slice(2);
      expect(ask(slip), slip).toMatchObject({ verdict: 'allowed', settled, analyses });
    }
  });
});

describe('signs around the word', () => {
  it.each(['„okno”', 'okno,', ' okno ', 'ok\u00adno', 'okno.'])('%j is the word itself', (word) => {
    expect(ask(word).verdict).toBe('allowed');
  });

  it('a point after an abbreviation belongs to it', () => {
    expect(names(ask('prof.'), true)).toEqual(['abbreviation']);
    expect(ask('dyr.').verdict).toBe('disallowed');
    expect(ask('dyr').verdict).toBe('allowed');
  });
});

describe('basis', () => {
  it.each([
    ['quiz', { kind: 'rule' }],
    ['zejdziono', { kind: 'rule' }],
    ['bodajem', { kind: 'rule' }],
    ['okno', { kind: 'open-list', list: lexicons.list }],
    ['blorpać', { kind: 'open-list', list: lexicons.list }],
    ['kwitłom', { kind: 'derived', list: lexicons.list }],
  ])('%s', (word, basis) => expect(ask(word).basis).toEqual(basis));
});

describe('suggestions', () => {
  it.each([
    ['remake’u', ['remakiem', 'remaki']],
    ['chceszli', ['chcesz']],
    ['zolw', ['żółw']],
    ['ktury', ['który']],
    ['quizowy', ['kwizowy']],
    ['taak', ['tak']],
  ])('%s → %j', (word, expected) => expect(ask(word).suggestions).toEqual(expect.arrayContaining(expected)));

  it('are not computed for allowed words', () => expect(ask('okno').suggestions).toEqual([]));
});

describe('needsSpelling', () => {
  it.each([
    ['okno', false],
    ['Okno', true],
    ['aby', false],
    ['warszawa', true],
    ['chceszli', true],
    ['oKno', true],
    ['', false],
  ])('%j: %s', (word, expected) => expect(needsSpelling(word, 'pfs-2018', lexicons)).toBe(expected));

  it('never hides a reason of an allowed word', () => {
    for (const word of ['okno', 'lilij', 'róbże', 'niezielony', 'dżipem', 'boutikiem']) {
      if (needsSpelling(word, 'pfs-2018', lexicons)) continue;
      expect(judge(word, 'pfs-2018', { ...lexicons, spelling: null })).toEqual(ask(word));
    }
  });
});
