import { lookupKey } from '../words/query.ts';
import { entryOf } from './catalogue.ts';
import type { Catalogue } from './rule-entry.ts';
import type { Rules } from './rules.ts';
import type { Basis, ListName, Reason, UnratedVerdict } from './verdict.ts';

/** A decision with its reasons. */
type Decided = Pick<UnratedVerdict, 'verdict'> & { reasons: readonly Reason[] };

/** Returns true when the reason refuses a word only because no known list has it. */
export function isBySilence(reason: Reason, catalogue: Catalogue): boolean {
  return entryOf(reason, catalogue).bySilence === true && !reason.detail.printed;
}

/**
 * Returns the basis of a refusal: the rule that bars the word, or the list that lacks it if no rule bars it. One rule has one basis,
 * whatever word it bars.
 */
export function basisOfRefusal(reasons: readonly Reason[], catalogue: Catalogue, list: ListName): Basis {
  return isUndecided({ verdict: 'disallowed', reasons }, catalogue) ? { kind: 'open-list', list } : { kind: 'rule' };
}

/** Returns true when the only ground is that an open list has the word, or that no known list has it, and not the user's exception. */
export function isUndecided({ verdict, reasons }: Decided, catalogue: Catalogue): boolean {
  return reasons.every((reason) => {
    if (!reason.decides) return true;
    return verdict === 'allowed' ? entryOf(reason, catalogue).kind !== 'own' : isBySilence(reason, catalogue);
  });
}

/**
 * Returns the field `settled` of a verdict. A form that a rule builds from a lemma is as settled as the lemma. A refusal by a list's silence is settled if
 * no list can have the word, because of its signs or its length.
 */
export function isSettled(verdict: UnratedVerdict, { ruleset, catalogue, canBeListed }: Rules): boolean {
  const { basis, word } = verdict;
  const isOpen =
    basis.list &&
    basis.kind !== 'official-list' &&
    isUndecided(verdict, catalogue) &&
    canBeListed(lookupKey(word, ruleset.language));
  return !isOpen;
}
