import { browser } from '../../platform/browser.ts';
import { ask } from '../../platform/messages/ask.ts';
import { answerAsPanel } from '../../platform/messages/open-pages.ts';
import { formsAddress, storeQuery } from '../../platform/storage/forms-queries.ts';
import { onPanelWord, takePanelWord } from '../../platform/storage/panel.ts';
import { isPrivateWindow, ownWindow } from '../../platform/storage/private-window.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/page.tsx';
import { PANEL_PAGE } from '../../ui/side-panel.ts';
import { LexiconFailure } from '../../ui/unanswered.tsx';
import { WordingProvider, wordingOfPage } from '../../ui/wording-of-page.ts';
import { FormsPage } from './forms-page.tsx';
import { type AddressedQuery, placeIn, readAddress } from './query.ts';

/** When the forms are shown in the panel, a word sent to the panel brings the lookup back and is judged there. */
async function leaveForPanelWord(): Promise<void> {
  const window = await browser.windows?.getCurrent();
  answerAsPanel(window?.id);
  const end = onPanelWord(window?.id, (word) => {
    // The user wants only the panel, which this page replaces.
    if (!word.word) return takePanelWord(word);
    end();
    location.href = browser.runtime.getURL(PANEL_PAGE);
  });
}

// Starts the worker while this page loads.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

// It contains the names of forms.
const reading = wordingOfPage().catch(() => null);

Promise.all([startPage(), ownWindow(), reading]).then(async ([settings, window, wording]) => {
  // Without the word, because the browser stores page titles.
  document.title = message('forms_title');
  const first = await withoutQuery(await readAddress(location.search, settings.ruleset));
  renderPage(
    settings,
    wording ? (
      <WordingProvider value={wording}>
        <FormsPage first={first} privately={isPrivateWindow(window)} />
      </WordingProvider>
    ) : (
      <LexiconFailure code="wording" tried={() => location.reload()} />
    ),
  );
  if (placeIn(location.search) === 'panel') leaveForPanelWord();
});

/** Bookmarks of earlier versions have the word in the address; this removes it. */
async function withoutQuery(addressed: AddressedQuery): Promise<AddressedQuery> {
  const { query, id } = addressed;
  if (id !== null || query.word === '') return addressed;
  const storedId = crypto.randomUUID();
  await storeQuery(query, storedId).catch(() => {});
  history.replaceState(null, '', `/${formsAddress(query.place, storedId)}`);
  return { ...addressed, id: storedId };
}
