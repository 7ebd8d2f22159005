import { render } from 'preact';
import { ask } from '../messages/ask.ts';
import { startPage } from '../ui/start-page.ts';
import { FormsPage } from './forms-page.tsx';

// Starts the worker while this page still gets ready; the first question then finds it awake.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

startPage().then(({ ruleset }) => {
  render(<FormsPage chosen={ruleset} />, document.body);
});
