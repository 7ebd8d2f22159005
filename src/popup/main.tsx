import { render } from 'preact';
import { browser } from '../browser.ts';
import { Popup } from './popup.tsx';
import { readSession } from './session.ts';

document.documentElement.lang = browser.i18n.getUILanguage();

// The worker opens this page with a word where it cannot show a bubble.
const asked = new URLSearchParams(location.search).get('word');
readSession().then((session) => {
  render(<Popup asked={asked} session={session} />, document.body);
});
