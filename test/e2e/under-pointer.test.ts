import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { inOneTab } from './one-tab.ts';

/** A board as web pages draw them: one element a tile, with its points; nothing of it can be selected. */
const BOARD = `<style>
  #board { display: grid; grid-template-columns: repeat(5, 40px); gap: 2px; user-select: none }
  #board > div { width: 40px; height: 40px; text-align: center; background: #eee }
</style><div id=board>${['..k..', 'okno.', '..t..', '.....']
  .flatMap((row) => [...row])
  .map((letter, place) =>
    letter === '.'
      ? `<div>${place % 2 ? '3W' : ''}</div>`
      : `<div id="t${place}"><span>${letter.toUpperCase()}<sub>1</sub></span></div>`,
  )
  .join('')}</div>`;

inEachBrowser('the word under the pointer, with Alt held', (stage) => {
  const openPage = inOneTab(stage);
  const open = (body: string) => openPage({ body, language: 'pl' });
  const restOn = (page: TestPage, selector: string) =>
    page.holding('Alt', async () => {
      await page.rest({ selector });
      await page.bubbleWith();
    });

  it.each([
    ['in a text that cannot be selected', '<p style="user-select:none">słowo <b id=w>chceszli</b></p>'],
    ['on a button', '<button id=w>chceszli</button>'],
    ['of several in one text', '<p style="user-select:none"><span id=w>okno, „chceszli”, okno</span></p>'],
    ['in a shadow root', '<div><template shadowrootmode=open><span id=w>chceszli</span></template></div>'],
  ])('is judged %s', async (_where, body) => {
    const page = await open(body);
    await restOn(page, '#w');
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
  });

  it('is read from the tiles of a row and a column', async () => {
    const page = await open(BOARD);
    await restOn(page, '#t5');
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'OKNO', verdict: 'allowed' }]);
    await page.press('Escape');
    await restOn(page, '#t7');
    await expect.poll(() => shownVerdicts(page)).toMatchObject([{ word: 'OKNO' }, { word: 'KNT' }]);
  });

  it('is absent in a drawing, which is reported', async () => {
    const page = await open('<canvas id=w width=200 height=100 style="background:#ddd"></canvas>');
    await page.holding('Alt', async () => {
      await page.rest({ selector: '#w' });
      await page.bubbleWith((text) => text.includes('image'));
    });
  });

  it.each([
    ['with Shift as well', 'Shift', '<button id=w>chceszli</button>'],
    ['with Control as well', 'Control', '<button id=w>chceszli</button>'],
    ['in a field for a password', null, '<input id=w type=password value=chceszli>'],
    ['in what is not shown of a choice', null, '<input id=w type=checkbox value=chceszli>'],
  ])('is ignored %s', async (_how, key, body) => {
    const page = await open(`${body}<p><b id=other>kot</b></p>`);
    await page.holding('Alt', async () => {
      if (key) await page.holding(key, () => page.rest({ selector: '#w' }));
      else await page.rest({ selector: '#w' });
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(await page.bubble()).toBeNull();
      // The event arrives with Alt alone.
      await page.rest({ selector: '#other' });
      await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'kot', verdict: 'allowed' }]);
    });
  });

  it('is looked up once, whichever part of it is under the pointer', async () => {
    const page = await open('<p>Tu <b id=w>zej</b><i id=v>dziono</i> i <b id=other>kot</b></p>');
    await page.holding('Alt', async () => {
      await page.rest({ selector: '#w' });
      await shownVerdicts(page, 'zejdziono');
      await page.press('Escape');
      await page.rest({ selector: '#v' });
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(await page.bubble()).toBeNull();
      await page.rest({ selector: '#other' });
      await shownVerdicts(page, 'kot');
    });
  });

  it('is ignored without Alt, and if only a script moves the pointer', async () => {
    const page = await open('<p style="user-select:none"><b id=w>chceszli</b></p>');
    await page.rest({ selector: '#w' });
    await page.evaluate(() => {
      const { left, top } = document.querySelector('#w')!.getBoundingClientRect();
      const at = { altKey: true, clientX: left + 5, clientY: top + 5, bubbles: true };
      document.querySelector('#w')!.dispatchEvent(new PointerEvent('pointermove', at));
    });
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(await page.bubble()).toBeNull();
  });
});
