import { lookupKey } from '../words/query.ts';
import { onBoard } from './board.ts';
import type { Detail } from './detail.ts';
import { legalForms, listDecision } from './legal.ts';
import { LISTED_OR_NOT, OVERRIDE_RULES } from './rule-entry.ts';
import type { Lexicons, OwnException, Rules } from './rules.ts';
import type { Ruleset } from './ruleset.ts';
import { suggestInstead } from './suggestions.ts';
import type { Basis, Reason, RulesetId, UnratedVerdict } from './verdict.ts';

/**
 * Applies the user's word list for the ruleset, and then the user's exceptions, to a verdict of the rules.
 *
 * If the list agrees with the rules, the verdict has their reasons, and the list becomes its basis. If it disagrees, the list decides; the
 * reasons of the rules remain without deciding, and `disagreement` records their verdict. Attestation by open sources is dropped once a list
 * has or lacks the word.
 * @param verdict by the rules alone, without words of earlier rounds
 */
export function applyUserOverrides(verdict: UnratedVerdict, lexicons: Lexicons, rules: Rules): UnratedVerdict {
  if (!lexicons.official && !lexicons.exceptions) return verdict;
  const form = lookupKey(verdict.word, rules.ruleset.language);
  if (form === '' || isRefusedAsWritten(verdict, form, lexicons, rules)) return verdict;
  const suggest: Suggest = (analyses) => suggestInstead(form, rules, analyses, lexicons);
  const decided = byException(byList(verdict, form, rules, lexicons, suggest), form, rules, lexicons, suggest);
  // If an exception restores what the list had barred, the rules' own readings apply.
  return decided.verdict === 'allowed' && decided.analyses !== verdict.analyses
    ? { ...decided, analyses: verdict.analyses }
    : decided;
}

/**
 * Returns true when only the spelling as an affix or an abbreviation is refused: `un-`, `im.`. Lists do not decide that.
 */
function isRefusedAsWritten(verdict: UnratedVerdict, form: string, lexicons: Lexicons, rules: Rules): boolean {
  if (verdict.verdict === 'allowed' || verdict.word === form) return false;
  return onBoard(rules.judge(form, lexicons, legalForms(rules, lexicons)), rules).verdict === 'allowed';
}

const RULES = { ...LISTED_OR_NOT, ...OVERRIDE_RULES };

function reason({ ruleset }: Rules, name: keyof typeof RULES, effect: Reason['effect'], detail: Detail): Reason {
  return { rule: `${ruleset.id}/${name}`, section: RULES[name].section, effect, decides: true, detail };
}

const withoutDecision = (reasons: readonly Reason[]): Reason[] => reasons.map((one) => ({ ...one, decides: false }));

/** Puts the list's reason in place of the open list's, or after all deciding reasons. */
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

/** Returns the verdict with another basis, without the fields that depended on the former one. */
function restingOn(verdict: UnratedVerdict, basis: Basis, reasons: Reason[]): UnratedVerdict {
  const changed = { ...verdict, basis, reasons };
  delete changed.attestation;
  delete changed.disagreement;
  return changed;
}

/** Suggests words instead of the refused word, by its readings. */
type Suggest = (analyses: UnratedVerdict['analyses']) => UnratedVerdict['suggestions'];

/** Returns the opposite verdict, with the former one as its disagreement. */
function reversed(verdict: UnratedVerdict, basis: Basis, decisive: Reason, suggest: Suggest): UnratedVerdict {
  const former = verdict.reasons.find(({ decides }) => decides) ?? decisive;
  const isAllowed = decisive.effect === 'admits';
  const changed: UnratedVerdict = {
    ...restingOn(verdict, basis, [decisive, ...withoutDecision(verdict.reasons)]),
    verdict: isAllowed ? 'allowed' : 'disallowed',
    analyses: [],
    suggestions: isAllowed ? [] : suggest(verdict.analyses),
    disagreement: { basis: verdict.basis, rule: former.rule },
  };
  // It was about the refusal.
  delete changed.diagnosis;
  return changed;
}

/** Applies the user's word list. */
function byList(
  verdict: UnratedVerdict,
  form: string,
  rules: Rules,
  lexicons: Lexicons,
  suggest: Suggest,
): UnratedVerdict {
  const { official } = lexicons;
  const listed = listDecision(form, rules, lexicons);
  if (!official || listed === null) return verdict;
  const { name, edition } = official;
  const basis: Basis = { kind: 'official-list', list: { name, edition } };
  const ofList =
    listed === 'allowed'
      ? reason(rules, 'listed', 'admits', { kind: 'word', official: name })
      : reason(rules, 'not-listed', 'excludes', { kind: 'word', official: name });
  if (listed !== verdict.verdict) return reversed(verdict, basis, ofList, suggest);
  return restingOn(verdict, basis, withListReason(verdict.reasons, ofList));
}

/** Applies the user's exception on the word. Its reason comes first, even if it changes nothing. */
function byException(
  verdict: UnratedVerdict,
  form: string,
  rules: Rules,
  lexicons: Lexicons,
  suggest: Suggest,
): UnratedVerdict {
  const exception = lexicons.exceptions?.get(form);
  if (!exception) return verdict;
  const effect = exception.effect === 'admits' ? 'admits' : 'excludes';
  const own = reason(
    rules,
    'own-exception',
    effect,
    exception.note ? { kind: 'note', note: exception.note } : { kind: 'word' },
  );
  const isSame = (effect === 'admits') === (verdict.verdict === 'allowed');
  if (isSame) return { ...verdict, reasons: [own, ...verdict.reasons] };
  return reversed(verdict, { kind: 'own-exception' }, own, suggest);
}

/** A word that the user allows or bars under one ruleset, as typed. */
interface ExceptionAsTyped extends OwnException {
  word: string;
  ruleset: RulesetId;
}

/** Returns the exceptions of one ruleset by `lookupKey`. Of several exceptions with one key, the last applies. */
export function exceptionsUnder(
  { id, language }: Ruleset<RulesetId>,
  exceptions: readonly ExceptionAsTyped[],
): ReadonlyMap<string, OwnException> {
  const ofRuleset = exceptions.filter(({ ruleset }) => ruleset === id);
  return new Map(ofRuleset.map(({ word, effect, note }) => [lookupKey(word, language), { effect, note }]));
}
