import type { Sender } from '../messages/receive.ts';
import type { Answer, Request } from '../messages/table.ts';
import { keepTableText } from '../storage/table-text.ts';
import { type OwnWindow, showOwnWindow } from './own-window.ts';
import { isPrivateInFirefox, userWindow } from './user-window.ts';

/** Wide enough for a word, its verdict and a sentence in one line. */
const SIZE = { width: 800, height: 760 };
const WINDOW: OwnWindow = { key: 'tableWindow', ...SIZE };
/** What was selected in a private window is not shown in another one where the browser has own pages in both. */
const PRIVATE_WINDOW: OwnWindow = { key: 'privateTableWindow', ...SIZE };

/** Opens the table of the words of a text; without a text, to paste one into. The next text goes into the same window. */
export async function openTable(
  { text, ruleset }: Request<'open-table'>,
  { tab }: Sender,
): Promise<Answer<'open-table'>> {
  const id = await keepTableText({ text, ...(ruleset && { ruleset }) });
  const isPrivate = isPrivateInFirefox(await userWindow(tab));
  await showOwnWindow(isPrivate ? PRIVATE_WINDOW : WINDOW, `src/word-table/index.html?text=${id}`, {
    incognito: isPrivate,
  });
  return {};
}
