import { LONGEST_LANGUAGE } from '../messages/lengths.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { closestOutside } from './shadow-roots.ts';

/** What is known here of the rules for words; the worker decides by it, by the site and by the user's choices. */
export interface KnownOfRules {
  /** As the page declares it; empty where it does not. */
  language: string;
  ruleset?: RulesetId;
}

let forThisVisit: RulesetId | undefined;

/** Keeps the choice of rules for this page where none is stored: in a private window. */
export function keepForThisVisit(ruleset: RulesetId): void {
  forThisVisit = ruleset;
}

/**
 * By the language of the element that holds the words.
 * @param picked by the user for these words.
 */
export function knownOfRules(holder: Element, picked = forThisVisit): KnownOfRules {
  const declared = closestOutside(holder, '[lang]')?.getAttribute('lang') ?? '';
  return { language: declared.slice(0, LONGEST_LANGUAGE), ...(picked && { ruleset: picked }) };
}
