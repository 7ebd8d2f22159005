import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { inOneTab } from './one-tab.ts';

/** Milliseconds after which no bubble will appear. */
const LONG_ENOUGH = 800;

/** The words in the bubble, in lower case. */
async function words(page: TestPage): Promise<string[]> {
  const shown = await shownVerdicts(page).catch(() => []);
  return shown.map(({ word }) => word.toLowerCase());
}

inEachBrowser('the judged words are the selected ones', (stage) => {
  const openPage = inOneTab(stage);
  const open = (body: string, css = '') => openPage({ body, css });

  it.each<[place: string, body: string, judged: string[], css?: string]>([
    ['cells', '<table><tr><td id=a>kot</td><td id=b>pies</td></tr></table>', ['kot', 'pies']],
    ['rows', '<table><tr><td id=a>kot</td></tr><tr><td id=b>pies</td></tr></table>', ['kot', 'pies']],
    ['lines', '<p><span id=a>kot</span><br><span id=b>pies</span></p>', ['kot', 'pies']],
    ['items', '<ul><li id=a>kot</li><li id=b>pies</li></ul>', ['kot', 'pies']],
    ['blocks', '<div id=a>kot</div><div id=b>pies</div>', ['kot', 'pies']],
    [
      'boxes of a row',
      '<div class=row><span id=a>kot</span><span id=b>pies</span></div>',
      ['kot', 'pies'],
      '.row{display:flex;gap:9px}',
    ],
    [
      'boxes of a grid',
      '<div class=row><span id=a>kot</span><span id=b>pies</span></div>',
      ['kot', 'pies'],
      '.row{display:grid}',
    ],
    [
      'chips',
      '<p><b class=chip id=a>kot</b><b class=chip id=b>pies</b></p>',
      ['kot', 'pies'],
      '.chip{display:inline-block;padding:9px}',
    ],
    [
      'with numbers that cannot be selected',
      '<p><span id=a>kot</span><i class=no> 12 </i><span id=b>pies</span></p>',
      ['kot', 'pies'],
      '.no{user-select:none}',
    ],
    ['inline tags', '<p><b id=a>chce</b><i>sz</i><u id=b>li</u></p>', ['chceszli']],
    [
      'a drawn initial',
      '<p><b class=initial id=a>c</b><span id=b>hceszli</span></p>',
      ['chceszli'],
      '.initial{float:left}',
    ],
    ['a hidden part', '<p><span id=a>chce</span><span hidden>nic</span><span id=b>szli</span></p>', ['chceszli']],
    ['lines in the source', '<p><span id=a>kot</span>\n<span id=b>pies</span></p>', ['kot', 'pies']],
    ['a hyphenated line', '<p><span id=a>chce-</span><br><span id=b>szli</span></p>', ['chceszli']],
    ['a hyphenated line that is kept', '<pre><span id=a>chce-</span>\n<span id=b>szli</span></pre>', ['chceszli']],
  ])('in %s', async (_place, body, judged, css = '') => {
    const page = await open(body, css);
    await page.drag({ selector: '#a' }, { selector: '#b' });
    await expect.poll(() => words(page)).toEqual(judged);
  });

  it.each([
    ['op-art', '<p>Tu jest <b id=a>op</b>-art.</p>'],
    ['remake’u', '<p>Nie ma <b id=a>remake</b>’u.</p>'],
    ['16-jährige', '<p lang=de>Das 16-<b id=a>jährige</b> Kind.</p>'],
    ['2-latek', '<p>To <i>2</i>-<b id=a>latek</b>.</p>'],
    ['zejdziono', '<p>Nikt nie z<b id=a>ejdzio</b>no.</p>'],
    ['zejdziono', '<p>Nikt nie z e <b id=a>j</b> d z i o n o.</p>'],
  ])('as the whole word %s', async (word, body) => {
    const page = await open(body);
    await page.drag({ selector: '#a' }, { selector: '#a' });
    await expect.poll(() => words(page)).toEqual([word]);
    // It names the selected part.
    const selected = await page.evaluate(() => document.querySelector('#a')!.textContent);
    await page.bubbleWith((text) => text.includes(selected));
  });

  it.each([
    ['at its start: no probable name', '<p>Witamy. <b id=a>Polecm</b> każdemu.</p>', 'Not on the open list'],
    ['inside: a probable name', '<p>Mówi nam <b id=a>Polecm</b> jak dawniej.</p>', 'probably a name'],
  ])('with a capital in a sentence, %s', async (_place, body, sentence) => {
    const page = await open(body);
    await page.drag({ selector: '#a' }, { selector: '#a' });
    await page.bubbleWith((text) => text.includes(sentence));
  });

  it.each(['open', 'closed'] as const)('in nested shadow roots that are %s', async (mode) => {
    const page = await open('<div id=host>Tu</div>');
    const place = await page.evaluate((kind) => {
      const outer = document.querySelector('#host')!.attachShadow({ mode: kind });
      outer.innerHTML = '<p>Cień: <span>jestże</span></p><div></div>';
      const inner = outer.querySelector('div')!.attachShadow({ mode: kind });
      inner.innerHTML = '<p>Głębiej: <b>chceszli</b></p>';
      const { left, top, width, height } = inner.querySelector('b')!.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, mode);
    await page.clickAt(place, 2);
    await expect.poll(() => words(page)).toEqual(['chceszli']);
  });

  it.each([
    ['a Cyrillic word', '<p>Слово <b id=a>кошка</b>.</p>'],
    ['a Greek word', '<p><b id=a>γάτα</b></p>'],
    ['a number', '<p><b id=a>2026</b></p>'],
    ['a sum', '<p><b id=a>x=5</b></p>'],
    ['a square of the board', '<p><b id=a>8D</b></p>'],
    ['code', '<p><code><b id=a>kot</b></code></p>'],
    ['an address', '<p><b id=a>ktos@example.org</b></p>'],
    ['a call', '<p><b id=a>f(x)</b></p>'],
  ])('and %s is ignored', async (_what, body) => {
    const page = await open(body);
    await page.drag({ selector: '#a' }, { selector: '#a' });
    await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH));
    expect(await page.bubble()).toBeNull();
  });

  it.each([
    ['a sentence', '<p><b id=a>Nikt tego nie układa przecież nigdy.</b></p>', 6],
    ['a few words of one', '<p>Nikt <b id=a>tego nie układa</b> przecież nigdy.</p>', 3],
  ])('and %s is offered as a table', async (_what, body, count) => {
    const page = await open(body);
    await page.drag({ selector: '#a' }, { selector: '#a' });
    await page.bubbleWith((text) => text.startsWith(`Selected words: ${count}`));
  });

  it('and a chat log is offered as a table, an article is not', async () => {
    const chat = '[19:02] <i id=a>Hanka</i>: układamy dziś?\n[19:03] Olek: tak, za <i id=b>chwilę</i>';
    const article = 'Nikt tego nie układa przecież nigdy. '.repeat(12);
    const page = await open(`<pre>${chat}</pre><p><i id=c>Tak</i> ${article} <i id=d>Nie</i></p>`);
    await page.drag({ selector: '#c' }, { selector: '#d' });
    await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH));
    expect(await page.bubble()).toBeNull();
    await page.drag({ selector: '#a' }, { selector: '#b' });
    await page.bubbleWith((text) => text.startsWith('Selected words: 5'));
  });

  it('the plays of a scorecard, without racks', async () => {
    const turn = (texts: string[]) => `<div class=turn>${texts.map((text) => `<p>${text}</p>`).join('')}</div>`;
    const turns = [
      turn(['8G', '24:00', 'STĘPIĆ', 'ĆĘIKPST', '0 +46', '46']),
      turn(['L8', '23:12', '(Ć)MA', 'AAIMNOW', '0 +18', '18']),
    ];
    const page = await open(`<div id=a>${turns.join('')}</div>`, '.turn{display:flex}');
    await page.drag({ selector: '#a p' }, { selector: '#a .turn:last-child p:last-child' });
    await expect.poll(() => words(page)).toEqual(['stępić', 'ćma']);
  });

  it.each([
    ['zamek', '<p>Nowy <b id=a>zamek¹</b> stoi.</p>'],
    ['filmy', '<p>Oba <b id=a>ﬁlmy</b> są.</p>'],
    ['remaki', '<p>I wtedy <b id=a>REMA(KI)</b> za 24.</p>'],
    ['zejdziono', '<h1 id=a>Z E J D Z I O N O</h1>'],
  ])('as read: %s', async (word, body) => {
    const page = await open(body);
    await page.drag({ selector: '#a' }, { selector: '#a' });
    await expect.poll(() => words(page)).toEqual([word]);
  });

  it.each([
    ['a Cyrillic word', '<p><b id=a>кошка</b></p>'],
    ['code', '<p><code><b id=a>kotlet</b></code></p>'],
  ])('but for %s with the modifier held', async (_what, body) => {
    const page = await open(body);
    await page.holding('Alt', () => page.drag({ selector: '#a' }, { selector: '#a' }));
    await page.bubbleWith();
  });

  it('with its one line in a frame that is too small for more', async () => {
    const page = await open(
      `<iframe id=frame style="width:300px;height:60px;border:0" srcdoc="<html lang=pl><body style='margin:4px'>chceszli"></iframe>`,
    );
    await page.click({ text: 'chceszli' }, 2);
    await expect.poll(() => words(page)).toEqual(['chceszli']);
    const seen = await (await page.bubbleWith()).evaluate((root) => {
      const frame = root.querySelector('.verdikt')!;
      const { top, bottom, left, right } = frame.getBoundingClientRect();
      const shown = [...root.querySelectorAll<HTMLElement>('.answer, .tiles, p, .actions')].filter((part) =>
        part.checkVisibility(),
      );
      return {
        inside: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
        scrolls: frame.scrollHeight > frame.clientHeight,
        shown: shown.map(({ className }) => className),
      };
    });
    expect(seen).toEqual({ inside: true, scrolls: false, shown: ['answer'] });
  });
});
