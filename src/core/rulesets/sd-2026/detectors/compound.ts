import type { Detail } from '../../../rules/detail.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { gendersOf, lemmaOf, split } from '../formation/split.ts';
import { isNoun } from '../parts-of-speech.ts';
import type { ReadingDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** Rules that say what a noun comes from, so that it is no compound: Achtziger is not made of acht and Ziger. */
const DERIVED = /^(?:I\.3\.j|II\.4\.7)/;

/** A compound noun: it has an entry of its own, and is inflected like its last member (I.7.1). */
export const compoundNoun: ReadingDetector = (reading, question) => {
  if (!isNoun(reading)) return null;
  const { readings } = question;
  if (readings.some(({ lemma, rule }) => lemma === reading.lemma && rule && DERIVED.test(rule))) return null;
  const lemma = toGermanTiles(reading.lemma);
  const found = split(question, lemma, 'sub', lemmaOf('sub'), { genders: gendersOf(reading) });
  if (!found) return null;
  const detail: Detail = { kind: 'parts', lemma: reading.lemma, tag: reading.tag.text, parts: found.parts };
  return reason(reading.form === lemma ? 'I.7.1' : 'I.7.1.inflect', detail);
};
