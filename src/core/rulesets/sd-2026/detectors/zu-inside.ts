import PREFIXES from '../../../../../dictionaries/packed/tables/de-prefixes.json' with { type: 'json' };
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { VERBAL_PREFIXES } from '../formation/affixes.ts';
import { isInfinitive, isSeparable, isVerb } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

const ZU = 'zu';

/** Fewest letters before the zu, of a first part that is a word, and behind the zu. */
const MIN_FIRST = 2;
const MIN_WORD = 3;
const MIN_REST = 3;

/** A participle I of an infinitive, with its ending: the zu stands before it as well. */
const PARTICIPLE = /(?<=n)d(?:e[mnrs]?)?$/;

/** First parts of verbs that stay whole: those that are never separated, and those that are so in some verbs. */
const FIRST: ReadonlySet<string> = new Set([
  ...VERBAL_PREFIXES,
  ...['durch', 'hinter', 'über', 'um', 'unter', 'voll', 'wider', 'wieder'],
]);

/** First parts that are separated wherever they stand. */
const SEPARATED: ReadonlySet<string> = new Set(PREFIXES.verb.split(' '));

/** May the letters be the first part of a verb that stays whole: a prefix, or a word before a verb, lang-weilen? */
const isFirstPart = (first: string, rest: string, { readingsOf }: Pick<GermanQuestion, 'readingsOf'>): boolean =>
  FIRST.has(first) ||
  (first.length >= MIN_WORD &&
    !SEPARATED.has(first) &&
    readingsOf(first).some((one) => !isVerb(one) && toGermanTiles(one.lemma) === first) &&
    readingsOf(rest).some(isVerb));

/** The verb, when it is never separated. */
function inseparable(readings: readonly TaggedReading[]): TaggedReading | undefined {
  const verbs = readings.filter(isInfinitive);
  return verbs.some(isSeparable) ? undefined : verbs[0];
}

/** An infinitive with zu inside, or a participle made of it, of a verb that is not separated: überzuzeugen (II.2.4). */
export const zuInside: WordDetector = (question) => {
  const { form, spellings } = question;
  // A list that has the form takes the verb for a separable one.
  if (spellings.some(({ attestedBy }) => attestedBy.length > 0)) return [];
  const readingsOf = question.readingsOf.bind(question);
  for (let at = form.indexOf(ZU, MIN_FIRST); at > 0; at = form.indexOf(ZU, at + 1)) {
    const first = form.slice(0, at);
    const rest = form.slice(at + ZU.length);
    for (const base of new Set([rest, rest.replace(PARTICIPLE, '')])) {
      if (base.length < MIN_REST || !question.game.has(first + base)) continue;
      const verb = inseparable(readingsOf(first + base));
      if (!verb || !isFirstPart(first, base, { readingsOf })) continue;
      const today = `${ZU} ${verb.spelling}${rest.slice(base.length)}`;
      return [
        reason('II.2.4', { kind: 'standard', lemma: verb.lemma, tag: verb.tag.text, today }, { effect: 'excludes' }),
      ];
    }
  }
  return [];
};
