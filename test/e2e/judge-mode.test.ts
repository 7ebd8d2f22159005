import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { findings, loadAxe } from './axe-findings.ts';

inEachBrowser('the word judge of a table', (stage) => {
  /** Opens it and starts it with the rules that are set, the shortest rest, and the PIN, if there is one. */
  const started = async (pin = ''): Promise<TestPage> => {
    const page = await stage.browser.openOwn('src/judge-mode/index.html');
    await until(() => page.evaluate(() => document.querySelector('[type=submit]:enabled') !== null), 'the setting');
    await page.evaluate(() => {
      const rules = document.querySelector<HTMLSelectElement>('.ruleset')!;
      rules.value = 'pfs-2018';
      rules.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until(() => page.evaluate(() => document.querySelector('[type=submit]:enabled') !== null), 'its list');
    await page.click({ selector: '[type=radio][value="10"]' });
    if (pin) {
      await page.click({ selector: '.pin input' });
      await page.type(pin);
    }
    await page.click({ selector: '[type=submit]' });
    await until(() => page.evaluate(() => document.activeElement?.id === 'play'), 'the field');
    return page;
  };
  const play = async (page: TestPage, words: string) => {
    await until(() => page.evaluate(() => document.activeElement?.id === 'play'), 'the field');
    await page.type(words);
    await page.press('Enter');
    await until(
      () => page.evaluate(() => document.querySelector('.large .word, .large:not(:empty)') !== null),
      'an answer',
    );
    return page.evaluate(() => ({
      verdict: document.querySelector('.verdict-on-play')!.className.split(' ').at(-1),
      all: document.querySelector('.verdict-on-play')!.textContent,
      signs: document.querySelectorAll('.verdict-on-play .sign').length,
    }));
  };

  it('gives one verdict on the whole play, without reasons, and then the empty field again', async () => {
    const page = await started();
    const allowed = await play(page, 'okno kot');
    expect(allowed).toMatchObject({ verdict: 'allowed', signs: 1 });
    expect(allowed.all).toContain('OKNO');
    for (const scheme of ['light', 'dark'] as const) {
      await page.colorScheme(scheme);
      await page.evaluate(loadAxe);
      expect(await page.evaluate(findings, null), scheme).toEqual([]);
    }
    await page.press('Enter');
    const refused = await play(page, 'okno chceszli');
    expect(refused).toMatchObject({ verdict: 'disallowed', signs: 1 });
    expect(refused.all).not.toMatch(/-li|chcesz\b/);
    // By itself, after the ten seconds.
    await until(
      () => page.evaluate(() => document.querySelector<HTMLInputElement>('#play')?.value === ''),
      'empty',
      30_000,
    );
    await page.close();
  });

  it('is left by a long press only, and not by loading it anew', async () => {
    const page = await started();
    await page.click({ selector: '.held' });
    expect(await page.evaluate(() => document.querySelector('.at-table') !== null)).toBe(true);
    await page.close();
    const again = await started();
    await again.evaluate(() => document.querySelector<HTMLElement>('.held')!.focus());
    await again.holding('Enter', () =>
      until(() => again.evaluate(() => document.querySelector('.set-table') !== null), 'left'),
    );
    expect(await again.evaluate(() => sessionStorage.length)).toBe(0);
    await again.close();
  });

  it('is left by the PIN that was set, and by no other', async () => {
    const page = await started('2718');
    expect(await page.evaluate(() => document.querySelector('.held'))).toBeNull();
    await page.click({ selector: 'footer .action:last-of-type' });
    const asked = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return (
          activeElement instanceof HTMLInputElement && activeElement.type === 'password' && activeElement.value === ''
        );
      });
    await until(asked, 'the field for the PIN');
    await page.type('1111');
    await page.press('Enter');
    await until(
      () => page.evaluate(() => Boolean(document.querySelector('[role=alert].problem')?.textContent)),
      'refused',
    );
    await until(asked, 'the field, empty again');
    await page.type('2718');
    await page.press('Enter');
    await until(() => page.evaluate(() => document.querySelector('.set-table') !== null), 'left');
    await page.close();
  });

  it('says so when another word list was chosen since the start', async () => {
    const page = await started();
    const choose = (lists: Record<string, string>) =>
      page.evaluate((activeLists) => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        return (browser ?? chrome).storage.local.set({ activeLists });
      }, lists);
    await choose({ 'pfs-2018': 'chosen-since' });
    const answer = await play(page, 'okno');
    expect(answer).toMatchObject({ signs: 0 });
    await choose({});
    await page.press('Enter');
    expect(await play(page, 'okno')).toMatchObject({ verdict: 'allowed' });
    await page.close();
  });
});
