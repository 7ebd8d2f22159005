import { rulesetName } from '../explain/ruleset-name.ts';
import type { RulesHere } from '../messages/table.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';
import { disclosure } from './verdict-view.ts';

/** How far a choice of rules reaches, beyond one word. */
export type Reach = 'site' | 'everywhere';

interface Chosen {
  /** For this word only; without rules, by those of the page again. */
  pick(ruleset?: RulesetId): void;
  /** From now on; without rules, the site goes by the user's own again. */
  keep(reach: Reach, ruleset?: RulesetId): void;
}

interface RulesMenu {
  /** Names the rules, and opens and closes the menu of all. */
  chip: HTMLElement;
  /** What belongs below the verdict: the menu, and how far a choice shall reach. */
  below: HTMLElement[];
  /** Closes the menu. @returns false where it is closed already. */
  fold(): boolean;
}

/** @param ruleset by which the word was judged. */
export function rulesMenu(
  { here, usual, offered, lasting, note }: RulesHere,
  ruleset: RulesetId,
  { pick, keep }: Chosen,
): RulesMenu {
  const name = (id: RulesetId) => message(`ruleset_short_${rulesetName(id)}`);
  const menu = element('div', 'menu');
  menu.role = 'group';
  menu.ariaLabel = message('options_rules');
  for (const ofLanguage of offered) {
    const choices = ofLanguage.map((id) => {
      const choice = button('section', name(id), () => pick(id === here ? undefined : id));
      if (id === ruleset) choice.ariaCurrent = 'true';
      return choice;
    });
    menu.append(element('div', '', ...choices));
  }
  menu.append(note);
  const isOwn = here !== usual;
  if (isOwn) menu.append(button('link reset', message('rules_reset', name(usual)), () => keep('site')));
  const chip = disclosure(isOwn ? 'section rulesets own' : 'section rulesets', name(ruleset), menu);
  chip.title = message(isOwn ? 'rules_menu_own' : 'rules_menu', name(ruleset));
  chip.ariaLabel = chip.title;

  const below = [menu];
  if (ruleset !== here) {
    const reach = element('p', 'quiet reach', message('rules_this_word'), ' ');
    const offer = (label: string, pressed: () => void) => reach.append(button('link', label, pressed), ' ');
    offer(message(lasting ? 'rules_on_site' : 'rules_this_visit'), () => keep('site', ruleset));
    // On a page in another language it would change nothing here.
    if (lasting && ruleset !== usual && offered.some((ids) => ids.includes(ruleset) && ids.includes(usual)))
      offer(message('rules_everywhere'), () => keep('everywhere', ruleset));
    offer(message('rules_back', name(here)), () => pick());
    below.push(reach);
  }
  return {
    chip,
    below,
    fold() {
      if (menu.hidden) return false;
      menu.hidden = true;
      chip.ariaExpanded = 'false';
      chip.focus();
      return true;
    },
  };
}
