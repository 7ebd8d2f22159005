/** Women's forms of nouns (I.9): with an entry, and without. */
import { masculinesOf } from '../../../morphology/de/noun.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { isMasculine, isNominativeSingular, isNoun } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, type ReadingDetector, reason, type WordDetector } from '../query.ts';
import { isWeak } from './noun-forms.ts';

/** The masculine noun, in the lexicon, of a women's form without its -in. */
function masculineOf(query: GermanQuery, stem: string): GermanReading | undefined {
  for (const base of masculinesOf(stem)) {
    const reading = query
      .readingsOf(base)
      .find((one) => isMasculine(one) && isNominativeSingular(one) && !one.tag.positions.includes('m.f'));
    if (reading) return reading;
  }
  return undefined;
}

/** Suffixes and last members of nouns that name a person. */
const PERSON = /(?:bold|wicht|.{3}eur|[aeiouäöü].*ist)$/;

/** Fewest letters of a last member that has a women's form itself. */
const MIN_MEMBER = 4;

const isFeminine = ({ tag }: GermanReading): boolean => tag.positions.includes('f');

/** Returns true when the last member of the noun has a women's form: Ring-träger, Trägerin. */
function hasWomensHead(query: GermanQuery, stem: string, { form }: GermanReading): boolean {
  for (let at = 2; at <= stem.length - MIN_MEMBER; at++) {
    const head = stem.slice(at);
    const hasWomensForm = query.game.has(`${head}in`) && query.readingsOf(`${head}in`).some(isFeminine);
    const masculine = hasWomensForm ? masculineOf(query, head) : undefined;
    if (masculine && form.endsWith(masculine.form)) return true;
  }
  return false;
}

/** Returns true when the noun names a person who may have a women's form. A dictionary's noun in -in shows it. */
function isPerson(query: GermanQuery, stem: string, reading: GermanReading): boolean {
  const known = query.spellings.some((one) => isNoun(one));
  return known || PERSON.test(stem) || isWeak(query, reading) || hasWomensHead(query, stem, reading);
}

/** A women's form without an entry, of a listed masculine noun: Rüpelin (I.9). */
export const womensForm: WordDetector = (query) => {
  const stem = /^(.{3,})in(?:nen)?$/.exec(query.form)?.[1];
  const masculine = stem === undefined ? undefined : masculineOf(query, stem);
  if (stem === undefined || !masculine || !isPerson(query, stem, masculine)) return [];
  const { spelling, lemma, tag } = masculine;
  return [reason('I.9.noentry', { kind: 'attached', base: spelling, lemma, tag: tag.text, particle: '-in' })];
};

/** Women's form that dictionaries have, or its plural (I.9). */
export const womensFormWithEntry: ReadingDetector = (one, query) => {
  if (!isNoun(one) || !/^.{2,}in$/i.test(one.lemma)) return null;
  const masculine = masculineOf(query, toGermanTiles(one.lemma).slice(0, -'in'.length));
  if (!masculine) return null;
  return reason('I.9', {
    kind: 'attached',
    lemma: one.lemma,
    tag: one.tag.text,
    base: masculine.spelling,
    particle: '-in',
  });
};
