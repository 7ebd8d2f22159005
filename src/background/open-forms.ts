import { formsAddress } from '../messages/forms-address.ts';
import type { Answer, Request } from '../messages/table.ts';
import { isAtPlay } from './aids.ts';
import { type OwnWindow, showOwnWindow } from './own-window.ts';

/** As wide as two tables beside each other. */
const FORMS_WINDOW: OwnWindow = { key: 'formsWindow', width: 800, height: 760 };

/** Shows the forms of a word in a window of their own; the next word goes into the same window. */
export async function openForms({ word, ruleset }: Request<'open-forms'>): Promise<Answer<'open-forms'>> {
  // A bubble that was open before the switch was turned still offers them.
  if (await isAtPlay()) return {};
  await showOwnWindow(FORMS_WINDOW, formsAddress({ word, ruleset, place: 'window' }));
  return {};
}
