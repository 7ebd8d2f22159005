import { rulesetName } from '../core/explain/ruleset-name.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { hasGamePage, RULESET_IDS } from '../core/rulesets/index.ts';
import { browser } from '../platform/browser.ts';
import { message } from './message.ts';

/** The rulesets that have a game page. */
export const RULESETS_WITH_GAME: readonly RulesetId[] = RULESET_IDS.filter(hasGamePage);

/** A link that opens the game's page, with its score sheet and timer, in a tab; nothing for rules without one. */
export function GameLink({ ruleset }: { ruleset: RulesetId }) {
  if (!hasGamePage(ruleset)) return null;
  const page = `src/score-sheets/${ruleset}/index.html`;
  return (
    <a class="link game" href={browser.runtime.getURL(page)} target="_blank" rel="noreferrer">
      {message(`game_link_${rulesetName(ruleset)}`)}
    </a>
  );
}
