import { useState } from 'preact/hooks';
import { hostOf } from '../../platform/messages/content-messages.ts';
import { message } from '../../ui/message.ts';
import { Folded, focusHeading } from './sections.tsx';

interface Props {
  /** Host names. */
  sites: string[];
  /** Changes what is stored: `sites` may be older. */
  change: (changed: (sites: string[]) => string[]) => void;
}

/** The sites without a bubble. */
export function Sites({ sites, change }: Props) {
  const [typed, setTyped] = useState('');
  const [invalid, setInvalid] = useState(false);

  const add = (event: Event) => {
    event.preventDefault();
    const site = siteName(typed);
    setInvalid(site === null);
    if (site === null) return;
    setTyped('');
    change((stored) => [...new Set([...stored, site])].sort());
  };

  return (
    <div class="sites">
      <Folded title={message('options_sites')} count={sites.length}>
        {sites.length === 0 ? (
          <p class="quiet">{message('options_sites_none')}</p>
        ) : (
          <SiteList sites={sites} remove={(site) => change((stored) => stored.filter((other) => other !== site))} />
        )}
        <form onSubmit={add}>
          <input
            type="text"
            value={typed}
            aria-label={message('options_site')}
            aria-invalid={invalid}
            aria-describedby="site-invalid"
            placeholder="example.org"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" class="action">
            {message('options_add')}
          </button>
        </form>
        <p id="site-invalid" class="problem" role="alert">
          {invalid && message('options_site_invalid')}
        </p>
        <p class="quiet">{message('options_sites_hint')}</p>
      </Folded>
    </div>
  );
}

interface SiteListProps {
  /** Host names. */
  sites: readonly string[];
  /** What is chosen for a site. */
  note?: (site: string) => string;
  remove: (site: string) => void;
}

/** Sites, each with a button that removes it. The focus then goes to the next button, or to the heading when none is left. */
export function SiteList({ sites, note, remove }: SiteListProps) {
  const press = (site: string, pressed: Element) => {
    const row = pressed.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    if (next) next.querySelector('button')?.focus();
    else focusHeading(pressed);
    remove(site);
  };
  return (
    <ul>
      {sites.map((site) => (
        <li key={site}>
          <span>
            {site}
            {note && <span class="quiet"> {note(site)}</span>}
          </span>
          <button
            type="button"
            class="action"
            aria-label={message('options_remove', site)}
            onClick={(event) => press(site, event.currentTarget)}
          >
            ✕
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the host name in typed or pasted text, in the form of `location.hostname`; null if there is none. */
export function siteName(typed: string): string | null {
  const text = typed.trim();
  const host = hostOf(text.includes('://') ? text : `https://${text}`);
  // A single word is more often a mistake than a host of the local network; `localhost` is the exception.
  return host.includes('.') || host === 'localhost' ? host : null;
}
