import type { Detail } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { barOfDeclension, isBarredDegree } from '../comparable.ts';
import { OTHER_COLOURS } from '../lists.ts';
import { isAdjective, isBaseAdjective } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

const isDictionaryForm = (one: TaggedReading): boolean =>
  isAdjective(one) && isBaseAdjective(one) && toGermanTiles(one.lemma) === one.form;

/** Declined form of an adjective that has none: petroles (II.4.3, II.4.6.b). */
export const declined: WordDetector = (question) => {
  const stem = /^(.+?)e[mnrs]?$/.exec(question.form)?.[1];
  if (!stem) return [];
  for (const base of [stem, `${stem}e`]) {
    const reading = question.readingsOf(base).find(isDictionaryForm);
    const rule = reading && !isBarredDegree(question.form, reading) && barOfDeclension(reading, question);
    if (rule) {
      const detail: Detail = {
        kind: 'attached',
        base: reading.spelling,
        lemma: reading.lemma,
        tag: reading.tag.text,
        particle: `-${question.form.slice(stem.length)}`,
      };
      return [reason(rule, detail, { effect: 'excludes' })];
    }
  }
  return undeclinedColour(question, stem);
};

/** A colour that the lexicon has as a noun alone, as it is no adjective that declines: fuchsiaes, cognaces (II.4.6.b). */
function undeclinedColour({ form, game }: GermanQuestion, stem: string): Reason[] {
  if (!OTHER_COLOURS.has(stem) || !game.has(stem)) return [];
  return [
    reason(
      'II.4.6.b',
      { kind: 'attached', base: stem, lemma: stem, particle: `-${form.slice(stem.length)}` },
      { effect: 'excludes' },
    ),
  ];
}
