import { browser } from '../browser.ts';
import { rulesetName } from '../explain/ruleset-name.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import { message } from './message.ts';

/** Pages for those at the table, by the rules that the game is played under. */
const GAME_PAGES: Partial<Record<RulesetId, string>> = {
  '7slow': 'src/game-7slow/index.html',
  'school-en': 'src/game-school-en/index.html',
};

/** The rulesets that have a game page. */
export const RULESETS_WITH_GAME: readonly RulesetId[] = RULESET_IDS.filter((id) => GAME_PAGES[id]);

/** A link that opens the game's page, with its score sheet and timer, in a tab; nothing for rules without one. */
export function GameLink({ ruleset }: { ruleset: RulesetId }) {
  const page = GAME_PAGES[ruleset];
  if (!page) return null;
  return (
    <a class="link game" href={browser.runtime.getURL(page)} target="_blank" rel="noreferrer">
      {message(`game_link_${rulesetName(ruleset)}`)}
    </a>
  );
}
