/** Why a form of an adjective may be played, by what its tag says. */
import type { Detail } from '../../../rules/detail.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import type { RuleName } from '../catalogue.ts';
import {
  COLOURS_NO_MODEL,
  COMPARABLE_COLOURS,
  ELATIVES,
  ENGLISH_ADJECTIVES,
  FIGURATIVE,
  INDECLINABLE,
  MUST_ELIDE,
  PREDICATIVE_FOREIGN,
  ROMANCE_IN_ER,
} from '../lists.ts';
import {
  isAdjective,
  isBaseAdjective,
  isComparative,
  isDeclined,
  isForeign,
  isParticiple2,
  isSuperlative,
} from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, type ReadingDetector, reason } from '../query.ts';
import { isForeignColour } from './adjective-bars.ts';

const isCompared = (one: GermanReading): boolean => isComparative(one) || isSuperlative(one);

/** Superlative without an ending that dictionaries have (II.4.5). */
export const elativeWithEntry: ReadingDetector = (one) =>
  (isAdjective(one) && isSuperlative(one) && !isDeclined(one)) || ELATIVES.has(one.form)
    ? reason('II.4.5', { kind: 'reading', lemma: one.lemma, tag: one.tag.text })
    : null;

/** Suffixes of adjectives from Latin and French. */
const FOREIGN_SUFFIX = /[aeiouäöüy].*(?:abel|ibel|al|ell|ant|ent|iv|ös|är|esk|oid|iert)$/;

const isForeignAdjective = (one: GermanReading): boolean =>
  isForeign(one) || ENGLISH_ADJECTIVES.has(one.lemma) || FOREIGN_SUFFIX.test(one.lemma);

/** Rule under which an adjective of this kind is compared. */
function ruleOfComparison(one: GermanReading): RuleName {
  if (COMPARABLE_COLOURS.has(one.lemma)) return 'II.4.6';
  if (one.lemma.endsWith('y')) return 'II.4.4';
  if (one.lemma.endsWith('los') || one.lemma.startsWith('un') || FIGURATIVE.has(one.lemma)) return 'II.4.2';
  return isForeignAdjective(one) ? 'II.4.3' : 'II.4';
}

/** Declined form of a foreign adjective (II.4.3), or of a foreign colour (II.4.6.a). */
export const foreignAdjective: ReadingDetector = (one) => {
  if (!isAdjective(one) || !isDeclined(one)) return null;
  const detail: Detail = { kind: 'reading', lemma: one.lemma, tag: one.tag.text };
  if (isForeignColour(one.lemma)) return reason('II.4.6.a', detail);
  return isForeignAdjective(one) ? reason('II.4.3', detail) : null;
};

/** Comparative or superlative (II.4). For the nine comparable colours the base form names the rule as well. */
export const comparison: ReadingDetector = (one) => {
  if (!isAdjective(one)) return null;
  const compared = isCompared(one);
  // The declined positive of a material may be its comparative as well: hölzerner.
  const figurative = FIGURATIVE.has(one.lemma) && one.form === `${toGermanTiles(one.lemma)}er`;
  if (!compared && !figurative && !COMPARABLE_COLOURS.has(one.lemma)) return null;
  return reason(ruleOfComparison(one), { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: compared });
};

/** Declined adjective (II.4). The base form has the rule as a secondary reason. */
export const declension: ReadingDetector = (one) =>
  isAdjective(one)
    ? reason(
        'II.4',
        { kind: 'reading', lemma: one.lemma, tag: one.tag.text },
        { decides: isDeclined(one) && !isCompared(one) },
      )
    : null;

/** Returns true when the adjective in -el has forms without the e: eitle, not fidle. Only an unstressed e is lost. */
const losesE = (lemma: string, { game }: GermanQuery): boolean => game.has(`${toGermanTiles(lemma).slice(0, -2)}le`);

const isElided = ({ form, lemma }: GermanReading): boolean => !form.startsWith(toGermanTiles(lemma));

/** Rule of e-elision for adjectives with this ending; null when there is none. */
function ruleOfElision(one: GermanReading, query: GermanQuery): RuleName | null {
  const { lemma, rule } = one;
  if (rule?.startsWith('II.5.2')) return null;
  // The superlative has not lost an e: innerste. A listed form without the e does not fall under this rule.
  if (lemma.endsWith('ere')) return isSuperlative(one) || isElided(one) ? null : 'II.5.2.f';
  if (/[ae]uer$/.test(lemma)) return 'II.5.2.e';
  if (MUST_ELIDE.some((adjective) => lemma.endsWith(adjective))) return 'II.5.2.d.must';
  if (lemma.endsWith('el')) return losesE(lemma, query) ? 'II.5.2.a' : null;
  if (lemma.endsWith('en')) return 'II.5.2.b';
  if (ROMANCE_IN_ER.has(lemma)) return 'II.5.2.d';
  return lemma.endsWith('er') ? 'II.5.2.c' : null;
}

/** Adjectives whose stem may or must lose an e (II.5.2). The rule decides where it is lost. */
export const elision: ReadingDetector = (one, query) => {
  const strong = isParticiple2(one) && /en(?:e[mnrs]?)?$/.test(one.form);
  if (!isAdjective(one) && !strong) return null;
  const rule = strong ? (one.rule?.startsWith('II.5') ? null : 'II.5.2.b') : ruleOfElision(one, query);
  if (rule === null) return null;
  const elided = !strong && isElided(one);
  const detail: Detail = { kind: 'reading', lemma: one.lemma, tag: one.tag.text };
  return reason(rule, detail, { decides: elided, effect: 'admits' });
};

/** Properties that the base form of an adjective without declension lacks (II.4.3, II.4.6.b). */
export const withoutDeclension: ReadingDetector = (one) => {
  if (!isAdjective(one) || !isBaseAdjective(one)) return null;
  const { lemma } = one;
  const rule: RuleName | null = INDECLINABLE.has(lemma)
    ? 'II.4.3.indecl'
    : PREDICATIVE_FOREIGN.has(lemma)
      ? 'II.4.3.predicative'
      : COLOURS_NO_MODEL.has(lemma)
        ? 'II.4.6.b'
        : null;
  return rule && reason(rule, { kind: 'reading', lemma, tag: one.tag.text }, { decides: false, effect: 'excludes' });
};
