import { render } from 'preact';
import { ask } from '../../platform/messages/ask.ts';
import { historyPlace, STORED_HISTORY } from '../../platform/storage/history.ts';
import { isPrivateWindow, ownWindow } from '../../platform/storage/private-window.ts';
import { type LookupPlace, readTyped } from '../../platform/storage/typed-text.ts';
import { startPage } from '../../ui/start-page.ts';
import { Lookup } from './lookup.tsx';
import { selectedOnPage, wordOnPage } from './word-on-page.ts';

/**
 * Shows the lookup page. The first word is, in this order: text typed while the page loaded, a `word` in the page's address, the selection
 * on the active page, the text typed last.
 */
export async function startLookup(place: LookupPlace): Promise<void> {
  // Starts the worker while this page loads.
  ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

  const asked = new URLSearchParams(location.search).get('word');
  // In parallel, and drawn once, so that nothing moves under the pointer.
  const [window, stored, typed, settings, told] = await Promise.all([
    ownWindow(),
    STORED_HISTORY.read(),
    readTyped(place),
    startPage(),
    place === 'popup' ? selectedOnPage() : undefined,
  ]);
  const selected = told && wordOnPage(told, settings);
  const privately = isPrivateWindow(window);
  // Text in the static page's field: the user typed before the script ran.
  const begun = document.querySelector('input')?.value || undefined;
  render(
    <Lookup
      place={place}
      begun={begun !== undefined}
      typed={begun ?? asked ?? selected?.word ?? (privately ? '' : typed)}
      ruleset={begun === undefined && asked === null ? selected?.ruleset : undefined}
      settings={settings}
      historyPlace={historyPlace(window)}
      history={privately ? [] : stored}
      privately={privately}
      window={window?.id}
    />,
    document.body,
  );
}
