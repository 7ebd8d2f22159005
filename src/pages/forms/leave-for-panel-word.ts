import { browser } from '../../platform/browser.ts';
import { answerAsPanel } from '../../platform/messages/open-panels.ts';
import { onPanelWord, takePanelWord } from '../../platform/storage/panel-word.ts';
import { PANEL_PAGE } from '../../ui/side-panel.ts';

/** When the forms are shown in the panel, a word sent to the panel brings the lookup back and is judged there. */
export async function leaveForPanelWord(): Promise<void> {
  const window = await browser.windows?.getCurrent();
  answerAsPanel(window?.id);
  const end = onPanelWord(window?.id, (word) => {
    // The user only asked for the panel, which this page replaces.
    if (!word.word) return takePanelWord(word);
    end();
    location.href = browser.runtime.getURL(PANEL_PAGE);
  });
}
