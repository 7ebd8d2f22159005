import { adjectivesBehind } from '../../../morphology/pl/derived-forms.ts';
import { numeralKind } from '../../../morphology/pl/numerals.ts';
import { withoutNie } from '../../../morphology/pl/particles.ts';
import {
  isActiveParticiple,
  isAdjective,
  isAdverb,
  isCompared,
  isGerund,
  isNegated,
  isPassiveParticiple,
  isPast,
  isPlural,
  parseTags,
} from '../../../morphology/pl/tag.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import type { Detail, DetailOf } from '../../../rules/detail.ts';
import { PRONOMINAL } from '../closed-class.ts';
import { finding } from '../finding.ts';
import { isGrownTogetherWithNie } from '../natural-classes.ts';
import type { PolishQuery, PolishReading, ReadingDetector, WordDetector } from '../query.ts';

/**
 * Returns true when the lemma is the past of an intransitive verb that became an adjective: `posiwiały`, `opadły` (2.a.1). Such adjectives
 * come from perfective verbs. *stały* and *śmiały* come from imperfective verbs, and *zrozumiały* comes from a verb with a passive
 * participle; these are adjectives like any other.
 */
function comesFromPast(lemma: string, query: PolishQuery): boolean {
  if (!lemma.endsWith('ły')) return false;
  const pasts = query.readingsOf(lemma).filter(({ tag }) => isPast(tag) && isPlural(tag));
  return pasts.length > 0 && pasts.every((past) => past.tag.values.has('perf') && isIntransitive(past, query));
}

/**
 * Returns true when the verb has no passive participle of the same stem. Participles in -nięty that are not in use do not count
 * (`opadnięty`).
 */
function isIntransitive({ form, lemma }: PolishReading, { game }: PolishQuery): boolean {
  const stem = form.slice(0, -'ły'.length);
  const isPassive = (text: string): boolean => parseTags(text).some(isPassiveParticiple);
  return !game
    .forms(lemma)
    .some(
      (other) => other.form.startsWith(stem) && !other.form.startsWith(`${stem}nię`) && isPassive(other.reading.tag),
    );
}

/** Returns the detail of nie- before a word. */
const before = (base: string, lemma: string, tag: string): DetailOf<'attached'> => ({
  kind: 'attached',
  base,
  lemma,
  tag,
  particle: 'nie-',
});

/** nie- before gerunds and adjectival participles, by the tag (2.a.3, 2.a.4). */
export const nieVerbal: ReadingDetector = ({ form, lemma, tag }) => {
  if (!isNegated(tag)) return null;
  const split = withoutNie(form);
  if (!split) return null;
  const detail = before(split.base, lemma, tag.text);
  if (isGerund(tag)) return finding('nie-gerund', detail);
  if (isActiveParticiple(tag)) return finding('nie-participle-active', detail);
  if (isPassiveParticiple(tag)) return finding('nie-participle-passive', detail);
  return null;
};

/**
 * Returns the reading of the word without nie- with the same part of speech, if possible of the same lemma: only then is nie- the particle.
 * A lexicon gives `nieduży` either to *nieduży* or, tagged as negated, to *duży*.
 */
function unnegated({ form, lemma, tag }: PolishReading, query: PolishQuery): PolishReading | null {
  const split = withoutNie(form);
  if (!split) return null;
  const candidates = query.readingsOf(split.base).filter((candidate) => candidate.tag.pos === tag.pos);
  const sameLemma = (candidate: PolishReading) => candidate.lemma === lemma || `nie${candidate.lemma}` === lemma;
  return candidates.find(sameLemma) ?? candidates[0] ?? null;
}

/** The short form of an adjective: `gotów`, `wesół`. */
const isShortAdjective = ({ pos }: PolishReading['tag']): boolean => pos === 'adjc';

/** nie- before adjectives in the positive degree, with the kind of adjective (2.a.1). */
export const nieAdjective: ReadingDetector = (reading, query) => {
  if (!(isAdjective(reading.tag) || isShortAdjective(reading.tag)) || isCompared(reading.tag)) return null;
  const base = unnegated(reading, query);
  if (!base) return null;
  // `jakiż` is a pronoun, too. `niejeden`, `niektóry` are words of their own: a pronoun or cardinal numeral is no adjective.
  if (PRONOMINAL.has(base.lemma.replace(/ż$/, ''))) return null;
  const detail = before(base.form, base.lemma, base.tag.text);
  if (numeralKind(base.lemma)) return finding('nie-numeral', detail);
  if (comesFromPast(base.lemma, query)) return finding('nie-past-participle', detail);
  return finding('nie-adjective', detail);
};

/** The general rule beside the particular kind of adjective. */
export const nieAdjectiveOfKind: ReadingDetector = (reading, query) => {
  const particular = nieAdjective(reading, query);
  if (particular?.detail.kind !== 'attached' || particular.rule === 'nie-adjective') return null;
  return finding('nie-adjective', particular.detail);
};

/** Returns true for an adverb, and for a listed word without readings. */
function isAdverbial(word: string, query: PolishQuery): boolean {
  const readings = query.readingsOf(word);
  return readings.length === 0 ? query.game.has(word) : readings.some(({ tag }) => isAdverb(tag) || tag.pos === 'adja');
}

/**
 * Returns the active participle or, failing that, the adjective from which an adverb is derived; undefined for `bardzo`, `wczoraj` and for
 * `jako`, which is from a pronoun.
 */
export function sourceOfAdverb(adverb: string, query: PolishQuery): PolishReading | undefined {
  const sources = adjectivesBehind(adverb)
    .flatMap((adjective) => query.readingsOf(adjective))
    .filter(({ lemma }) => !PRONOMINAL.has(lemma));
  return (
    sources.find(({ tag }) => isActiveParticiple(tag)) ??
    sources.find(({ tag }) => isAdjective(tag) || isPassiveParticiple(tag))
  );
}

/** nie- before an adverb, if it comes from an adjective or an active participle. */
function negatedAdverb(form: string, query: PolishQuery): Finding | null {
  const split = withoutNie(form);
  if (!split || !isAdverbial(split.base, query)) return null;
  const source = sourceOfAdverb(split.base, query);
  if (!source) return null;
  const detail = before(split.base, source.form, 'adv:pos');
  return finding(isActiveParticiple(source.tag) ? 'nie-adverb-participle' : 'nie-adverb', detail);
}

/** nie- before adverbs from adjectives and from active participles (2.a.2). */
export const nieAdverb: ReadingDetector = ({ form, tag }, query) =>
  isAdverb(tag) && !isCompared(tag) ? negatedAdverb(form, query) : null;

/** Parts of speech of words that may contain nie- themselves; verbs and words derived from them are not among them. */
const NO_HOST: ReadonlySet<string> = new Set(['subst', 'depr', 'adj', 'adv', 'num', 'prep', 'conj', 'qub']);

/** Endings of a gerund: *branie*, *niesienie*, *pójście*, *bicie*. */
const GERUND = /(?:[ae]ni|[ęiyuś]ci)e$/;

/**
 * nie- before a gerund that the lexicon infers as a noun (`niebryznięcie` beside *bryznąć*): the list has nie- with all gerunds, but with
 * other nouns only as far as dictionaries attest them.
 */
export const nieInferredGerund: ReadingDetector = ({ form, lemma, tag, origin }) => {
  const split = withoutNie(form);
  const noun = withoutNie(lemma)?.base;
  if (!split || !noun || origin !== 'inferred' || tag.pos !== 'subst' || !GERUND.test(noun)) return null;
  return finding('nie-gerund', before(split.base, noun, tag.text));
};

/** Words that exist with nie-: nouns, adverbs, pronouns whose rest is also a word (2.a, where only samples are printed). */
export const nieSelected: ReadingDetector = (reading, query) => {
  const split = withoutNie(reading.form);
  if (!split || split.base.length < 2 || !NO_HOST.has(reading.tag.pos)) return null;
  if (isAdjective(reading.tag) && nieAdjective(reading, query)) return null;
  if (isAdverb(reading.tag) && nieAdverb(reading, query)) return null;
  if (nieInferredGerund(reading, query)) return null;
  const same = unnegated(reading, query);
  if (same && PRONOMINAL.has(same.lemma) && !PRONOUNS_WITH_NIE.has(same.lemma)) return null;
  const sameLemma = same && (same.lemma === reading.lemma || `nie${same.lemma}` === reading.lemma);
  // `nieraz` is an adverb, `raz` a noun: an uninflected word may have any rest.
  const base = sameLemma
    ? same
    : isAdverb(reading.tag)
      ? query.readingsOf(split.base).find(({ form, lemma }) => form === lemma)
      : null;
  if (base) return finding('nie-selected', before(base.form, base.lemma, base.tag.text));
  if (!isGrownTogetherWithNie(reading.lemma)) return null;
  const { lemma, tag } = reading;
  const detail: Detail = { kind: 'attached', lemma, tag: tag.text, particle: 'nie-' };
  return finding('nie-selected', detail, { curated: true });
};

/** nie- on a word that the lexicon has without a reading: the word without nie- has one, whose tag determines the rule as above. */
export const nieWithoutReading: WordDetector = (query) => {
  const { form, readings } = query;
  const split = withoutNie(form);
  if (readings.length > 0 || !split) return [];
  for (const base of query.readingsOf(split.base)) {
    const kinds = [nieAdjective, nieAdjectiveOfKind];
    const asNegated = { ...base, form };
    const found = kinds.map((kind) => kind(asNegated, query)).filter((one) => one !== null);
    if (found.length > 0) return found;
    const detail = before(split.base, base.lemma, base.tag.text);
    if (isGerund(base.tag)) return [finding('nie-gerund', detail)];
    if (isActiveParticiple(base.tag)) return [finding('nie-participle-active', detail)];
    if (isPassiveParticiple(base.tag)) return [finding('nie-participle-passive', detail)];
  }
  const adverb = negatedAdverb(form, query);
  return adverb ? [adverb] : [];
};

/** Past participles and numerals that the document names as adjectives: a secondary reason for the word without nie-. */
export const countsAsAdjective: ReadingDetector = ({ form, lemma, tag }, query) => {
  if (!isAdjective(tag) || isCompared(tag) || form.startsWith('nie')) return null;
  if (numeralKind(lemma)) return finding('nie-numeral', { kind: 'reading', lemma, tag: tag.text }, { decides: false });
  if (comesFromPast(lemma, query))
    return finding('nie-past-participle', { kind: 'reading', lemma, tag: tag.text }, { decides: false });
  return null;
};

/** The only pronouns with a word in nie- beside them: `niejeden`, `niektóry`, `niejaki`; `niema` is of *niemy*. */
const PRONOUNS_WITH_NIE: ReadonlySet<string> = new Set(['jeden', 'który', 'jaki']);
