/**
 * What is above the rules: the user's word list for the ruleset, and above that the user's own exceptions.
 *
 * The judgement of the ruleset is made first and never lost. Where the list agrees with it, the rules explain and the list is what the
 * verdict rests on; where it does not, the list decides, the reasons of the rules are told without deciding, and the verdict says what
 * it disagrees with. How good open sources attest a word means nothing any more once a list has it or lacks it.
 */

import { lookedUp } from '../words/looked-up.ts';
import { onBoard } from './board.ts';
import type { Detail } from './detail.ts';
import { legalForms } from './legal.ts';
import type { Lexicons } from './lexicons.ts';
import { listVerdict } from './overrides.ts';
import { ABOVE_RULES, LISTED_OR_NOT } from './rule-entry.ts';
import type { Rules } from './rules.ts';
import { suggestInstead } from './suggested/instead.ts';
import type { Basis, Judgement, Reason } from './verdict.ts';

const RULES = { ...LISTED_OR_NOT, ...ABOVE_RULES };

function reason(
  { ruleset }: Pick<Judgement, 'ruleset'>,
  name: keyof typeof RULES,
  effect: Reason['effect'],
  detail: Detail,
): Reason {
  return { rule: `${ruleset}/${name}`, section: RULES[name].section, effect, decides: true, detail };
}

const told = (reasons: readonly Reason[]): Reason[] => reasons.map((one) => ({ ...one, decides: false }));

/** The reason that the verdict has by the list, in the place of the one that it had by the open list or after all that decide. */
function withListReason(reasons: readonly Reason[], ofList: Reason): Reason[] {
  const same = reasons.find(({ rule, decides }) => decides && rule === ofList.rule);
  if (same) {
    const detail = {
      ...same.detail,
      ...(ofList.detail.official !== undefined && { official: ofList.detail.official }),
    };
    return reasons.map((one) => (one === same ? { ...one, detail } : one));
  }
  const rest = reasons.filter(({ rule }) => rule !== ofList.rule);
  return [...rest.filter(({ decides }) => decides), ofList, ...rest.filter(({ decides }) => !decides)];
}

/** The verdict with another basis, without what only the former one had. */
function restingOn(verdict: Judgement, basis: Basis, reasons: Reason[]): Judgement {
  const { attestation: _ofTheWord, disagreement: _former, ...rest } = verdict;
  return { ...rest, basis, reasons };
}

/** What may be played in the place of the word, by its readings. */
type Suggest = (analyses: Judgement['analyses']) => Judgement['suggestions'];

/** The opposite verdict, with the one so far as what it disagrees with. */
function turned(verdict: Judgement, basis: Basis, decisive: Reason, suggest: Suggest): Judgement {
  const { diagnosis: _ofTheRefused, ...others } = verdict;
  const { analyses } = others;
  const former = verdict.reasons.find(({ decides }) => decides) ?? decisive;
  const isAllowed = verdict.verdict === 'disallowed';
  return {
    ...restingOn(others, basis, [decisive, ...told(verdict.reasons)]),
    verdict: isAllowed ? 'allowed' : 'disallowed',
    analyses: [],
    suggestions: isAllowed ? [] : suggest(analyses),
    disagreement: { basis: verdict.basis, rule: former.rule },
  };
}

/** The verdict by the user's word list. */
function byList(ruled: Judgement, form: string, rules: Rules, lexicons: Lexicons, suggest: Suggest): Judgement {
  const { official } = lexicons;
  const listed = listVerdict(form, rules, lexicons);
  if (!official || listed === null) return ruled;
  const { name, edition } = official;
  const basis: Basis = { kind: 'official-list', list: { name, edition } };
  const ofList =
    listed === 'allowed'
      ? reason(ruled, 'listed', 'admits', { kind: 'word', official: name })
      : reason(ruled, 'not-listed', 'excludes', { kind: 'word', official: name });
  if (listed !== ruled.verdict) return turned(ruled, basis, ofList, suggest);
  return restingOn(ruled, basis, withListReason(ruled.reasons, ofList));
}

/** The verdict with the user's own exception on the word, which is told first, also where nothing would be different without it. */
function byException(verdict: Judgement, form: string, lexicons: Lexicons, suggest: Suggest): Judgement {
  const exception = lexicons.exceptions?.get(form);
  if (!exception) return verdict;
  const effect = exception.effect === 'admits' ? 'admits' : 'excludes';
  const own = reason(
    verdict,
    'own-exception',
    effect,
    exception.note ? { kind: 'note', note: exception.note } : { kind: 'word' },
  );
  const isSame = (effect === 'admits') === (verdict.verdict === 'allowed');
  if (isSame) return { ...verdict, reasons: [own, ...verdict.reasons] };
  return turned(verdict, { kind: 'own-exception' }, own, suggest);
}

/**
 * The verdict of the rules with what the user has put above them.
 * @param ruled by the rules alone, without words of earlier rounds.
 */
export function overrule(ruled: Judgement, lexicons: Lexicons, rules: Rules): Judgement {
  if (!lexicons.official && !lexicons.exceptions) return ruled;
  const { ruleset } = rules;
  const form = lookedUp(ruled.word, ruleset.language);
  // `un-`, `im.`: what is refused is how the word was written, as an affix or an abbreviation. No list knows of that.
  const isRefusedAsWritten =
    ruled.verdict === 'disallowed' &&
    ruled.word !== form &&
    onBoard(rules.judge(form, lexicons, legalForms(rules, lexicons)), rules).verdict === 'allowed';
  if (form === '' || isRefusedAsWritten) return ruled;
  const suggest: Suggest = (analyses) => suggestInstead(form, rules, analyses, lexicons);
  const decided = byException(byList(ruled, form, rules, lexicons, suggest), form, lexicons, suggest);
  // The rules' own readings, where an exception gives back what the list had taken.
  return decided.verdict === 'allowed' && decided.analyses !== ruled.analyses
    ? { ...decided, analyses: ruled.analyses }
    : decided;
}
