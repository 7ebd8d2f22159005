/**
 * Reading PoliMorf tags. A tag is positions joined by colons, alternatives in a position by dots, whole alternatives by `+`:
 * `adj:sg:nom.voc:m1.m2.m3:pos`, `verb:praet:sg:n1.n2:ter:imperf:refl.nonrefl`, `ger:sg:gen:n2:perf:neg:nonrefl`.
 *
 * Every position's values are distinct across positions, so a tag is read as a set of values and the order plays no part.
 */
export interface Tag {
  /** First position: `subst`, `depr`, `adj`, `adja`, `adjp`, `adjc`, `adv`, `verb`, `ger`, `ppas`, `pact`, `pcon`, `pant`, `prep`, … */
  pos: string;
  /** All values of all positions, the first included. */
  values: ReadonlySet<string>;
  text: string;
}

/** There are 4,335 distinct tags in PoliMorf: each is parsed once. */
const parsed = new Map<string, readonly Tag[]>();

/** More would mean that tags come from somewhere else than a lexicon. */
const MAX_PARSED = 20_000;

/** The alternatives of a tag, one `Tag` each; none for an empty tag. */
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

/** The form after "po": `polsku` of *polski* (rule 1.c). */
export const isAfterPo = (tag: Tag): boolean => tag.pos === 'adjp';

/** `dyr`, `ckm`: the tag of an abbreviation. */
export const isAbbreviation = (tag: Tag): boolean => tag.pos === 'brev';

/** Any form of a verb in the wide sense: finite, participle, converb, gerund. */
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

/** Only ever used with the reflexive *się*: `refl`, against `nonrefl` and `refl.nonrefl`. */
export const isReflexiveOnly = (tag: Tag): boolean => has(tag, 'refl') && !has(tag, 'nonrefl');

/** Is it a form of a verb of this aspect, `imperf` or `perf`? A tag without an aspect is of either. */
export const isOfAspect = (tag: Tag, aspect: string): boolean =>
  has(tag, aspect) || !(has(tag, 'imperf') || has(tag, 'perf'));

export const isPlural = (tag: Tag): boolean => has(tag, 'pl');
export const isNegated = (tag: Tag): boolean => has(tag, 'neg');
export const isCompared = (tag: Tag): boolean => has(tag, 'com') || has(tag, 'sup');
export const isVocative = (tag: Tag): boolean => has(tag, 'voc');
export const isLocative = (tag: Tag): boolean => has(tag, 'loc');
export const isGenitivePlural = (tag: Tag): boolean => isNoun(tag) && isPlural(tag) && has(tag, 'gen');

/** Masculine-personal and nothing else: `gniadzi`, against the dative `gniadym` that serves all genders. */
export const isMasculinePersonalOnly = (tag: Tag): boolean =>
  has(tag, 'm1') &&
  isPlural(tag) &&
  !has(tag, 'm2') &&
  !has(tag, 'm3') &&
  !has(tag, 'f') &&
  !has(tag, 'n1') &&
  !has(tag, 'n2');

/** Neuter, and no other gender. */
export const isNeuterOnly = (tag: Tag): boolean =>
  (has(tag, 'n1') || has(tag, 'n2')) && !has(tag, 'm1') && !has(tag, 'm2') && !has(tag, 'm3') && !has(tag, 'f');

const NUMBERS = ['sg', 'pl'];
const CASES = ['nom', 'gen', 'dat', 'acc', 'inst', 'loc'];
const GENDERS = ['m1', 'm2', 'm3', 'f', 'n1', 'n2'];

/** May both be of one number, case and gender, as an adjective and its noun are? */
export const agree = (one: Tag, other: Tag): boolean =>
  [NUMBERS, CASES, GENDERS].every((values) => values.some((value) => has(one, value) && has(other, value)));

/** Does the word inflect at all? */
export const isInflecting = (tag: Tag): boolean =>
  isNoun(tag) ||
  isVerbal(tag) ||
  isAdjective(tag) ||
  isAfterPo(tag) ||
  tag.pos === 'num' ||
  tag.pos.startsWith('ppron');
