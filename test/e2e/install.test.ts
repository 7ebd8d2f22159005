import { expect, it } from 'vitest';
import { inEachBrowser, until } from './harness/index.ts';
import { askWorker, settled } from './harness/worker.ts';

inEachBrowser('a fresh install', (stage) => {
  it('stores both lexicons and then starts from the database', async () => {
    const page = await stage.browser.openOwn('src/options/index.html');
    await until(async () => (await settled(page)) !== null, 'the lexicon is stored', 10_000);
    await stage.browser.stopWorker();
    expect(await askWorker(page, { name: 'judge', word: 'okno' })).toMatchObject({
      state: 'ready',
      verdict: { verdict: 'allowed' },
    });
    expect(await askWorker(page, { name: 'lexicon-state' })).toMatchObject({
      'pl-game': { state: 'ready', from: 'database' },
    });
    await page.close();
  });

  it('answers a highlighted word after the worker was stopped', async () => {
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Zwykłe zdanie, okno i kot.</p>' }));
    await stage.browser.stopWorker();
    await page.click({ text: 'okno' }, 2);
    await page.bubbleWith((text) => /ok?n?o?/i.test(text));
    await page.close();
  });
});
