import { toGermanTiles } from '../../../words/to-tiles.ts';
import { FREE_VERBAL_PREFIXES } from '../formation/affixes.ts';
import { isInfinitive } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

const isAlternative = ({ rule }: TaggedReading): boolean => rule === 'II.2.5';

/** Fewest letters of a verb form behind a prefix, and of the prefix. */
const MIN_FORM = 4;
const MIN_PREFIX = 2;

/** Other persons and moods made on an alternative present: bäckt → bäcken, bäcket (II.2.5). */
export const alternativeExtended: WordDetector = (question) => {
  const stem = /^(.+?)(?:e|en|et|est|end(?:e[mnrs]?)?|ens)$/.exec(question.form)?.[1];
  if (!stem) return [];
  const base = `${stem}t`;
  const reading = question.readingsOf(base).find(isAlternative);
  return reading
    ? [reason('II.2.5.limits', { kind: 'base', base: reading.spelling, lemma: reading.lemma, tag: reading.tag.text })]
    : [];
};

/** An obsolete alternative present under a prefix: auf-beutst, where aufbieten has none (II.2.5). */
export const alternativePrefixed: WordDetector = (question) => {
  // All obsolete ones have eu where the verb has ie, and stand in the second or third person.
  const { form } = question;
  if (!/eu.*t$/.test(form)) return [];
  for (let at = MIN_PREFIX; at <= form.length - MIN_FORM; at++) {
    const base = form.slice(at);
    const reading = question.readingsOf(base).find(isAlternative);
    const verb = reading && compound(question, form.slice(0, at), reading);
    if (reading && verb)
      return [
        reason('II.2.5.veraltet', {
          kind: 'attached',
          base: reading.spelling,
          lemma: verb,
          particle: `${form.slice(0, at)}-`,
        }),
      ];
  }
  return [];
};

/** Prefixes that are put to nearly any verb, so that the prefixed one may be meant though no list has it: be-kriechen. */
const FREE: ReadonlySet<string> = new Set(FREE_VERBAL_PREFIXES);

/** The prefixed verb, if there is one. */
function compound(question: GermanQuestion, prefix: string, { lemma }: TaggedReading): string | undefined {
  const known = question.readingsOf(prefix + toGermanTiles(lemma)).find(isInfinitive)?.lemma;
  return known ?? (FREE.has(prefix) ? prefix + lemma : undefined);
}
