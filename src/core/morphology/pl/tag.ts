/**
 * Parses PoliMorf tags. A tag consists of positions joined by colons, alternatives in a position joined by dots, and whole alternatives
 * joined by `+`: `adj:sg:nom.voc:m1.m2.m3:pos`, `verb:praet:sg:n1.n2:ter:imperf:refl.nonrefl`, `ger:sg:gen:n2:perf:neg:nonrefl`. No value
 * occurs in two positions, so a tag is a set of values and the order does not matter.
 */
export interface Tag {
  /** First position: `subst`, `depr`, `adj`, `adja`, `adjp`, `adjc`, `adv`, `verb`, `ger`, `ppas`, `pact`, `pcon`, `pant`, `prep`, … */
  pos: string;
  /** All values of all positions, the first included. */
  values: ReadonlySet<string>;
  text: string;
}

/** Parsed tags. PoliMorf has 4,335 distinct tags, so each is parsed once. */
const parsed = new Map<string, readonly Tag[]>();

/** Upper limit; more tags would not come from a lexicon. */
const MAX_PARSED = 20_000;

/** Returns the alternatives of a tag, one `Tag` each; none for an empty tag. */
export function parseTags(text: string): readonly Tag[] {
  const known = parsed.get(text);
  if (known) return known;
  const tags = text
    .split('+')
    .filter((alternative) => alternative !== '')
    .map((alternative): Tag => {
      const positions = alternative.split(':');
      return { pos: positions[0]!, values: new Set(positions.flatMap((p) => p.split('.'))), text: alternative };
    });
  if (parsed.size < MAX_PARSED) parsed.set(text, tags);
  return tags;
}

const has = (tag: Tag, value: string): boolean => tag.values.has(value);

export const isNoun = (tag: Tag): boolean => tag.pos === 'subst' || tag.pos === 'depr';
export const isAdjective = (tag: Tag): boolean => tag.pos === 'adj';
export const isAdverb = (tag: Tag): boolean => tag.pos === 'adv';
export const isGerund = (tag: Tag): boolean => tag.pos === 'ger';
export const isActiveParticiple = (tag: Tag): boolean => tag.pos === 'pact';
export const isPassiveParticiple = (tag: Tag): boolean => tag.pos === 'ppas';
export const isConverb = (tag: Tag): boolean => tag.pos === 'pcon' || tag.pos === 'pant';
export const isDepreciative = (tag: Tag): boolean => tag.pos === 'depr';

/** Returns true for the form after *po*: `polsku` of *polski* (rule 1.c). */
export const isAfterPo = (tag: Tag): boolean => tag.pos === 'adjp';

/** Returns true for the tag of an abbreviation: `dyr`, `ckm`. */
export const isAbbreviation = (tag: Tag): boolean => tag.pos === 'brev';

/** Returns true for any form of a verb: finite, participle, converb, gerund. */
export const isVerbal = (tag: Tag): boolean =>
  tag.pos === 'verb' || isConverb(tag) || isGerund(tag) || isActiveParticiple(tag) || isPassiveParticiple(tag);

export const isImperative = (tag: Tag): boolean => tag.pos === 'verb' && has(tag, 'impt');
export const isInfinitive = (tag: Tag): boolean => tag.pos === 'verb' && has(tag, 'inf');
export const isImpersonalPast = (tag: Tag): boolean => tag.pos === 'verb' && has(tag, 'imps');
export const isPresentOrFuture = (tag: Tag): boolean => tag.pos === 'verb' && has(tag, 'fin');
export const isPast = (tag: Tag): boolean => tag.pos === 'verb' && has(tag, 'praet');
export const isConditional = (tag: Tag): boolean => tag.pos === 'verb' && has(tag, 'pot');
export const isThirdPersonPast = (tag: Tag): boolean => isPast(tag) && has(tag, 'ter');
export const isFirstOrSecondPerson = (tag: Tag): boolean => has(tag, 'pri') || has(tag, 'sec');

/** Returns true for verbs that are always used with *się*: `refl`, but not `nonrefl` or `refl.nonrefl`. */
export const isReflexiveOnly = (tag: Tag): boolean => has(tag, 'refl') && !has(tag, 'nonrefl');

/** Returns true for a form of this aspect, `imperf` or `perf`. A tag without an aspect has both. */
export const isOfAspect = (tag: Tag, aspect: string): boolean =>
  has(tag, aspect) || !(has(tag, 'imperf') || has(tag, 'perf'));

export const isPlural = (tag: Tag): boolean => has(tag, 'pl');
export const isNegated = (tag: Tag): boolean => has(tag, 'neg');
export const isCompared = (tag: Tag): boolean => has(tag, 'com') || has(tag, 'sup');
export const isVocative = (tag: Tag): boolean => has(tag, 'voc');
export const isLocative = (tag: Tag): boolean => has(tag, 'loc');
export const isGenitivePlural = (tag: Tag): boolean => isNoun(tag) && isPlural(tag) && has(tag, 'gen');

/** Returns true for masculine-personal forms only: `gniadzi`, but not the dative `gniadym` of all genders. */
export const isMasculinePersonalOnly = (tag: Tag): boolean =>
  has(tag, 'm1') &&
  isPlural(tag) &&
  !has(tag, 'm2') &&
  !has(tag, 'm3') &&
  !has(tag, 'f') &&
  !has(tag, 'n1') &&
  !has(tag, 'n2');

/** Returns true for neuter forms only. */
export const isNeuterOnly = (tag: Tag): boolean =>
  (has(tag, 'n1') || has(tag, 'n2')) && !has(tag, 'm1') && !has(tag, 'm2') && !has(tag, 'm3') && !has(tag, 'f');

const NUMBERS = ['sg', 'pl'];
const CASES = ['nom', 'gen', 'dat', 'acc', 'inst', 'loc'];
const GENDERS = ['m1', 'm2', 'm3', 'f', 'n1', 'n2'];

/** Returns true when both may agree in number, case and gender, as an adjective and its noun do. */
export const agree = (one: Tag, other: Tag): boolean =>
  [NUMBERS, CASES, GENDERS].every((values) => values.some((value) => has(one, value) && has(other, value)));

/** Returns true when the word inflects. */
export const isInflecting = (tag: Tag): boolean =>
  isNoun(tag) ||
  isVerbal(tag) ||
  isAdjective(tag) ||
  isAfterPo(tag) ||
  tag.pos === 'num' ||
  tag.pos.startsWith('ppron');
