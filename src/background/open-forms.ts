import { formsAddress } from '../messages/forms-address.ts';
import type { Sender } from '../messages/receive.ts';
import type { Answer, Request } from '../messages/table.ts';
import { keepQuery } from '../storage/forms-queries.ts';
import { type OwnWindow, showOwnWindow } from './own-window.ts';
import { isPrivateInFirefox } from './user-window.ts';

/** As wide as two tables beside each other. */
const SIZE = { width: 800, height: 760 };
const WINDOW: OwnWindow = { key: 'formsWindow', ...SIZE };
/** Of a word from a private window, where the browser has own pages in both. */
const PRIVATE_WINDOW: OwnWindow = { key: 'privateFormsWindow', ...SIZE };

/** Shows the forms of a word in a window of their own; the next word goes into the same window. */
export async function openForms(
  { word, ruleset }: Request<'open-forms'>,
  { tab }: Sender,
): Promise<Answer<'open-forms'>> {
  const id = await keepQuery({ word, ruleset });
  const isPrivate = isPrivateInFirefox(tab);
  await showOwnWindow(isPrivate ? PRIVATE_WINDOW : WINDOW, formsAddress('window', id), { incognito: isPrivate });
  return {};
}
