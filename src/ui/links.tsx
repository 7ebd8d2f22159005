import { rulesetName } from '../core/explain/names.ts';
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

/** Leads to the guide, in a tab of its own: who reads it goes on with what is open here. */
export function GuideLink() {
  return (
    <a href={browser.runtime.getURL('src/pages/guide/index.html')} target="_blank" rel="noreferrer">
      {message('guide_title')}
    </a>
  );
}
