import { browser } from '../browser.ts';
import { rulesetName } from '../explain/ruleset-name.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import { message } from './message.ts';

/** Pages for those at the table, by the rules that the game is played under. */
const GAME_PAGES = {
  '7slow': 'src/game-7slow/index.html',
  'school-en': 'src/game-school-en/index.html',
} satisfies Partial<Record<RulesetId, string>>;

function hasGame(ruleset: RulesetId): ruleset is keyof typeof GAME_PAGES {
  return ruleset in GAME_PAGES;
}

/** The rulesets that have a game page. */
export const RULESETS_WITH_GAME: readonly RulesetId[] = RULESET_IDS.filter(hasGame);

/** A link that opens the game's page, with its score sheet and timer, in a tab; nothing for rules without one. */
export function GameLink({ ruleset }: { ruleset: RulesetId }) {
  if (!hasGame(ruleset)) return null;
  return (
    <a class="link game" href={browser.runtime.getURL(GAME_PAGES[ruleset])} target="_blank" rel="noreferrer">
      {message(`game_link_${rulesetName(ruleset)}`)}
    </a>
  );
}
