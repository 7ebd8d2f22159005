import { render } from 'preact';
import { browser } from '../browser.ts';
import { ask } from '../messages/ask.ts';
import { readSettings } from '../storage/settings.ts';
import { FormsPage } from './forms-page.tsx';

document.documentElement.lang = browser.i18n.getUILanguage();

// Starts the worker while this page still gets ready; the first question then finds it awake.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

readSettings().then(({ ruleset }) => {
  render(<FormsPage chosen={ruleset} />, document.body);
});
