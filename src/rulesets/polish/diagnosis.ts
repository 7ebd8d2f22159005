/** What a refused word is: proposals of the generators, ordered by the engine, as reasons and as words to offer. */
import { MARKS_LEFT_OUT } from '../../diagnosis/difference.ts';
import { claimed, diagnose, likely, STATED } from '../../diagnosis/engine.ts';
import type { DiagnosisKind, KindHypotheses } from '../../diagnosis/hypothesis.ts';
import { nearWords } from '../../diagnosis/near-words.ts';
import { type PackedModel, weightsOf } from '../../diagnosis/weights.ts';
import { isNotListed, type RuleKind } from '../../rules/catalogue.ts';
import { diagnosisOf, diagnosisOfRuling } from '../../rules/diagnosis.ts';
import type { Diagnosis, Evidence, Reason } from '../../rules/verdict.ts';
import { lowerCase } from '../../words/normalise.ts';
import { claimOf, isByCapital, isRuling, isSettled, type OfKind } from './hypotheses/barred.ts';
import { wordsNear } from './hypotheses/meant.ts';
import { diagnosisInput } from './hypotheses/proposals.ts';
import { POLISH } from './orthography.ts';
import { insteadOf, type Respelling, withoutForce } from './other-spelling.ts';
import type { PolishQuestion } from './question.ts';

/** What has to be known of a ruleset to diagnose under it. */
export interface Diagnosing {
  /** What the rule of a reason is about. */
  kindOf: (reason: Reason) => RuleKind;
  /** The reason that no list has the word, with this evidence. */
  notListed: (evidence: Evidence) => Reason;
  /** Do the rules admit this word of the game lexicon? Lower case. */
  isLegal: (form: string) => boolean;
  /** Absent where the table is not at hand: then the reasons stay in their order. */
  model: PackedModel | undefined;
}

export interface Diagnosed {
  /** The reasons, with that first which says what the word probably is. */
  reasons: Reason[];
  /** The same in the order of the rules. */
  inForce: readonly Reason[];
  /** Words that may have been meant, likeliest first. */
  meant: readonly string[];
  diagnosis?: Diagnosis[];
}

/** Kinds whose words are offered: one word, which may be legal. */
const OFFERING: ReadonlySet<DiagnosisKind> = new Set(['misspelling', 'old-spelling', 'elongation']);

const wordsMeant = (kinds: readonly KindHypotheses[]): string[] =>
  likely(kinds)
    .filter(({ kind, intended }) => OFFERING.has(kind) && intended.length === 1)
    .flatMap(({ intended }) => intended.map(lowerCase));

/** What it was joined to never was one word with it. */
const NOT = 'nie';

/** The evidence of a reason that says what the word is, where no rule bars it as that; null where there is nothing to say. */
function evidenceOf(
  { kind, probability, hypotheses }: KindHypotheses,
  { typed, english }: PolishQuestion,
): Evidence | null {
  const best = hypotheses.find(({ intended }) => intended.length > 0);
  const words = best?.intended ?? [];
  const stated = probability >= STATED ? ({ stated: true } as const) : {};
  const [word = ''] = words;
  switch (kind) {
    case 'name':
      return { name: typed };
    case 'abbreviation':
      return { abbreviation: typed };
    case 'foreign':
      return english === undefined ? { diagnosed: kind } : { english };
    case 'old-spelling':
      return { today: word, ...stated };
    case 'misspelling':
      return { meant: word, ...(best && best.probability >= STATED ? stated : {}) };
    case 'written-together':
      return { diagnosed: kind, [words[0] === NOT ? 'meant' : 'today']: words.join(' '), ...stated };
    case 'elongation':
      return word === '' ? { diagnosed: kind } : { diagnosed: kind, meant: word, ...stated };
    case 'derivation':
      return { diagnosed: kind, parts: [...words] };
    default:
      return null;
  }
}

/** Is it known what the word is: a dictionary has it as it is, the list has its lemma, or a hand-kept list tells where it is from? */
const isKnown = ({ spellings }: PolishQuestion, reasons: readonly Reason[]): boolean =>
  reasons.some((one) => isNotListed(one) && (one.curated === true || one.evidence.other !== undefined)) ||
  spellings.some(
    ({ spelling, mark, origin, tag }) => spelling === undefined && mark === '' && origin === 'attested' && tag !== '',
  );

/** The reasons in the order of the hypotheses: the bars of the claimed kind first, or what the word is where no rule bars it as that. */
function ordered(
  question: PolishQuestion,
  ofKinds: readonly OfKind<Reason>[],
  kinds: readonly KindHypotheses<Reason>[],
  notListed: Diagnosing['notListed'],
): Reason[] {
  const reasons = ofKinds.map(({ reason }) => reason);
  const claim = claimed(kinds) ?? kinds[0];
  const bars = ofKinds.filter((one) => !isNotListed(one.reason) && claimOf(one) === claim?.kind);
  const barring = bars.map(({ reason }) => reason).filter(({ decides }) => decides);
  if (barring.length > 0) return [...barring, ...reasons.filter((reason) => !barring.includes(reason))];
  // What a rule bars for sure is told first, unless it is as good as sure that the word is something else.
  const isBarred = ofKinds.some(({ reason }) => reason.decides && !isNotListed(reason));
  // A bar that decides nothing is told besides; that no list has the word would not be true.
  const isSayable =
    claim !== undefined &&
    claim === claimed(kinds) &&
    bars.length === 0 &&
    (claim.probability >= STATED || !(isKnown(question, reasons) || isBarred)) &&
    // A word that a dictionary has is not explained by its parts.
    (claim.kind !== 'derivation' || !reasons.some((one) => isNotListed(one) && one.evidence.lemma !== undefined));
  const evidence = isSayable ? evidenceOf(claim, question) : null;
  return evidence ? [notListed(evidence), ...reasons.filter((reason) => !isNotListed(reason))] : [...reasons];
}

/** What is said of a word of which the reasons have no force: never again what they said. */
function orderedInstead(
  question: PolishQuestion,
  instead: Respelling,
  left: readonly Reason[],
  kinds: readonly KindHypotheses<Reason>[],
  notListed: Diagnosing['notListed'],
): Reason[] {
  const claim = claimed(kinds);
  const isBar = claim?.hypotheses.some(({ bar }) => bar !== undefined);
  const evidence = claim && !isBar ? evidenceOf(claim, question) : null;
  return [notListed(evidence ?? instead), ...left];
}

/** A letter that no tile has decides before that the word is English. */
function lettersFirst(reasons: Reason[], kindOf: Diagnosing['kindOf']): Reason[] {
  const [first] = reasons;
  const byLetter = reasons.filter((reason) => reason.decides && kindOf(reason) === 'letter');
  if (first?.evidence.english === undefined || byLetter.length === 0) return reasons;
  return [...byLetter, ...reasons.filter((reason) => !byLetter.includes(reason))];
}

/** Words that may be meant though no hypothesis names one: any near one, or, of what lists know, only what lacks its marks. */
const wordsBeside = (
  question: PolishQuestion,
  isLegal: (form: string) => boolean,
  near?: readonly string[],
): readonly string[] => {
  if (question.spellings.length === 0) return near ?? wordsNear(question, false, isLegal);
  return question.isLower ? nearWords(question.form, question.game, POLISH, MARKS_LEFT_OUT).filter(isLegal) : [];
};

/** Orders the reasons against a refused word by what it probably is. What decides, and how firmly, stays as it is. */
export function diagnosed(
  question: PolishQuestion,
  refused: readonly Reason[],
  { kindOf, notListed, isLegal, model }: Diagnosing,
): Diagnosed {
  const reasons = refused.map((reason): OfKind<Reason> => ({ reason, kind: kindOf(reason) }));
  const instead = insteadOf(question, reasons, isLegal);
  const left = instead ? withoutForce(reasons, instead) : refused;
  const inForce = instead ? [notListed(instead), ...left] : [...refused];
  const [first] = reasons;
  const ruling = diagnosisOfRuling(first?.reason, first && !isNotListed(first.reason) ? claimOf(first) : undefined);
  if (isRuling(question)) return { reasons: inForce, inForce, meant: [], ...(ruling && { diagnosis: ruling }) };
  if (!model || (!instead && isSettled(reasons, question) && !isByCapital(reasons))) {
    const meant = wordsBeside(question, isLegal);
    return { reasons: inForce, inForce, meant, ...(ruling && !instead && { diagnosis: ruling }) };
  }
  const { proposals, shape, near } = diagnosisInput(question, { reasons, instead, isLegal }, model.letterPairs);
  const kinds = diagnose(proposals, shape, weightsOf(model));
  const likeliest = wordsMeant(kinds);
  const common = { inForce, meant: likeliest.length > 0 ? likeliest : wordsBeside(question, isLegal, near) };
  const inOrder = instead
    ? orderedInstead(question, instead, left, kinds, notListed)
    : isByCapital(reasons)
      ? inForce
      : ordered(question, reasons, kinds, notListed);
  return { ...common, reasons: lettersFirst(inOrder, kindOf), diagnosis: diagnosisOf(kinds, (bar) => bar) };
}
