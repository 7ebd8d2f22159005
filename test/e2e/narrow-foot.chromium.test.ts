import { expect, it } from 'vitest';
import { inFreshBrowser } from '../../scripts/browsers/index.ts';

/** German has the longest words in the foot of the bubble. */
inFreshBrowser(
  'a German browser',
  (stage) => {
    it('has room for the whole name of the rules in the foot of a narrow bubble, and a gap before it', async () => {
      const page = await stage.browser.open(stage.pages.add({ body: '<p>okno</p>', language: 'pl' }));
      await page.viewport(360, 640);
      await page.click({ text: 'okno' }, 2);
      const bubble = await page.bubbleWith((text) => text.includes('Leiste'));
      const foot = () =>
        bubble.evaluate((root) => {
          const pill = root.querySelector('.actions > .rulesets')!;
          const words = root.createRange();
          words.selectNodeContents(pill.previousElementSibling!);
          const gap = pill.getBoundingClientRect().left - words.getBoundingClientRect().right;
          return { cut: pill.scrollWidth > pill.clientWidth, isClear: gap >= 10 };
        });
      await expect.poll(foot).toEqual({ cut: false, isClear: true });
      await page.close();
    });
  },
  { engines: ['chromium'], language: 'de' },
);

inFreshBrowser(
  'a Turkish browser',
  (stage) => {
    it('ends a name of rules without room in an ellipsis before the arrow, inside the bubble', async () => {
      const page = await stage.browser.open(stage.pages.add({ body: '<p>okno</p>', language: 'pl' }));
      await page.viewport(320, 640);
      await page.click({ text: 'okno' }, 2);
      const bubble = await page.bubbleWith((text) => text.includes('Yan panel'));
      const pill = () =>
        bubble.evaluate((root) => {
          const button = root.querySelector('.actions > .rulesets')!;
          const { textOverflow, paddingRight } = getComputedStyle(button);
          // The arrow has its place in the padding, so that no text covers it.
          const arrow = getComputedStyle(button, '::after');
          const inPadding = Number.parseFloat(arrow.right) + Number.parseFloat(arrow.width) + 2;
          return {
            isCut: button.scrollWidth > button.clientWidth,
            textOverflow,
            hasArrow: arrow.position === 'absolute' && inPadding <= Number.parseFloat(paddingRight),
            isInside:
              button.getBoundingClientRect().right <= root.querySelector('.card')!.getBoundingClientRect().right,
          };
        });
      await expect.poll(pill).toEqual({ isCut: true, textOverflow: 'ellipsis', hasArrow: true, isInside: true });
      await page.close();
    });
  },
  { engines: ['chromium'], language: 'tr' },
);
