import { describe, expect, it } from 'vitest';
import { readNounCore } from '../../dictionaries/compile/de/noun-core.ts';
import { pluralCode, readNoun } from '../../dictionaries/compile/de/noun-dictionary.ts';
import { draftNouns } from '../../dictionaries/compile/de/noun-drafts.ts';
import { HeadIndex } from '../../dictionaries/compile/de/noun-heads.ts';
import { joinClasses, joinDrafts, lexemeOf } from '../../dictionaries/compile/de/noun-lexemes.ts';
import { suffixClasses } from '../../dictionaries/compile/de/noun-suffixes.ts';
import { CuratedNouns } from '../../dictionaries/compile/de/noun-traits.ts';
import { formatNounClass, parseNounClass } from '../../src/core/morphology/de/noun.ts';

const TÜR = {
  NOM: { SIN: 'Tür', PLU: 'Türen' },
  GEN: { SIN: 'Tür', PLU: 'Türen' },
  DAT: { SIN: 'Tür', PLU: 'Türen' },
  G: 'F',
};
const GLAS = {
  NOM: { SIN: 'Glas', PLU: 'Gläser' },
  GEN: { SIN: 'Glases', PLU: 'Gläser' },
  DAT: { SIN: 'Glase', PLU: 'Gläsern' },
  G: 'N',
};

function coreOf(words: string) {
  const list = new Map<string, string[]>();
  for (const word of words.split(' ')) {
    const laid = word.toLowerCase().replaceAll('ß', 'ss');
    list.set(laid, [...(list.get(laid) ?? []), word]);
  }
  return readNounCore(list);
}

function classesOf(words: string, dictionary = {}): Record<string, string> {
  const { drafts } = draftNouns(coreOf(words), dictionary, []);
  return Object.fromEntries(joinDrafts(drafts).map((draft) => [draft.lemma, formatNounClass(draft.nounClass)]));
}

describe('classes of the dictionary', () => {
  it.each([
    ['museum', 'museen', '-um+en'],
    ['baum', 'bäume', '^e'],
    ['auto', 'autos', 's'],
    ['fenster', 'fenster', ''],
    ['appendix', 'appendizes', '-x+zes'],
  ])('%s, %s: %s', (lemma, plural, code) => expect(pluralCode(lemma, plural)).toBe(code));

  it('reads gender, genitive and plural', () => {
    expect(formatNounClass(readNoun('Glas', GLAS)?.nounClass ?? parseNounClass('. none .'))).toBe('n es ^er');
    expect(formatNounClass(readNoun('Tür', TÜR)?.nounClass ?? parseNounClass('. none .'))).toBe('f - en');
  });

  it('has no entry for words with a hyphen', () => expect(readNoun('U-Bahn', TÜR)).toBeUndefined());
});

describe('lemmas of the core list', () => {
  it('compounds inflect like the longest head', () => {
    const found = classesOf('Haus Tür Türen Haustür Haustüren', { Tür: TÜR });
    expect(found.Haustür).toBe('f - en');
    expect(found.Haustüren).toBeUndefined();
  });

  it('umlauts in compounds', () => {
    const found = classesOf('Wein Glas Glases Gläser Gläsern Weinglas Weinglases Weingläser Weingläsern', {
      Glas: GLAS,
    });
    expect(found.Weinglas).toBe('n es ^er');
  });

  it('finds classes from the forms alone', () => {
    const found = classesOf('Gong Gongs Gonges Gonge Gongen Brunft Brünfte Brünften');
    expect(found.Gong).toMatch(/^m\.n s\/es e/);
    expect(found.Brunft).toBe('f - ^e');
  });

  it('finds classes by suffix', () => {
    expect(classesOf('Zaubrung Zaubrungen').Zaubrung).toBe('f - en');
    expect(suffixClasses('lehrerin').map(formatNounClass)[0]).toBe('f - nen');
  });

  it('a noun in -a without other forms of its own is the plural of one in -um or -on', () => {
    const found = classesOf('Verbum Verbums Verba Verben Taxon Taxons Taxa Cavum Cavums Cava Cavas');
    expect(found.Verba).toBeUndefined();
    expect(found.Verbum).toContain('-um+a');
    expect(found.Taxa).toBeUndefined();
    expect(found.Cava).toBeDefined();
  });

  it('a short form of a weak noun is weak', () => {
    const hirte = { NOM: { SIN: 'Hirte', PLU: 'Hirten' }, GEN: { SIN: 'Hirten', PLU: 'Hirten' }, G: 'M' };
    expect(classesOf('Hirte Hirten Hirt', { Hirte: hirte }).Hirt).toBe('m en en');
  });

  it('leaves infinitives to the verbs', () => {
    const { drafts } = draftNouns(coreOf('gehen Gehen Gehens'), {}, []);
    expect(drafts).toEqual([]);
  });

  it('reports words that nothing explains', () => {
    expect(draftNouns(coreOf('Xylqz'), {}, []).leftovers).toEqual(['xylqz']);
  });
});

describe('lexemes', () => {
  it('joins two plurals of one noun', () => {
    const joined = joinClasses(parseNounClass('m s/es ^e'), parseNounClass('m.n s s'));
    expect(joined && formatNounClass(joined)).toBe('m s/es ^e/s');
    expect(joinClasses(parseNounClass('m s/es e'), parseNounClass('f - en'))).toBeUndefined();
  });

  it('the head decides about the dative -e of a compound (II.3.3)', () => {
    const core = coreOf(
      'frei Staat Staats Staates Staate Staaten Freistaat Freistaats Freistaates Freistaate Freistaaten',
    );
    const staat = { NOM: { SIN: 'Staat', PLU: 'Staaten' }, GEN: { SIN: 'Staats' }, DAT: { SIN: 'Staate' }, G: 'M' };
    const { drafts } = draftNouns(core, { Staat: staat }, []);
    const freistaat = drafts.find(({ lemma }) => lemma === 'Freistaat');
    const lexeme = freistaat && lexemeOf(freistaat, new CuratedNouns(), core, { refute: true });
    expect(lexeme?.forms.find(({ form }) => form === 'freistaate')).toMatchObject({
      barred: true,
      rule: 'II.3.1.foreign',
    });
  });

  it('a form that a list of all short words lacks is not built', () => {
    const core = coreOf('Laub Laubs Laubes');
    const { drafts } = draftNouns(core, {}, []);
    const forms = drafts.flatMap((draft) =>
      lexemeOf(draft, new CuratedNouns(), core, { refute: true }).forms.map(({ form }) => form),
    );
    expect(forms).toContain('laube');
    expect(forms).not.toContain('läuber');
  });
});

describe('heads of compounds', () => {
  const heads = new HeadIndex<string>(coreOf('Richter Feder entrinden Kuh Deputat'));
  for (const noun of ['Schaft', 'Dung', 'Ion']) heads.add(noun, noun);

  it.each([
    ['kuhdung', ['Dung']],
    ['entrindung', []],
    ['richterschaft', []],
    ['deputation', []],
  ])('%s: %j', (laid, expected) => expect(heads.splits(laid).map(({ head }) => head)).toEqual(expected));
});
