import { render } from 'preact';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { ask } from '../../platform/messages/ask.ts';
import { rulesInForce } from '../../platform/storage/policy-in-force.ts';
import { type TableText, takeTableText } from '../../platform/storage/session-texts.ts';
import { message } from '../../ui/message.ts';
import { startPage } from '../../ui/start-page.ts';
import { WordTablePage } from './word-table-page.tsx';

// Starts the worker while this page loads.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

const query = new URLSearchParams(location.search);
const named = RULESET_IDS.find((id) => id === query.get('ruleset'));
const id = query.get('text');

const NOTHING_SENT: TableText = { text: '' };

Promise.all([startPage(), id ? takeTableText(id) : NOTHING_SENT]).then(([{ ruleset }, sent]) => {
  document.title = message('table_title');
  render(
    <WordTablePage text={sent?.text ?? null} ruleset={rulesInForce(sent?.ruleset ?? named ?? ruleset)} />,
    document.body,
  );
});
