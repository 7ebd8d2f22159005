import { render } from 'preact';
import { ask } from '../messages/ask.ts';
import { historyPlace, STORED_HISTORY } from '../storage/history.ts';
import { isPrivateWindow, ownWindow } from '../storage/private-window.ts';
import { type LookupPlace, readTyped } from '../storage/typed-text.ts';
import { startPage } from '../ui/start-page.ts';
import { Lookup } from './lookup.tsx';
import { selectedOnPage, wordOnPage } from './word-on-page.ts';

/**
 * Shows the lookup as the whole of a page. A `word` in the page's address comes before the one that is selected on the active
 * page, and that before what was typed last. What is typed while the page gets ready comes before all of them.
 */
export async function startLookup(place: LookupPlace): Promise<void> {
  // Starts the worker while this page still gets ready; the first question then finds it awake.
  ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

  const asked = new URLSearchParams(location.search).get('word');
  // All at once, and one drawing after all of them: nothing that the user is about to press moves.
  const [window, stored, typed, settings, told] = await Promise.all([
    ownWindow(),
    STORED_HISTORY.read(),
    readTyped(place),
    startPage(),
    place === 'popup' ? selectedOnPage() : undefined,
  ]);
  const selected = told && wordOnPage(told, settings);
  const privately = isPrivateWindow(window);
  // In the field of the page as it was loaded: the user was faster than the script.
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
