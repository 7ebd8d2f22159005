import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

/** Words that the document does not print, refused by the rule before them, judged with the packed lexicons. */
const REFUSED: Readonly<Record<string, string>> = {
  'I.1.1': 'ungetoastet wabenartig entschnarchend omahaft klärbar unblau',
  'I.2.umlaut': 'Tuer Baeume Voegel schoen Muetze haetten Koenige Haeuser fuer',
  'I.3.c': 'ok',
  'I.4.1': 'Medusa Heimdall Woyzeck',
  'I.5.1': 'Nasa Lamborghini Kalifornien Worms Englands Schwedens Sachsens Preußens Europas Ithaka',
  'I.5.2': 'Thomas Quichotte Hein',
  'I.5.6.namepart': 'San Saint Sao',
  'I.6.noplural': 'Palmolive Styrodur',
  'I.7.1.parts': 'Baumhandy Küchenzaun Papiertaube Wolkenschuh',
  'I.7.2': 'gehts sinds kanns wirds hats tuts nimms isses musses stimmts verfolgs',
  'I.7.3.participle': 'möbelnd heimsend gemöbelt',
  'I.8.2.foreign': 'horribilis Petits',
  'I.9.noentry': 'Rowdyin Käferin Tölpelin Flegelin Bösewichtin Raufboldin Lümmelinnen',
  'I.10.2.old':
    'Schiffahrt numerieren Numerierung rauhhaarig überschwenglich Känguruh Stoffetzen Thiere Bäckerey Nothfall Commission',
  'II.2.1.el-er': 'sammelest änderest handelet zauberet wanderest',
  'II.2.3.nonattributive':
    'geblühte genieste gezweifelte geschadete getaugtes residiertem kooperierter stagniertem funktionierter florierter differiertes geschämtem erdreistetem gebärdetem geschlafenem gegrinstes geduftetes entsprochenes missfallener teilgenommenes zugestimmter',
  'II.2.4': 'überzuzeugen bezusprechen entzudecken empzufinden unterzusuchende langzuweilen maßzuregeln',
  'II.2.4.a': 'beizutretende vorzuliegende hereinzufallendem',
  'II.2.3.compare': 'laufendere gekauftere lesendste geschenktere',
  'II.2.4.b': 'aufzuräumend mitzuteilend vorzulesend auszuführend',
  'II.2.5.limits': 'fräge fräget bäckest',
  'II.2.5.veraltet': 'anzeucht verbeut bekreucht',
  'II.3.1':
    'Gartene Wagene Vogele Elefants Löwens Soldatens Lexikas Schematas Cellis Students Patients Visas Nadels Gabels Klammers Pflichts Insels Formels Milchs Zeitungs Bischofe Weihbischofe Erzbischofe Fürstbischofe',
  'II.3.1.foreign': 'Clube Teame Jobe Hotele Songe Laptope Paperbacke Flashbacke Greenhorne',
  'II.3.1.vowel': 'Radioe Teee Autoe Studioe Zooe',
  'II.4.1.a': 'maximalere einzigste minimaleres totalste',
  'II.4.1.b': 'kinderlosere viereckigste ledigere eisfreiere schwangerere',
  'II.4.1.c': 'heutigere gestrigste hiesigere ehemaligste',
  'II.4.1.d': 'quittere futschere',
  'II.4.1.e': 'eiskälteste blutjüngere mausetotere steinhärter stockdunklere',
  'II.4.3.predicative': 'baffe baffem quittes futsche',
  'II.4.4.gay-dry': 'gayer dryere gayste',
  'II.4.4.positive': 'trendyes happyes easye',
  'II.4.5.noentry': 'bravst geringst frühst kleinst',
  'II.4.7.b': 'dreistrophig elfwöchiger dreizehnteilig zwanzigmaligen',
  'II.4.7.d': 'zwanzigst achtzigst hundertst',
  'II.4.6.b': 'mauvem cremem cognaces',
  'II.4.6.other': 'dunkelblauere himmelblauste rosaste türkisere violettere lilanere orangenste',
  'II.5.1.a': 'ordn regn trockn öffn rechn zeichn leugn begegn eign anordn ebn',
  'II.5.1.b': 'vermög bedürf',
  'II.5.1.c': 'niederkni hinknit',
  'II.5.1.d.seq': 'fändt stündt gältt fräßst',
  'II.5.1.e.excl': 'Sehns Stehns Flehns Bauns schaunde gehnde Verstehns',
  'II.5.unlisted':
    'lebn zeichnst atmst widmst regnt öffnt ordnt regnte geöffnt aufrechnst verliern passiern fahrn wolln fühln gefahrn gestohln schmälertn',
  'II.5.1.f.noext':
    'sammlest ändr zaubr klettr rüttl wackl handlest wechslet ärgren bügl zweiflt handlst flüstrte sammln',
  'II.5.1.g': 'boostre spoilre gendre kickre flippre',
  'II.5.2.a': 'edele übele dunkelere simpele respektabele plausibele nobelem',
  'II.5.2.c.suffix': 'heitrm finstrs tapfrm muntrn',
  'II.5.2.d.other': 'koschren clevrem',
  'II.5.2.f': 'innre obre untre mittlre',
  'II.5.2.rest': 'schönre größres kleinrem',
  'II.6.1.a': 'fak aufstyl',
  'II.6.2.a.attr': 'getimede gestylede gelikede gemanagede',
};

/** The same for allowed words. */
const ALLOWED: Readonly<Record<string, string>> = {
  'I.1.1.old-spelling': 'rauh rauhes',
  'I.1.1': 'Influencer Homeoffice leichtfallen herunterholen vielsagend',
  'I.2.eszett': 'Straße STRASSE Fuß gross',
  'I.2.accent': 'Café Portrait\u0301',
  'I.5.1.f': 'kanadisch Grazer Osloerin',
  'I.7.1': 'Haustür Apfelbaum',
  'I.7.1.inflect': 'Apfelbäumen Haustüren',
  'I.7.3': 'heimst möbeltest',
  'I.8.1': 'verbis versa facto laude',
  'I.8.1.first-word': 'expressis vice',
  'I.9': 'Zugbegleiterin Influencerin Lehrerin Ärztin Freundin Rhetorikerin Obduzentin Byzantinerinnen Golflehrerin',
  'II.1.1': 'Richterschaften Versandungen Deputationen Bitcoins vielsagendere leichtfiel herunterzuholen',
  'II.2.3.b': 'gefallene gewachsenes',
  'II.2.4.gerundive': 'aufzuräumende mitzuteilendes',
  'II.2.3': 'gelungenste umwerfendste ernüchternderes',
  'II.2.5': 'fleuchst fleucht',
  'II.2.8': 'Lachens Lesens',
  'II.6.2.a': 'outgesourct outgesourced',
  'II.3.4': 'Häusern Fenstern',
  'II.4': 'nahegelegene nahegelegenen hochgelegene',
  'II.4.2': 'herzlosere ungenaueste',
  'II.4.4': 'trendyer',
  'II.4.6': 'grünere schwärzeste',
  'II.5': 'dran rauf',
  'II.5.1': 'hab sing',
  'II.5.1.d': 'gäbt führst',
  'II.5.1.e': 'sehn schaun',
  'II.5.1.f': 'wechsle ändre',
  'II.5.2.b': 'offne gebrochne',
  'II.5.2.c': 'bittrem muntre niedre',
};

const lexicons = loadLexicons('sd-2026');
const rows = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([rule, words]) => words.split(' ').map((word): [string, string] => [word, rule]));

function outcome(word: string) {
  const { verdict, reasons } = judge(word, 'sd-2026', lexicons);
  return { verdict, rules: reasons.map(({ rule }) => rule.replace('sd-2026/', '')) };
}

describe('degrees that no list has', () => {
  it.each(['laufendere', 'gekauftere', 'dreistöckigere', 'algebraischste', 'schneearmste'])(
    '%s is not found',
    (word) => {
      expect(judge(word, 'sd-2026', lexicons)).toMatchObject({ verdict: 'disallowed', settled: false });
    },
  );

  it.each(['säendere', 'gemaltestem', 'endgültigste'])(
    '%s is refused, because the document names it or its class',
    (word) => {
      expect(judge(word, 'sd-2026', lexicons)).toMatchObject({ verdict: 'disallowed', settled: true });
    },
  );
});

describe('German words that the document does not print', () => {
  it.each(rows(REFUSED))('%s is refused: %s', (word, rule) => {
    const { verdict, rules } = outcome(word);
    expect({ verdict, first: rules[0] }).toEqual({ verdict: 'disallowed', first: rule });
  });

  it.each(rows(ALLOWED))('%s is allowed: %s', (word, rule) => {
    expect(outcome(word)).toEqual({ verdict: 'allowed', rules: expect.arrayContaining([rule]) });
  });

  it.each(['Richterschafts', 'Richterschäfte', 'Versandünger', 'Deputations', 'Tiefstapeleis', 'Erregertypes'])(
    '%s is a form of another class',
    (word) => expect(outcome(word).verdict).toBe('disallowed'),
  );

  it.each([
    ['sonnengebadet', 'gesonnenbadet'],
    ['uraufgeführt', 'geuraufführt'],
    ['zwangsgeräumt', 'gezwangsräumt'],
    ['endgelagert', 'geendlagert'],
    ['zwangsernährt', 'gezwangsernährt'],
    ['geschlafwandelt', 'schlafgewandelt'],
    ['gewetteifert', 'wettgeeifert'],
  ])('%s is the participle, not %s', (participle, other) => {
    expect(outcome(participle).verdict).toBe('allowed');
    expect(outcome(other).verdict).toBe('disallowed');
  });

  it.each(['Femininen', 'Maskulinas', 'Fixas'])('%s is not a form of the plural of a noun in -um', (word) => {
    const lemmas = judge(word, 'sd-2026', lexicons).analyses.map(({ lemma }) => lemma);
    expect(lemmas.filter((lemma) => lemma.endsWith('a'))).toEqual([]);
  });

  it.each([
    ['Wagen', 'sub:pl:nom.gen.dat.acc:m'],
    ['Wägen', 'sub:pl:nom.gen.dat.acc:m'],
    ['Magen', 'sub:pl:nom.gen.dat.acc:m'],
    ['Regen', 'sub:sg:nom.dat.acc:m'],
    ['Herz', 'sub:sg:nom.dat.acc:n'],
    ['Herzens', 'sub:sg:gen:n'],
    ['backte', 'ver:pst.sub2:sg:1.3:tr'],
    ['Sauen', 'sub:pl:nom.gen.dat.acc:f'],
  ])('%s has the reading %s', (word, tag) => {
    expect(judge(word, 'sd-2026', lexicons).analyses.map((one) => one.tag)).toContain(tag);
  });

  it.each(['priori', 'Krethi', 'morgen', 'Mägen', 'elen'])('%s has no false reading', (word) => {
    const tags = judge(word, 'sd-2026', lexicons).analyses.map((one) => one.tag);
    expect(tags.filter((tag) => /^(?:name|ver)/.test(tag))).toEqual([]);
  });

  it.each(['misslingst', 'missbrauchte'])('%s has no ß in any spelling', (word) => {
    const { reasons } = judge(word, 'sd-2026', lexicons);
    expect(reasons.map(({ rule }) => rule)).not.toContain('sd-2026/I.2.eszett');
  });
});

describe('letters of before 1901', () => {
  it.each([
    'Antheile',
    'Armuth',
    'Bescheerung',
    'Blüthen',
    'Fluth',
    'Genugthuung',
    'Heerde',
    'Irrthum',
    'Kameele',
    'Loos',
    'Maaße',
    'Miethe',
    'Räthsel',
    'Schaafe',
    'Scheere',
    'Thürme',
    'Unterthanen',
    'Waaren',
    'Wirth',
    'gebohren',
    'nothwendig',
    'sämmtlich',
    'willkührlich',
  ])('%s was spelled so', (word) => {
    expect(judge(word, 'sd-2026', lexicons)).toMatchObject({
      settled: true,
      reasons: [{ rule: 'sd-2026/I.10.2.old' }],
    });
  });

  it.each([
    'Athmosphäre',
    'Authobahn',
    'Kathegorie',
    'abeer',
    'egaal',
    'erklährt',
    'gefilmet',
    'geparket',
    'haallo',
    'immeer',
    'natührlich',
    'tholl',
  ])('%s never was, so the rule does not bar it', (word) => {
    const { settled, reasons } = judge(word, 'sd-2026', lexicons);
    expect(settled).toBe(false);
    expect(reasons.map(({ rule }) => rule)).not.toContain('sd-2026/I.10.2.old');
  });
});

describe('a name of an open list', () => {
  it.each(['Chrysler', 'Decker', 'Kühnert', 'Sunderland'])('%s is explained by that list', (word) =>
    expect(judge(word, 'sd-2026', lexicons).reasons[0]?.detail).toMatchObject({
      kind: 'name',
      name: word,
      sources: [expect.any(String)],
    }),
  );

  it.each(['Ninja', 'Ninjas', 'Boomer', 'Topper', 'Chai', 'nich', 'koa', 'Sunderland'])(
    '%s is no settled refusal, since no curated table has it',
    (word) => expect(judge(word, 'sd-2026', lexicons)).toMatchObject({ verdict: 'disallowed', settled: false }),
  );

  it.each(['acta', 'grata', 'manu', 'rasa', 'cappella', 'mori'])(
    '%s is a word of a phrase, though such a list has a name with its letters',
    (word) => expect(outcome(word).rules[0]).toBe('I.8.2.foreign'),
  );
});

describe('the sentence of a refusal or an elision', () => {
  it.each([
    ['Milchs', { lemma: 'Milch', today: 'Milch' }],
    ['Nadels', { lemma: 'Nadel', today: 'Nadel' }],
    ['Studentens', { lemma: 'Student', today: 'Studenten' }],
    ['geschriebnes', { base: 'geschriebenes' }],
    ['geworfnem', { base: 'geworfenem' }],
    ['trockneren', { base: 'trockeneren' }],
    ['offner', { base: 'offener' }],
    ['ambesten', { today: 'am besten' }],
    ['amliebsten', { today: 'am liebsten' }],
    ['ammeisten', { today: 'am meisten' }],
    ['amkasten', { today: 'am Kasten' }],
    ['imnu', { intended: 'im Nu' }],
    ['zuessen', { intended: 'zu essen' }],
    ['zuernten', { intended: 'zu ernten' }],
  ])('of %s names %j', (word, detail) =>
    expect(judge(word, 'sd-2026', lexicons).reasons[0]?.detail).toMatchObject(detail),
  );

  it.each(['trotzs', 'währends'])('of %s speaks of no es, which does not follow a preposition', (word) =>
    expect(outcome(word).rules).not.toContain('I.7.2'),
  );
});

describe('an e behind zu', () => {
  it.each(['zuende', 'zuernten', 'zuessen'])('begins the next word: %s', (word) =>
    expect(outcome(word).rules).not.toContain('I.2.umlaut'),
  );

  it.each(['zuegel', 'Zuege', 'zuechten', 'zuegig'])(
    'is the mark of an umlaut where that word is commoner: %s',
    (word) => expect(outcome(word).rules[0]).toBe('I.2.umlaut'),
  );
});
