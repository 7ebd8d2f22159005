import { BARE_PAGE, type Session } from '../../scripts/browsers/index.ts';
import type { Settings } from '../../src/platform/storage/settings.ts';

/** Stores settings. Resolves when the worker has received them, because it receives the change before the message. */
export async function changeSettings(session: Session, settings: Partial<Settings>): Promise<void> {
  const page = await session.openOwn(BARE_PAGE);
  await page.evaluate(async (changed) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const { runtime, storage } = browser ?? chrome;
    await storage.local.set({ settings: changed });
    await runtime.sendMessage({ name: 'lexicon-state' });
  }, settings);
  await page.close();
}

export function resetSettings(session: Session): Promise<void> {
  return changeSettings(session, {});
}

/** The stored settings. */
export async function storedSettings(session: Session): Promise<Partial<Settings>> {
  const page = await session.openOwn(BARE_PAGE);
  const stored = await page.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (await (browser ?? chrome).storage.local.get('settings')).settings as Partial<Settings>;
  });
  await page.close();
  return stored ?? {};
}
