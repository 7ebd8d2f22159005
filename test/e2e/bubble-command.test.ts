import { expect, it } from 'vitest';
import { inEachBrowser, type Session } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { changeSettings, resetSettings } from './settings.ts';

inEachBrowser('menu and shortcut', (stage) => {
  it('show the bubble for the selection under any settings; a second one moves the focus there', async () => {
    await changeSettings(stage.browser, { bubble: 'command' });
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Słowo: chceszli.</p>' }));
    await page.click({ text: 'chceszli' }, 2);
    // The worker opens a window of its own if no panel answers.
    await expect.poll(() => askEveryTab(stage.browser)).toContain(true);
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
    const root = await page.bubbleWith();
    // The shortcut is shown, with the current keys.
    await expect
      .poll(() => root.evaluate((inner) => inner.body.textContent))
      .toMatch(/Press \S*Alt\S*V to move into this bubble/);
    // Repeated if the tab had no focus yet.
    const focused = async () => {
      await askEveryTab(stage.browser);
      return root.evaluate((inner) => inner.activeElement?.localName);
    };
    await expect.poll(focused).toBe('button');
    await page.press('Escape');
    await page.evaluate(() => getSelection()?.removeAllRanges());
    const answers = await askEveryTab(stage.browser);
    expect(answers).not.toContain(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body');
    await resetSettings(stage.browser);
    await page.close();
  });

  it('are mentioned in three bubbles only', async () => {
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    await own.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      await (browser ?? chrome).storage.local.remove('keys');
    });
    await own.close();
    const page = await stage.browser.open(stage.pages.add({ body: '<p>chceszli</p>', language: 'pl' }));
    const isShortcutShown: boolean[] = [];
    for (let bubble = 0; bubble < 4; bubble += 1) {
      await page.click({ text: 'chceszli' }, 2);
      await shownVerdicts(page);
      isShortcutShown.push(
        await (await page.bubbleWith()).evaluate((inner) => inner.body.textContent!.includes('to move into')),
      );
      await page.press('Escape');
      await page.click({ selector: 'body' });
    }
    expect(isShortcutShown).toEqual([true, true, true, false]);
    await page.close();
  });

  it('lead to the table for a text that is too long for the bubble, which does not mention it by itself', async () => {
    const words = 'nikt tego nie układa '.repeat(20);
    const body = `<p><i id=from>Tak</i> ${words}<i id=to>nigdy</i>.</p>`;
    const page = await stage.browser.open(stage.pages.add({ body }));
    await page.drag({ selector: '#from' }, { selector: '#to' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await page.bubble()).toBeNull();
    await expect.poll(() => askEveryTab(stage.browser)).toContain(true);
    const root = await page.bubbleWith((text) => text.includes('82'));
    await expect.poll(() => root.evaluate((inner) => inner.querySelectorAll('button').length)).toBe(1);
    await page.close();
  });
});

/** The message of the worker on the shortcut: neither engine's protocol can press one or open a menu. */
async function askEveryTab(session: Session): Promise<unknown[]> {
  const own = await session.openOwn('src/pages/options/index.html');
  const answers = await own.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const { tabs } = browser ?? chrome;
    const own = await tabs.getCurrent();
    const given: unknown[] = [];
    for (const { id } of await tabs.query({})) {
      if (id === undefined || id === own?.id) continue;
      // A tab behind another one has no focus.
      await tabs.update(id, { active: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
      given.push(await tabs.sendMessage(id, { name: 'show-bubble' }).catch(() => 'no one there'));
    }
    return given;
  });
  await own.close();
  return answers;
}
