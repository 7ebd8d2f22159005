import { describe, expect, it } from 'vitest';
import { loadDiagnosis } from '../../src/cli/lexicons.ts';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { judge } from '../all-rules.ts';
import { type Row, WordsLexicon } from './words-lexicon.ts';

/** Every declined form of an adjective's stem. */
const declined = (stem: string, lemma: string, degree: string): Row[] =>
  ['e', 'em', 'en', 'er', 'es'].map((ending): Row => [stem + ending, lemma, `adj:${degree}:${ending}`]);

const GAME: Row[] = [
  ['Größe', 'Größe', 'sub:sg:nom.gen.dat.acc:f', { attestedBy: ['enz', 'german-pos-dict', 'Wiktionary'] }],
  ['Café', 'Café', 'sub:sg:nom.dat.acc:n'],
  ['Œuvre', 'Œuvre', 'sub:sg:nom.dat.acc:n'],
  ['hoppla', 'hoppla', 'itj'],
  ['Käse', 'Käse', 'sub:sg:nom.dat.acc:m'],
  ['Käse', 'Käse', 'sub:pl:nom.gen.acc:m'],
  ['neue', 'neu', 'adj:pos:e'],
  // ebnen, ordnen, zeichnen and one that may be shortened
  ['ebne', 'ebnen', 'ver:prs:sg:1'],
  ['zeichne', 'zeichnen', 'ver:prs:sg:1'],
  ['forme', 'formen', 'ver:prs:sg:1'],
  ['form', 'formen', 'ver:prs:sg:1', { rule: 'II.5.1' }],
  ['vermöge', 'vermögen', 'ver:sub1:sg:1.3'],
  ['projen', 'projen', 'ver:inf'],
  ['projet', 'projen', 'ver:prs:sg:3'],
  ['hinknie', 'hinknien', 'ver:prs:sg:1:sep'],
  ['hinkniet', 'hinknien', 'ver:prs:sg:3:sep'],
  ['pushe', 'pushen', 'ver:prs:sg:1:eng'],
  ['fake', 'faken', 'ver:prs:sg:1:eng:enge'],
  ['gefakt', 'faken', 'ver:part2:eng:enge'],
  ['gefaked', 'faken', 'ver:part2:eng:enge', { rule: 'II.6.2.a' }],
  ['gegoogelt', 'googeln', 'ver:part2:eng'],
  ['rudre', 'rudern', 'ver:prs:sg:1', { rule: 'II.5.1.f' }],
  ['rudern', 'rudern', 'ver:inf'],
  ['rudert', 'rudern', 'ver:prs:sg:3'],
  ['ruderst', 'rudern', 'ver:prs:sg:2'],
  ['tischlere', 'tischlern', 'ver:prs:sg:1'],
  ['schreinere', 'schreinern', 'ver:prs:sg:1'],
  ['puzzlere', 'puzzlern', 'ver:prs:sg:1:eng'],
  ['bändet', 'binden', 'ver:sub2:pl:2'],
  ['läsest', 'lesen', 'ver:sub2:sg:2'],
  ['schauen', 'schauen', 'ver:inf'],
  ['schauens', 'schauen', 'ver:inf:gen'],
  ['schauende', 'schauen', 'ver:part1:e'],
  ['abzuholen', 'abholen', 'ver:zu:sep:tr'],
  ['abzuholende', 'abholen', 'ver:zupart:e:sep:tr'],
  ['beizutreten', 'beitreten', 'ver:zu:sep'],
  ['gehustet', 'husten', 'ver:part2'],
  ['gekocht', 'kochen', 'ver:part2:tr'],
  ['gekochte', 'kochen', 'ver:part2:e:tr'],
  ['bellend', 'bellen', 'ver:part1'],
  ['kurbeln', 'ankurbeln', 'ver:prs:pl:1.3:sep:bare'],
  ['kurbelt', 'ankurbeln', 'ver:prs:sg:3:sep:bare'],
  ['angekurbelt', 'ankurbeln', 'ver:part2:sep:tr'],
  ['ankurbelnd', 'ankurbeln', 'ver:part1:sep:tr'],
  ['lebt', 'leben', 'ver:prs:sg:3'],
  ['wir', 'wir', 'pro'],
  ['übel', 'übel', 'adj:pos'],
  ...declined('übl', 'übel', 'pos'),
  ...declined('üblere', 'übel', 'comp'),
  ['rebell', 'rebell', 'adj:pos'],
  ['agil', 'agil', 'adj:pos'],
  ['nobel', 'nobel', 'adj:pos'],
  ...declined('nobl', 'nobel', 'pos'),
  ['düster', 'düster', 'adj:pos'],
  ...declined('düster', 'düster', 'pos'),
  ...declined('düstr', 'düster', 'pos'),
  ['tender', 'tender', 'adj:pos'],
  ...declined('tender', 'tender', 'pos'),
  ['äußere', 'äußere', 'adj:pos:e'],
  ['tricky', 'tricky', 'adj:pos'],
  ...declined('trickyer', 'tricky', 'comp'),
  ['schöne', 'schön', 'adj:pos:e'],
  ['schön', 'schön', 'adj:pos'],
  ...declined('schöner', 'schön', 'comp'),
  ...declined('schönst', 'schön', 'sup'),
  ['himmelblau', 'himmelblau', 'adj:pos'],
  ...declined('himmelblau', 'himmelblau', 'pos'),
  ['oliv', 'oliv', 'adj:pos'],
  ['maximal', 'maximal', 'adj:pos'],
  ...declined('maximal', 'maximal', 'pos'),
  ['fettfrei', 'fettfrei', 'adj:pos'],
  ...declined('fettfrei', 'fettfrei', 'pos'),
  ['klug', 'klug', 'adj:pos'],
  ['saublöd', 'saublöd', 'adj:pos'],
  ...declined('saublöd', 'saublöd', 'pos'),
  ['blöd', 'blöd', 'adj:pos'],
  ['Jazz', 'Jazz', 'sub:sg:nom.gen.dat.acc:m:foreign'],
  ['Garten', 'Garten', 'sub:sg:nom.dat.acc:m'],
  ['Gartens', 'Garten', 'sub:sg:gen:m'],
  ['Song', 'Song', 'sub:sg:nom.dat.acc:m'],
  ['Songs', 'Song', 'sub:pl:nom.gen.dat.acc:m'],
  ['Schuh', 'Schuh', 'sub:sg:nom.dat.acc:m'],
  ['See', 'See', 'sub:sg:nom.dat.acc:m'],
  ['Rand', 'Rand', 'sub:sg:nom.dat.acc:m'],
  ['Rande', 'Rand', 'sub:sg:dat:m', { rule: 'II.3.1' }],
  ['Holz', 'Holz', 'sub:sg:nom.dat.acc:n'],
  ['Häusle', 'Häusle', 'sub:sg:nom.dat.acc:n'],
  ['Häusle', 'Häusle', 'sub:pl:nom.gen.dat.acc:n'],
  ['Raufbold', 'Raufbold', 'sub:sg:nom.dat.acc:m'],
  ['Tisch', 'Tisch', 'sub:sg:nom.dat.acc:m'],
  ['Bein', 'Bein', 'sub:sg:nom.dat.acc:n'],
  ['Tischbein', 'Tischbein', 'sub:sg:nom.dat.acc:n'],
  ['Tischbeine', 'Tischbein', 'sub:pl:nom.gen.acc:n'],
  ['Betttuch', 'Betttuch', 'sub:sg:nom.dat.acc:n'],
  ['raufaser', 'raufaser', 'sub:sg:nom:f'],
  ['beut', 'bieten', 'ver:prs:sg:3', { rule: 'II.2.5' }],
  ['anbieten', 'anbieten', 'ver:inf:sep'],
  ['frägt', 'fragen', 'ver:prs:sg:3', { rule: 'II.2.5' }],
  ['gäng', 'gäng', 'adj:pos', { rule: 'II.1.3' }],
  ['Mäuschen', 'Mäuschen', 'sub:sg:nom:n', { mark: 'curated', rule: 'I.5.1.e', source: 'pet name' }],
];

const SPELLING: Row[] = [
  ['Emma', 'Emma', '', { mark: 'curated', rule: 'I.5.1', source: 'first name' }],
  ['LKW', 'LKW', '', { mark: 'curated', rule: 'I.3.c', source: 'Lastkraftwagen' }],
  ['usw', 'usw', '', { mark: 'curated', rule: 'I.3.a', source: 'und so weiter' }],
  ['Vliesdings', 'Vliesding', 'sub:sg:gen:n', { attestedBy: ['Wiktionary'] }],
];

const lexicons = {
  game: new WordsLexicon(GAME),
  spelling: new WordsLexicon(SPELLING),
  list: { name: 'test', edition: '1' },
};
const ask = (word: string): Verdict => judge(word, 'sd-2026', lexicons);
const names = ({ reasons }: Verdict, decides: boolean) =>
  reasons.filter((one) => one.decides === decides).map(({ rule }) => rule.replace('sd-2026/', ''));

const ALLOWED: ReadonlyArray<readonly [word: string, rule: string, detail: object]> = [
  ['Größe', 'I.2.eszett', { spelling: 'Größe' }],
  ['GRÖSSE', 'I.2.eszett', { spelling: 'Größe' }],
  ['Cafe', 'I.2.accent', { spelling: 'Café', letters: 'é' }],
  ['Cafe\u0301', 'I.2.accent', { spelling: 'Café' }],
  ['oeuvre', 'I.2.ligature', { spelling: 'Œuvre' }],
  ['hoppla!', 'I.1.1.interjection', { lemma: 'hoppla' }],
  ['kurbelt', 'I.7.3', { lemma: 'ankurbeln' }],
  ['Schauens', 'II.2.8', { lemma: 'schauen' }],
  ['abzuholende', 'II.2.4.gerundive', { lemma: 'abholen' }],
  ['gekochte', 'II.2.3.a', { lemma: 'kochen' }],
  ['Rande', 'II.3.1', { lemma: 'Rand' }],
  ['schönere', 'II.4', { lemma: 'schön' }],
  ['trickyere', 'II.4.4', { lemma: 'tricky' }],
  ['üble', 'II.5.2.a', { lemma: 'übel' }],
  ['düstre', 'II.5.2.c', { lemma: 'düster' }],
  ['Tischbein', 'I.1.1', { lemma: 'Tischbein' }],
  ['gefakt', 'II.6.2.a', { lemma: 'faken' }],
  ['mäuschen', 'I.5.1.e', { source: 'pet name' }],
  ['»neue«', 'II.4', { lemma: 'neu' }],
];

const REFUSED: ReadonlyArray<readonly [word: string, rule: string, detail: object]> = [
  ['Hip-Hop', 'I.1.2.a', { letters: '-' }],
  ["'rüber", 'I.1.2.a', { letters: '’' }],
  ["ich hab'", 'not-listed', {}],
  ["hab'", 'I.1.2.a', { base: 'hab' }],
  ['z.B.', 'I.3.a', {}],
  ['...schaft', 'I.1.2.e', { base: 'schaft' }],
  ['ober…', 'I.1.2.e', { base: 'ober' }],
  ['G8', 'I.3.e', { spelling: 'G8' }],
  ['3D', 'I.3.e', { spelling: '3D' }],
  ['Kaese', 'I.2.umlaut', { base: 'Käse' }],
  ['ebn', 'II.5.1.a', { base: 'ebne', letters: 'bn' }],
  ['zeichn', 'II.5.1.a', { base: 'zeichne', letters: 'chn' }],
  ['vermög', 'II.5.1.b', { base: 'vermöge' }],
  ['projt', 'II.5.1.c', { base: 'projet' }],
  ['hinkni', 'II.5.1.c', { base: 'hinknie' }],
  ['hinknit', 'II.5.1.c', { base: 'hinkniet' }],
  ['fak', 'II.6.1.a', { base: 'fake' }],
  ['gefakede', 'II.6.2.a.attr', { lemma: 'faken' }],
  ['gegoogled', 'II.6.2.b', { base: 'gegoogelt' }],
  ['rudr', 'II.5.1.f.noext', { lemma: 'rudern' }],
  ['rudrest', 'II.5.1.f.noext', { base: 'ruderst', other: 'rudre' }],
  ['rudren', 'II.5.1.f.noext', { base: 'rudern' }],
  ['ruderest', 'II.2.1.el-er', { base: 'ruderst' }],
  ['schreinre', 'not-listed', {}],
  ['puzzlre', 'II.5.1.g', { base: 'puzzlere' }],
  ['bändt', 'II.5.1.d.seq', { base: 'bändet', letters: 'dt' }],
  ['lässt', 'II.5.1.d.seq', { base: 'läsest', letters: 'ss' }],
  ['Schauns', 'II.5.1.e.excl', { base: 'schauens' }],
  ['schaunde', 'II.5.1.e.excl', { base: 'schauende' }],
  ['abzuholend', 'II.2.4.b', { base: 'abzuholende' }],
  ['beizutretende', 'II.2.4.a', { lemma: 'beitreten' }],
  ['gehustete', 'II.2.3.nonattributive', { base: 'gehustet' }],
  ['gekurbelt', 'I.7.3.participle', { lemma: 'ankurbeln' }],
  ['kurbelnd', 'I.7.3.participle', { lemma: 'ankurbeln' }],
  ['lebts', 'I.7.2', { base: 'lebt', particle: '-s' }],
  ['wirs', 'I.7.2', { base: 'wir' }],
  ['übele', 'II.5.2.a', { base: 'üble' }],
  ['nobelem', 'II.5.2.a', { base: 'noblem' }],
  ['düstrm', 'II.5.2.c.suffix', { base: 'düstrem' }],
  ['düsters', 'II.5.2.c.suffix', { base: 'düsteres' }],
  ['tendre', 'II.5.2.d.other', { base: 'tendere' }],
  ['äußre', 'II.5.2.f', { lemma: 'äußere' }],
  ['schönre', 'II.5.2.rest', { base: 'schönere' }],
  ['trickyen', 'II.4.4.positive', { base: 'tricky' }],
  ['schönst', 'II.4.5.noentry', { base: 'schönste' }],
  ['himmelblauere', 'II.4.6.other', { base: 'himmelblau' }],
  ['olives', 'II.4.6.b', { base: 'oliv' }],
  ['maximalste', 'II.4.1.a', { base: 'maximal' }],
  ['fettfreiere', 'II.4.1.b', { base: 'fettfrei' }],
  ['saublöderem', 'II.4.1.e', { base: 'saublöd' }],
  ['Jazze', 'II.3.1.foreign', { base: 'Jazz' }],
  ['Gartene', 'II.3.1', { base: 'Garten' }],
  ['Songe', 'II.3.1.foreign', { base: 'Song' }],
  ['Schuhe', 'II.3.1.vowel', { base: 'Schuh', letters: 'uh' }],
  ['Häuslen', 'II.3.4.unchanged', { base: 'Häusle' }],
  ['Bettuch', 'I.10.2.old', { base: 'Betttuch' }],
  ['Beyn', 'I.10.2.old', { base: 'Bein' }],
  ['rudrst', 'II.5.1.f.noext', { lemma: 'rudern', other: 'rudre' }],
  ['rauhfaser', 'I.10.2.old', { base: 'raufaser' }],
  ['frägen', 'II.2.5.limits', { base: 'frägt' }],
  ['anbeut', 'II.2.5.veraltet', { base: 'beut', lemma: 'anbieten' }],
  ['gängen', 'II.1.3', { base: 'gäng' }],
  ['Emma', 'I.5.1', { denotes: 'first name' }],
  ['lkw', 'I.3.c', { source: 'Lastkraftwagen' }],
  ['usw.', 'I.3.a', {}],
  ['Vliesdings', 'not-listed', { lemma: 'Vliesding', sources: ['Wiktionary'] }],
  ['blorp', 'not-listed', {}],
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
    expect(verdict.reasons[0]).toMatchObject({ effect: 'excludes', detail });
    expect(verdict.analyses).toEqual([]);
  });
});

describe('derivations of words without an entry', () => {
  it.each([
    ['gekochteres', 'II.2.3.compare', { base: 'gekocht' }, ['gekocht']],
    ['bellendste', 'II.2.3.compare', { base: 'bellend' }, ['bellend']],
    ['Raufboldinnen', 'I.9.noentry', { base: 'Raufbold' }, ['Raufbold']],
    ['Holztisch', 'I.7.1.parts', { parts: ['Holz', 'Tisch'] }, []],
  ])('%s is explained by its parts: %s', (word, rule, detail, suggestions) => {
    const verdict = judge(word, 'sd-2026', { ...lexicons, ...loadDiagnosis('sd-2026') });
    expect(verdict).toMatchObject({ settled: false, suggestions });
    expect(verdict.reasons[0]).toMatchObject({ rule: `sd-2026/${rule}`, detail });
  });
});

describe('the basis of reasons', () => {
  it('names the general bar after the special one', () => {
    expect(names(ask('Emma'), true)).toEqual(['I.5.1', 'I.1.2.c']);
    expect(names(ask('LKW'), true)).toEqual(['I.3.c', 'I.1.2.d', 'I.3.d']);
  });

  it('mentions that an umlaut has its own tile', () => expect(names(ask('Käse'), false)).toContain('I.2.umlaut'));

  it('has the attestation and the detail of the word', () => {
    expect(ask('Größe').attestation).toEqual({ sources: ['enz', 'german-pos-dict', 'Wiktionary'], probability: 0.98 });
    expect(ask('neue').attestation).toEqual({ sources: [], probability: 0.75 });
  });

  it('is the same in any case', () => {
    for (const word of ['tischbein', 'TISCHBEIN', 'tIschbein']) {
      expect({ ...ask(word), word }).toEqual({ ...ask('Tischbein'), word });
    }
  });
});

describe('signs around the word', () => {
  it.each(['„Tisch“', '‚Tisch‘', "'Tisch'", '»Tisch«', '(Tisch)', 'Tisch.', 'Tisch!', ' Tisch,', 'Ti\u00adsch'])(
    '%j is the word itself',
    (word) => expect(ask(word)).toMatchObject({ verdict: 'allowed', tiles: 'TISCH' }),
  );

  it.each([
    ['’s', 'I.1.2.a', '’S'],
    ['-schaft', 'I.1.2.e', '-SCHAFT'],
    ['K.o.', 'I.3.a', 'K.O.'],
    ['H2O', 'I.3.e', 'H2O'],
  ])('%s keeps its sign: %s', (word, rule, tiles) => {
    const verdict = ask(word);
    expect(names(verdict, true)[0]).toBe(rule);
    expect(verdict).toMatchObject({ tiles, points: null, basis: { kind: 'rule' } });
  });
});

describe('suggestions', () => {
  it.each([
    ['Kaese', ['Käse']],
    ['gekurbelt', ['angekurbelt']],
    ['kurbelnd', ['ankurbelnd']],
    ['ebn', ['ebne']],
  ])('%s → %j', (word, expected) => expect(ask(word).suggestions).toEqual(expect.arrayContaining(expected)));

  it('are not computed for allowed words', () => expect(ask('neue').suggestions).toEqual([]));
});
