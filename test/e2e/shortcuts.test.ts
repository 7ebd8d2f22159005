import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtExtension, inEachBrowser } from '../../scripts/browsers/index.ts';

inEachBrowser('the keyboard shortcuts', (stage) => {
  it('are the suggested ones; the browser omits a key of its own without a message', async () => {
    const manifest = readFileSync(join(builtExtension(stage.browser.engine), 'manifest.json'), 'utf8');
    const { commands } = JSON.parse(manifest) as { commands: Record<string, { suggested_key?: { default: string } }> };
    const suggested = Object.entries(commands).map(([name, { suggested_key }]) => [name, suggested_key?.default ?? '']);
    const page = await stage.browser.openOwn('src/pages/options/index.html');
    const set = await page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      return (await (browser ?? chrome).commands.getAll()).map(({ name, shortcut }) => [name, shortcut]);
    });
    expect(Object.fromEntries(set)).toEqual(Object.fromEntries(suggested));
    expect(suggested.length).toBeGreaterThanOrEqual(3);
    // Chrome accepts no more from a manifest.
    expect(suggested.length).toBeLessThanOrEqual(4);
    await page.close();
  });
});
