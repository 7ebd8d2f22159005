import { reason } from '../catalogue.ts';
import { isMasculine, isNominativeSingular } from '../parts-of-speech.ts';
import type { Question, TaggedReading, WordDetector } from '../question.ts';

/** Masculine nouns that a women's form may be made of: Bauer, Abchas-e, Zauber-er, and with umlaut Arzt. */
function* masculines(stem: string): Generator<string> {
  yield stem;
  yield `${stem}e`;
  yield `${stem}er`;
  const plain = stem.replace(/äu(?=[^äöü]*$)|[äöü](?=[^äöü]*$)/, (umlaut) => PLAIN[umlaut] ?? umlaut);
  if (plain !== stem) {
    yield plain;
    yield `${plain}e`;
  }
}

const PLAIN: Readonly<Record<string, string>> = { äu: 'au', ä: 'a', ö: 'o', ü: 'u' };

/** The masculine noun, in the lexicon, of a women's form without its -in. */
export function masculineOf(question: Question, stem: string): TaggedReading | undefined {
  for (const base of masculines(stem)) {
    const reading = question.readingsOf(base).find((one) => isMasculine(one) && isNominativeSingular(one));
    if (reading) return reading;
  }
  return undefined;
}

/** A women's form that no dictionary has beside the masculine noun: Rüpelin (I.9). */
export const womensForm: WordDetector = (question) => {
  const stem = /^(.{3,})in(?:nen)?$/.exec(question.form)?.[1];
  const masculine = stem === undefined ? undefined : masculineOf(question, stem);
  if (!masculine) return [];
  const { spelling, lemma, tag } = masculine;
  return [reason('I.9.noentry', { base: spelling, lemma, tag: tag.text, particle: '-in' })];
};
