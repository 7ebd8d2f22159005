import { render } from 'preact';
import { ask } from '../messages/ask.ts';
import { historyPlace } from '../storage/history.ts';
import { ownWindow } from '../storage/private-window.ts';
import { startPage } from '../ui/start-page.ts';
import { Lookup } from './lookup.tsx';
import { type LookupPlace, readTyped } from './typed.ts';

/** Shows the lookup as the whole of a page. A `word` in the page's address comes before what was typed last. */
export async function startLookup(place: LookupPlace): Promise<void> {
  // Starts the worker while this page still gets ready; the first question then finds it awake.
  ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

  const asked = new URLSearchParams(location.search).get('word');
  const inWindow = ownWindow();
  const [settings, typed, [kept, history], window] = await Promise.all([
    startPage(),
    readTyped(place, inWindow),
    historyPlace(inWindow).then(async (kept) => [kept, await kept.read()] as const),
    inWindow,
  ]);
  render(
    <Lookup
      place={place}
      typed={asked ?? typed}
      settings={settings}
      historyPlace={kept}
      history={history}
      window={window?.id}
    />,
    document.body,
  );
}
