import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { closeWindows, openedTable } from './own-views.ts';

/** An image of one point. */
const POINT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const image = (attributes: string) => `<img ${attributes} src="${POINT}" width=60 height=60>`;

inEachBrowser('the menu of a link or an image', (stage) => {
  const ask = async (page: TestPage, selector: string) => {
    await page.openMenu({ selector });
    await stage.browser.chooseInMenu('check-pointed');
  };

  it.each([
    ['the whole of a link', '<a id=on href="#a"><b>chce</b>szli</a>', 'chceszli disallowed'],
    ['its words', '<a id=on href="#a">okno <br>chceszli</a>', 'okno allowed, chceszli disallowed'],
    ['what describes an image', image('id=on alt=chceszli'), 'chceszli disallowed'],
    ['its title', image('id=on title=chceszli'), 'chceszli disallowed'],
    ['an image in a link', `<a href="#a">${image('id=on alt=okno')} chceszli</a>`, 'okno allowed'],
    ['the link, where its image says nothing', `<a href="#a">${image('id=on alt=""')} okno</a>`, 'okno allowed'],
    [
      'in a shadow root',
      '<div><template shadowrootmode=open><a id=on href="#a"><i>chceszli</i></a></template></div>',
      'chceszli disallowed',
    ],
  ])('judges %s', async (_what, body, verdicts) => {
    const page = await stage.browser.open(stage.pages.add({ body, language: 'pl' }));
    await ask(page, '#on');
    await page.bubbleWith((text) => text.includes('allowed'));
    const shown = await shownVerdicts(page);
    expect(shown.map(({ word, verdict }) => `${word} ${verdict}`).join(', ')).toBe(verdicts);
    await page.close();
  });

  it('reports an image without text, and reads no more of a description than of a selection', async () => {
    const body = `${image('id=none')} ${image(`id=long alt="${'okno '.repeat(10_000)}"`)}`;
    const page = await stage.browser.open(stage.pages.add({ body, language: 'pl' }));
    await ask(page, '#none');
    await page.bubbleWith((text) => text.includes('image'));
    await page.press('Escape');
    await ask(page, '#long');
    await page.bubbleWith((text) => text.includes('200'));
    await page.close();
  });

  it('leads to the table from a description of many words, with all of them', async () => {
    const words = 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć';
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    const page = await stage.browser.open(stage.pages.add({ body: image(`id=on alt="${words}"`), language: 'pl' }));
    await ask(page, '#on');
    await page.bubbleWith((text) => text.includes('10'));
    await page.pressInBubble({ selector: 'button' });
    const table = await openedTable(own, 10);
    expect(table).toContain('dziesięć allowed');
    await own.close();
    await closeWindows(stage.browser);
    await page.close();
  });
});
