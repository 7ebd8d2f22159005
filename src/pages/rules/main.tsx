import { render } from 'preact';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { rulesInForce } from '../../platform/storage/policy-in-force.ts';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { RulesPage } from './rules-page.tsx';

const rule = new URLSearchParams(location.search).get('rule') ?? '';

startPage().then((settings) => {
  document.title = message('rules_title');
  const named = RULESET_IDS.find((id) => rule.startsWith(`${id}/`)) ?? settings.ruleset;
  render(<RulesPage rule={rule} first={rulesInForce(named)} />, document.body);
});
