import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './session.ts';

/** The page that opens after the installation, in the built extension. */
const FIRST_RUN = 'src/pages/welcome/index.html';

/** Returns those of the open pages that the installation has opened. */
type FirstRunTabs<T> = () => Promise<T[]> | T[];

export function isFirstRun(url: string): boolean {
  return url.endsWith(`/${FIRST_RUN}`);
}

/**
 * Waits for the page that the extension opens after its installation, and closes it, because it would cover what is tested and keep the
 * extension's process alive. Does nothing if a person uses the browser, or if the build has no such page (an earlier version, an empty
 * extension).
 * @throws Error if it does not open
 */
export async function closeFirstRun<T>(
  folder: string,
  open: FirstRunTabs<T>,
  close: ((tab: T) => Promise<unknown>) | 'kept',
): Promise<void> {
  if (!existsSync(join(folder, FIRST_RUN))) return;
  await until(async () => (await open()).length > 0, 'the first-run page opens');
  if (close === 'kept') return;
  for (const tab of await open()) await close(tab);
}
