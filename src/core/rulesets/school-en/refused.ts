import { decideAlone, entryOf } from '../../rules/catalogue.ts';
import { inOrder } from '../../rules/reason-order.ts';
import type { Basis, ListName, Reason } from '../../rules/verdict.ts';
import { hasOnlyEnglishLetters } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/word-lengths.ts';
import { CATALOGUE } from './catalogue.ts';
import { askedAsAffix, knownAs } from './detectors/known-as.ts';
import { notListed } from './detectors/ordinary.ts';
import { noTile, pointed, signLeftOut } from './detectors/signs.ts';
import { hasTwoLetters, notOnTwoLetterList } from './detectors/two-letters.ts';
import type { EnglishQuestion, WordDetector } from './question.ts';
import { TWO_LETTER_WORDS } from './two-letter-list.ts';

/** May the letters be laid as a word? Two of them if the printed list has them, more if the dictionary does. */
export function isPlayable(form: string, { game }: Pick<EnglishQuestion, 'game'>): boolean {
  if (form.length <= MIN_WORD_LETTERS) return TWO_LETTER_WORDS.has(form);
  return hasOnlyEnglishLetters(form) && game.has(form);
}

/** Why a word is refused, most specific rule first; several may hold at once. */
const EXCLUDING: readonly WordDetector[] = [pointed, noTile, signLeftOut, knownAs];

/** Why the word may not be played, most specific reason first; null when it may. */
export function refusal(question: EnglishQuestion): Reason[] | null {
  const { form } = question;
  const asAffix = askedAsAffix(question);
  if (asAffix.length > 0) return inOrder(asAffix);
  if (isPlayable(form, question)) return null;
  if (form.length > MAX_WORD_LETTERS) return notListed(question);
  if (form.length < MIN_WORD_LETTERS)
    return question.isPointed ? [...knownAs(question), ...notListed(question)] : notListed(question);
  const closed = hasTwoLetters(form) && hasOnlyEnglishLetters(form) ? notOnTwoLetterList(question) : [];
  const found = EXCLUDING.flatMap((detector) => detector(question));
  const reasons = inOrder([...closed, ...found]);
  return reasons.some(({ decides }) => decides) ? reasons : [...notListed(question), ...reasons];
}

/** The printed list and the tiles decide alone; that a word is spelled with a capital or a sign is what dictionaries say. */
export function basisOfRefusal({ form }: EnglishQuestion, reasons: readonly Reason[], list: ListName): Basis {
  const isOfTiles = (reason: Reason): boolean => entryOf(reason, CATALOGUE).kind === 'letter';
  const bySign = hasOnlyEnglishLetters(form) ? reasons.filter((reason) => !isOfTiles(reason)) : reasons;
  return decideAlone(bySign, CATALOGUE) ? { kind: 'rule' } : { kind: 'open-list', list };
}
