import { isAbbreviation } from '../../morphology/pl/tag.ts';
import { decideAlone, type Finding, type RuleKind } from '../../rules/catalogue.ts';
import { inOrder, withFirst } from '../../rules/reason-order.ts';
import type { Basis, ListName, Reason } from '../../rules/verdict.ts';
import { hasInnerCapital } from '../../words/capital.ts';
import { MAX_WORD_LETTERS } from '../../words/word-lengths.ts';
import { hasSigns, standsFor } from './abbreviations.ts';
import { finding } from './catalogue.ts';
import { isOfClosedClass } from './closed-class.ts';
import { barredReading, onlyAsMissingForm } from './detectors/defective-missing.ts';
import { barredInterjection, isBarredInterjection } from './detectors/letter-repetition.ts';
import { abbreviation } from './detectors/marks.ts';
import { phrase } from './detectors/multi-word.ts';
import { notListed } from './detectors/not-listed.ts';
import { barredThoughListed } from './detectors/particles-barred.ts';
import { type Edition, ruled } from './edition.ts';
import { NAMED_AS_BARRED } from './lists.ts';
import { isListed } from './playable.ts';
import { type PolishQuestion, weightOf } from './question.ts';

/** A word that the document names as barred, with the lemma under which a lexicon may have it all the same. */
function namedAsBarred(question: PolishQuestion): Finding[] | null {
  const named = NAMED_AS_BARRED.get(question.form);
  if (!named) return null;
  const { rule, base, particle } = named;
  const other = question.readings[0]?.lemma;
  return [finding(rule, { base, particle, ...(other ? { other } : {}) })];
}

/** Why the document bars a word that a list has; null when it does not. */
function barredByDocument(question: PolishQuestion): Finding[] | null {
  if (isBarredInterjection(question)) return barredInterjection(question);
  if (onlyAsMissingForm(question)) return barredReading(question);
  if (question.closed.length > 0) return null;
  const barred = barredThoughListed(question);
  return barred.length > 0 ? barred : null;
}

/**
 * `boś` and `alem` happen to be surnames: asked in lower case, they are function words with an ending first, as are those that a sentence
 * begins with (`Boś`). And `niemoże` is *nie* and a verb before it is a rare adverb with a particle.
 * @param ending the rule against such endings.
 */
export function asAsked<R extends Pick<Finding, 'rule' | 'decides' | 'evidence'>>(
  question: PolishQuestion,
  reasons: readonly R[],
  isName: (reason: R) => boolean,
  ending: R['rule'],
): readonly R[] {
  const { typed, form } = question;
  const [first] = reasons;
  if (first === undefined) return reasons;
  const baseWeight = ({ evidence: { base = '' } }: R): number => weightOf(base, question);
  const not = reasons.find(({ evidence }) => evidence.particle === 'nie-');
  if (not && first.evidence.particle !== 'nie-' && first.evidence.base && baseWeight(not) > baseWeight(first))
    return withFirst(not.rule, reasons);
  if (!isName(first)) return reasons;
  const { base = '' } = reasons.find(({ rule }) => rule === ending)?.evidence ?? {};
  const isFunctionWord = !hasInnerCapital(typed) && question.readingsOf(base).some(isOfClosedClass);
  return typed === form || isFunctionWord ? withFirst(ending, reasons) : reasons;
}

/** Kinds of rules about names, whether they are spelled with a capital or not. */
export const ABOUT_NAMES: ReadonlySet<string> = new Set<RuleKind>(['name', 'lower-case-name']);

/** Why a word that no list has is refused: all that the rules say, or that it is not listed. */
function excluded(question: PolishQuestion, edition: Edition): Finding[] {
  const inPhrase = ruled(phrase(question), edition);
  if (inPhrase.length > 0) return inPhrase;
  if (question.form.includes(' ') || question.form.length > MAX_WORD_LETTERS) return notListed(question);
  const found = ruled(
    edition.excluding.flatMap((detector) => detector(question)),
    edition,
  );
  const isName = ({ rule }: Finding): boolean => ABOUT_NAMES.has(edition.catalogue[rule]?.kind ?? '');
  const reasons = inOrder(asAsked(question, found, isName, 'ending-other'));
  return reasons.some(({ decides }) => decides) ? reasons : [...notListed(question), ...reasons];
}

/** An abbreviation typed with its point, which no tile has: `dyr.`; a common word at the end of a sentence is none. */
export function abbreviationWithPoint(question: PolishQuestion): Finding[] | null {
  // The point after letters that stand for something in capitals ends a sentence: `PKP.`
  if (!hasSigns(question.form) && hasInnerCapital(question.typed) && standsFor(question) !== undefined) return null;
  const [known] = abbreviation(question);
  if (known) return [known];
  const tagged = question.readings.find(({ tag }) => isAbbreviation(tag));
  return tagged ? [finding('abbreviation', { source: tagged.lemma, tag: tagged.tag.text })] : null;
}

/** Why the word may not be played, most specific first; null when it may. */
export function refusal(question: PolishQuestion, edition: Edition): Finding[] | null {
  const bars = (found: Finding[] | null): Finding[] | null => {
    const left = found && ruled(found, edition);
    return left && left.length > 0 ? left : null;
  };
  return (
    bars(question.isPointed || hasSigns(question.form) ? abbreviationWithPoint(question) : null) ??
    bars(namedAsBarred(question)) ??
    (isListed(question) ? bars(barredByDocument(question)) : excluded(question, edition))
  );
}

/** What letters, signs and closed lists settle rests on no word list; nor does what the document names. */
export function basisOfRefusal(
  { form }: PolishQuestion,
  reasons: readonly Reason[],
  { catalogue }: Edition,
  list: ListName,
): Basis {
  // That letters are a piece of words with a sign is what a hand-kept list says.
  const decided = reasons.filter(({ curated }) => !curated);
  const byRule = NAMED_AS_BARRED.has(form) || decideAlone(decided, catalogue);
  return byRule ? { kind: 'rule' } : { kind: 'open-list', list };
}
