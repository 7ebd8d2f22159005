import { browser } from '../browser.ts';
import { answerAsPanel } from '../messages/open-panels.ts';
import { onPanelWord, takePanelWord } from '../storage/panel-word.ts';
import { PANEL_PAGE } from '../ui/side-panel.ts';

/** In the panel's place: a word that is sent to the panel brings the panel back, and is there for it. */
export async function leaveForPanelWord(): Promise<void> {
  const window = await browser.windows?.getCurrent();
  answerAsPanel(window?.id);
  const end = onPanelWord(window?.id, (word) => {
    // The panel is only to be there, and in its way it is.
    if (!word.word) return takePanelWord(word);
    end();
    location.href = browser.runtime.getURL(PANEL_PAGE);
  });
}
