import { decideAlone, entryOf, nameOfRule } from '../../rules/catalogue.ts';
import { inOrder } from '../../rules/reason-order.ts';
import type { Basis, ListName, Reason } from '../../rules/verdict.ts';
import { hasOnlyGermanLetters } from '../../words/alphabet.ts';
import { isTypedLike } from '../../words/capital.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/word-lengths.ts';
import { CATALOGUE, reason } from './catalogue.ts';
import { known, notListed } from './detectors/known-bars.ts';
import { EXCLUDING } from './detectors/order.ts';
import { abbreviatedApart } from './detectors/signs.ts';
import { unlessEnglish } from './detectors/unless-english.ts';
import { isOfAnotherWord } from './other-word.ts';
import type { GermanQuestion } from './question.ts';
import { isRatherMisspelled } from './rather-misspelled.ts';

/** Does the word consist of tiles, and does the game's list have it? */
export function isPlayable(form: string, { game }: Pick<GermanQuestion, 'game'>): boolean {
  return form.length >= MIN_WORD_LETTERS && hasOnlyGermanLetters(form) && game.has(form);
}

/** By the rule on what is read as the whole word stands what is written with a point; letters that are read as such have none. */
const isPointed = ({ rule }: Reason): boolean => nameOfRule(rule) === 'I.3.b';

/** What an abbreviation with its point stands for: rather what is written with one (hl., heilig) than a symbol, and in the case that was typed. */
function standsFor(abbreviations: readonly Reason[], { typed, form }: GermanQuestion): string | undefined {
  const inCase = abbreviations.filter(({ evidence: { spelling = form, source } }) => {
    return source !== undefined && isTypedLike(typed, spelling);
  });
  return (inCase.find(isPointed) ?? inCase[0])?.evidence.source;
}

/** An abbreviation typed with its point: no common word at the end of a sentence, since the bare word may not be played. */
function abbreviationWithPoint(question: GermanQuestion): Reason[] {
  const abbreviations = known(question).filter((one) => entryOf(one, CATALOGUE).kind === 'abbreviation');
  if (abbreviations.length === 0) return [];
  // The point after what is written without one ends a sentence: ADAC, km.
  const asTyped = abbreviations.filter(({ evidence: { spelling = question.form } }) => spelling === question.typed);
  if (asTyped.length > 0 && !asTyped.some(isPointed)) return [];
  const source = standsFor(abbreviations, question);
  return [reason('I.3.a', { spelling: `${question.typed}.`, ...(source ? { source } : {}) }), ...abbreviations];
}

/** Why the word may not be played, most specific reason first; null when it may. */
export function refusal(question: GermanQuestion): Reason[] | null {
  if (isPlayable(question.form, question)) return null;
  const apart = abbreviatedApart(question);
  if (apart.length > 0) return apart;
  if (question.form.includes(' ') || question.form.length > MAX_WORD_LETTERS) return notListed(question);
  const pointed = question.isPointed ? abbreviationWithPoint(question) : [];
  if (pointed.length > 0) return inOrder(pointed);
  for (const tier of EXCLUDING) {
    const reasons = tier
      .flatMap((detector) => question.once(detector))
      .filter((one) => !isOfAnotherWord(one, question) && !isRatherMisspelled(one, question));
    if (reasons.length > 0) return unlessEnglish(inOrder(reasons), question);
  }
  return notListed(question);
}

/** What signs settle rests on no word list. */
export function basisOfRefusal(reasons: readonly Reason[], list: ListName): Basis {
  return decideAlone(reasons, CATALOGUE) ? { kind: 'rule' } : { kind: 'open-list', list };
}
