import { render } from 'preact';
import { ask } from '../messages/ask.ts';
import { startPage } from '../ui/start-page.ts';
import { FormsPage } from './forms-page.tsx';
import { leaveForPanelWord } from './leave-for-panel-word.ts';
import { readQuery } from './query.ts';

// Starts the worker while this page still gets ready; the first question then finds it awake.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

startPage().then(({ ruleset }) => {
  render(<FormsPage chosen={ruleset} />, document.body);
  if (readQuery(location.search, ruleset).place === 'panel') leaveForPanelWord();
});
