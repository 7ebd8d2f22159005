import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { formsAddress, storeQuery } from '../platform/storage/forms-queries.ts';
import { type OwnWindow, showOwnWindow } from './own-window.ts';

/** As wide as two tables beside each other. */
const WINDOW: OwnWindow = { key: 'formsWindow', privateKey: 'privateFormsWindow', width: 800, height: 760 };

/** Shows the forms of a word in a window of their own, which is reused. */
export async function openForms(
  { word, ruleset }: Request<'open-forms'>,
  { tab }: Sender,
): Promise<Answer<'open-forms'>> {
  const id = await storeQuery({ word, ruleset });
  await showOwnWindow(WINDOW, formsAddress('window', id), tab);
  return {};
}
