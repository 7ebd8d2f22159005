/**
 * The diagnosis of a refused word whose ruling leaves something to diagnose. The engine orders the proposals of the generators; they
 * become reasons and suggestions.
 */

import { claimed, diagnose, likely, OFFERED, STATED } from '../../diagnosis/engine.ts';
import type { DiagnosisKind, KindHypotheses, Proposal, Shape } from '../../diagnosis/hypothesis.ts';
import { type LetterPairs, shapeOf } from '../../diagnosis/shape.ts';
import { type PackedModel, weightsOf } from '../../diagnosis/weights.ts';
import { entryOf, inOrder } from '../../rules/catalogue.ts';
import { type ClaimDetail, fieldsOf } from '../../rules/detail.ts';
import { diagnosisOf, diagnosisOfRuling } from '../../rules/diagnosis.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import { isBySilence } from '../../rules/settled.ts';
import type { Diagnosis, Reason } from '../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../words/capital.ts';
import { hasOnlyGermanLetters } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/normalise.ts';
import { CATALOGUE } from './catalogue.ts';
import { isOnlyRoman } from './detectors/list-entries.ts';
import { type Bars, claimOf, entryFeatures } from './hypotheses/barred.ts';
import { proposalsFor } from './hypotheses/proposals.ts';
import { isOfOtherLanguage } from './parts-of-speech.ts';
import { type GermanQuery, reason } from './query.ts';

/**
 * Returns true when the lexicon has the form as barred by the deciding rule, in the case that was typed: Ewen, of Ewe.
 */
const isTakenAway = ({ taken, typed }: GermanQuery, [first]: readonly Reason[]): boolean =>
  first !== undefined &&
  taken.some(
    ({ rule, lemma }) => rule === nameOfRule(first.rule) && startsWithCapital(lemma) === startsWithCapital(typed),
  );

/** Returns true when the ruling leaves nothing to diagnose, because letters or a sign decide. */
export function isRuling(query: GermanQuery, reasons: readonly Reason[]): boolean {
  const { form } = query;
  if (!hasOnlyGermanLetters(form) || form.length < MIN_WORD_LETTERS || form.length > MAX_WORD_LETTERS) return true;
  if (isOnlyRoman(query) || isTakenAway(query, reasons)) return true;
  return reasons.some((one) => claimOf(one) === 'ruling' || fieldsOf(one.detail).letters !== undefined);
}

/** Returns the proposals for a word and the features of its letters. */
export const diagnosisInput = (
  query: GermanQuery,
  pairs: LetterPairs,
): { proposals: Proposal<Bars>[]; shape: Shape } => ({
  proposals: proposalsFor(query),
  shape: [shapeOf(query, pairs), entryFeatures(query)],
});

/** Kinds whose intended word is offered: it is one word, which may be legal. */
const OFFERING: ReadonlySet<DiagnosisKind> = new Set(['misspelling', 'old-spelling', 'clitic', 'elongation']);

/** Intended words, likeliest first. */
const intendedWords = (kinds: readonly KindHypotheses[]): string[] =>
  likely(kinds).flatMap(({ kind, intended }) => (OFFERING.has(kind) ? intended.slice(0, 1) : []));

/** Returns true when the reason bars the word whatever the lists have. */
const isSettling = (one: Reason): boolean => one.decides && !isBySilence(one, CATALOGUE);

/** The detail of a reason that names the kind of the word; null for kinds that say nothing. */
function detailOf(
  { kind, probability, hypotheses }: KindHypotheses,
  { typed, spellings }: GermanQuery,
  bars: Bars,
): ClaimDetail | null {
  const best = hypotheses.find(({ intended }) => intended.length > 0);
  const words = best?.intended ?? [];
  const [intendedWord = ''] = words;
  const isStated = (kind === 'misspelling' ? (best?.probability ?? 0) : probability) >= STATED;
  const stated = isStated ? ({ stated: true } as const) : {};
  switch (kind) {
    case 'name':
    case 'brand': {
      const { lemma = typed, sources } = bars.map(({ detail }) => fieldsOf(detail)).find((one) => one.sources) ?? {};
      return { kind: 'name', name: lemma, ...(sources && { sources, ...stated }) };
    }
    case 'abbreviation':
      return { kind, abbreviation: typed };
    case 'foreign': {
      const english = spellings.find(isOfOtherLanguage);
      return english ? { kind, english: english.lemma } : { kind };
    }
    case 'misspelling':
      return { kind, intended: intendedWord, ...stated };
    case 'written-together':
      return { kind, intended: words.join(' '), ...stated };
    case 'old-spelling':
      return { kind, today: intendedWord, ...stated };
    case 'clitic':
    case 'elongation':
      return { kind, ...(intendedWord === '' ? {} : { intended: words.join(' '), ...stated }) };
    case 'fragment':
      return { kind };
    default:
      return null;
  }
}

/** Returns true when the reason claims this kind. Words of phrases count as foreign words and as fragments. */
const isOfKind = (one: Reason, kind: DiagnosisKind): boolean =>
  claimOf(one) === kind || ((kind === 'foreign' || kind === 'fragment') && entryOf(one, CATALOGUE).kind === 'phrase');

/**
 * Reasons for the claimed kind, if no settling reason has it: the bars of the hypothesis, or else its kind. A settling
 * bar is not named in an open refusal, nor an open one in a settled refusal.
 */
function claimReasons(claim: KindHypotheses<Bars>, query: GermanQuery, isOpen: boolean): Reason[] {
  const bars = likely([claim]).flatMap(({ bar = [] }) => bar);
  const named = bars.filter((one) => isSettling(one) !== isOpen);
  if (named.length > 0) return named;
  const detail = bars.length > 0 && !isOpen ? null : detailOf(claim, query, bars);
  return detail === null ? [] : [reason('not-listed', detail)];
}

/** Possible members of the word if nothing is claimed. A word with a capital may as well be a name. */
function guessedParts(kinds: readonly KindHypotheses<Bars>[], { typed }: GermanQuery): Reason[] {
  const likeliest = isTypedAsName(typed) ? undefined : kinds.find(({ kind }) => kind !== 'unlisted');
  return (likeliest?.hypotheses[0].bar ?? []).filter((one) => !isSettling(one));
}

/** Returns true for a rule on forms of known words and for an affix, which yield only to a claim with odds of 10:1. */
function isFirm(one: Reason): boolean {
  const claim = claimOf(one);
  return claim === 'barred-form' || claim === 'clitic' || entryOf(one, CATALOGUE).kind === 'affix';
}

/** The result of the diagnosis. */
interface Diagnosed {
  reasons: Reason[];
  /** Undefined when a ruling claims nothing. */
  diagnosis: Diagnosis[] | undefined;
  /** The words to offer, best first. */
  intended: string[];
}

/**
 * Returns the reasons, with the claimed kind first. Of the settling reasons it retains those of likely kinds, the
 * claimed one first; if no kind is likely, all of them.
 * Without a model, and where a ruling leaves nothing to diagnose, the reasons retain their order.
 * @param ruled reasons of the rules, in their order
 */
export function diagnosed(query: GermanQuery, ruled: readonly Reason[], model: PackedModel | undefined): Diagnosed {
  if (!model || isRuling(query, ruled)) {
    const [first] = ruled;
    return { reasons: [...ruled], diagnosis: diagnosisOfRuling(first, first && claimOf(first)), intended: [] };
  }
  const { proposals, shape } = diagnosisInput(query, model.letterPairs);
  const kinds = diagnose(proposals, shape, weightsOf(model));
  const claim = claimed(kinds);
  const [likeliest] = kinds;
  const settling = ruled.filter(isSettling);
  const likelyKinds = kinds.filter(({ probability }) => probability >= OFFERED).map(({ kind }) => kind);
  const isOfClaim = (one: Reason): boolean => claim !== undefined && isOfKind(one, claim.kind);
  const ofLikelyKinds = settling.filter((one) => likelyKinds.some((kind) => isOfKind(one, kind)));
  const likelySettling = [...ofLikelyKinds.filter(isOfClaim), ...ofLikelyKinds.filter((one) => !isOfClaim(one))];
  // A general bar goes with the special one that has the same lemma.
  const isOfLikely = (reason: Reason): boolean => {
    const { lemma } = fieldsOf(reason.detail);
    return lemma !== undefined && likelySettling.some((one) => fieldsOf(one.detail).lemma === lemma);
  };
  const general = settling.filter((one) => !likelySettling.includes(one) && isOfLikely(one));
  // A form that the document prints comes first. A rule on forms and an affix yield only to a claim with odds of 10:1,
  // another entry of a list to any claim.
  const isPrinted = settling.some(({ detail }) => detail.printed);
  const isBehind = !isPrinted && settling.every((one) => !isFirm(one));
  // That English has the letters, too, does not explain a form of a German word that a rule bars: Students.
  const isHomograph = claim?.kind === 'foreign' && settling.some((one) => claimOf(one) === 'barred-form');
  const isSayable =
    claim && !isPrinted && !isHomograph && !settling.some(isOfClaim) && (isBehind || claim.probability >= STATED);
  // A name typed in lower case is uncertain, unless the engine finds a name likeliest.
  const isSmallName = !startsWithCapital(query.typed) && settling.every((one) => claimOf(one) === 'name');
  const isName = likeliest !== undefined && settling.some((one) => isOfKind(one, likeliest.kind));
  const isUncertain = !claim && isBehind && settling.length > 0 && isSmallName && !isName;
  const uncertainty = isUncertain ? [reason('not-listed', { kind: 'word' })] : [];
  const first = isSayable ? claimReasons(claim, query, settling.length === 0) : uncertainty;
  const named = [...first, ...(likelySettling.length > 0 ? [...likelySettling, ...general] : settling)];
  const parts = named.length > 0 || claim ? [] : guessedParts(kinds, query);
  const unknown = ruled.filter(({ detail }) => fieldsOf(detail).english === undefined);
  const reasons = [named, parts, unknown].find((some) => some.length > 0) ?? [reason('not-listed', { kind: 'word' })];
  return { reasons: inOrder(reasons), diagnosis: diagnosisOf(kinds, ([bar]) => bar), intended: intendedWords(kinds) };
}
