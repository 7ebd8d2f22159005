import { isAbbreviation } from '../../morphology/pl/tag.ts';
import { inOrder, withFirst } from '../../rules/reason-order.ts';
import type { Basis, ListName, Reason, RuleId } from '../../rules/verdict.ts';
import { MAX_WORD_LETTERS } from '../../words/limits.ts';
import { reason } from '../pfs-2018/catalogue.ts';
import { barredReading, onlyAsMissingForm } from './detectors/defective-missing.ts';
import { barredInterjection, isBarredInterjection } from './detectors/letter-repetition.ts';
import { abbreviation, marked } from './detectors/marks.ts';
import { phrase } from './detectors/multi-word.ts';
import { notListed } from './detectors/not-listed.ts';
import { EXCLUDING } from './detectors/order.ts';
import { barredThoughListed } from './detectors/particles-barred.ts';
import { NAMED_AS_BARRED } from './lists.ts';
import { isListed } from './playable.ts';
import type { Question } from './question.ts';

/** A word that the document names as barred, with the lemma under which a lexicon may have it all the same. */
function namedAsBarred({ form, readings }: Question): Reason[] | null {
  const named = NAMED_AS_BARRED.get(form);
  if (!named) return null;
  const { rule, base, particle } = named;
  const other = readings[0]?.lemma;
  return [reason(rule, { base, particle, ...(other ? { other } : {}) })];
}

/** Why the document bars a word that a list has; null when it does not. */
function barredByDocument(question: Question): Reason[] | null {
  if (isBarredInterjection(question)) return barredInterjection(question);
  if (onlyAsMissingForm(question)) return barredReading(question);
  if (question.closed.length > 0) return null;
  const barred = barredThoughListed(question);
  return barred.length > 0 ? barred : null;
}

const NAME = /\/(?:proper-name|lowercase-proper-name|capital-|chain-store)/;

/** `boś` and `alem` happen to be surnames: asked in lower case, they are function words with an ending first. */
export function asAsked({ typed, form }: Question, reasons: readonly Reason[], ending: RuleId): readonly Reason[] {
  return typed === form && NAME.test(reasons[0]?.rule ?? '') ? withFirst(ending, reasons) : reasons;
}

/** Why a word that no list has is refused: all that the rules say, or that it is not listed. */
function excluded(question: Question): Reason[] {
  const inPhrase = phrase(question);
  if (inPhrase.length > 0) return inPhrase;
  if (question.form.includes(' ') || question.form.length > MAX_WORD_LETTERS) return notListed(question);
  const found = EXCLUDING.flatMap((detector) => detector(question));
  const reasons = inOrder(asAsked(question, found, 'pfs-2018/ending-other'));
  return reasons.some(({ decides }) => decides) ? reasons : [...notListed(question), ...reasons];
}

/** An abbreviation typed with its point, which no tile has: `dyr.`; a common word at the end of a sentence is none. */
export function abbreviationWithPoint(question: Question): Reason[] | null {
  const known = [...marked(question).filter(({ rule }) => rule === 'pfs-2018/abbreviation'), ...abbreviation(question)];
  if (known[0]) return [known[0]];
  const tagged = question.readings.find(({ tag }) => isAbbreviation(tag));
  return tagged ? [reason('abbreviation', { source: tagged.lemma, tag: tagged.tag.text })] : null;
}

/** Why the word may not be played, most specific reason first; null when it may. */
export function refusal(question: Question, point: boolean): Reason[] | null {
  return (
    (point ? abbreviationWithPoint(question) : null) ??
    namedAsBarred(question) ??
    (isListed(question) ? barredByDocument(question) : excluded(question))
  );
}

/** Rules that letters, signs and closed lists settle without any word list; list 7 with its blocks is one of them. */
const BY_RULE_ALONE: ReadonlySet<RuleId> = new Set<RuleId>([
  'pfs-2018/apostrophe',
  'pfs-2018/apostrophe-inflection',
  'pfs-2018/capital-letter',
  'pfs-2018/defective',
  'pfs-2018/hyphen',
  'pfs-2018/letters',
]);

export function basisOfRefusal({ form }: Question, reasons: readonly Reason[], list: ListName): Basis {
  const byRule = NAMED_AS_BARRED.has(form) || reasons.some(({ decides, rule }) => decides && BY_RULE_ALONE.has(rule));
  return byRule ? { kind: 'rule' } : { kind: 'open-list', list };
}
