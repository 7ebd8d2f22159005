import * as v from 'valibot';
import { browser } from '../browser.ts';

/**
 * From the worker to the panels that are open: is one of you in this window? To be asked of the panels themselves: of a side panel's
 * contexts Chromium 156 says that they are in window −1, while `windows.getCurrent` in the panel names the right one.
 */
const PanelInSchema = v.object({ name: v.literal('panel-in'), window: v.number() });

/** Is a page in the panel's place open in this window? A small window in the panel's place is a window of its own. */
export async function isPanelIn(window: number): Promise<boolean> {
  try {
    return (await browser.runtime.sendMessage({ name: 'panel-in', window })) === true;
  } catch {
    // Nobody is there to hear it.
    return false;
  }
}

/** Answers for a page in the panel's place. @param window its own. @returns a function that ends it. */
export function answerAsPanel(window: number | undefined): () => void {
  const heard = (message: unknown, { url }: { url?: string | undefined }) => {
    const { success, output } = v.safeParse(PanelInSchema, message);
    // A script on a page could send it, too.
    if (!success || output.window !== window || !url?.startsWith(browser.runtime.getURL(''))) return undefined;
    return Promise.resolve(true);
  };
  browser.runtime.onMessage.addListener(heard);
  return () => browser.runtime.onMessage.removeListener(heard);
}
