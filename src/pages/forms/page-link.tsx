import type { ComponentChildren } from 'preact';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { browser } from '../../platform/browser.ts';
import type { FormsQuery } from '../../platform/storage/forms-queries.ts';
import { formsAddress } from '../../platform/storage/forms-queries.ts';
import { isPrivateWindow, ownWindow } from '../../platform/storage/private-window.ts';
import { addressFor } from './query.ts';

interface Props {
  to: FormsQuery;
  follow: (to: FormsQuery) => void;
  current?: boolean;
  children: ComponentChildren;
}

/** A link to another view of this page. It is followed in place, or opened in another tab or window as the browser does it. */
export function PageLink({ to, follow, current = false, children }: Props) {
  /** Sets the address for another tab or window. Only when it is about to be used, because each one takes a slot of the stored queries. */
  const setAddress = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = addressFor(to);
  };
  const onPress = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    follow(to);
  };
  return (
    <a
      class="link"
      lang={rulesetOf(to.ruleset).language}
      href={browser.runtime.getURL(formsAddress(to.place))}
      aria-current={current || undefined}
      onPointerDown={(event) => (event.button === MIDDLE || opensElsewhere(event)) && setAddress(event)}
      onKeyDown={(event) => event.key === 'Enter' && opensElsewhere(event) && setAddress(event)}
      onContextMenu={setAddress}
      onClick={onPress}
    >
      {children}
    </a>
  );
}

const MIDDLE = 1;

function opensElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/**
 * Opens a page of the extension in a tab; from a private window, in a private window. Chrome has no own pages in private windows and opens
 * it in a normal one. The asking window may be a small one, which has no tabs.
 * @param path of the page in the package, with its query
 */
export async function openOwnTab(path: string): Promise<void> {
  const url = browser.runtime.getURL(path);
  const isPrivate = !('sidePanel' in browser) && isPrivateWindow(await ownWindow());
  if (!isPrivate) {
    await browser.tabs.create({ url });
    return;
  }
  const windows = await browser.windows.getAll({ windowTypes: ['normal'] });
  const privateWindow = windows.find(({ incognito }) => incognito);
  if (privateWindow?.id === undefined) await browser.windows.create({ url, incognito: true });
  else await browser.tabs.create({ url, windowId: privateWindow.id });
}
