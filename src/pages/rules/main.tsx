import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { permittedRuleset } from '../../platform/storage/policy.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/start-page.tsx';
import { RulesPage } from './rules-page.tsx';

const rule = new URLSearchParams(location.search).get('rule') ?? '';

startPage().then((settings) => {
  document.title = message('rules_title');
  const named = RULESET_IDS.find((id) => rule.startsWith(`${id}/`)) ?? settings.ruleset;
  renderPage(settings, <RulesPage rule={rule} first={permittedRuleset(named, settings.policy)} />);
});
