import type { RulesetId } from '../core/rules/verdict.ts';
import { ask } from '../platform/messages/ask.ts';
import { LONGEST_LANGUAGE } from '../platform/messages/lengths.ts';
import type { RulesHere } from '../platform/messages/table.ts';
import type { Reach } from '../ui/rules-menu.ts';
import { SEES_COVERS } from './presses.ts';
import { closestOutside } from './shadow-roots.ts';

/** What is known here of the rules for words; the worker decides by it, by the site and by the user's choices. */
interface KnownOfRules {
  /** As the page declares it; empty where it does not. */
  language: string;
  ruleset?: RulesetId;
}

/** Kept for this page where nothing is stored: in a private window. */
let forThisVisit: RulesetId | undefined;

/**
 * By the language of the element that holds the words.
 * @param picked by the user for these words.
 */
export function knownOfRules(holder: Element, picked = forThisVisit): KnownOfRules {
  const declared = closestOutside(holder, '[lang]')?.getAttribute('lang') ?? '';
  return { language: declared.slice(0, LONGEST_LANGUAGE), ...(picked && { ruleset: picked }) };
}

/**
 * @param rules as the worker knows them. @returns them with what is kept here, to be changed by `keepRules`. Nothing lasts where a press may be
 * one that the user cannot see: the page around a frame can fade it.
 */
export function withThisVisit(rules: RulesHere): RulesHere {
  return { ...rules, here: forThisVisit ?? rules.here, lasting: rules.lasting && (window === top || SEES_COVERS) };
}

/** Keeps a choice of rules, stored or for this visit, and then says so in `rules`. @param chosen without them, the site goes by the usual ones again. */
export async function keepRules(rules: RulesHere, reach: Reach, chosen = rules.usual): Promise<void> {
  const everywhere = reach === 'everywhere';
  if (rules.lasting) {
    await ask<'site-ruleset'>({
      name: 'site-ruleset',
      ...(chosen !== rules.usual && { ruleset: chosen }),
      ...(everywhere && { everywhere }),
    });
  } else forThisVisit = chosen;
  rules.here = chosen;
  if (everywhere) rules.usual = chosen;
}
