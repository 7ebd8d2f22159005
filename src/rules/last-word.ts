import { hasOnlyEnglishLetters, hasOnlyGermanLetters, hasOnlyPolishLetters } from '../words/alphabet.ts';
import { fitsOnBoard } from './board.ts';
import type { Lexicons } from './lexicons.ts';
import type { RulesetId, Verdict } from './verdict.ts';

/** What the user has put above the rules. */
export type Above = Pick<Lexicons, 'official' | 'exceptions'>;

const LETTERS = /^\p{L}+$/u;

/** Could any list of the ruleset have the form? One with a sign, or with a letter that no tile has, is for the rules alone. */
const CAN_BE_LISTED: Readonly<Record<RulesetId, (form: string) => boolean>> = {
  'pfs-2018': hasOnlyPolishLetters,
  'pfs-2016': hasOnlyPolishLetters,
  'sd-2026': hasOnlyGermanLetters,
  'school-en': hasOnlyEnglishLetters,
  // Any letter may be written on its cards.
  '7slow': (form) => LETTERS.test(form),
};

/** Letters of the words that the school tournament's own printed list decides, whatever a dictionary has. */
const PRINTED_LIST_LETTERS = 2;

/**
 * What the user's word list says of a form; null where there is none or it is silent: on lengths of which it has no words (a list of
 * words of up to nine letters does not bar longer ones), and on what no list can have.
 */
export function listVerdict(form: string, ruleset: RulesetId, { official }: Above): Verdict['verdict'] | null {
  if (!official || form.length < official.shortest || form.length > official.longest) return null;
  if (ruleset === 'school-en' && form.length <= PRINTED_LIST_LETTERS) return null;
  if (official.has(form)) return 'allowed';
  return CAN_BE_LISTED[ruleset](form) ? 'disallowed' : null;
}

/** What the user's exceptions or word list settle of a form before any rule is asked; null where they say nothing. */
export function lastWord(form: string, ruleset: RulesetId, above: Above): Verdict['verdict'] | null {
  const exception = above.exceptions?.get(form);
  if (exception) return exception.effect === 'admits' ? 'allowed' : 'disallowed';
  return listVerdict(form, ruleset, above);
}

/** May the form be offered? @param byRules answers where neither exceptions nor list do, of forms that can be laid. */
export function mayBeOffered(
  ruleset: RulesetId,
  above: Above,
  byRules: (form: string) => boolean,
): (form: string) => boolean {
  return (form) => {
    const last = lastWord(form, ruleset, above);
    return last === null ? fitsOnBoard(form.length, ruleset) && byRules(form) : last === 'allowed';
  };
}
