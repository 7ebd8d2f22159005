/** Lexicon groups of German lexemes, and which of them are admitted. */
import { describe, expect, it } from 'vitest';
import { parseCoreList } from '../../dictionaries/compile/de/core-list.ts';
import {
  attestation,
  buildGermanLexicons,
  type GermanLexemes,
  SOURCE_NAMES,
  spelledToday,
} from '../../dictionaries/compile/de/german-lexicons.ts';
import { type Attested, lemmaKey } from '../../dictionaries/compile/de/lemma-evidence.ts';
import { infixOf, packedGroups } from '../../dictionaries/compile/de/packed-groups.ts';
import { packLexicon } from '../../dictionaries/compile/pack/lexicon-writer.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import type { BuiltForm, Lexeme } from '../../src/core/morphology/de/built-form.ts';

const form = (text: string, tag: string, more: Partial<BuiltForm> = {}): BuiltForm => ({
  form: text,
  tag,
  group: 'basic',
  ...more,
});

const lexeme = (lemma: string, pos: Lexeme['pos'], forms: BuiltForm[], features = ''): Lexeme => ({
  lemma,
  pos,
  features,
  forms,
  inferred: false,
});

function open(groups: Parameters<typeof packLexicon>[0]) {
  return openLexicon(
    packLexicon(groups, { name: 'test', edition: '1', sources: SOURCE_NAMES }).bytes.slice().buffer as ArrayBuffer,
  );
}

/** No lexemes, words and names of any kind. */
const NO_LEXEMES: GermanLexemes = {
  lexemes: [],
  candidates: [],
  closed: [],
  admitted: [],
  barred: [],
  barredAs: () => undefined,
  named: new Map(),
  names: [],
  persons: [],
  brands: [],
  english: [],
  besideWords: [],
  commonEnglish: new Set(),
};

describe('infixes', () => {
  it.each([
    ['abgegeben', 'abgeben', 'ge', 2],
    ['abzugebende', 'abgeben', 'zu', 2],
    ['gekauft', 'kaufen', 'ge', 0],
    ['zuzugeben', 'zugeben', 'zu', 0],
    ['gehört', 'gehören', '', 0],
    ['gibt', 'geben', '', 0],
    ['zusagt', 'zusagen', '', 0],
  ] as const)('%s of %s has „%s“ at %i', (text, lemma, letters, place) => {
    expect(infixOf(text, lemma)).toEqual({ letters, place });
  });

  it('restores each form of a verb in its spelling', () => {
    const verb = lexeme('großschreiben', 'ver', [
      form('großschreiben', 'ver:inf'),
      form('großgeschrieben', 'ver:part2'),
      form('großzuschreiben', 'ver:zu', { rule: 'II.2.4' }),
    ]);
    const lexicon = open(packedGroups(verb, verb.forms, {}));
    for (const { form: text } of verb.forms) {
      const [reading] = lexicon.readings(text.replace('ß', 'ss'));
      expect([reading?.lemma, reading?.spelling]).toEqual(['großschreiben', text]);
    }
    expect(lexicon.readings('grosszuschreiben')[0]).toMatchObject({ origin: 'derived', rule: 'II.2.4' });
  });

  it('keeps a ß that the lemma does not have', () => {
    const verb = lexeme('besitzen', 'ver', [form('besitzen', 'ver:inf'), form('besaß', 'ver:pst:sg:1')]);
    expect(open(packedGroups(verb, verb.forms, {})).readings('besass')[0]?.spelling).toBe('besaß');
  });
});

const CORE = parseCoreList([
  'HAUS Haus',
  'HAUSTUER Haustür',
  'HAUSTUEREN Haustüren',
  'SAGE sage Sage',
  'KUGELN',
  'KUGLEST',
  'XYLO',
]);
const SOURCES = {
  core: CORE,
  tagger: new Set(['Haus', 'Dämmerzustand']),
  wiktionary: new Set(['Haustür', 'Dämmerzustand', 'Yogastunde', 'Emil']),
  entries: new Set(['ausräuchern']),
  certain: new Set<string>(),
  /** Admits the words of the core list, and others from a share of one half. */
  judge: (attested: readonly Attested[]) =>
    new Map(
      attested.map(({ lexeme, sources }) => [
        lemmaKey(lexeme),
        { share: sources & 1 ? 0.9 : 0.5, admitted: (sources & 1) !== 0 },
      ]),
    ),
};

describe('attestation', () => {
  it('counts a word of the core list only for its part of speech', () => {
    expect(attestation(lexeme('Haus', 'sub', []), SOURCES)).toBe(0b011);
    expect(attestation(lexeme('Haustür', 'sub', []), SOURCES)).toBe(0b101);
    expect(attestation(lexeme('haus', 'adj', []), SOURCES)).toBe(0);
    expect(attestation(lexeme('sage', 'adv', []), SOURCES)).toBe(0b001);
  });
});

describe('spelling of today', () => {
  const core = parseCoreList(['MISSLINGEN misslingen', 'GENIESSEN genießen']);
  const verb = (lemma: string) => lexeme(lemma, 'ver', [form(lemma, 'ver:inf')]);

  it('is that of the core list', () => {
    expect(spelledToday(verb('mißlingen'), core)).toEqual(verb('misslingen'));
    const known = verb('genießen');
    expect(spelledToday(known, core)).toBe(known);
  });
});

describe('the two lexicons', () => {
  const name = { ...lexeme('Emil', 'sub', [form('emil', 'sub:sg:nom')]), rule: 'I.1.2.c', note: 'Vorname' };
  const ofPhrase = { ...lexeme('Ali', 'sub', [form('ali', '')]), rule: 'I.8.2.foreign', note: 'Ali Baba' };
  const river = { ...lexeme('Save', 'sub', [form('save', 'sub:sg:nom')]), rule: 'I.5.1', note: 'Fluss' };
  const kugeln = lexeme('kugeln', 'ver', [
    form('kugeln', 'ver:inf'),
    form('kuglest', 'ver:sub1:sg:2', { barred: true, rule: 'II.5.1.f.noext' }),
  ]);
  const stunde = lexeme('Yogastunde', 'sub', [form('yogastunde', 'sub:sg:nom')]);
  const { game, spelling, report } = buildGermanLexicons(SOURCES, {
    lexemes: [lexeme('Haustür', 'sub', [form('haustür', 'sub:sg:nom')]), kugeln],
    candidates: [stunde],
    closed: [],
    admitted: [],
    barred: [name, ofPhrase, river],
    barredAs: () => undefined,
    named: new Map(),
    names: ['Emre', 'Haustür', 'Emil', 'Ali', 'Kuglest'],
    persons: ['Dahmen', 'Emre', 'Haustür', 'Safety'],
    brands: ['Emre', 'Temu', 'Haustür', 'Xylokugeln'],
    english: ['safety', 'save', 'emil', 'ali', 'haustür'],
    besideWords: [],
    commonEnglish: new Set(['save', 'ali']),
  });

  it('contain the forms of an admitted verb that the core list lacks', () => {
    const verb = lexeme('herumbasteln', 'ver', [
      form('herumbasteln', 'ver:inf'),
      form('herumbastelst', 'ver:prs:sg:2'),
    ]);
    const judge = (attested: readonly Attested[]) =>
      new Map(attested.map((one) => [lemmaKey(one.lexeme), { share: 0.5, admitted: true }]));
    const wiktionary = new Set(['herumbasteln']);
    const lexicons = buildGermanLexicons({ ...SOURCES, wiktionary, judge }, { ...NO_LEXEMES, lexemes: [verb] });
    expect(open(lexicons.game).has('herumbastelst')).toBe(true);
  });

  it('omit a listed word that has only barred readings, and keep one that nothing explains', () => {
    const lexicon = open(game);
    expect(lexicon.has('haustür')).toBe(true);
    expect(lexicon.has('kuglest')).toBe(false);
    expect(lexicon.has('xylo')).toBe(true);
    expect(report.dropped).toEqual(new Map([['II.5.1.f.noext', ['kuglest']]]));
    expect(report.unexplained).toContain('xylo');
  });

  it('contain the kind of a refused word', () => {
    const lexicon = open(spelling);
    expect(lexicon.readings('emil')[0]).toMatchObject({
      lemma: 'Emil',
      mark: 'curated',
      rule: 'I.1.2.c',
      source: 'Vorname',
    });
    expect(lexicon.readings('yogastunde')[0]).toMatchObject({ lemma: 'Yogastunde', mark: '' });
  });

  it('contain names of the name list that are nothing else, with their genitive', () => {
    const lexicon = open(spelling);
    expect(lexicon.readings('emre')[0]).toMatchObject({ lemma: 'Emre', tag: 'name', source: 'SCOWL' });
    expect(lexicon.readings('emres')[0]).toMatchObject({ lemma: 'Emre', tag: 'name:gen' });
    expect(lexicon.has('haustür')).toBe(false);
    expect(lexicon.readings('emil').map(({ source }) => source)).toEqual(['Vorname']);
  });

  it('contain names of persons that no other list has, even if they are English words', () => {
    const lexicon = open(spelling);
    const sourcesOf = (word: string) => lexicon.readings(word).map(({ source }) => source);
    expect(sourcesOf('dahmen')).toEqual(['Faker']);
    expect(sourcesOf('emre')).toEqual(['SCOWL']);
    expect(sourcesOf('safety').sort()).toEqual(['Faker', 'SCOWL']);
    expect(lexicon.has('haustür')).toBe(false);
  });

  it('contain brand names that are neither names of the list nor compounds', () => {
    const lexicon = open(spelling);
    expect(lexicon.readings('temu')[0]).toMatchObject({
      lemma: 'Temu',
      tag: 'name',
      source: 'Simple Icons, Lobe Icons, NSI',
    });
    expect(lexicon.has('xylokugeln')).toBe(false);
  });

  it('contain a name with the letters of a part of a phrase or of a barred form', () => {
    const lexicon = open(spelling);
    const tagsOf = (word: string) => lexicon.readings(word).map(({ tag }) => tag);
    expect(tagsOf('ali')).toContain('name');
    expect(tagsOf('kuglest')).toContain('name');
  });

  it('contain English words that are nothing else', () => {
    const lexicon = open(spelling);
    expect(lexicon.readings('safety')).toContainEqual(
      expect.objectContaining({ lemma: 'safety', tag: 'fm', source: 'SCOWL' }),
    );
    expect(lexicon.readings('ali').map(({ tag }) => tag)).not.toContain('fm');
    expect(lexicon.readings('emil').map(({ tag }) => tag)).not.toContain('fm');
    // Well-known English is reported beside a name.
    expect(lexicon.readings('save').map(({ tag }) => tag)).toContain('fm');
    expect(lexicon.has('haustür')).toBe(false);
  });

  it('contain the share of each lemma, in steps', () => {
    expect(open(game).readings('haustür')[0]).toMatchObject({ tag: 'sub:sg:nom', share: 0.87 });
    expect(open(spelling).readings('yogastunde')[0]).toMatchObject({ tag: 'sub:sg:nom', share: 0.45 });
    expect(open(spelling).readings('emil')[0]?.share).toBeUndefined();
  });
});

describe('a lemma of the core list that is not likely enough', () => {
  const unlikely = new Set(['sub Haustür', ' xylo', 'ver abkugeln']);
  const judge = (attested: readonly Attested[]) =>
    new Map(
      attested.map(({ lexeme }) => [lemmaKey(lexeme), { share: 0.2, admitted: !unlikely.has(lemmaKey(lexeme)) }]),
    );
  const build = (certain: readonly string[]) =>
    buildGermanLexicons(
      { ...SOURCES, judge, certain: new Set(certain) },
      {
        ...NO_LEXEMES,
        lexemes: [
          lexeme('Haustür', 'sub', [form('haustür', 'sub:sg:nom'), form('haustüren', 'sub:pl:nom', { rule: 'II.3' })]),
          lexeme('Haus', 'sub', [form('haus', 'sub:sg:nom')]),
          lexeme('abkugeln', 'ver', [form('abkugeln', 'ver:inf')], 'sep'),
          { ...lexeme('kugeln', 'ver', [form('kugeln', 'ver:inf')], 'bare'), source: 'abkugeln' },
        ],
      },
    );

  it('is in the spelling lexicon with all its listed forms, and so is a word without a lemma', () => {
    const { game, spelling, report } = build([]);
    const [playable, refused] = [open(game), open(spelling)];
    for (const word of ['haustür', 'haustüren', 'xylo', 'kugeln']) {
      expect(playable.has(word), word).toBe(false);
      expect(refused.has(word), word).toBe(true);
    }
    expect(refused.readings('haustüren')[0]).toMatchObject({ origin: 'attested', share: 0.18 });
    expect(refused.readings('xylo')[0]).toMatchObject({ attestedBy: ['enz'], share: 0.18 });
    expect(playable.has('haus')).toBe(true);
    expect(report.refusedWords).toEqual(expect.arrayContaining(['haustür', 'haustüren', 'kugeln', 'xylo']));
  });

  it('is admitted if the rule document prints it', () => {
    expect(open(build(['Haustür']).game).has('haustüren')).toBe(true);
  });
});
