import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { storeTableText } from '../platform/storage/session-texts.ts';
import { type OwnWindow, showOwnWindow } from './own-window.ts';
import { userWindow } from './user-window.ts';

/** Wide enough for a word, its verdict and a sentence in one line. */
const WINDOW: OwnWindow = { key: 'tableWindow', privateKey: 'privateTableWindow', width: 800, height: 760 };

/** Opens the table of words of a text, or an empty one to paste a text. The window is reused. */
export async function openTable(
  { text, ruleset }: Request<'open-table'>,
  { tab }: Sender,
): Promise<Answer<'open-table'>> {
  const id = await storeTableText({ text, ...(ruleset && { ruleset }) });
  await showOwnWindow(WINDOW, `src/pages/word-table/index.html?text=${id}`, await userWindow(tab));
  return {};
}
