import { expect, it } from 'vitest';
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import { resetSettings } from './settings.ts';

/** Tests of the page's own logic run in one engine. */
const itOnce = itIn('firefox');

inEachBrowser('a word under other rules', (stage) => {
  /** The popup with the word's verdict and the other rules opened. */
  const opened = async (word: string) => {
    const page = await stage.browser.openOwn(`src/pages/popup/index.html?word=${word}`);
    await until(() => opener(page), 'the button');
    await page.click({ selector: '.actions .compare' });
    await until(async () => (await lines(page)).length > 0, `other rules for ${word}`);
    return page;
  };

  it('has a line for each ruleset: sign, rules, reason and section', async () => {
    const page = await opened('znaszli');
    await expect
      .poll(() => lines(page))
      .toEqual([
        {
          outcome: 'disallowed',
          rules: 'PFS',
          why: expect.stringContaining('znasz'),
          cites: expect.stringContaining('PFS'),
        },
        { outcome: 'allowed', rules: 'PFS 2016', why: expect.anything(), cites: expect.stringContaining('PFS 2016') },
        { outcome: 'allowed', rules: '7 słów', why: expect.stringContaining('znajść'), cites: '' },
      ]);
    await page.close();
  });

  itOnce('shows a brand that only the newer rules bar', async () => {
    const page = await opened('empik');
    await expect
      .poll(async () => (await lines(page)).map(({ outcome }) => outcome))
      .toEqual(['disallowed', 'allowed', 'allowed']);
    await page.close();
  });

  itOnce('opens a line to the whole verdict, whose words can be followed', async () => {
    const page = await opened('znaszli');
    await page.click({ selector: '.other-rules > li:first-child > .link' });
    await until(() => page.evaluate(() => document.querySelector('.other-rules .tiles') !== null), 'the whole verdict');
    await page.click({ selector: '.other-rules p:not(.rule) .link' });
    const shown = () => page.evaluate(() => document.querySelector('.tiles')?.getAttribute('aria-label'));
    await until(async () => (await shown()) === 'znasz', 'the other verdict');
    await expect.poll(() => page.evaluate(() => document.querySelector('input')?.value)).toBe('znasz');
    await page.close();
  });

  it('is opened, walked and closed by keyboard, and follows the typed word', async () => {
    const page = await stage.browser.openOwn('src/pages/popup/index.html?word=znaszli');
    await until(() => opener(page), 'the button');
    await expect.poll(() => opener(page)).toMatchObject({ expanded: 'false' });
    await page.evaluate(() => document.querySelector<HTMLElement>('.actions .compare')?.focus());
    await page.press('Enter');
    await until(async () => (await lines(page)).length === 3, 'the lines');
    await expect.poll(() => opener(page)).toMatchObject({ expanded: 'true', focused: true });

    await page.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.other-rules') !== null)).toBe(true);
    // The section's label opens the rule.
    await page.press('Tab');
    await page.press('Enter');
    await until(() => page.evaluate(() => document.querySelector('.other-rules .rule') !== null), 'the rule');

    await page.click({ selector: 'input' });
    await page.press('Control+a');
    await page.type('okno');
    const outcomes = async () => (await lines(page)).map(({ outcome }) => outcome).join();
    // The words typed on the way are allowed, too, and their buttons disappear.
    const judged = () => page.evaluate(() => document.querySelector('.tiles')?.getAttribute('aria-label'));
    await expect.poll(judged).toBe('okno');
    await until(async () => (await outcomes()) === 'allowed,allowed,allowed', 'the lines of the next word');
    await page.evaluate(() => document.querySelector<HTMLElement>('.actions .compare')?.focus());
    await page.press('Enter');
    await until(async () => (await lines(page)).length === 0, 'the lines are closed');
    await page.close();
  });

  itOnce('is not offered if a language has one ruleset', async () => {
    const page = await stage.browser.openOwn('src/pages/popup/index.html?word=okno');
    await until(() => opener(page), 'the button');
    await chooseRules(page, 'sd-2026');
    await until(async () => (await opener(page)) === null, 'no button under the German rules');
    await resetSettings(stage.browser);
    await page.close();
  });
});

/** The button that opens the other rules. */
function opener(page: TestPage): Promise<{ expanded: string | null; focused: boolean } | null> {
  return page.evaluate(() => {
    const button = document.querySelector('.actions .compare');
    return button && { expanded: button.getAttribute('aria-expanded'), focused: document.activeElement === button };
  });
}

interface ShownLine {
  outcome: string;
  /** Name of the rules, without text for screen readers only. */
  rules: string;
  why: string;
  /** The label of the section, empty if none is cited. */
  cites: string;
}

/** The visible lines; none while they are closed. */
function lines(page: TestPage): Promise<ShownLine[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.other-rules > li')].map((line) => ({
      outcome: line.className,
      rules: line.querySelector('.link')?.firstChild?.textContent ?? '',
      why: line.lastElementChild?.textContent ?? '',
      cites: line.querySelector('.section')?.getAttribute('title') ?? '',
    })),
  );
}
