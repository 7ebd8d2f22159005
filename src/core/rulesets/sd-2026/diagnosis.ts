/** What a refused word is, where no ruling decides: proposals of the generators, ordered by the engine, as reasons and suggestions. */

import { claimed, diagnose, likely, OFFERED, STATED } from '../../diagnosis/engine.ts';
import type { DiagnosisKind, KindHypotheses, Proposal, Shape } from '../../diagnosis/hypothesis.ts';
import { shapeOf } from '../../diagnosis/shape.ts';
import type { LetterPairs } from '../../diagnosis/strings.ts';
import { type PackedModel, weightsOf } from '../../diagnosis/weights.ts';
import { entryOf } from '../../rules/catalogue.ts';
import { type ClaimDetail, fieldsOf } from '../../rules/detail.ts';
import { diagnosisOf } from '../../rules/diagnosis.ts';
import { inOrder } from '../../rules/reason-order.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import { isBySilence } from '../../rules/settled.ts';
import type { Diagnosis, Reason } from '../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../words/capital.ts';
import { hasOnlyGermanLetters } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/word-lengths.ts';
import { CATALOGUE } from './catalogue.ts';
import { claimOf } from './claims.ts';
import { isOnlyRoman } from './detectors/known-bars.ts';
import { type Bars, entryFeatures } from './hypotheses/barred.ts';
import { proposalsFor } from './hypotheses/proposals.ts';
import { isOfOtherLanguage } from './parts-of-speech.ts';
import type { GermanQuestion } from './question.ts';
import { reason } from './reason.ts';

/** Is it a form that the lexicon has as one taken away by the rule that decides, and typed in its case: Ewen, of Ewe? */
const isTakenAway = ({ taken, typed }: GermanQuestion, [first]: readonly Reason[]): boolean =>
  first !== undefined &&
  taken.some(
    ({ rule, lemma }) => rule === nameOfRule(first.rule) && startsWithCapital(lemma) === startsWithCapital(typed),
  );

/** Do the letters or a sign decide, whatever the word may be? Then there is nothing to diagnose. */
export function isRuling(question: GermanQuestion, reasons: readonly Reason[]): boolean {
  const { form } = question;
  if (!hasOnlyGermanLetters(form) || form.length < MIN_WORD_LETTERS || form.length > MAX_WORD_LETTERS) return true;
  if (isOnlyRoman(question) || isTakenAway(question, reasons)) return true;
  return reasons.some((one) => claimOf(one) === 'ruling' || fieldsOf(one.detail).letters !== undefined);
}

/** What the engine orders. */
export const diagnosisInput = (
  question: GermanQuestion,
  pairs: LetterPairs,
): { proposals: Proposal<Bars>[]; shape: Shape } => ({
  proposals: proposalsFor(question),
  shape: [shapeOf(question, pairs), entryFeatures(question)],
});

/** Kinds whose words are offered: one word, which may be legal. */
const OFFERING: ReadonlySet<DiagnosisKind> = new Set(['misspelling', 'old-spelling', 'clitic', 'elongation']);

/** The words that may have been meant, likeliest first. */
const wordsMeant = (kinds: readonly KindHypotheses[]): string[] =>
  likely(kinds).flatMap(({ kind, intended }) => (OFFERING.has(kind) ? intended.slice(0, 1) : []));

/** Does the reason bar a word that no list need lack? */
const isSettling = (one: Reason): boolean => one.decides && !isBySilence(one, CATALOGUE);

/** The detail of a reason that says what the word is, where no rule does; null where there is nothing to say. */
function detailOf(
  { kind, probability, hypotheses }: KindHypotheses,
  { typed, spellings }: GermanQuestion,
): ClaimDetail | null {
  const best = hypotheses.find(({ intended }) => intended.length > 0);
  const words = best?.intended ?? [];
  const [meant = ''] = words;
  const isStated = (kind === 'misspelling' ? (best?.probability ?? 0) : probability) >= STATED;
  const stated = isStated ? ({ stated: true } as const) : {};
  switch (kind) {
    case 'name':
    case 'brand':
      return { kind: 'name', name: typed };
    case 'abbreviation':
      return { kind, abbreviation: typed };
    case 'foreign': {
      const english = spellings.find(isOfOtherLanguage);
      return english ? { kind, english: english.lemma } : { kind };
    }
    case 'misspelling':
      return { kind, intended: meant, ...stated };
    case 'written-together':
      return { kind, intended: words.join(' '), ...stated };
    case 'old-spelling':
      return { kind, today: meant, ...stated };
    case 'clitic':
    case 'elongation':
      return { kind, ...(meant === '' ? {} : { intended: words.join(' '), ...stated }) };
    case 'fragment':
      return { kind };
    default:
      return null;
  }
}

/** Does the reason say that the word is of this kind? Words of phrases are foreign, or parts of a phrase. */
const isOfKind = (one: Reason, kind: DiagnosisKind): boolean =>
  claimOf(one) === kind || ((kind === 'foreign' || kind === 'fragment') && entryOf(one, CATALOGUE).kind === 'phrase');

/**
 * What a claim says that no settling reason is of: what bars the word as that, or what it is. What would settle an open refusal is told as what
 * the word is, and parts that settle nothing are not told before a rule that decides.
 */
function claimReasons(claim: KindHypotheses<Bars>, question: GermanQuestion, isOpen: boolean): Reason[] {
  const bars = likely([claim]).flatMap(({ bar = [] }) => bar);
  const told = bars.filter((one) => isSettling(one) !== isOpen);
  if (told.length > 0) return told;
  const detail = bars.length > 0 && !isOpen ? null : detailOf(claim, question);
  return detail === null ? [] : [reason('not-listed', detail)];
}

/** What the word may be put together from, where nothing is claimed: with a capital the letters may as well be a name. */
function guessedParts(kinds: readonly KindHypotheses<Bars>[], { typed }: GermanQuestion): Reason[] {
  const likeliest = isTypedAsName(typed) ? undefined : kinds.find(({ kind }) => kind !== 'unlisted');
  return (likeliest?.hypotheses[0].bar ?? []).filter((one) => !isSettling(one));
}

/** Is it a rule on forms of known words, and no entry of a list? */
function isOfForm(one: Reason): boolean {
  const claim = claimOf(one);
  return claim === 'barred-form' || claim === 'clitic';
}

/** Reasons against a refused word, in the order in which they are told, and what it may be. */
interface Diagnosed {
  reasons: Reason[];
  diagnosis: Diagnosis[];
  /** The words to offer, best first. */
  meant: string[];
}

/**
 * The reasons, with what the word probably is first. Of what settles the refusal that is told which is likely, the claimed kind first, and all of it where
 * nothing is likely.
 * @param ruled why the word may not be played, as the rules order it
 */
export function diagnosed(question: GermanQuestion, ruled: readonly Reason[], model: PackedModel): Diagnosed {
  const { proposals, shape } = diagnosisInput(question, model.letterPairs);
  const kinds = diagnose(proposals, shape, weightsOf(model));
  const claim = claimed(kinds);
  const [likeliest] = kinds;
  const settling = ruled.filter(isSettling);
  const likelyKinds = kinds.filter(({ probability }) => probability >= OFFERED).map(({ kind }) => kind);
  const isOfClaim = (one: Reason): boolean => claim !== undefined && isOfKind(one, claim.kind);
  const ofLikelyKinds = settling.filter((one) => likelyKinds.some((kind) => isOfKind(one, kind)));
  const likelySettling = [...ofLikelyKinds.filter(isOfClaim), ...ofLikelyKinds.filter((one) => !isOfClaim(one))];
  // The general bar says of the word what the special one does.
  const isOfLikely = (reason: Reason): boolean => {
    const { lemma } = fieldsOf(reason.detail);
    return lemma !== undefined && likelySettling.some((one) => fieldsOf(one.detail).lemma === lemma);
  };
  const general = settling.filter((one) => !likelySettling.includes(one) && isOfLikely(one));
  // What the document prints is told first. So is a rule on forms, unless it is as good as sure that the word is something else. What a list has
  // the letters as yields to any likelier kind.
  const isPrinted = settling.some(({ detail }) => detail.printed);
  const isBehind = !isPrinted && settling.every((one) => !isOfForm(one));
  const isSayable = claim && !isPrinted && !settling.some(isOfClaim) && (isBehind || claim.probability >= STATED);
  // Letters of a name that were typed small are hardly the name, where it is not the likeliest.
  const isSmallName = !startsWithCapital(question.typed) && settling.every((one) => claimOf(one) === 'name');
  const isName = likeliest !== undefined && settling.some((one) => isOfKind(one, likeliest.kind));
  const isDoubtful = !claim && isBehind && settling.length > 0 && isSmallName && !isName;
  const doubt = isDoubtful ? [reason('not-listed', { kind: 'word' })] : [];
  const first = isSayable ? claimReasons(claim, question, settling.length === 0) : doubt;
  const told = [...first, ...(likelySettling.length > 0 ? [...likelySettling, ...general] : settling)];
  const parts = told.length > 0 || claim ? [] : guessedParts(kinds, question);
  const unknown = ruled.filter(({ detail }) => fieldsOf(detail).english === undefined);
  const reasons = [told, parts, unknown].find((some) => some.length > 0) ?? [reason('not-listed', { kind: 'word' })];
  return { reasons: inOrder(reasons), diagnosis: diagnosisOf(kinds, ([bar]) => bar), meant: wordsMeant(kinds) };
}
