import type { Detail } from '../../../rules/detail.ts';
import { ENGLISH_PARTICIPLES } from '../lists.ts';
import { isEnglish, isFromSilentE, isParticiple2 } from '../parts-of-speech.ts';
import type { WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** German participles that an English one may stand for: gemut-ed → gemutet, gehandl-ed → gehandelt, recycl-ed → recyclet. */
function* germanParticiples(stem: string): Generator<string> {
  yield `${stem}t`;
  yield `${stem}et`;
  if (stem.endsWith('l') || stem.endsWith('r')) yield `${stem.slice(0, -1)}e${stem.at(-1)}t`;
}

/** English participles in -ed: declined (II.6.2.a), or of a verb whose English infinitive has no silent -e (II.6.2.a, b). */
export const participleInEd: WordDetector = (question) => {
  const [, stem, ending] = /^(.+)ed(e[mnrs]?)?$/.exec(question.form) ?? [];
  if (stem === undefined) return [];
  for (const base of germanParticiples(stem)) {
    const reading = question.readingsOf(base).find(isParticiple2);
    if (!reading) continue;
    const detail: Detail = {
      kind: 'attached',
      base: reading.spelling,
      lemma: reading.lemma,
      tag: reading.tag.text,
      particle: '-ed',
    };
    if (!isEnglish(reading) && !ENGLISH_PARTICIPLES.has(reading.lemma)) continue;
    if (isFromSilentE(reading)) return ending ? [reason('II.6.2.a.attr', detail)] : [];
    const silent = reason('II.6.2.b', detail, { effect: 'excludes' });
    const german = reason('II.6.2.a', detail, { effect: 'excludes' });
    return isEnglish(reading) || /e[lr]t$|let$/.test(base) ? [silent, german] : [german];
  }
  return [];
};
