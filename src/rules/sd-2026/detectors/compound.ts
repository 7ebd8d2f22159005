import { lay } from '../../../words/lay.ts';
import { reason } from '../catalogue.ts';
import { isNoun } from '../parts-of-speech.ts';
import type { Question, ReadingDetector, TaggedReading, WordDetector } from '../question.ts';

/** Letters of the shortest member of a compound that is taken for one. */
const MIN_MEMBER = 3;

/** What may stand between the members. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

const CONTENT = new Set(['sub', 'ver', 'adj', 'adv', 'num']);
const isContent = (one: TaggedReading): boolean => CONTENT.has(one.tag.positions[0]!);
const isFirst = (one: TaggedReading): boolean => isContent(one) || one.tag.positions[0] === 'prp';
const isNounInE = (one: TaggedReading): boolean => isNoun(one) && one.form === lay(one.lemma);

/** Is this the first member of a compound, with or without a linking sound? A verb gives its stem, a noun in -e may lose it. */
function firstMember(question: Question, first: string): string | null {
  for (const link of LINKS) {
    const member = first.slice(0, first.length - link.length);
    if (!first.endsWith(link) || member.length < MIN_MEMBER) continue;
    const found = question.game.has(member) ? question.readingsOf(member).find(isFirst) : undefined;
    if (found) return found.spelling;
  }
  const whole = `${first}e`;
  const noun = question.game.has(whole) ? question.readingsOf(whole).find(isNounInE) : undefined;
  return noun?.spelling ?? null;
}

/** The two members of a compound, the longest last one first; null when the word is none. */
export function split(
  question: Question,
  word: string,
  isLast: (one: TaggedReading) => boolean,
): [string, string] | null {
  for (let at = MIN_MEMBER; at <= word.length - MIN_MEMBER; at++) {
    const end = word.slice(at);
    const last = question.game.has(end) ? question.readingsOf(end).find(isLast) : undefined;
    if (!last) continue;
    const first = firstMember(question, word.slice(0, at));
    if (first !== null) return [first, last.spelling];
  }
  return null;
}

/** A compound noun: it has an entry of its own, and is inflected like its last member (I.7.1). */
export const compoundNoun: ReadingDetector = (reading, question) => {
  if (!isNoun(reading)) return null;
  const lemma = lay(reading.lemma);
  const parts = split(question, lemma, (one) => isNoun(one) && lay(one.lemma) === one.form);
  if (!parts) return null;
  const evidence = { lemma: reading.lemma, tag: reading.tag.text, parts };
  return reason(reading.form === lemma ? 'I.7.1' : 'I.7.1.inflect', evidence);
};

/** Words put together that no dictionary of the game has as one: the parts do not make the whole playable (I.7.1). */
export const onlyParts: WordDetector = (question) => {
  const parts = split(question, question.form, isContent);
  const sources = question.spellings.flatMap(({ attestedBy }) => attestedBy);
  return parts
    ? [reason('I.7.1.parts', { parts, ...(sources.length > 0 ? { sources: [...new Set(sources)] } : {}) })]
    : [];
};
