import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { judge } from '../all-rules.ts';

/** Refused words with the intended word, which must be the first suggestion. */
type IntendedWords = Readonly<Record<string, string>>;

const POLISH: Readonly<Record<string, IntendedWords>> = {
  'diacritics left out': {
    zolw: 'żółw',
    zaba: 'żaba',
    wrobel: 'wróbel',
    czlowiek: 'człowiek',
    swieto: 'święto',
    zrodlo: 'źródło',
    zdzblo: 'źdźbło',
    pieciolinia: 'pięciolinia',
  },
  'the wrong diacritic, or some of several': { źółw: 'żółw', żolw: 'żółw', pażdziernik: 'październik' },
  'a mark too many beside one that is meant': { zostałą: 'została', możę: 'może', któś: 'ktoś' },
  'a very common word rather than a name in lower case': { jadnak: 'jednak' },
  'diacritics left out and a letter mistyped': { ksiazkka: 'książka', zolww: 'żółw', swiadectow: 'świadectwo' },
  'sounds spelled otherwise': {
    ktury: 'który',
    rzaba: 'żaba',
    pszyjaciel: 'przyjaciel',
    hleb: 'chleb',
    czeba: 'trzeba',
    szczelać: 'strzelać',
    dżewo: 'drzewo',
    wzioł: 'wziął',
    wziąść: 'wziąć',
    poszłem: 'poszedłem',
    weszłem: 'wszedłem',
    samochut: 'samochód',
    krufka: 'krówka',
    proźba: 'prośba',
    ukrad: 'ukradł',
    garło: 'gardło',
    jestm: 'jestem',
    włanczać: 'włączać',
    muj: 'mój',
    kałórza: 'kałuża',
  },
  'fingers that slipped': {
    kobeita: 'kobieta',
    oknoo: 'okno',
    samochd: 'samochód',
    widzianno: 'widziano',
    dwumastu: 'dwunastu',
    naprawde: 'naprawdę',
  },
  'two slips': {
    ekeprymentalny: 'eksperymentalny',
    austryjacki: 'austriacki',
    określowngo: 'określonego',
    obejmujowały: 'obejmowały',
  },
  'names by their letters, asked in lower case': {
    bedzie: 'będzie',
    kon: 'koń',
    zyto: 'żyto',
    beda: 'będą',
    zdziebko: 'ździebko',
    wolanie: 'wołanie',
  },
  'known for something else, with marks left out': { minute: 'minutę', jusz: 'już', Nastala: 'nastała' },
  'two letters, with marks left out': { sa: 'są', il: 'ił' },
  'verbs in -ieć inflected as others': {
    umią: 'umieją',
    rozumią: 'rozumieją',
    lubieją: 'lubią',
  },
  'a form that a defective verb lacks': {
    dniałom: 'dniało',
    dnieję: 'dnieje',
    dnieją: 'dnieje',
    zejdziono: 'zeszło',
    powinienby: 'powinien',
    słychał: 'słychać',
  },
  'what the reason names': {
    chceszli: 'chcesz',
    quizowi: 'kwizowi',
    'żeń-szeń': 'żeńszeń',
    taak: 'tak',
    'dyr.': 'dyrektor',
    cardoxem: 'cardoksem',
  },
};

const GERMAN: Readonly<Record<string, IntendedWords>> = {
  'a form that everybody writes, before one that a rule grants': { ferngeseht: 'ferngesehen', vorgeseht: 'vorgesehen' },
  'a letter doubled, no weak form of a participle': { gebotten: 'geboten', gestrandett: 'gestrandet' },
  'a plural misspelled, no dative': { Hindernise: 'Hindernisse', Ersparnise: 'Ersparnisse' },
  'a d for dt': { Weststad: 'Weststadt', hauptstad: 'Hauptstadt' },
  'a noun that sounds the same, no verb and es': { Unternähmens: 'Unternehmens', Schwärtes: 'Schwertes' },
  'umlauts left out or spelled out': {
    madchen: 'Mädchen',
    Kaese: 'Käse',
    maedchen: 'Mädchen',
    muede: 'müde',
    fussgangerzone: 'Fußgängerzone',
    Ruckblick: 'Rückblick',
  },
  'sounds spelled otherwise': {
    Rythmus: 'Rhythmus',
    nähmlich: 'nämlich',
    ziehmlich: 'ziemlich',
    Maschiene: 'Maschine',
    wiederspruch: 'Widerspruch',
    vermutlig: 'vermutlich',
    lebendich: 'lebendig',
    Bäkker: 'Bäcker',
    nehmlich: 'nämlich',
    blizen: 'blitzen',
  },
  'a misspelling that an open list has': { Terasse: 'Terrasse', Terassen: 'Terrassen' },
  'a needless or missing double consonant': { Tabbele: 'Tabelle', Padel: 'Paddel', Schmugel: 'Schmuggel' },
  'two letters spelled otherwise': { Dilletant: 'Dilettant', Rethorik: 'Rhetorik', Zillinder: 'Zylinder' },
  'a common word at the next key rather than a compound': { Gehenwart: 'Gegenwart', Mollionen: 'Millionen' },
  'a longer word that is no name, with two slips': {
    Repperatur: 'Reparatur',
    Korekktur: 'Korrektur',
  },
  'two slips': {
    idenfiziert: 'identifiziert',
    diskrimierend: 'diskriminierend',
    priveligiert: 'privilegiert',
  },
  'a word that is rather meant than what its parts make': {
    Scheibtischen: 'Schreibtischen',
  },
  'a word that fits on the board': { vorraussichtlich: 'voraussichtlich' },
  'a common word rather than a compound': {
    Krakenhaus: 'Krankenhaus',
    Bannhof: 'Bahnhof',
    Hochschul: 'Hochschule',
    Versänderungen: 'Veränderungen',
    ummöglich: 'unmöglich',
  },
  'a compound linked otherwise': {
    Liebebrief: 'Liebesbrief',
    Tomatesuppe: 'Tomatensuppe',
    Schadensfreude: 'Schadenfreude',
    widerspruchlos: 'widerspruchslos',
  },
  'a common word rather than several': { jedenfall: 'jedenfalls', ehemal: 'ehemals' },
  'a letter drawn out that is a double one': { Haaar: 'Haar', paaar: 'paar', sooo: 'so' },
  'a common word typed small, of a name and an abbreviation': { andree: 'andere', bsi: 'bis' },
  'spelled in the case that was typed': { ihrre: 'ihre' },
  'a key beside that has an umlaut': { Selbstlöufer: 'Selbstläufer' },
  'the case that was typed': { Gebäute: 'Gebäude', jetz: 'jetzt' },
  'letters doubled or not': {
    Strase: 'Straße',
    Addresse: 'Adresse',
    agressiv: 'aggressiv',
    Gallerie: 'Galerie',
    symetrisch: 'symmetrisch',
    Fusball: 'Fußball',
    muetzze: 'Mütze',
  },
  'fingers that slipped': { Fenstre: 'Fenster', seperat: 'separat', orginal: 'original', Apfelbuam: 'Apfelbaum' },
  'strong verbs inflected as weak ones': {
    singte: 'sang',
    gesingt: 'gesungen',
    denkte: 'dachte',
    nehmst: 'nimmst',
    laufst: 'läufst',
    gegangt: 'gegangen',
    geschwommt: 'geschwommen',
    gegangte: 'gegangene',
    gegehen: 'gegangen',
    mitgenehmt: 'mitgenommen',
    aufgesteht: 'aufgestanden',
    überwindete: 'überwand',
    befehlte: 'befahl',
    gelingte: 'gelang',
  },
  'a form that the rules bar': {
    geschehst: 'geschieht',
    geschehtest: 'geschah',
    einzigste: 'einzige',
    habs: 'hab',
    Lümmelin: 'Lümmel',
    ebn: 'ebne',
  },
  'names by their letters': { gruner: 'grüner' },
  'what the reason names': { LKW: 'Lastkraftwagen', Rauhbein: 'Raubein', unhältig: 'unhaltig' },
};

/** Other rules and reasons, the same suggestions. */
const OLDER_POLISH: Readonly<Record<string, IntendedWords>> = {
  'what may have been meant': { zolw: 'żółw', ktury: 'który', rzaba: 'żaba' },
  'what the reason names': { cardoxem: 'cardoksem', 'op-art': 'opart', dniałom: 'dniało', 'dyr.': 'dyrektor' },
  'names by their letters, asked in lower case': { bedzie: 'będzie', kon: 'koń', zyto: 'żyto' },
  'a form that is recorded, for one that is not': {
    popadnięty: 'popadły',
    banych: 'bał',
    błoższy: 'błogi',
    błoższych: 'błogich',
    najbłożsi: 'błodzy',
    błożej: 'błogo',
    plunieniu: 'plunięciu',
    fiknieniom: 'fiknięciom',
    gaśnieniach: 'gaśnięciach',
  },
  'the word that another is made from': { stańczyć: 'tańczyć', stańczyła: 'tańczyła' },
};

const ENGLISH: Readonly<Record<string, IntendedWords>> = {
  'two slips': {
    definatly: 'definitely',
    accerelated: 'accelerated',
    privledge: 'privilege',
    abbrievated: 'abbreviated',
    buinseses: 'businesses',
    hierchical: 'hierarchical',
    rythym: 'rhythm',
  },
  'letters swapped, and no sound that nobody spells so': { lenght: 'length', speach: 'speech' },
  'a word that fits on the board': { phillosophically: 'philosophically' },
};

const TABLES: ReadonlyArray<readonly [RulesetId, Readonly<Record<string, IntendedWords>>]> = [
  ['pfs-2018', POLISH],
  ['pfs-2016', OLDER_POLISH],
  ['sd-2026', GERMAN],
  ['school-en', ENGLISH],
];

describe.each(TABLES)('suggestions by %s', (ruleset, table) => {
  const lexicons = loadLexicons(ruleset);
  const ask = (word: string) => judge(word, ruleset, lexicons);

  describe.each(Object.entries(table))('%s', (_, words) => {
    it.each(Object.entries(words))('%s → %s', (word, intended) => {
      const { verdict, suggestions } = ask(word);
      expect({ verdict, first: suggestions[0] }).toEqual({ verdict: 'disallowed', first: intended });
    });
  });

  it('are legal, few and distinct', () => {
    for (const word of Object.values(table).flatMap(Object.keys)) {
      const { suggestions } = ask(word);
      expect(suggestions.length).toBeLessThanOrEqual(5);
      expect(new Set(suggestions).size).toBe(suggestions.length);
      for (const other of suggestions) expect(ask(other).verdict).toBe('allowed');
    }
  });
});

it('a suggestion is no rare form beside the word that is claimed to be intended', () => {
  const polish = loadLexicons('pfs-2018');
  expect(judge('kuchnii', 'pfs-2018', polish).suggestions).toEqual(['kuchni']);
  // Both are common.
  expect(judge('lacze', 'pfs-2018', polish).suggestions).toEqual(['łączę', 'łącze']);
});

it('a suggestion has the part of speech of the reading', () => {
  const german = loadLexicons('sd-2026');
  // The form of singen, not the noun Sang; the noun Lümmel, not the imperative of lümmeln.
  expect(judge('singte', 'sd-2026', german).suggestions[0]).toBe('sang');
  expect(judge('lümmelin', 'sd-2026', german).suggestions[0]).toBe('Lümmel');
  expect(judge('habs', 'sd-2026', german).suggestions).toContain('hab');
});

it('a suggestion may be the form without ending before a hyphen', () => {
  expect(judge('cza-cza', 'pfs-2018', loadLexicons('pfs-2018')).suggestions).toEqual(['czacza', 'czacz']);
});

const NONE: ReadonlyArray<readonly [RulesetId, word: string, why: string]> = [
  ['pfs-2018', 'okno', 'allowed'],
  ['pfs-2018', 'Warszawa', 'a name'],
  ['pfs-2018', 'nokia', 'a brand'],
  ['pfs-2018', 'Bedzie', 'a name, asked as one'],
  ['pfs-2016', 'Kraków', 'a name'],
  ['pfs-2018', 'napewno', 'two words'],
  ['pfs-2018', 'zz', 'two letters have everything for a neighbour'],
  ['pfs-2018', 'qwrtplkj', 'near nothing'],
  ['sd-2026', 'Papiertaube', 'put together on purpose'],
  ['sd-2026', 'aufeinmal', 'two words'],
  ['sd-2026', 'neue', 'allowed'],
  ['sd-2026', 'Zugspitze', 'a name'],
  ['sd-2026', 'Bonn', 'a name, near a word of other sounds'],
  ['sd-2026', 'Teflon', 'a product'],
  ['sd-2026', 'Qwrtplkj', 'near nothing'],
];

describe('cases without suggestions', () => {
  it.each(NONE)('%s, %s: %s', (ruleset, word) => {
    expect(judge(word, ruleset, loadLexicons(ruleset)).suggestions).toEqual([]);
  });
});

it.each(['KTURY', 'PSZYJACIEL', 'RODZICUW'])(
  '%s is explained as in lower case, because running capitals are no evidence',
  (word) => {
    const polish = loadLexicons('pfs-2018');
    const { reasons, suggestions } = judge(word, 'pfs-2018', polish);
    const lower = judge(word.toLowerCase(), 'pfs-2018', polish);
    expect(fieldsOf(reasons[0]?.detail).intended).toBeDefined();
    expect([reasons, suggestions]).toEqual([lower.reasons, lower.suggestions]);
  },
);

it.each([
  ['czsami', 'czasami'],
  ['keidy', 'kiedy'],
])('%s, with a single near word, is explained as %s', (word, intended) => {
  expect(judge(word, 'pfs-2018', loadLexicons('pfs-2018')).reasons[0]?.detail).toEqual({
    kind: 'misspelling',
    intended: intended,
  });
});

it('a common word is suggested at two edits in any case, but not for a name that resembles it', () => {
  const english = loadLexicons('school-en');
  for (const word of ['immedialtey', 'Immedialtey'])
    expect(judge(word, 'school-en', english).suggestions[0], word).toBe('immediately');
  for (const name of ['Hamerling', 'Worsley']) expect(judge(name, 'school-en', english).suggestions, name).toEqual([]);
  expect(judge('prezentwoali', 'pfs-2018', loadLexicons('pfs-2018')).suggestions).toContain('prezentowali');
});

describe('Polish words without diacritics', () => {
  const polish = loadLexicons('pfs-2018');
  const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

  it('are offered with all forms of the likeliest lemma', () => {
    const verbs =
      'wysłać przesłać posłać zesłać odesłać nadesłać rozesłać pokazać kazać wskazać związać zawiązać'.split(' ');
    for (const verb of verbs) {
      const present = polish.game
        .forms(verb)
        .filter(({ reading }) => /:fin:sg:(?:pri|ter)/.test(reading.tag) && reading.origin === 'attested')
        .map(({ form }) => form)
        .filter((form) => /[eę]$/.test(form));
      const alikeOf = (one: string) => present.filter((other) => bare(other) === bare(one));
      const groups = present.map(alikeOf).filter((alike) => alike.length > 1);
      expect(groups.length, verb).toBeGreaterThan(0);
      for (const alike of groups)
        expect(judge(bare(alike[0] ?? ''), 'pfs-2018', polish).suggestions).toEqual(expect.arrayContaining(alike));
    }
  });
});

it.each([
  ['maszu', 'marszu'],
  ['bosem', 'bossem'],
  ['music', 'musieć'],
])('%s, a part of a word with a hyphen or an acronym without it, may be a slip of %s', (word, intended) => {
  const { reasons, suggestions } = judge(word, 'pfs-2018', loadLexicons('pfs-2018'));
  expect(reasons[0]?.rule).toBe('pfs-2018/hyphen');
  expect(suggestions).toContain(intended);
});

it.each(['ążśłćńó', 'ęóąśłżźćń', 'ąęśćżźńłó', 'ąęóąęó', 'łąśęż'])(
  '%s, a row of Polish letters, is not claimed to be a word',
  (word) => {
    expect(judge(word, 'pfs-2018', loadLexicons('pfs-2018')).reasons[0]?.detail).toEqual({ kind: 'word' });
  },
);
