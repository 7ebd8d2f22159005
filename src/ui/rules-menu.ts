import { rulesetName } from '../core/explain/explanation.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import type { RulesHere } from '../platform/messages/answers.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';
import { disclosure } from './verdict-view.ts';

/** The scope of a choice of rules beyond one word. */
export type Reach = 'site' | 'everywhere';

interface Chosen {
  /** Called when the user chooses a ruleset for this word only. */
  pick(ruleset: RulesetId): void;
  /** Called when the user chooses a ruleset from now on. Without a ruleset, the site uses the user's own again. */
  keep(reach: Reach, ruleset?: RulesetId): void;
}

interface RulesMenu {
  /** The button that names the rules, and opens and closes the menu. */
  chip: HTMLElement;
  /** The menu, to be placed below the verdict. */
  menu: HTMLElement;
  /** Closes the menu. @returns false if it is already closed */
  fold(): boolean;
}

/** Returns the menu of rulesets and its button. @param ruleset by which the word was judged */
export function rulesMenu(
  { here, usual, offered, lasting, note }: RulesHere,
  ruleset: RulesetId,
  { pick, keep }: Chosen,
): RulesMenu {
  const name = (id: RulesetId) => message(`ruleset_short_${rulesetName(id)}`);
  const menu = element('div', 'menu');
  menu.role = 'group';
  menu.ariaLabel = message('options_rules');
  const current = (choice: HTMLElement, isCurrent: boolean) => {
    if (isCurrent) choice.ariaCurrent = 'true';
    return choice;
  };
  for (const ofLanguage of offered) {
    const row = element('div', '');
    for (const id of ofLanguage) {
      const [language = '', rules = ''] = name(id).split(' · ');
      const when = element('span', '', message(`ruleset_when_${rulesetName(id)}`));
      const choice = button('', rules, () => pick(id));
      choice.append(' ', when);
      if (!row.hasChildNodes()) row.append(element('span', '', language));
      row.append(current(choice, id === ruleset));
    }
    menu.append(row);
  }
  menu.append(note);
  const isOwn = here !== usual;
  const isPicked = ruleset !== here;
  // The scope of the ruleset by which the word was judged. It can be changed if the ruleset is not the usual one.
  const reach = element('div', 'reach');
  const offer = (label: string, isCurrent: boolean, kept?: Reach) => {
    const choice = current(
      button('', label, () => kept && !isUsual && keep(kept, ruleset)),
      isCurrent,
    );
    if (!isCurrent && (!kept || isUsual)) choice.ariaDisabled = 'true';
    reach.append(choice);
  };
  const isUsual = ruleset === usual;
  offer(message('rules_this_word'), isPicked);
  offer(message(lasting ? 'rules_on_site' : 'rules_this_visit'), isOwn && !isPicked, 'site');
  // On a page in another language this choice would change nothing.
  if (lasting && offered.some((ids) => ids.includes(ruleset) && ids.includes(usual)))
    offer(message('rules_everywhere'), !isOwn && !isPicked, 'everywhere');
  menu.append(reach);
  if (isOwn) menu.append(button('link reset', message('rules_reset', name(usual)), () => keep('site')));
  const label = isOwn && !isPicked ? message('site_rules', name(ruleset).replace(/.* · /, '')) : name(ruleset);
  const chip = disclosure('section rulesets', label, menu);
  chip.title = chip.ariaLabel = message(isOwn ? 'rules_menu_own' : 'rules_menu', name(ruleset));
  return {
    chip,
    menu,
    fold() {
      if (menu.hidden) return false;
      chip.click();
      chip.focus();
      return true;
    },
  };
}
