import { expect, it } from 'vitest';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('chromium');

const POPUP = 'src/pages/popup/index.html';

inEachBrowser('the popup', (stage) => {
  it('has the focus in its field and judges while typing', async () => {
    const page = await stage.browser.openOwn(POPUP);
    await ready(page);
    await page.type('remakiem');
    await judged(page, 'remakiem', 'allowed');
    await page.type('u');
    await judged(page, 'remakiemu', 'notFound');
    await page.close();
  });

  it('keeps text typed before its script runs, with the caret after it', async () => {
    // A page without the popup's script: the popup in its initial state.
    const page = await stage.browser.openOwn('src/pages/welcome/index.html');
    await page.evaluate(async (popup) => {
      const html = await (await fetch(popup)).text();
      document.open();
      document.write(html);
      const field = Object.assign(document.querySelector('input') as HTMLInputElement, {
        value: 'okno',
        isFirst: true,
      });
      field.focus();
      field.setSelectionRange(4, 4);
      document.close();
    }, `/${POPUP}`);
    await judged(page, 'okno', 'allowed');
    await page.type('m');
    await judged(page, 'oknom', 'allowed');
    await expect.poll(() => page.evaluate(() => 'isFirst' in (document.activeElement ?? {}))).toBe(true);
    await page.close();
  });

  it('keeps words on Enter, walks them with the arrow keys and remembers both', async () => {
    const page = await stage.browser.openOwn(POPUP);
    await ready(page);
    await retype(page, 'remakiem');
    await page.press('Enter');
    await retype(page, 'chceszli');
    await page.press('Enter');
    await until(async () => (await history(page)).length === 2, 'both words are kept');
    await expect.poll(() => history(page)).toEqual(['disallowed chceszli', 'allowed remakiem']);

    await retype(page, 'okno');
    await page.press('ArrowUp');
    await page.press('ArrowUp');
    await judged(page, 'remakiem', 'allowed');
    await page.press('ArrowDown');
    await judged(page, 'chceszli', 'disallowed');
    await page.press('ArrowDown');
    await judged(page, 'okno', 'allowed');
    await page.close();

    const again = await stage.browser.openOwn(POPUP);
    await judged(again, 'okno', 'allowed');
    await expect.poll(() => history(again)).toEqual(['disallowed chceszli', 'allowed remakiem']);
    await again.close();
  });

  itOnce('offers words of the chosen rules while it is empty', async () => {
    const page = await stage.browser.openOwn(POPUP);
    await ready(page);
    await page.press('Control+a');
    await page.press('Delete');
    await page.click({ text: 'chceszli' });
    await judged(page, 'chceszli', 'disallowed');
    await expect.poll(() => page.evaluate(() => document.querySelector('input')?.value)).toBe('chceszli');
    await page.close();
  });

  it('opens with the word of the worker', async () => {
    const page = await stage.browser.openOwn(`${POPUP}?word=remakiem`);
    await judged(page, 'remakiem', 'allowed');
    await page.close();
  });

  itOnce(
    'gives one verdict on all words of a play, each with its reasons a press away, and the consequence of a challenge',
    async () => {
      const page = await stage.browser.openOwn(`${POPUP}?word=remakiem%20chceszli`);
      const rows = () =>
        page.evaluate(() => [...document.querySelectorAll('.verdict li')].map((row) => row.className.split(' ')[1]));
      await until(async () => (await rows()).length === 2, 'two verdicts');
      await expect.poll(() => rows()).toEqual(['allowed', 'disallowed']);
      const text = (selector: string) =>
        page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
      await expect.poll(() => text('.verdict .disallowed > .answer')).toContain('Not allowed: 1\u00a0of\u00a02 words');
      await expect.poll(() => text('.consequence')).toContain('is taken back');

      await page.click({ selector: '.verdict li:last-child .link' });
      await expect.poll(() => text('.verdict li:last-child .whole')).toContain('chcesz');
      // The line of each word, also while one of them is open.
      await page.evaluate(() => {
        navigator.clipboard.writeText = async (copied) => {
          document.body.dataset.copied = copied;
        };
      });
      await page.click({ selector: '.card > .actions > .copy' });
      const copied = () => page.evaluate(() => document.body.dataset.copied?.split('\n'));
      await expect
        .poll(copied)
        .toEqual([expect.stringMatching(/^remakiem ✓ allowed/), expect.stringMatching(/^chceszli ✗ not allowed/)]);
      await page.close();
    },
  );

  itOnce('reserves no space for other rules that allow a word, and adds a line once it knows', async () => {
    const page = await stage.browser.openOwn(POPUP);
    await ready(page);
    await retype(page, 'prszczk');
    await judged(page, 'prszczk', 'notFound');
    expect(await page.evaluate(() => document.querySelector('.others'))).toBeNull();
    await retype(page, 'chceszli');
    const line = () => page.evaluate(() => document.querySelector('.others')?.textContent);
    await expect.poll(line).toBe('Allowed by: PFS 2016, 7 słów');
    await page.close();
  });

  itOnce('shows blanks, names the bar of a word, and reports text without words', async () => {
    const page = await stage.browser.openOwn(POPUP);
    await ready(page);
    await retype(page, 'ZEJść');
    await judged(page, 'ZEJść', 'allowed');
    const tiles = () =>
      page.evaluate(() => [...document.querySelectorAll('.verdict .tile')].map((tile) => tile.textContent).join(' '));
    const text = () => page.evaluate(() => document.querySelector('.verdict')?.textContent ?? '');
    await expect.poll(tiles).toBe('Z1 E1 J3 Ś Ć');
    await expect.poll(text).toContain('Ś and Ć are blanks');
    await expect.poll(text).toContain('5 pts');

    await retype(page, 'mp3');
    await judged(page, 'mp3', 'disallowed');
    await expect.poll(text).toContain('Not on any tile: 3.');
    await retype(page, 'konstytucyjnościach');
    await judged(page, 'konstytucyjnościach', 'disallowed');
    await expect.poll(text).toContain('19 letters, but a row has only 15 squares');

    for (const [typed, sentence] of [
      ['123', '“123” has no letters'],
      ['ch?eszli', '“ch?eszli” has a blank without a letter'],
    ] as const) {
      await retype(page, typed);
      await expect.poll(text).toContain(sentence);
      await expect.poll(tiles).toBe('');
    }
    // Nothing was judged, so there is nothing to keep.
    const before = await history(page);
    await page.press('Enter');
    await expect.poll(() => history(page)).toEqual(before);
    await page.close();
  });

  it('keeps its actions in one row, with those that do not fit behind a button', async () => {
    const page = await stage.browser.openOwn(`${POPUP}?word=chceszli`);
    await judged(page, 'chceszli', 'disallowed');
    const actions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.card > .actions > .link')].map(
          ({ offsetTop, inert, className }) => ({ offsetTop, inert, className }),
        ),
      );
    const row = async () => (await actions()).filter(({ inert }) => !inert);
    // As many as a wide page has; a narrow one shows some of them.
    const all = (await actions()).length;
    await page.viewport(240, 500);
    await until(async () => (await row()).length < all, 'some do not fit');
    await expect.poll(async () => new Set((await row()).map(({ offsetTop }) => offsetTop)).size).toBe(1);
    const height = () => page.evaluate(() => document.querySelector('.card > .actions')?.clientHeight ?? 0);
    const folded = await height();

    const [first] = (await actions()).filter(({ inert }) => inert);
    await page.click({ selector: '.more-actions' });
    await expect.poll(async () => (await row()).length).toBe(all);
    await expect.poll(height).toBeGreaterThan(folded);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe(first?.className);
    await expect.poll(() => page.evaluate(() => document.querySelector('.more-actions'))).toBeNull();
    await page.close();
  });

  itOnce('states the consequence of a challenge for a single word', async () => {
    const page = await stage.browser.openOwn(`${POPUP}?word=remakiem`);
    await judged(page, 'remakiem', 'allowed');
    await page.click({ selector: '.challenge' });
    const consequence = () => page.evaluate(() => document.querySelector('.consequence')?.textContent ?? '');
    await until(async () => (await consequence()).includes('the play stands'), 'the consequence');
    await page.close();
  });
});

async function ready(page: TestPage): Promise<void> {
  await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field has the focus');
  await until(() => page.evaluate(() => document.querySelector('.rules-asked') !== null), 'the script has run');
}

async function retype(page: TestPage, word: string): Promise<void> {
  await page.press('Control+a');
  await page.type(word);
}

/** Waits until the popup shows this verdict on this word. */
async function judged(page: TestPage, word: string, verdict: string): Promise<void> {
  const shown = () =>
    page.evaluate(() => {
      const tiles = document.querySelector('.verdict .tiles');
      return [tiles?.getAttribute('aria-label'), tiles?.closest('.card')?.classList[1]];
    });
  await until(async () => String(await shown()) === String([word, verdict]), `${word}: ${verdict}`);
}

function history(page: TestPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.kept > li')].map(
      (kept) => `${kept.querySelector('.sign')?.classList[1]} ${kept.querySelector('[lang]')?.textContent}`,
    ),
  );
}
