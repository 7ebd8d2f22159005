import type { ComponentChildren } from 'preact';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { browser } from '../../platform/browser.ts';
import { formsAddress } from '../../platform/messages/forms-address.ts';
import type { FormsQuery } from '../../platform/storage/forms-queries.ts';
import { addressFor } from './use-query.ts';

interface Props {
  to: FormsQuery;
  follow: (to: FormsQuery) => void;
  current?: boolean;
  children: ComponentChildren;
}

/** A link to another view of this page. It is followed in place, or opened in another tab or window as the browser does it. */
export function PageLink({ to, follow, current = false, children }: Props) {
  /** Sets the address for another tab or window. Only when it is about to be used, because each one takes a slot of the stored queries. */
  const giveAddress = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = addressFor(to);
  };
  const pressed = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    follow(to);
  };
  return (
    <a
      class="link"
      lang={rulesetOf(to.ruleset).language}
      href={browser.runtime.getURL(formsAddress(to.place))}
      aria-current={current || undefined}
      onPointerDown={(event) => (event.button === MIDDLE || isForElsewhere(event)) && giveAddress(event)}
      onKeyDown={(event) => event.key === 'Enter' && isForElsewhere(event) && giveAddress(event)}
      onContextMenu={giveAddress}
      onClick={pressed}
    >
      {children}
    </a>
  );
}

const MIDDLE = 1;

function isForElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
