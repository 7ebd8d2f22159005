import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { ask } from '../../platform/messages/ask.ts';
import { permittedRuleset } from '../../platform/storage/policy.ts';
import { type TableText, takeTableText } from '../../platform/storage/session-texts.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/start-page.tsx';
import { WordTablePage } from './word-table-page.tsx';

// Starts the worker while this page loads.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

const query = new URLSearchParams(location.search);
const named = RULESET_IDS.find((id) => id === query.get('ruleset'));
const id = query.get('text');

const NOTHING_SENT: TableText = { text: '' };

Promise.all([startPage(), id ? takeTableText(id) : NOTHING_SENT]).then(([settings, sent]) => {
  document.title = message('table_title');
  const ruleset = permittedRuleset(sent?.ruleset ?? named ?? settings.ruleset, settings.policy);
  renderPage(settings, <WordTablePage text={sent?.text ?? null} ruleset={ruleset} />);
});
