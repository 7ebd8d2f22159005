import { render } from 'preact';
import { ask } from '../messages/ask.ts';
import { readSettings } from '../storage/settings.ts';
import { message } from '../ui/message.ts';
import { FormsPage } from './forms-page.tsx';

document.documentElement.lang = message('language');

// Starts the worker while this page still gets ready; the first question then finds it awake.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

readSettings().then(({ ruleset }) => {
  render(<FormsPage chosen={ruleset} />, document.body);
});
