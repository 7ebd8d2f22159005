import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from './harness/index.ts';

inEachBrowser('the options', (stage) => {
  const open = async () => {
    const page = await stage.browser.openOwn('src/options/index.html');
    await until(() => page.evaluate(() => document.querySelector('main') !== null), 'the page');
    return page;
  };

  it('keep when the bubble appears', async () => {
    const page = await open();
    expect(await chosen(page)).toBe(0);
    await page.click({ selector: 'label:nth-of-type(3)' });
    await until(async () => (await text(page, '[role="status"]')) !== '', 'the choice is stored');
    await page.close();
    const again = await open();
    expect(await chosen(again)).toBe(2);
    await again.click({ selector: 'label:nth-of-type(1)' });
    await until(async () => (await text(again, '[role="status"]')) !== '', 'the choice is stored');
    await again.close();
  });

  it('take sites on the list and off it', async () => {
    const page = await open();
    await page.click({ selector: 'form input' });
    await page.type('https://www.example.org/game');
    await page.press('Enter');
    await until(async () => (await text(page, 'section li span')) === 'www.example.org', 'the site is listed');
    await page.type('nonsense');
    await page.press('Enter');
    await until(async () => (await text(page, '[role="alert"]')) !== '', 'the complaint');
    await page.click({ selector: 'section li button' });
    await until(async () => (await text(page, 'section li span')) !== 'www.example.org', 'the site is gone');
    await page.close();
  });

  it('read the word lists anew', async () => {
    const page = await open();
    const states = () =>
      page.evaluate(() => [...document.querySelectorAll('li > span:last-child')].map((state) => state.textContent));
    const reimport = () => page.evaluate(() => document.querySelector('h3')!.previousElementSibling!.textContent);
    const label = await reimport();
    await page.evaluate(() => (document.querySelector('h3')!.previousElementSibling as HTMLElement).click());
    await until(async () => (await reimport()) === label, 'the lists are read', 15_000);
    await until(async () => new Set((await states()).slice(-2)).size === 1, 'both lists are ready', 15_000);
    await page.close();
  });
});

function text(page: TestPage, selector: string): Promise<string> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
}

function chosen(page: TestPage): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].findIndex(({ checked }) => checked),
  );
}
