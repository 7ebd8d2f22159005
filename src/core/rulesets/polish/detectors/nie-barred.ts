import { withoutNie } from '../../../morphology/pl/particles.ts';
import {
  isActiveParticiple,
  isAdjective,
  isAdverb,
  isAfterPo,
  isCompared,
  isGerund,
  isNegated,
  isPassiveParticiple,
  isVocative,
  parseTags,
  type Tag,
} from '../../../morphology/pl/tag.ts';
import { isDrawnOut } from '../../../words/letters.ts';
import { PRONOMINAL } from '../closed-class.ts';
import { finding } from '../finding.ts';
import type { PolishQuery, PolishReading, WordDetector } from '../query.ts';
import { sourceOfAdverb } from './nie.ts';
import { barred, detailOf, isOnlyNoun, isWord, likeliestHost, NOUNS } from './particle-hosts.ts';

/** Returns true when nie- may stand before this reading (2.a). */
const takesNie = (tag: Tag): boolean =>
  ((isAdjective(tag) || isAdverb(tag)) && !isCompared(tag)) ||
  isGerund(tag) ||
  isActiveParticiple(tag) ||
  isPassiveParticiple(tag);

/** Endings of the forms after "po". */
const AFTER_PO = /(?:[sc]|dz)ku$/;

/**
 * Returns the reading of the word as a form after "po", or whether it is such a form of an adjective in -ski, -cki or -dzki without that
 * tag. The lexicon may have it as a noun only (`brusku`).
 */
function afterPoReading(base: string, query: PolishQuery): PolishReading | boolean {
  const readings = query.readingsOf(base);
  const tagged = readings.find(({ tag }) => isAfterPo(tag));
  if (tagged) return tagged;
  if (!AFTER_PO.test(base)) return false;
  return readings.length === 0 || query.readingsOf(`${base.slice(0, -1)}i`).some(({ tag }) => isAdjective(tag));
}

/** nie- twice, before the forms after "po", or before any other word that does not take it (2.a). */
export const barredNie: WordDetector = (query) => {
  const { form } = query;
  const split = withoutNie(form);
  // `nieee` is *nie* lengthened.
  if (!split || !isWord(split.base, query) || (isDrawnOut(form) && !isDrawnOut(split.base))) return [];
  const readings = query.readingsOf(split.base);
  const afterPo = afterPoReading(split.base, query);
  if (afterPo) return [barred('nie-sku-excluded', split, afterPo === true ? undefined : afterPo)];
  const inner = withoutNie(split.base);
  // `nieniebieski` is in the lexicon; an unlisted word with nie- before a nie- word whose rest is a word has it twice.
  if (inner && (isWord(inner.base, query) || isNegation(readings))) return [barred('nie-double', split, readings[0])];
  const host = readings.some(
    ({ lemma, tag }) =>
      (takesNie(tag) &&
        !PRONOMINAL.has(withoutParticle(lemma)) &&
        (!isAdverb(tag) || sourceOfAdverb(split.base, query))) ||
      (NOUNS.has(tag.pos) && GERUND.test(lemma)),
  );
  if (host || isNegatedElsewhere(query) || isChanceNoun(query, readings)) return [];
  const refusing = readings.find(({ tag }) => isCompared(tag)) ?? likeliestHost(readings);
  const apart = refusing && isNegatedApart(refusing) ? { intended: `nie ${split.base}` } : {};
  return [finding('nie-closed', { ...detailOf(split, refusing), ...apart })];
};

/**
 * Returns true for an adjective or adverb in nie- that exists with nie- alone (`niesforny`). The list has nie- before every adjective that is
 * no negation (`nieniemiecki`), so one whose form with nie- it lacks is a negation (2.a).
 */
const isNegation = (readings: readonly PolishReading[]): boolean =>
  readings.length > 0 && readings.every(({ tag }) => (isAdjective(tag) || isAdverb(tag)) && !isCompared(tag));

/**
 * Returns true for a word before which *nie* is always written apart: a verb, a pronoun, an adverb without an adjective. Then two words were
 * intended. The spelling of degrees has changed, and nie- makes nouns.
 */
const isNegatedApart = ({ lemma, tag }: PolishReading): boolean =>
  !isCompared(tag) && !NOUNS.has(tag.pos) && (!isAdjective(tag) || PRONOMINAL.has(withoutParticle(lemma)));

/** *ten* of *tenże*, *jaki* of *jakiż*. */
const withoutParticle = (pronoun: string): string => pronoun.replace(/że?$/, '');

/**
 * Returns true when nie- leaves a noun by chance: the word is a name (`Niemen`), the query has the capital of a name, or the noun is only a
 * vocative (`niechno`).
 */
function isChanceNoun({ typed, form, spellings }: PolishQuery, readings: readonly PolishReading[]): boolean {
  if (!isOnlyNoun(readings)) return false;
  return (
    typed !== form ||
    spellings.some(({ spelling }) => spelling !== undefined) ||
    readings.every(({ tag }) => isVocative(tag) && !tag.values.has('nom'))
  );
}

/** Ending of a gerund, which a dictionary may have as a noun (`szkiełkowanie`). */
const GERUND = /[nc]ie$/;

/**
 * Returns true when the spelling lexicon has the whole word as a negated adjective, participle or gerund that the game lexicon lacks.
 * `niebatonowi` is of *batonowy*, though *batonowi* is also the dative of *baton*. A comparative that the spelling lexicon has as an
 * adjective does not count.
 */
function isNegatedElsewhere(query: PolishQuery): boolean {
  return query.spellings.some(({ lemma, tag }) =>
    parseTags(tag).some((one) => {
      if (isNegated(one)) return true;
      const positive = withoutNie(lemma)?.base;
      return (
        positive !== undefined &&
        isAdjective(one) &&
        !isCompared(one) &&
        !PRONOMINAL.has(positive) &&
        !query.readingsOf(positive).some((reading) => isCompared(reading.tag))
      );
    }),
  );
}
