/** The diagnosis of a refused word: proposals of the generators, ordered by the engine, as reasons and as suggestions. */

import { claimed, diagnose, likely, STATED } from '../../diagnosis/engine.ts';
import type { DiagnosisKind, Hypothesis, KindHypotheses, Proposal, Shape } from '../../diagnosis/hypothesis.ts';
import type { LetterPairs } from '../../diagnosis/shape.ts';
import { type PackedModel, weightsOf } from '../../diagnosis/weights.ts';
import { isNotListed } from '../../rules/catalogue.ts';
import { type ClaimDetail, fieldsOf } from '../../rules/detail.ts';
import { diagnosisOf, diagnosisOfRuling } from '../../rules/diagnosis.ts';
import type { RuleKind } from '../../rules/rule-entry.ts';
import type { Diagnosis, Reason } from '../../rules/verdict.ts';
import { isOfClosedClass } from './closed-class.ts';
import { withoutMisreadings } from './english-word.ts';
import { claimOf, type OfKind, toDiagnose } from './hypotheses/barred.ts';
import { diagnosisInput } from './hypotheses/proposals.ts';
import type { PolishQuery } from './query.ts';

/** The properties of a ruleset that a diagnosis needs. */
export interface Diagnosing {
  /** Returns the subject of the rule of a reason. */
  kindOf: (reason: Reason) => RuleKind;
  /** The reason that no list has the word, with this detail. */
  notListed: (detail: ClaimDetail) => Reason;
  /** Absent if the table is not loaded; then the reasons keep their order. */
  model: PackedModel | undefined;
  /** True if only the rules of the reasons and their order are wanted. */
  rulesOnly?: boolean;
}

export interface Diagnosed {
  /** The reasons, the likeliest kind of the word first. */
  reasons: Reason[];
  /** The same in the order of the rules. */
  inForce: readonly Reason[];
  /** Hypotheses with odds of at least 1 to 10, likeliest first; null if a ruling leaves nothing to diagnose. */
  hypotheses: readonly Hypothesis<Reason>[] | null;
  diagnosis?: Diagnosis[];
}

/** Kinds of hypotheses with one intended word, which may be legal. */
export const OF_ONE_WORD: ReadonlySet<DiagnosisKind> = new Set(['misspelling', 'old-spelling', 'elongation']);

/** The word before it never was one word with it. */
const NOT = 'nie';

/** Returns the detail of a reason that names the kind of the word, if no rule bars it as that; null if there is nothing to say. */
function detailOf(
  { kind, probability, hypotheses }: KindHypotheses,
  { typed, english }: PolishQuery,
): ClaimDetail | null {
  const best = hypotheses.find(({ intended }) => intended.length > 0);
  const words = best?.intended ?? [];
  const stated = probability >= STATED ? ({ stated: true } as const) : {};
  const [word = ''] = words;
  switch (kind) {
    case 'name':
      return { kind, name: typed };
    case 'abbreviation':
      return { kind, abbreviation: typed };
    case 'foreign':
      return english === undefined ? { kind } : { kind, english };
    case 'old-spelling':
      return { kind, today: word, ...stated };
    case 'misspelling':
      return { kind, intended: word, ...(best && best.probability >= STATED ? stated : {}) };
    case 'written-together':
      return { kind, [words[0] === NOT ? 'intended' : 'today']: words.join(' '), ...stated };
    case 'elongation':
      return word === '' ? { kind } : { kind, intended: word, ...stated };
    case 'derivation':
      return { kind, parts: [...words] };
    default:
      return null;
  }
}

/** Kinds of rules that bar an entry of a dictionary or a curated table. */
const OF_ENTRIES: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'name',
  'lower-case-name',
  'brand',
  'abbreviation',
  'phrase',
]);

const ZE = /^-że?$/;

/** Returns the probability that this is the intended word, summed over all kinds. */
const probabilityOf = (word: string, kinds: readonly KindHypotheses<Reason>[]): number =>
  kinds
    .filter(({ kind }) => OF_ONE_WORD.has(kind))
    .flatMap(({ hypotheses }) => hypotheses)
    .filter(({ intended: [intended], bar }) => intended === word && bar === undefined)
    .reduce((total, { probability }) => total + probability, 0);

/**
 * Returns the reasons in the order of the hypotheses: first the bars of the claimed kind, or the kind itself if no rule bars it as that.
 * Letters and capitals decide whatever the word is, and a dictionary word is not a mistake while that is only probable. An intended word
 * that is almost certain comes before both.
 */
function ordered(
  query: PolishQuery,
  ofKinds: readonly OfKind<Reason>[],
  kinds: readonly KindHypotheses<Reason>[],
  notListed: Diagnosing['notListed'],
): Reason[] {
  const reasons = ofKinds.map(({ reason }) => reason);
  const claim = claimed(kinds);
  const [first] = ofKinds;
  const isOfOneWord = claim !== undefined && OF_ONE_WORD.has(claim.kind) && claim.hypotheses[0].bar === undefined;
  const [intended = ''] = claim?.hypotheses[0].intended ?? [];
  // A misspelling and an old spelling may have the same intended word.
  const ofWord = isOfOneWord ? probabilityOf(intended, kinds) : 0;
  const isSure = claim !== undefined && Math.max(claim.probability, ofWord) >= STATED;
  if (first && claimOf(first) === 'ruling') {
    // `Alem` is *ale* with -m rather than a form of *Al*, and *xiądz* is in old spelling.
    const isParticle = claim?.kind === 'clitic' && first.kind !== 'letter';
    const isOld = claim?.kind === 'old-spelling' && first.kind === 'letter';
    if (!(isParticle || isOld || (isOfOneWord && isSure))) return reasons;
  }
  const isEntry = ofKinds.some(({ reason, kind }) => reason.decides && OF_ENTRIES.has(kind));
  // A list of abbreviations or phrases has these letters themselves. The labels are too few to weigh that against a misspelling, except for
  // very frequent words: `cos` is *coś*.
  const isListed =
    (first?.kind === 'abbreviation' && !query.readingsOf(intended).some(isOfClosedClass)) ||
    reasons.some((one) => isNotListed(one) && one.curated === true);
  if (isOfOneWord ? isListed || (isEntry && !isSure) : isListed && claim?.kind === 'foreign') return reasons;
  // `możeż` is *może* with -ż and `zarazże` *zaraz* with -że, unless the misspelling is almost certain.
  if (isOfOneWord && !isSure && first?.reason.decides && ZE.test(fieldsOf(first.reason.detail).particle ?? ''))
    return reasons;
  // A misspelling of the word that is drawn out explains no more than the bar that decides: `suuper`.
  if (claim?.kind === 'misspelling' && first?.kind === 'lengthening' && fieldsOf(first.reason.detail).base === intended)
    return reasons;
  const kind = (claim ?? kinds[0])?.kind;
  const bars = ofKinds.filter((one) => !isNotListed(one.reason) && claimOf(one) === kind);
  const barring = bars.map(({ reason }) => reason).filter(({ decides }) => decides);
  if (barring.length > 0) return [...barring, ...reasons.filter((reason) => !barring.includes(reason))];
  // The claimed kind has only a secondary bar: “not listed” would be false.
  if (!claim || bars.length > 0) return reasons;
  // A deciding bar comes first, unless another word was intended or the claim is stated.
  if (!isOfOneWord && !isSure && ofKinds.some(({ reason }) => reason.decides && !isNotListed(reason))) return reasons;
  // A word of a dictionary needs a stated claim, and is not explained by its parts.
  const isInDictionary = reasons.some((one) => isNotListed(one) && fieldsOf(one.detail).lemma !== undefined);
  if (isInDictionary && (kind === 'derivation' || !isSure)) return reasons;
  const detail = detailOf(claim, query);
  return detail ? [notListed(detail), ...reasons.filter((reason) => !isNotListed(reason))] : reasons;
}

/** Puts the reason about a letter without a tile before the reason that the word is English or a misspelling (`taxówka`). */
function lettersFirst(reasons: Reason[], kindOf: Diagnosing['kindOf']): Reason[] {
  const [first] = reasons;
  const byLetter = reasons.filter((reason) => reason.decides && kindOf(reason) === 'letter');
  const isMisspelling = first?.detail.kind === 'misspelling';
  if (!(isMisspelling || fieldsOf(first?.detail).english !== undefined) || byLetter.length === 0) return reasons;
  return [...byLetter, ...reasons.filter((reason) => !byLetter.includes(reason))];
}

/** Returns true when the diagnosis changes no rule and no order: only the absence from the list decides, and that reason is first. */
function isOnlyUnlisted([first, ...others]: readonly OfKind<Reason>[]): boolean {
  return (
    first !== undefined &&
    isNotListed(first.reason) &&
    !others.some(({ reason }) => reason.decides || isNotListed(reason))
  );
}

/** A refused word before the engine orders its hypotheses. */
interface Prepared {
  /** The reasons against it, without those that the ruling on English words removes. */
  reasons: readonly OfKind<Reason>[];
  /** The input of the engine; absent if a ruling leaves nothing to diagnose. */
  input?: { proposals: Proposal<Reason>[]; shape: Shape };
  /** True if only the capital is diagnosed. */
  isCapital: boolean;
}

/** Applies the rulings, and lets the generators propose. */
export function prepare(
  query: PolishQuery,
  refused: readonly Reason[],
  { kindOf, notListed, rulesOnly }: Omit<Diagnosing, 'model'>,
  pairs: LetterPairs | undefined,
): Prepared {
  const ofKind = (reason: Reason): OfKind<Reason> => ({ reason, kind: kindOf(reason) });
  const reasons = withoutMisreadings(query, refused.map(ofKind), (detail) => ofKind(notListed(detail)));
  const scope = toDiagnose(query, reasons);
  const isCapital = scope === 'capital';
  if (!pairs || scope === 'nothing') return { reasons, isCapital };
  if (rulesOnly && (isCapital || isOnlyUnlisted(reasons))) return { reasons, isCapital };
  return { reasons, isCapital, input: diagnosisInput(query, reasons, isCapital, pairs) };
}

/** Orders the reasons against a refused word by the probable kinds of the word. The decision and its certainty do not change. */
export function diagnosed(query: PolishQuery, refused: readonly Reason[], diagnosing: Diagnosing): Diagnosed {
  const { model } = diagnosing;
  const { reasons, input, isCapital } = prepare(query, refused, diagnosing, model?.letterPairs);
  const inForce = reasons.map(({ reason }) => reason);
  if (!model || !input) {
    const [first] = reasons;
    const claim = first && !isNotListed(first.reason) ? claimOf(first) : undefined;
    const diagnosis = diagnosisOfRuling(first?.reason, claim);
    return { reasons: inForce, inForce, hypotheses: null, ...(diagnosis && { diagnosis }) };
  }
  const kinds = diagnose(input.proposals, input.shape, weightsOf(model));
  return {
    reasons: isCapital
      ? inForce
      : lettersFirst(ordered(query, reasons, kinds, diagnosing.notListed), diagnosing.kindOf),
    inForce,
    hypotheses: likely(kinds),
    diagnosis: diagnosisOf(kinds, (bar) => bar),
  };
}
