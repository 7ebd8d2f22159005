/** Why a form of a verb may be played, by what its tag says. */

import PREFIXES from '../../../../../dictionaries/packed/tables/de-prefixes.json' with { type: 'json' };
import { hasPosition } from '../../../morphology/de/tag.ts';
import { isElOrEr } from '../../../morphology/de/verb-stem.ts';
import type { Detail } from '../../../rules/detail.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import type { RuleName } from '../catalogue.ts';
import {
  ENGLISH_PARTICIPLES,
  GERMANISED,
  IMPERSONAL,
  INTRANSITIVE_WITH_SEIN,
  MOSTLY_INFINITIVE,
  REFLEXIVE,
  ST_OR_EST,
  TRANSITIVE,
} from '../lists.ts';
import {
  isBare,
  isComparative,
  isDeclined,
  isEnglish,
  isFiniteForm,
  isFromSilentE,
  isGenitive,
  isImperative,
  isInfinitive,
  isParticiple,
  isParticiple2,
  isPreterite,
  isSeparable,
  isSingularInE,
  isSubjunctive2,
  isSuperlative,
  isVerb,
  isZuInfinitive,
  isZuParticiple,
} from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, type ReadingDetector, reason } from '../query.ts';

/** Detached part of a separable verb (I.7.3). */
export const detached: ReadingDetector = (one) =>
  isVerb(one) && isBare(one) ? reason('I.7.3', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }) : null;

/** Infinitive and participles of a separable verb, which are formed of the joined verb alone (I.7.3). */
export const joined: ReadingDetector = (one) =>
  isVerb(one) && isSeparable(one) && !isBare(one) && !isFiniteForm(one)
    ? reason('I.7.3', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;

/** Genitive of the nominalised infinitive (II.2.8). */
export const nominalised: ReadingDetector = (one) =>
  isVerb(one) && isGenitive(one) ? reason('II.2.8', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }) : null;

/** Infinitive with zu, and the participle made of it (II.2.4). */
export const withZu: ReadingDetector = (one) => {
  const detail: Detail = { kind: 'reading', lemma: one.lemma, tag: one.tag.text };
  if (isZuInfinitive(one)) return reason('II.2.4', detail);
  return isZuParticiple(one) ? reason('II.2.4.gerundive', detail) : null;
};

/** Prefixes that leave an intransitive verb its perfect in sein. With be- or über- it takes an object. */
const INTRANSITIVE_PREFIX = /^(?:ent|er|ge|miss|ver|zer)$/;

/** Letters before the simple verb in a verb made of it: particle, or prefix. */
function before(lemma: string, simplex: string): string | null {
  return lemma.endsWith(simplex) ? lemma.slice(0, -simplex.length) : null;
}

const isParticle = (query: GermanQuery, letters: string): boolean =>
  VERB_PREFIXES.has(letters) || query.readingsOf(letters).some(({ tag }) => /^(?:adv|prp|adj)/.test(tag.text));

/** Returns true for a verb of a completed event, with a perfect in sein. teilen is not eilen, and begehen takes an object. */
function isIntransitiveWithSein(one: GermanReading, query: GermanQuery): boolean {
  return INTRANSITIVE_WITH_SEIN.some((simplex) => {
    const letters = before(one.lemma, simplex);
    if (letters === null) return false;
    if (letters === '') return true;
    return isSeparable(one) ? isParticle(query, letters) : INTRANSITIVE_PREFIX.test(letters) && simplex !== 'folgen';
  });
}

/** Returns true when the separable verb has a participle with zu, which takes an object (II.2.4.a). */
function hasZuParticiple({ lemma }: GermanReading, query: GermanQuery): boolean {
  const tiles = toGermanTiles(lemma);
  for (let at = 2; at <= tiles.length - 3; at++) {
    const form = `${tiles.slice(0, at)}zu${tiles.slice(at)}de`;
    if (query.game.has(form) && query.readingsOf(form).some((one) => isZuParticiple(one) && one.lemma === lemma)) {
      return true;
    }
  }
  return false;
}

/** Returns true when the verb takes an object, as far as is known. */
function isTransitive(one: GermanReading, query: GermanQuery): boolean {
  const { lemma } = one;
  if (TRANSITIVE.has(lemma) || /^be.{4}/.test(lemma)) return true;
  if (isSeparable(one)) return hasZuParticiple(one, query);
  return query.game.has(`${toGermanTiles(lemma).replace(/e?n$/, '')}bar`);
}

/** The rule by which the participle II is declined (II.2.3.a–c); II.2.3 if the kind of verb is not known. */
function ruleOfParticiple2(one: GermanReading, query: GermanQuery): RuleName {
  if (REFLEXIVE.has(one.lemma)) return 'II.2.3.c';
  if (isIntransitiveWithSein(one, query)) return 'II.2.3.b';
  return isTransitive(one, query) ? 'II.2.3.a' : 'II.2.3';
}

/** Declined or compared participle (II.2.3). */
export const participle: ReadingDetector = (one, query) => {
  if (!isParticiple(one) || !isDeclined(one)) return null;
  const second = isParticiple2(one) && !isComparative(one) && !isSuperlative(one);
  return reason(second ? ruleOfParticiple2(one, query) : 'II.2.3', {
    kind: 'reading',
    lemma: one.lemma,
    tag: one.tag.text,
  });
};

/** The general rule on declined participles (II.2.3). */
export const participleDeclined: ReadingDetector = (one) =>
  isParticiple(one) && isDeclined(one)
    ? reason('II.2.3', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;

const isSecond = (one: GermanReading): boolean => hasPosition(one.tag, '2');

/** Second person of a strong verb: without its -st or -t it is no preterite in -te. */
function isStrongSecond(one: GermanReading, query: GermanQuery): boolean {
  if (!isVerb(one) || !isSecond(one)) return false;
  const base = one.form.replace(/s?t$/, '');
  return !base.endsWith('te') || !query.readingsOf(base).some(isPreterite);
}

/** Returns true when the lemma is the simple verb, or the simple verb with a prefix. schwinden is not winden. */
function isCompoundOf(query: GermanQuery, lemma: string, simplex: string): boolean {
  const letters = before(lemma, simplex);
  return letters !== null && (letters === '' || isParticle(query, letters));
}

const VERB_PREFIXES: ReadonlySet<string> = new Set(PREFIXES.verb.split(' '));

/** Second person of the preterite of one of the verbs that the document lets end in -st or -est (II.2.1.c). */
export const stOrEst: ReadingDetector = (one, query) =>
  isPreterite(one) && isStrongSecond(one, query) && ST_OR_EST.some((verb) => isCompoundOf(query, one.lemma, verb))
    ? reason('II.2.1.c', { kind: 'reading', lemma: one.lemma, tag: one.tag.text })
    : null;

/** Second person of the strong preterite of any other verb, with its e or without (II.2.1.a, b). */
export const secondOfPreterite: ReadingDetector = (one, query) => {
  if (!isPreterite(one) || !isStrongSecond(one, query) || stOrEst(one, query)) return null;
  const detail: Detail = { kind: 'reading', lemma: one.lemma, tag: one.tag.text };
  if (/[dt]e?st$/.test(one.form)) return reason('II.2.1.b', detail);
  return /e(?:st|t)$/.test(one.form) ? reason('II.2.1.a', detail) : null;
};

/** The long second person of a strong preterite (II.2.1.a), where another rule was named first. */
export const longPreterite: ReadingDetector = (one, query) =>
  isPreterite(one) && isStrongSecond(one, query) && /e(?:st|t)$/.test(one.form)
    ? reason('II.2.1.a', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;

/** The same for a verb with a prefix, which follows the simple verb (II.2.1). */
export const secondOfCompound: ReadingDetector = (one, query) =>
  isPreterite(one) && isStrongSecond(one, query) && /e(?:st|t)$/.test(one.form) && hasPrefix(one)
    ? reason('II.2.1.compounds', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;

/** Fewest letters of a simple verb: geben has no prefix. */
const MIN_SIMPLEX = 5;

function hasPrefix({ lemma, tag }: GermanReading): boolean {
  const inseparable = /^(?:be|emp|ent|er|ge|miss|ver|zer)/.exec(lemma)?.[0];
  return hasPosition(tag, 'sep') || (inseparable !== undefined && lemma.length - inseparable.length >= MIN_SIMPLEX);
}

/** The long second person of a subjunctive II, which may lose its e (II.5.1.d). */
export const longSubjunctive: ReadingDetector = (one, query) =>
  isSubjunctive2(one) && isStrongSecond(one, query)
    ? reason('II.5.1.d', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;

/** One of the three shapes of the first person of a verb in -eln or -ern: wandere, wandre, wander (II.5.1.f). */
export const shapesInElAndEr: ReadingDetector = (one) => {
  if (!isFiniteForm(one) || !isElOrEr(one.lemma) || !/(?:[lr]e|e[lr])$/.test(one.form)) return null;
  const whole = /e[lr]e$/.test(one.form);
  return reason('II.5.1.f', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: !whole });
};

/** dingen and its compounds are weak or strong (II.2.2). */
export const strongOrWeak: ReadingDetector = (one) => {
  if (!isVerb(one) || !one.lemma.endsWith('dingen')) return null;
  const strong = /d[aäu]ng/.test(one.form);
  return reason('II.2.2', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: strong });
};

/** Returns true when the two forms have the same mood, number and person of one verb. */
function isSameSlot(one: GermanReading, other: GermanReading): boolean {
  const alternatives = (place: number) => (other.tag.positions[place] ?? '').split('.');
  const shares = (place: number) =>
    (one.tag.positions[place] ?? '').split('.').some((value) => alternatives(place).includes(value));
  return one.lemma === other.lemma && shares(1) && shares(2) && (isImperative(one) || shares(3));
}

/** First or third person of the singular, or imperative, without its -e (II.5.1). */
export const withoutFinalE: ReadingDetector = (one, query) => {
  if (!isFiniteForm(one) || one.rule?.startsWith('II.5') || one.form.endsWith('e')) return null;
  const base = `${one.form}e`;
  const whole = query.readingsOf(base).find((other) => isSingularInE(other) && isSameSlot(one, other));
  if (!whole) return null;
  return reason(/[^aeiouäöü]?e[lr]n$/.test(one.lemma) ? 'II.5.1.f' : 'II.5.1', {
    kind: 'base',
    base,
    lemma: one.lemma,
    tag: one.tag.text,
  });
};

/** German participle of an English verb (II.6.2). The infinitive has the rule as a secondary reason. */
export const englishParticiple: ReadingDetector = (one) => {
  if (!isParticiple2(one) && !isInfinitive(one)) return null;
  const rule =
    ENGLISH_PARTICIPLES.get(one.lemma) ?? (isEnglish(one) ? (isFromSilentE(one) ? 'II.6.2.a' : 'II.6.2.b') : null);
  if (rule === null) return null;
  return reason(
    rule,
    { kind: 'reading', lemma: one.lemma, tag: one.tag.text },
    { effect: 'admits', decides: isParticiple2(one) },
  );
};

/** Verb from English that a change of its consonants has made German, so that it drops its -e: kok, skor (II.6.1.b). */
export const germanised: ReadingDetector = (one) => {
  if (!isVerb(one) || !GERMANISED.has(one.lemma) || !(isInfinitive(one) || isFiniteForm(one))) return null;
  const short = toGermanTiles(one.lemma).replace(/en$/, '') === one.form;
  return reason('II.6.1.b', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: short });
};

/** A form that the impersonal verb itself lacks, or its participle. */
const isPersonal = (one: GermanReading): boolean =>
  (isFiniteForm(one) && (isSecond(one) || hasPosition(one.tag, '1'))) || isParticiple2(one);

/** Compound of an impersonal verb, which may have a personal use; so the simple verb has its detached part (II.2.7). */
export const ofImpersonal: ReadingDetector = (one, query) => {
  if (!isVerb(one)) return null;
  const simplex = IMPERSONAL.find((verb) => isCompoundOf(query, one.lemma, verb));
  if (simplex === undefined || (one.lemma === simplex && (!isFiniteForm(one) || !isPersonal(one)))) return null;
  const detail: Detail = { kind: 'base', lemma: one.lemma, tag: one.tag.text, base: toGermanTiles(simplex) };
  return reason('II.2.7', detail, { decides: isPersonal(one) });
};

/** Rules that leave a verb only some of its forms. */
const RESTRICTING: ReadonlySet<string> = new Set(['II.1.3', 'II.2.6', 'II.2.6.impersonal']);

/** The rule under which the verb of this infinitive has only some forms: its third person names it. */
function restrictionOf(one: GermanReading, query: GermanQuery): RuleName | null {
  if (!isVerb(one) || one.tag.positions[1] !== 'inf') return null;
  const third = query.readingsOf(`${toGermanTiles(one.lemma).replace(/e?n$/, '')}t`);
  const left = third.find(({ lemma, rule }) => lemma === one.lemma && rule !== undefined && RESTRICTING.has(rule));
  return left?.rule ?? null;
}

/** Infinitive of a defective verb: it always counts (II.1.3). */
export const infinitiveOfRestricted: ReadingDetector = (one, query) => {
  const counts = restrictionOf(one, query) !== null;
  return counts ? reason('II.1.3.infinitive', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }) : null;
};

/** The restriction itself, of the infinitive (II.1.3, II.2.6). */
export const restrictedVerb: ReadingDetector = (one, query) => {
  const rule = restrictionOf(one, query);
  return (
    rule && reason(rule, { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { effect: 'admits', decides: false })
  );
};

/** Obsolete alternative present: labelled forms count as well (I.1.1). */
export const obsolete: ReadingDetector = (one) =>
  one.rule === 'II.2.5' && /eu/.test(one.form)
    ? reason('I.1.1.labels', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;

/** Verb that entries call usual in the infinitive only: it has its other forms all the same (II.1.2). */
export const mostlyInfinitive: ReadingDetector = (one) =>
  isVerb(one) && MOSTLY_INFINITIVE.has(one.lemma)
    ? reason('II.1.2', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { curated: true })
    : null;

/** Form of the conjugation (II.2.1). */
export const conjugated: ReadingDetector = (one) =>
  isFiniteForm(one) ? reason('II.2.1', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }) : null;

/** The whole form of a verb that never loses its -e (II.5.1.c). */
export const retainsE: ReadingDetector = (one) =>
  isSingularInE(one) && /(?:j|kni)en$/.test(one.lemma)
    ? reason('II.5.1.c', { kind: 'reading', lemma: one.lemma, other: one.form.slice(0, -1) }, { decides: false })
    : null;
