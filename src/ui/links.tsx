import { rulesetName } from '../core/explain/explanation.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { hasGamePage, RULESET_IDS } from '../core/rulesets/index.ts';
import { browser } from '../platform/browser.ts';
import { message } from './message.ts';

/** The rulesets that have a game page. */
export const RULESETS_WITH_GAME: readonly RulesetId[] = RULESET_IDS.filter(hasGamePage);

/** Shows a link that opens the game's page, with score sheet and timer, in a tab; nothing for rulesets without such a page. */
export function GameLink({ ruleset }: { ruleset: RulesetId }) {
  if (!hasGamePage(ruleset)) return null;
  const page = `src/score-sheets/${ruleset}/index.html`;
  return (
    <a class="link game" href={browser.runtime.getURL(page)} target="_blank" rel="noreferrer">
      {message(`game_link_${rulesetName(ruleset)}`)}
    </a>
  );
}

/** Shows a link that opens the guide in a new tab, so that the current page stays open. */
export function GuideLink() {
  return (
    <a href={browser.runtime.getURL('src/pages/guide/index.html')} target="_blank" rel="noreferrer">
      {message('guide_title')}
    </a>
  );
}
