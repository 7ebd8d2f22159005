import { expect, it } from 'vitest';
import { inFreshBrowser, until } from '../../scripts/browsers/index.ts';
import { storedLexicons } from '../../scripts/browsers/stored-lexicons.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import { LEXICON_IDS, lexiconsOf } from '../../src/core/lexicon/lexicon.ts';
import { rulesetOf } from '../../src/core/rulesets/index.ts';

inFreshBrowser('a fresh install', (stage) => {
  it('stores every lexicon and then starts from the database', async () => {
    const page = await stage.browser.openOwn('src/pages/options/index.html');
    const isStored = async () => {
      const lexicons = await storedLexicons(page);
      return LEXICON_IDS.every((id) => lexicons?.marks[id] !== undefined);
    };
    await until(isStored, 'every lexicon is stored');
    for (const [word, ruleset] of [
      ['okno', 'pfs-2018'],
      ['Haustür', 'sd-2026'],
    ] as const) {
      await stage.browser.stopWorker();
      await expect
        .poll(() => askWorker(page, { name: 'judge', word, ruleset }))
        .toMatchObject({
          state: 'ready',
          verdict: { verdict: 'allowed' },
        });
      await expect
        .poll(() => askWorker(page, { name: 'lexicon-state' }))
        .toMatchObject({
          [lexiconsOf(rulesetOf(ruleset).language).game]: { state: 'ready', from: 'database' },
        });
    }
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
