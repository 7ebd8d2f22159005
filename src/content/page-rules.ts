import type { RulesetId } from '../core/rules/verdict.ts';
import type { RulesHere } from '../platform/messages/answers.ts';
import { ask } from '../platform/messages/ask.ts';
import { LONGEST_LANGUAGE, MOST_HOSTS } from '../platform/messages/limits.ts';
import type { Answer } from '../platform/messages/table.ts';
import { message } from '../ui/message.ts';
import type { Reach } from '../ui/rules-menu.ts';
import { SEES_COVERS } from './presses.ts';
import { closestOutside } from './shadow-roots.ts';

/** The data about the ruleset that the page sends to the worker. The worker also knows the site's ruleset and the user's choices. */
interface PageRules {
  /** The language that the page declares; empty if it declares none. */
  language: string;
  /** The user's choice for these words. */
  ruleset?: RulesetId;
}

/** The user's choice for this page if it cannot be stored, as in a private window. */
let rulesetOfVisit: RulesetId | undefined;

/**
 * Returns the language of the element that holds the words, and the user's choice.
 * @param picked the user's choice for these words.
 */
export function pageRules(holder: Element, picked = rulesetOfVisit): PageRules {
  const declared = closestOutside(holder, '[lang]')?.getAttribute('lang') ?? '';
  return { language: declared.slice(0, LONGEST_LANGUAGE), ...(picked && { ruleset: picked }) };
}

/**
 * Adds the choice for this visit to the worker's answer. A choice is not stored where the user may not see what they press: the page around
 * a frame can make the frame transparent.
 */
export function withVisitRules(rules: RulesHere): RulesHere {
  return { ...rules, here: rulesetOfVisit ?? rules.here, lasting: rules.lasting && (window === top || SEES_COVERS) };
}

/**
 * Stores a choice of rules, or remembers it for this visit. Changes `rules` once that has worked.
 * @param chosen by default the user's usual ruleset, which ends the site's own choice.
 */
export async function chooseRules(rules: RulesHere, reach: Reach, chosen = rules.usual): Promise<void> {
  const everywhere = reach === 'everywhere';
  if (rules.lasting) {
    await ask<'site-ruleset'>({
      name: 'site-ruleset',
      ...(chosen !== rules.usual && { ruleset: chosen }),
      ...(everywhere && { everywhere }),
    });
  } else rulesetOfVisit = chosen;
  rules.here = chosen;
  if (everywhere) rules.usual = chosen;
}

/**
 * Starts the worker, which the browser may have stopped, and has it load the lexicon of the page's ruleset. Call it when a selection
 * begins: the gesture takes about 250 ms, starting the worker a third of that.
 * @param holder the element in which the selection begins.
 * @returns whether bubbles appear here by themselves.
 */
export function wake(holder: Element): Promise<Answer<'wake'>> {
  const embedders = [...(location.ancestorOrigins ?? [])].slice(0, MOST_HOSTS);
  const answer = ask<'wake'>({ name: 'wake', ...pageRules(holder), embedders });
  // For its first message, a new process reads all messages of the language.
  message('language');
  return answer.catch(() => ({ appears: 'always' }));
}
