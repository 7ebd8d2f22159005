/** Small lexicons made on the spot, and bytes that are none. */
import { describe, expect, it } from 'vitest';
import { type PackedGroup, packLexicon } from '../../dictionaries/compile/pack/lexicon-writer.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import { LexiconFormatError } from '../../src/core/lexicon/sections.ts';

const NIE = '\u0001';

function group(lemma: string, slots: Record<string, string>, more: Partial<PackedGroup> = {}): PackedGroup {
  return { lemma, pos: 'subst', features: '', slots: new Map(Object.entries(slots)), inferred: false, ...more };
}

function open(groups: PackedGroup[]) {
  const { bytes } = packLexicon(groups, { name: 'test', edition: '1' });
  return openLexicon(bytes.slice().buffer as ArrayBuffer);
}

const OKNO = group(
  'okno',
  { okno: 'subst:sg:nom', okna: 'subst:pl:nom+subst:sg:gen', oknem: 'subst:sg:inst' },
  { features: 'n2' },
);
const OKO = group('oko', { oko: 'subst:sg:nom', oka: 'subst:sg:gen', ok: 'subst:pl:gen' }, { features: 'n2' });

describe('packed lexicon', () => {
  it('adds the lemma’s features to the tag', () => {
    expect(open([OKNO, OKO]).readings('okna')).toEqual([
      { lemma: 'okno', tag: 'subst:pl:nom:n2', origin: 'attested', mark: '' },
      { lemma: 'okno', tag: 'subst:sg:gen:n2', origin: 'attested', mark: '' },
    ]);
  });

  it('contains words shorter than a stem', () => {
    const lexicon = open([OKNO, OKO, group('o', { o: 'prep' }, { pos: 'prep' })]);
    expect(lexicon.readings('ok').map((r) => r.lemma)).toEqual(['oko']);
    expect(lexicon.has('o')).toBe(true);
    expect(lexicon.has('')).toBe(false);
  });

  it('distinguishes a prefix from a word with the same beginning', () => {
    const lexicon = open([
      group('duży', { duży: 'adj:pos', [`${NIE}duży`]: '~adj:pos:neg' }, { pos: 'adj' }),
      group('niebo', { niebo: 'subst:sg:nom' }),
    ]);
    expect(lexicon.readings('nieduży')).toEqual([{ lemma: 'duży', tag: 'adj:pos:neg', origin: 'inferred', mark: '' }]);
    expect(lexicon.has('niebo')).toBe(true);
    expect(lexicon.has('bo')).toBe(false);
    expect(lexicon.has('nieniebo')).toBe(false);
  });

  it('splits a paradigm without a common stem and returns each reading once', () => {
    const lexicon = open([
      group('iść', {
        iść: 'inf',
        idę: 'fin',
        szedł: 'praet',
        szli: 'praet:pl',
        [`${NIE}idący`]: 'pact:neg',
        idący: 'pact',
      }),
      group('szlifować', { szlifować: 'inf', szlifuje: 'fin' }),
    ]);
    expect(lexicon.readings('szedł')).toEqual([{ lemma: 'iść', tag: 'praet', origin: 'attested', mark: '' }]);
    expect(lexicon.readings('nieidący').map((r) => r.tag)).toEqual(['pact:neg']);
    expect(
      lexicon
        .forms('iść')
        .map((f) => f.form)
        .sort(),
    ).toEqual(['idę', 'idący', 'iść', 'nieidący', 'szedł', 'szli'].sort());
  });

  it('removes an infix to find the lemma, and inserts it to find the forms', () => {
    const verb = { pos: 'ver', features: 'sep', spelling: 'anstoßen' };
    const lexicon = open([
      group('anstossen', { anstossen: 'ver:inf', anstiess: 'ßver:pst:sg:1', anstosse: 'ver:prs:sg:1' }, verb),
      group('anstossen', { angestossen: 'ver:part2' }, { ...verb, infix: { letters: 'ge', place: 2 } }),
      group('anstossen', { anzustossen: 'ver:zu' }, { ...verb, infix: { letters: 'zu', place: 2 } }),
      group('geben', { geben: 'ver:inf', gibt: 'ver:prs:sg:3' }),
      group('geben', { gegeben: 'ver:part2' }, { infix: { letters: 'ge', place: 0 } }),
    ]);
    const forms = lexicon.forms('anstossen').map(({ form, reading }) => `${form} ${reading.lemma} ${reading.spelling}`);
    expect(forms.sort()).toEqual([
      'angestossen anstoßen angestoßen',
      'anstiess anstoßen anstieß',
      'anstosse anstoßen anstoße',
      'anstossen anstoßen anstoßen',
      'anzustossen anstoßen anzustoßen',
    ]);
    expect(lexicon.readings('angestossen').map(({ lemma, tag }) => [lemma, tag])).toEqual([
      ['anstoßen', 'ver:part2:sep'],
    ]);
    expect(lexicon.readings('gegeben').map(({ lemma }) => lemma)).toEqual(['geben']);
    expect(
      lexicon
        .forms('geben')
        .map(({ form }) => form)
        .sort(),
    ).toEqual(['geben', 'gegeben', 'gibt']);
    expect(lexicon.has('stossen')).toBe(false);
  });

  it('spells capitals, accents and ß like the dictionary', () => {
    const lexicon = open([
      group('oeuvre', { oeuvre: 'sub:sg:nom', oeuvres: 'sub:sg:gen' }, { spelling: 'Œuvre' }),
      group('grösse', { grösse: 'sub:sg:nom', grössen: 'sub:pl:nom' }, { spelling: 'Größe' }),
      group('egalite', { egalite: 'sub:sg:nom' }, { spelling: 'Égalité' }),
      group('fluss', { fluss: 'sub:sg:nom', flüsse: 'sub:pl:nom' }, { spelling: 'Fluss' }),
    ]);
    const spelled = (form: string) => lexicon.readings(form).map(({ lemma, spelling }) => `${lemma} ${spelling}`);
    expect(spelled('oeuvres')).toEqual(['Œuvre Œuvres']);
    expect(spelled('grössen')).toEqual(['Größe Größen']);
    expect(spelled('egalite')).toEqual(['Égalité Égalité']);
    expect(spelled('flüsse')).toEqual(['Fluss Flüsse']);
  });

  it('names the sources that have the lemma', () => {
    const { bytes } = packLexicon([group('haus', { haus: 'sub:sg:nom' }, { attested: 0b101 })], {
      name: 'test',
      edition: '1',
      sources: ['enz', 'tagger', 'Wiktionary'],
    });
    const [reading] = openLexicon(bytes.slice().buffer as ArrayBuffer).readings('haus');
    expect(reading?.attestedBy).toEqual(['enz', 'Wiktionary']);
  });

  it('names the rule of a derived form', () => {
    const lexicon = open([group('chcieć', { chciało: 'praet', chciałom: '=potential-neuter-12=praet:pri' })]);
    expect(lexicon.readings('chciałom')).toEqual([
      { lemma: 'chcieć', tag: 'praet:pri', origin: 'derived', rule: 'potential-neuter-12', mark: '' },
    ]);
  });

  it('keeps the spelling of names and the expansion of a curated lemma', () => {
    const lexicon = open([
      group('warszawa', { warszawa: 'subst:sg:nom', warszawie: 'subst:sg:loc' }, { spelling: 'Warszawa' }),
      group('mbank', { mbank: 'subst:sg:nom', mbanku: 'subst:sg:gen' }, { spelling: 'mBank' }),
      group('abb', { abb: 'subst:sg:nom', 'abb-owi': 'subst:sg:dat' }, { spelling: 'ABB' }),
      group('nokia', { nokia: 'subst:sg:nom' }, { mark: 'brand', source: 'Nokia' }),
      group('femme', { femme: '' }, { mark: 'foreign-phrase', source: 'femme fatale' }),
    ]);
    expect(lexicon.readings('warszawie')[0]).toMatchObject({ lemma: 'Warszawa', spelling: 'Warszawie' });
    expect(lexicon.readings('mbanku')[0]).toMatchObject({ lemma: 'mBank', spelling: 'mBanku' });
    expect(lexicon.readings('abb-owi')[0]).toMatchObject({ lemma: 'ABB', spelling: 'ABB-owi' });
    expect(lexicon.readings('nokia')[0]).toMatchObject({ mark: 'brand', source: 'Nokia' });
    expect(lexicon.readings('femme')[0]).toMatchObject({ tag: '', mark: 'foreign-phrase', source: 'femme fatale' });
  });

  it('has the same bytes for any order of the groups', () => {
    const one = packLexicon([OKNO, OKO], { name: 'test', edition: '1' }).bytes;
    const other = packLexicon([OKO, OKNO], { name: 'test', edition: '1' }).bytes;
    expect(other).toEqual(one);
  });

  it('refuses bytes that are no lexicon', () => {
    const { bytes } = packLexicon([OKNO], { name: 'test', edition: '1' });
    const cut = (length: number) => bytes.slice(0, length).buffer as ArrayBuffer;
    expect(() => openLexicon(new ArrayBuffer(0))).toThrow(LexiconFormatError);
    expect(() => openLexicon(cut(20))).toThrow(LexiconFormatError);
    expect(() => openLexicon(cut(bytes.length - 20))).toThrow(LexiconFormatError);
    const wrongMagic = bytes.slice();
    wrongMagic[0] = 0;
    expect(() => openLexicon(wrongMagic.buffer as ArrayBuffer)).toThrow(LexiconFormatError);
    const wrongVersion = bytes.slice();
    wrongVersion[4] = 99;
    expect(() => openLexicon(wrongVersion.buffer as ArrayBuffer)).toThrow(/format 99/);
  });
});
