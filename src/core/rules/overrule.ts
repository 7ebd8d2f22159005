/**
 * Applies the user's word list for the ruleset, and then the user's exceptions, to a verdict of the rules.
 *
 * If the list agrees with the rules, the verdict keeps their reasons, and the list becomes its basis. If it disagrees, the list decides;
 * the reasons of the rules remain without deciding, and `disagreement` records their verdict. Attestation by open sources is dropped once a
 * list has or lacks the word.
 */

import { lookupKey } from '../words/query.ts';
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

/** Inserts the list's reason in place of the open list's, or after all deciding reasons. */
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

/** Changes the basis of a verdict and drops what depended on the former one. */
function restingOn(verdict: Judgement, basis: Basis, reasons: Reason[]): Judgement {
  const { attestation: _ofTheWord, disagreement: _former, ...rest } = verdict;
  return { ...rest, basis, reasons };
}

/** Suggests words instead of the refused word, by its readings. */
type Suggest = (analyses: Judgement['analyses']) => Judgement['suggestions'];

/** The opposite verdict, with the former one as its disagreement. */
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

/** Applies the user's word list. */
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

/** Applies the user's exception on the word. Its reason comes first, even if it changes nothing. */
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
 * Returns the verdict of the rules after the user's word list and exceptions.
 * @param ruled the verdict by the rules alone, without words of earlier rounds
 */
export function overrule(ruled: Judgement, lexicons: Lexicons, rules: Rules): Judgement {
  if (!lexicons.official && !lexicons.exceptions) return ruled;
  const { ruleset } = rules;
  const form = lookupKey(ruled.word, ruleset.language);
  // `un-`, `im.`: the spelling as an affix or an abbreviation is refused. Lists do not decide that.
  const isRefusedAsWritten =
    ruled.verdict === 'disallowed' &&
    ruled.word !== form &&
    onBoard(rules.judge(form, lexicons, legalForms(rules, lexicons)), rules).verdict === 'allowed';
  if (form === '' || isRefusedAsWritten) return ruled;
  const suggest: Suggest = (analyses) => suggestInstead(form, rules, analyses, lexicons);
  const decided = byException(byList(ruled, form, rules, lexicons, suggest), form, lexicons, suggest);
  // If an exception restores what the list had barred, the rules' own readings apply.
  return decided.verdict === 'allowed' && decided.analyses !== ruled.analyses
    ? { ...decided, analyses: ruled.analyses }
    : decided;
}
