import { hostOf } from '../../platform/storage/host.ts';

/** Returns the host name in typed or pasted text, in the form of `location.hostname`; null if there is none. */
export function siteName(typed: string): string | null {
  const text = typed.trim();
  const host = hostOf(text.includes('://') ? text : `https://${text}`);
  // A single word is more often a mistake than a host of the local network; `localhost` is the exception.
  return host.includes('.') || host === 'localhost' ? host : null;
}
