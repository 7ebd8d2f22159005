import type { Session } from '../../scripts/browsers/index.ts';
import type { Settings } from '../../src/platform/storage/settings.ts';

/** Stores settings as the options page does. Resolves when the worker knows them: it is told before it answers. */
export async function changeSettings(session: Session, settings: Partial<Settings>): Promise<void> {
  const page = await session.openOwn('src/pages/options/index.html');
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

/** What is stored. */
export async function storedSettings(session: Session): Promise<Partial<Settings>> {
  const page = await session.openOwn('src/pages/options/index.html');
  const stored = await page.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (await (browser ?? chrome).storage.local.get('settings')).settings as Partial<Settings>;
  });
  await page.close();
  return stored ?? {};
}
