import { render } from 'preact';
import { ask } from '../messages/ask.ts';
import { startPage } from '../ui/start-page.ts';
import { Popup } from './popup.tsx';
import { readSession } from './session.ts';

// Starts the worker while this page still gets ready; the first question then finds it awake.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

// The worker opens this page with a word where it cannot show a bubble.
const asked = new URLSearchParams(location.search).get('word');
Promise.all([readSession(), startPage()]).then(([session, { ruleset }]) => {
  render(<Popup asked={asked} session={session} chosen={ruleset} />, document.body);
});
