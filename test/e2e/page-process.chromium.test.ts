import { expect, it } from 'vitest';
import type { ChromiumSession } from '../../scripts/browsers/chromium.ts';
import { inEachBrowser, until } from '../../scripts/browsers/index.ts';

inEachBrowser(
  'a page that has taken over its process',
  (stage) => {
    it('reads and writes nothing that is stored, and asks nothing that only own pages may ask', async () => {
      const { context, extensionId } = stage.browser as ChromiumSession;
      const url = stage.pages.add({ body: '<p>chceszli</p>' });
      const page = await stage.browser.open(url);
      const tab = context.pages().find((opened) => opened.url() === url)!;
      const protocol = await context.newCDPSession(tab);
      // The world of the content script: what such a page can call.
      let world: number | undefined;
      protocol.on('Runtime.executionContextCreated', ({ context: { id, origin } }) => {
        if (origin === `chrome-extension://${extensionId}`) world = id;
      });
      await protocol.send('Runtime.enable');
      await until(async () => world, 'the world of the content script');
      const run = async (expression: string) => {
        const { result } = await protocol.send('Runtime.evaluate', {
          expression: `(async () => { try { return JSON.stringify(await ${expression}) } catch { return 'refused' } })()`,
          contextId: world!,
          awaitPromise: true,
        });
        return result.value as string;
      };
      // The worker closes the areas when it starts.
      await run("chrome.runtime.sendMessage({ name: 'lexicon-state' })");
      for (const area of ['local', 'sync', 'session']) {
        const read = await run(`chrome.storage.${area}.get(null)`);
        const written = await run(`chrome.storage.${area}.set({ settings: {} })`);
        expect([read, written], area).toEqual(['refused', 'refused']);
      }
      const judged = await run("chrome.runtime.sendMessage({ name: 'judge', word: 'kot', ruleset: 'pfs-2018' })");
      expect(judged).toContain('"ready"');
      const requests = [
        "{ name: 'judge-words', words: ['kot'], ruleset: 'pfs-2018' }",
        "{ name: 'editions', word: 'kot', ruleset: 'pfs-2018' }",
        "{ name: 'reimport' }",
      ];
      for (const request of requests) {
        const answer = await run(`chrome.runtime.sendMessage(${request})`);
        expect(answer, request).toContain('"sender"');
      }
      await page.close();
    });
  },
  { engines: ['chromium'] },
);
