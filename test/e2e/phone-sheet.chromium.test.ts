/** The bubble on a phone: a sheet that a finger reads, uses and closes. Only Chromium's protocol makes the pointer a finger. */
import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ChromiumSession } from '../../scripts/browsers/chromium.ts';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { untilReadable } from '../../scripts/browsers/session.ts';
import { findsNothing } from './axe-findings.ts';
import { shownVerdicts } from './bubble-content.ts';

const WIDTH = 360;
const HEIGHT = 640;

/** Smallest side of what a finger presses, in pixels. */
const FINGER = 44;

const withFinger = (protocol: CDPSession) =>
  protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });

inEachBrowser('the sheet on a phone', (stage) => {
  /** Opens a page in a phone's width, in which the pointer is a finger, and selects its word by a long press. */
  const opened = async (words: string): Promise<TestPage> => {
    const address = stage.pages.add({ body: `<main><h1>Test</h1><p>${words}</p></main>`, language: 'pl' });
    const page = await stage.browser.open(address);
    const { context } = stage.browser as ChromiumSession;
    const tab = context.pages().find((one) => one.url() === address)!;
    await withFinger(await context.newCDPSession(tab));
    await page.viewport(WIDTH, HEIGHT);
    await until(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches), 'a finger');
    await page.longPress({ text: words }, () =>
      page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('p')!)),
    );
    await shownVerdicts(page);
    // The bubble's frame has a process of its own, which does not know of the page's finger.
    const frame = tab.frames().find((one) => one.url() === 'about:srcdoc')!;
    await withFinger(await context.newCDPSession(frame));
    // The line on other rules moves the row of actions.
    const bubble = await page.bubbleWith((text) => text.includes('Allowed by'));
    await until(() => bubble.evaluate(() => matchMedia('(pointer: coarse)').matches), 'a finger in the bubble');
    await bubble.run(untilReadable);
    return page;
  };
  /** Returns where something in the sheet is, in pixels of the page. */
  const placeOf = async (page: TestPage, selector: string) => {
    const root = await page.bubbleWith();
    const inner = await root.evaluate((sheet, wanted) => {
      const { left, top, width, height } = sheet.querySelector(wanted)!.getBoundingClientRect();
      return { left, top, width, height };
    }, selector);
    const { left, top } = await root.box();
    return { ...inner, left: inner.left + left, top: inner.top + top };
  };
  const tap = async (page: TestPage, selector: string) => {
    const { left, top, width, height } = await placeOf(page, selector);
    await page.tap({ x: left + width / 2, y: top + height / 2 });
  };

  it('is as wide as the page, at its lower edge, with a cross that a finger hits', async () => {
    const page = await opened('chceszli');
    const edges = async () => {
      const { left, top, width, height } = await placeOf(page, '.verdikt');
      return [left, width, Math.round(top + height)];
    };
    await expect.poll(edges).toEqual([0, WIDTH, HEIGHT]);
    const cross = await placeOf(page, '.close');
    expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(FINGER);
    const name = await (await page.bubbleWith()).evaluate((root) => root.querySelector('.close')!.textContent);
    expect(name).toBe('Close');
    await findsNothing(page, { within: await page.bubbleWith() });
    await tap(page, '.close');
    await until(async () => (await page.bubble()) === null, 'the sheet goes');
    // It closes the sheet and does nothing else.
    await expect.poll(() => page.evaluate(() => getSelection()!.toString())).toBe('chceszli');
    await page.close();
  });

  it('has the rules menu, whose choices a finger hits', async () => {
    const page = await opened('znaszli');
    await tap(page, '.rulesets');
    const isOpen = async () =>
      (await page.bubbleWith()).evaluate((root) => root.querySelector<HTMLElement>('.menu')?.hidden === false);
    await until(isOpen, 'the menu');
    // The menu is longer than the sheet. What the choice is for stays in sight.
    const bottomOfReach = async () => {
      const { top, height } = await placeOf(page, '.reach');
      return top + height;
    };
    await expect.poll(bottomOfReach).toBeLessThanOrEqual(HEIGHT);
    const heights = await (await page.bubbleWith()).evaluate((root) =>
      [...root.querySelectorAll('.menu button')].map((choice) => choice.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(FINGER);
    await findsNothing(page, { within: await page.bubbleWith() });
    await tap(page, '.close');
    await until(async () => (await page.bubble()) === null, 'the sheet goes');
    await page.close();
  });
});
