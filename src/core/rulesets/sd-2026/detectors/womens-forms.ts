/** Women's forms of nouns (I.9): with an entry, and without. */
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { isMasculine, isNominativeSingular, isNoun } from '../parts-of-speech.ts';
import {
  type GermanQuestion,
  type ReadingDetector,
  reason,
  type TaggedReading,
  type WordDetector,
} from '../question.ts';
import { isWeak } from './noun-forms.ts';

/** Yields masculine nouns of a women's form: Bauer, Abchas-e, Zauber-er, and with umlaut Arzt. */
function* masculines(stem: string): Generator<string> {
  if (/[aeiouäöü]$/.test(stem)) return;
  yield stem;
  yield `${stem}e`;
  if (stem.endsWith('er')) yield `${stem}er`;
  const plain = stem.replace(/äu(?=[^äöü]*$)|[äöü](?=[^äöü]*$)/, (umlaut) => PLAIN[umlaut] ?? umlaut);
  if (plain !== stem) {
    yield plain;
    yield `${plain}e`;
  }
}

const PLAIN: Readonly<Record<string, string>> = { äu: 'au', ä: 'a', ö: 'o', ü: 'u' };

/** The masculine noun, in the lexicon, of a women's form without its -in. */
function masculineOf(question: GermanQuestion, stem: string): TaggedReading | undefined {
  for (const base of masculines(stem)) {
    const reading = question
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

const isFeminine = ({ tag }: TaggedReading): boolean => tag.positions.includes('f');

/** Returns true when the last member of the noun has a women's form: Ring-träger, Trägerin. */
function hasWomensHead(question: GermanQuestion, stem: string, { form }: TaggedReading): boolean {
  for (let at = 2; at <= stem.length - MIN_MEMBER; at++) {
    const head = stem.slice(at);
    const hasWomensForm = question.game.has(`${head}in`) && question.readingsOf(`${head}in`).some(isFeminine);
    const masculine = hasWomensForm ? masculineOf(question, head) : undefined;
    if (masculine && form.endsWith(masculine.form)) return true;
  }
  return false;
}

/** Returns true when the noun names a person who may have a women's form. A dictionary's noun in -in shows it. */
function isPerson(question: GermanQuestion, stem: string, reading: TaggedReading): boolean {
  const known = question.spellings.some((one) => isNoun(one));
  return known || PERSON.test(stem) || isWeak(question, reading) || hasWomensHead(question, stem, reading);
}

/** A women's form without an entry, of a listed masculine noun: Rüpelin (I.9). */
export const womensForm: WordDetector = (question) => {
  const stem = /^(.{3,})in(?:nen)?$/.exec(question.form)?.[1];
  const masculine = stem === undefined ? undefined : masculineOf(question, stem);
  if (stem === undefined || !masculine || !isPerson(question, stem, masculine)) return [];
  const { spelling, lemma, tag } = masculine;
  return [reason('I.9.noentry', { kind: 'attached', base: spelling, lemma, tag: tag.text, particle: '-in' })];
};

/** Women's form that dictionaries have, or its plural (I.9). */
export const womensFormWithEntry: ReadingDetector = (one, question) => {
  if (!isNoun(one) || !/^.{2,}in$/i.test(one.lemma)) return null;
  const masculine = masculineOf(question, toGermanTiles(one.lemma).slice(0, -'in'.length));
  if (!masculine) return null;
  return reason('I.9', {
    kind: 'attached',
    lemma: one.lemma,
    tag: one.tag.text,
    base: masculine.spelling,
    particle: '-in',
  });
};
