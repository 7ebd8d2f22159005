import { hostOf } from '../storage/host.ts';

/** Host name of what the user typed or pasted, in the form of `location.hostname`; null when there is none in it. */
export function siteName(typed: string): string | null {
  const text = typed.trim();
  const host = hostOf(text.includes('://') ? text : `https://${text}`);
  // A single word is more often a mistake than a host of the local network, except this one.
  return host.includes('.') || host === 'localhost' ? host : null;
}
