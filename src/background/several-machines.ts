import { readAids } from '../storage/aids.ts';

/** What is exchanged, where it stands in `storage.local`, and the switch. */
const KEYS = new Set(['aids', 'settings', 'exceptions', 'history', 'activeLists', 'listsChanged']);

/** Something was changed, here or on another machine. Nothing is read of the exchange where it was never switched on. */
export async function exchangeChange(changes: Record<string, unknown>, area: string): Promise<void> {
  const concerns = area === 'sync' || (area === 'local' && Object.keys(changes).some((key) => KEYS.has(key)));
  if (concerns && ('aids' in changes || (await readAids()).sync)) await (await import('./exchange.ts')).exchange();
}

/** What came, or could not be written, while the worker was stopped. */
export async function exchangeAtStart(): Promise<void> {
  if ((await readAids()).sync) await (await import('./exchange.ts')).exchange();
}
