import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import type { Settings } from '../../src/platform/storage/settings.ts';
import { shownVerdicts } from './bubble-content.ts';
import { inOneTab } from './one-tab.ts';
import { changeSettings, resetSettings } from './settings.ts';

/** Milliseconds after which no bubble will appear. */
const LONG_ENOUGH = 800;

inEachBrowser('the bubble', (stage) => {
  const openPage = inOneTab(stage);
  const open = (path: string) => openPage(stage.pages.at(path));

  it('judges a word that is double-clicked', async () => {
    const page = await open('/try.html');
    await page.click({ text: 'Zejdziono' }, 2);
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'Zejdziono', verdict: 'disallowed' }]);
    await page.click({ text: 'remakiem' }, 2);
    await expect.poll(() => shownVerdicts(page, 'remakiem')).toEqual([{ word: 'remakiem', verdict: 'allowed' }]);
  });

  it('shows the verdict on a word of the reason, and goes back', async () => {
    const page = await open('/places.html');
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    const press = (label: string) => page.pressInBubble({ label });
    await press('chcesz');
    await page.bubbleWith((text) => text.startsWith('‹'));
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chcesz', verdict: 'allowed' }]);
    await press('‹');
    await page.bubbleWith((text) => !text.startsWith('‹'));
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
  });

  it('normalises the selection', async () => {
    const page = await open('/places.html');
    await page.click({ selector: '#soft' }, 2);
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
    await page.press('Escape');
    await page.drag({ selector: '#quoted' }, { selector: '#quoted' });
    await expect.poll(() => shownVerdicts(page)).toMatchObject([{ word: 'prałaty' }]);
  });

  it('judges a few words one by one', async () => {
    const page = await open('/places.html');
    await page.drag({ selector: '#few' }, { selector: '#few' });
    const words = (await shownVerdicts(page)).map(({ word }) => word);
    expect(words).toEqual(['remakiem', 'taak', 'bazylij']);
  });

  it('ignores text that is not a word', async () => {
    const page = await open('/places.html');
    for (const selector of ['#number', '#code', '#password']) {
      await page.drag({ selector }, { selector });
      await nothingShown(page, selector);
    }
  });

  it.each([
    ['in a frame', '#word'],
    ['in an open shadow root inside another', '#deep'],
  ])('judges a word %s', async (_place, selector) => {
    const page = await open('/places.html');
    await page.click({ selector }, 2);
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
  });

  it('judges a word in a text area by keyboard and leaves the focus there', async () => {
    const page = await open('/places.html');
    await page.click({ selector: '#area' });
    await page.press('Control+Home');
    for (let letter = 0; letter < 4; letter++) await page.press('Shift+ArrowRight');
    await expect.poll(() => shownVerdicts(page, 'taak')).toMatchObject([{ word: 'taak' }]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('area');
    await page.type('x');
    await gone(page);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
      .toBe('x i nic więcej');
  });

  it('judges all of a field that is selected by keyboard', async () => {
    const page = await open('/places.html');
    await page.click({ selector: '#field' });
    await page.press('Control+a');
    await expect
      .poll(async () => (await shownVerdicts(page)).map(({ word }) => word))
      .toEqual(['zejdziono', 'chceszli']);
  });

  it('judges a word in editable text', async () => {
    const page = await open('/places.html');
    await page.click({ text: 'edycji' }, 2);
    await expect.poll(() => shownVerdicts(page)).toMatchObject([{ word: 'edycji' }]);
  });

  it('judges a word selected by touch, after the selection has settled', async () => {
    const page = await open('/places.html');
    // No engine's protocol selects by a long press: the finger is real, and the selection is changed as it would change it.
    await page.longPress({ selector: '#plain' }, () =>
      page.evaluate(() => {
        const word = document.querySelector('#plain')!;
        getSelection()!.setBaseAndExtent(word.firstChild!, 0, word.firstChild!, 4);
        getSelection()!.selectAllChildren(word);
      }),
    );
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
  });

  it('disappears on Escape, a click elsewhere, and scrolling', async () => {
    const page = await open('/places.html');
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    await page.press('Escape');
    await gone(page);

    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    await page.click({ text: 'Głębszy cień' });
    await gone(page);

    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    await page.evaluate(() => scrollBy(0, 300));
    await gone(page);
  });

  it('disappears on a click in another frame', async () => {
    const page = await open('/places.html');
    await page.click({ selector: '#word' }, 2);
    await shownVerdicts(page);
    await page.click({ text: 'Głębszy cień' });
    await gone(page);
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    await page.click({ text: 'W ramce' });
    await gone(page);
  });

  it('is styled and readable under a policy that allows nothing', async () => {
    const csp = `default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
    const page = await openPage({ body: '<p>Słowo: <b>chceszli</b></p>', csp });
    await page.click({ text: 'chceszli' }, 2);
    await isDressed(page);
    await page.goto(stage.pages.at('/strict-csp.html'));
    await page.click({ selector: '#word' }, 2);
    await isDressed(page);
  });

  it('copies the verdict in one line', async () => {
    const body = '<p>chceszli</p><textarea></textarea>';
    const page = await openPage({ body, language: 'pl' });
    await page.click({ text: 'chceszli' }, 2);
    await shownVerdicts(page);
    await page.pressInBubble({ label: 'Copy' });
    await page.bubbleWith((text) => text.includes('Copied'));
    // The bubble covers the field.
    await page.press('Escape');
    await page.click({ selector: 'textarea' });
    await page.press('Control+v');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('textarea')!.value))
      .toMatch(/^chceszli ✗ not allowed · PFS 2018, excl\. 8, Particle -li: .* · .* · Verdikt$/);
  });

  it('is not affected by hostile style sheets', async () => {
    const page = await open('/hostile.html');
    await page.click({ selector: '#word' }, 2);
    await isDressed(page);
  });

  it('stays inside the viewport and does not change the layout', async () => {
    const page = await stage.browser.open(stage.pages.at('/places.html'));
    await page.viewport(420, 400);
    const layout = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight, document.body.getBoundingClientRect().height];
      });
    const before = await layout();
    await page.click({ selector: '#corner' }, 2);
    await isDressed(page);
    await expect.poll(() => layout()).toEqual(before);
    await page.close();
  });

  it('is at the word, and in a very long text at the pointer', async () => {
    for (const [lines, atWord] of [
      [20, true],
      [20_000, false],
    ] as const) {
      const body = `<pre style="margin: 0 0 0 20px">${'chceszli\n'.repeat(lines)}</pre>`;
      const page = await stage.browser.open(stage.pages.add({ body }));
      // Not by its text, because Firefox would scroll its middle into view.
      await page.clickAt({ x: 50, y: 8 }, 2);
      const bubble = await page.bubbleWith();
      const { left } = await bubble.box();
      // The word starts at most 28 pixels from the page's edge.
      if (atWord) expect(left).toBeLessThan(32);
      else expect(left).toBeGreaterThan(40);
      await page.close();
    }
  });

  it('can be used above a modal dialog', async () => {
    const page = await open('/places.html');
    await page.evaluate(() => (document.querySelector('#dialog') as HTMLDialogElement).showModal());
    await page.click({ selector: '#modal-word' }, 2);
    await isDressed(page);
    // The bubble is above the dialog and closes first.
    await page.press('Escape');
    await gone(page);
    await expect
      .poll(() => page.evaluate(() => (document.querySelector('#dialog') as HTMLDialogElement).open))
      .toBe(true);
  });

  it('waits for the modifier key if the settings say so', async () => {
    await changeSettings(stage.browser, { bubble: 'modifier' });
    const page = await open('/places.html');
    await page.click({ selector: '#plain' }, 2);
    await nothingShown(page, 'without Alt');
    await page.click({ text: 'Głębszy cień' });
    await page.holding('Alt', () => page.click({ selector: '#plain' }, 2));
    await shownVerdicts(page);
    await resetSettings(stage.browser);
  });

  it('appears although the stored settings are damaged', async () => {
    const damaged = {
      bubble: 7,
      disabledSites: 'x',
      ruleset: 'none',
      siteRulesets: { '127.0.0.1': 'none' },
      rulesetOf: 'x',
    };
    await changeSettings(stage.browser, damaged as unknown as Partial<Settings>);
    const page = await open('/places.html');
    await page.click({ selector: '#plain' }, 2);
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
    await resetSettings(stage.browser);
  });

  it('appears only if the settings allow it', async () => {
    await changeSettings(stage.browser, { bubble: 'command' });
    const page = await open('/places.html');
    await page.click({ selector: '#plain' }, 2);
    await nothingShown(page, 'only by command');
    await changeSettings(stage.browser, { bubble: 'selection', disabledSites: ['127.0.0.1'] });
    await page.click({ text: 'Głębszy cień' });
    await page.click({ selector: '#plain' }, 2);
    await nothingShown(page, 'site turned off');
    await page.click({ selector: '#word' }, 2);
    await nothingShown(page, 'frame of a site that is turned off');
    await resetSettings(stage.browser);
    await page.click({ text: 'Głębszy cień' });
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
  });
});

async function gone(page: TestPage): Promise<void> {
  await until(async () => (await page.bubble()) === null, 'the bubble goes');
}

async function nothingShown(page: TestPage, what: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH));
  expect(await page.bubble(), what).toBeNull();
}

/** Our own colours and size, nothing over it, inside the viewport. */
async function isDressed(page: TestPage): Promise<void> {
  await shownVerdicts(page);
  // The frame gets its last size and place some frames after the first text.
  await expect
    .poll(async () => look(page))
    .toEqual({
      opacity: '1',
      visibility: 'visible',
      transform: 'none',
      fontSize: '15px',
      inside: true,
      reachable: true,
      wide: true,
      high: true,
    });
}

async function look(page: TestPage) {
  const root = await page.bubbleWith();
  const dress = await root.evaluate((inner) => {
    const { opacity, visibility, transform, fontSize } = getComputedStyle(inner.querySelector('.verdikt')!);
    return { opacity, visibility, transform, fontSize };
  });
  const { left, top, width, height } = await root.box();
  // The outermost page of the bubble.
  const around = await page.evaluate(
    ([x, y]) => {
      const { width: wide, height: high } = visualViewport!;
      return { wide, high, middle: document.elementFromPoint(x!, y!)?.matches('[popover], iframe') };
    },
    [left + width / 2, top + height / 2],
  );
  const inside = left >= 0 && top >= 0 && left + width <= around.wide && top + height <= around.high;
  return { ...dress, inside, reachable: around.middle, wide: width > 150, high: height > 50 };
}
