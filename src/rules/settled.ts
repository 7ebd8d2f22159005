import { lookedUp } from '../words/looked-up.ts';
import { entryOf } from './catalogue.ts';
import type { Catalogue } from './rule-entry.ts';
import type { Rules } from './rules.ts';
import type { Judgement, Reason } from './verdict.ts';

/** What is decided, and by which reasons. */
type Decided = Pick<Judgement, 'verdict' | 'reasons'>;

/** Does the reason refuse a word for no more than that no list is known to have it? */
export function isBySilence(reason: Reason, catalogue: Catalogue): boolean {
  return entryOf(reason, catalogue).bySilence === true && !reason.detail.printed;
}

/** Does nothing decide but that an open list has the word, or that no list is known to have it? The user's exception does. */
export function isLeftOpen({ verdict, reasons }: Decided, catalogue: Catalogue): boolean {
  return reasons.every((reason) => {
    if (!reason.decides) return true;
    return verdict === 'allowed' ? entryOf(reason, catalogue).kind !== 'own' : isBySilence(reason, catalogue);
  });
}

/**
 * Returns `settled` of a verdict. A form that a rule builds from a lemma is as settled as the lemma. A refusal by a list's silence is settled if
 * no list can have the word, because of its signs or its length.
 */
export function isSettled(verdict: Judgement, { ruleset, catalogue, canBeListed }: Rules): boolean {
  const { basis, word } = verdict;
  const isOpen =
    basis.list &&
    basis.kind !== 'official-list' &&
    isLeftOpen(verdict, catalogue) &&
    canBeListed(lookedUp(word, ruleset.language));
  return !isOpen;
}
