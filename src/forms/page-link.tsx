import type { ComponentChildren } from 'preact';
import type { FormsQuery } from '../messages/forms-address.ts';
import { RULESET_LANGUAGE } from '../storage/ruleset-language.ts';
import { hrefOf } from './query.ts';

interface Props {
  to: FormsQuery;
  follow: (to: FormsQuery) => void;
  current?: boolean;
  children: ComponentChildren;
}

/** A word that leads to another view of this page: followed in place, or opened elsewhere as the user's browser does it. */
export function PageLink({ to, follow, current = false, children }: Props) {
  const pressed = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(to);
  };
  return (
    <a
      class="link"
      lang={RULESET_LANGUAGE[to.ruleset]}
      href={hrefOf(to)}
      aria-current={current || undefined}
      onClick={pressed}
    >
      {children}
    </a>
  );
}
