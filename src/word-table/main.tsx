import { render } from 'preact';
import { ask } from '../messages/ask.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import { takeTableText } from '../storage/table-text.ts';
import { message } from '../ui/message.ts';
import { startPage } from '../ui/start-page.ts';
import { WordTablePage } from './word-table-page.tsx';

// Starts the worker while this page still gets ready; the first question then finds it awake.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

const query = new URLSearchParams(location.search);
const named = RULESET_IDS.find((id) => id === query.get('ruleset'));
const id = query.get('text');

Promise.all([startPage(), id ? takeTableText(id) : '']).then(([{ ruleset }, text]) => {
  document.title = message('table_title');
  render(<WordTablePage text={text} ruleset={named ?? ruleset} />, document.body);
});
