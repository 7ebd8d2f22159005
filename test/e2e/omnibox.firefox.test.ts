import { expect, it } from 'vitest';
import type { FirefoxSession } from '../../scripts/browsers/firefox.ts';
import { inEachBrowser, until } from '../../scripts/browsers/index.ts';
import { openPanels } from './own-views.ts';

inEachBrowser(
  'the address bar after vd',
  (stage) => {
    const inBrowser = (script: string) =>
      (stage.browser as FirefoxSession).inBrowser(`(async () => { ${script} })()`) as Promise<string>;
    /** Suggestions in the address bar after typing this text. */
    const linesFor = async (typed: string, passes: (lines: string) => boolean) => {
      await inBrowser(`gURLBar.focus(); gURLBar.value = ${JSON.stringify(typed)};
        gURLBar.startQuery({ searchString: ${JSON.stringify(typed)} });`);
      let lines = '';
      await until(async () => {
        lines = await inBrowser(`return [...gURLBar.view.panel.querySelectorAll('.urlbarView-row')]
          .map((row) => row.querySelector('.urlbarView-title').textContent).join(' | ');`);
        return passes(lines);
      }, `lines for ${typed}`).catch((error) => {
        throw new Error(`${error.message}; last seen: ${lines}`);
      });
      return lines;
    };

    it('shows verdict and reason while typing, and words to try; Enter shows the word in the panel', async () => {
      await linesFor(
        'vd chceszli',
        (all) => all.includes('✗') && all.includes('“chcesz” with the question particle -li.'),
      );
      // The suggestions for the earlier word stay until these arrive.
      const lines = await linesFor('vd remake’u', (all) => all.includes('✗ remake’u') && all.includes('remakiem'));
      expect(lines).toContain('✗ remake’u: not allowed. Apostrophe in an inflected form of “remake”.');
      await linesFor('vd okno chceszli', (all) => all.includes('✗ The play is not allowed'));
      await linesFor('vd okno', (all) => all.includes('✓ okno: allowed.'));

      const seeing = await stage.browser.openOwn('src/pages/options/index.html');
      await linesFor('vd okno', (all) => all.includes('✓ okno: allowed.'));
      await inBrowser(`const keys = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
        keys.beginInputTransactionForTests(window);
        const enter = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter' });
        keys.keydown(enter);
        keys.keyup(enter);`);
      await until(async () => (await openPanels(seeing))[0]?.verdicts.join() === 'okno allowed', 'the panel');
      // It is the sidebar, or a window if Firefox does not count Enter in the address bar as a user action.
      const refuses = await inBrowser(`return String(parseInt(Services.appinfo.version) <= 140)`);
      await expect.poll(() => inBrowser('return String(!SidebarController.isOpen)')).toBe(refuses);
      await seeing.close();
    });
  },
  // Chromium's protocol has no way to the address bar.
  { engines: ['firefox'] },
);
