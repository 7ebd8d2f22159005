import { afterEach, expect, it } from 'vitest';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import type { Settings } from '../../src/platform/storage/settings.ts';
import { changeSettings, resetSettings } from './settings.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('firefox');

inEachBrowser('the options', (stage) => {
  const open = async (path = 'src/pages/options/index.html') => {
    const page = await stage.browser.openOwn(path);
    await until(() => page.evaluate(() => document.querySelector('main') !== null), 'the page');
    return page;
  };

  afterEach(() => resetSettings(stage.browser));

  it('keep when the bubble appears', async () => {
    const page = await open();
    await expect.poll(() => checked(page, '#bubble')).toBe('selection');
    await page.click({ selector: '#bubble input[value="command"]' });
    await until(async () => (await text(page, 'header [role="status"]')) !== '', 'the choice is stored');
    await page.close();
    const again = await open();
    await expect.poll(() => checked(again, '#bubble')).toBe('command');
    await again.close();
  });

  it('add sites to the list and remove them', async () => {
    const page = await open();
    await page.click({ selector: '.sites summary' });
    await page.click({ selector: '.sites input' });
    await page.type('https://www.example.org/game');
    await page.press('Enter');
    await until(async () => (await text(page, '.sites li span')) === 'www.example.org', 'the site is listed');
    await page.type('nonsense');
    await page.press('Enter');
    await until(async () => (await text(page, '.sites [role="alert"]')) !== '', 'the complaint');
    await page.press('Control+a');
    await page.type('a.example');
    await page.press('Enter');
    await until(async () => (await text(page, '.sites li span')) === 'a.example', 'the second site is listed');
    // The focus moves to the next site, and from the last one to the heading.
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.localName);
    await page.click({ selector: '.sites li button' });
    await expect.poll(focused).toBe('Remove www.example.org');
    await until(async () => (await text(page, '.sites li span')) === 'www.example.org', 'the first site is gone');
    await page.press('Enter');
    await until(async () => (await text(page, '.sites li span')) === '', 'the sites are gone');
    await expect.poll(focused).toBe('h2');
    await page.close();
  });

  itOnce('set the rules for pages of a language', async () => {
    const page = await open();
    await page.click({ selector: '#rules input[value="7slow"]' });
    await until(async () => (await stored(page)).settings?.rulesetOf?.pl === '7slow', 'the choice is stored');
    await page.close();
    const polish = await stage.browser.open(stage.pages.add({ body: '<p>okno</p>', language: 'pl' }));
    await polish.click({ text: 'okno' }, 2);
    await polish.bubbleWith((shown) => shown.includes('7 słów'));
    await polish.close();
  });

  itOnce('clear the history and restore it, by the button and by the switch', async () => {
    const popup = await stage.browser.openOwn('src/pages/popup/index.html');
    await until(() => popup.evaluate(() => document.activeElement?.localName === 'input'), 'the input has the focus');
    await popup.type('okno');
    await popup.press('Enter');
    await until(async () => (await stored(popup)).history?.length === 1, 'the word is kept');
    await popup.close();

    const page = await open();
    const { history } = await stored(page);
    await until(async () => (await text(page, '#history .buttons')) !== '', 'the button');
    await page.click({ selector: '#history .buttons button' });
    await until(async () => (await stored(page)).history === undefined, 'the history is cleared');
    await page.press('Enter');
    await until(async () => (await stored(page)).history?.length === 1, 'Enter on the button in focus undoes it');
    // The button is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('history-title');

    await page.click({ selector: '#history input' });
    await until(async () => (await stored(page)).history === undefined, 'switched off, it is cleared');
    await expect.poll(async () => (await stored(page)).settings?.history).toBe(false);
    await page.click({ selector: '#history .undo button' });
    await until(async () => (await stored(page)).settings?.history, 'the switch is on again');
    await until(async () => (await stored(page)).history?.length === 1, 'the history is back');
    await expect.poll(async () => (await stored(page)).history).toEqual(history);
    await page.close();
  });

  it('are saved to a file and read from it, and can be restored', async () => {
    await changeSettings(stage.browser, { bubble: 'modifier', siteRulesets: { 'a.example': 'sd-2026' }, play: true });
    const page = await open();
    await setExceptions(page, [{ word: 'żółw', ruleset: 'pfs-2018', effect: 'bars', note: 'dom' }]);
    await page.click({ selector: '#file summary' });
    const setAids = (aids: object) =>
      page.evaluate((switched) => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        return (browser ?? chrome).storage.local.set({ aids: switched });
      }, aids);
    const aids = () =>
      page.evaluate(async () => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        return (await (browser ?? chrome).storage.local.get('aids')).aids;
      });
    await setAids({ study: true, links: true });
    const file = await exported(page);
    const kept = await stored(page);
    await setAids({});

    await setExceptions(page, []);
    await page.click({ selector: '#bubble input[value="command"]' });
    await until(async () => (await stored(page)).settings?.bubble === 'command', 'another choice');
    const other = await stored(page);

    await choose(page, 'settings.json', file);
    await until(async () => (await text(page, '#file .undo')).includes('settings.json'), 'the outcome');
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        settings: { bubble: 'modifier', siteRulesets: { 'a.example': 'sd-2026' }, play: true },
        exceptions: kept.exceptions,
      });
    await expect.poll(aids).toEqual({ study: true, links: true, sync: false });
    await until(async () => (await checked(page, '#bubble')) === 'modifier', 'the page shows it');

    await page.click({ selector: '#file .undo button' });
    await until(async () => (await text(page, '#file .undo')) === '', 'undone');
    await expect.poll(() => stored(page)).toEqual(other);
    await page.close();
  });

  itOnce('refuse a bad file with a message, and stay unchanged', async () => {
    const page = await open();
    await page.click({ selector: '#bubble input[value="modifier"]' });
    await until(async () => (await stored(page)).settings?.bubble === 'modifier', 'a choice');
    const before = await stored(page);
    const wrong = JSON.stringify({ kind: 'verdikt-settings', version: 1, settings: { bubble: 'command', play: 'no' } });
    for (const [name, content, complaint] of [
      ['list.txt', 'abak\nabaka\n', 'list.txt'],
      ['wrong.json', wrong, '“play”'],
      ['newer.json', wrong.replace('1', '2'), 'newer'],
    ] as const) {
      await choose(page, name, content);
      await until(
        async () => (await text(page, '#file [role="alert"]')).includes(complaint),
        `what is wrong with ${name}`,
      );
      await expect.poll(() => stored(page)).toEqual(before);
    }
    await page.close();
  });

  itOnce('have links to all of their sections', async () => {
    const page = await open();
    await page.viewport(320, 600);
    const ends = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map((link) => ({
          link: link.textContent,
          heading: document.querySelector(`${link.hash} h2`)?.textContent,
        })),
      );
    await expect.poll(async () => (await ends()).length).toBeGreaterThan(9);
    for (const { link, heading } of await ends()) expect(heading).toBe(link);
    await page.click({ selector: 'nav a[href="#about"]' });
    const isSeen = () =>
      page.evaluate(() => document.querySelector('#about h2')!.getBoundingClientRect().bottom <= innerHeight);
    await until(isSeen, 'the last section is in view');
    await page.close();
  });

  itOnce('read the word lists again', async () => {
    const page = await open();
    const states = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#bundled li > :last-child')].map((state) => state.textContent),
      );
    await page.click({ selector: 'nav a[href="#bundled"]' });
    const isSeen = () => page.evaluate(() => document.querySelector('#bundled button')!.checkVisibility());
    await until(isSeen, 'the link has opened what is folded');
    // As verdicts name them, each with its own edition.
    const names = () =>
      page.evaluate(() => [...document.querySelectorAll('#bundled li .quiet')].map((name) => name.textContent));
    await expect.poll(names).toContain('open list sjp.pl, March 2026');
    await expect.poll(async () => (await names())[2]).toMatch(/^open lists enz [\d.]+, german-pos-dict [\d.]+, /);
    const label = () => text(page, '#bundled button');
    const before = await label();
    // The page may still be scrolling to the section, so that a press would miss.
    const top = () => page.evaluate(() => document.querySelector('#bundled button')!.getBoundingClientRect().top);
    let last = Number.NaN;
    await until(async () => {
      const earlier = last;
      last = await top();
      return last === earlier;
    }, 'the page stands still');
    // The state is so short that polling may miss it.
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('#bundled button')!;
      const data: { said?: string } = button.dataset;
      const note = () => {
        data.said = `${data.said ?? ''}|${button.textContent}`;
      };
      new MutationObserver(note).observe(button, { childList: true, characterData: true, subtree: true });
    });
    await page.click({ selector: '#bundled button' });
    const said = () =>
      page.evaluate(() => {
        const data: { said?: string } = document.querySelector<HTMLElement>('#bundled button')!.dataset;
        return data.said ?? '';
      });
    await until(
      async () => (await said()).split('|').some((one) => one && one !== before),
      'it says that it is at work',
    );
    await until(async () => (await label()) === before, 'the lists are read');
    // Those of one ruleset are in memory, the others only stored: the two of a language agree.
    await until(async () => new Set((await states()).slice(-2)).size === 1, 'both English lists are ready');
    await page.close();
  });
});

function text(page: TestPage, selector: string): Promise<string> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
}

/** The value of the selected radio button. */
function checked(page: TestPage, section: string): Promise<string | undefined> {
  return page.evaluate((within) => document.querySelector<HTMLInputElement>(`${within} :checked`)?.value, section);
}

interface Stored {
  settings?: Settings;
  history?: unknown[];
  exceptions?: unknown[];
}

function stored(page: TestPage): Promise<Stored> {
  return page.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).storage.local.get(['settings', 'history', 'exceptions']) as Promise<Stored>;
  });
}

function setExceptions(page: TestPage, exceptions: object[]): Promise<void> {
  return page.evaluate(async (set) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    await (browser ?? chrome).storage.local.set({ exceptions: set });
  }, exceptions);
}

/** The file that “Export settings” downloads. */
async function exported(page: TestPage): Promise<string> {
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content: Blob) => {
      content.text().then((written) => document.documentElement.setAttribute('data-written', written));
      return make(content);
    };
  });
  await page.click({ selector: '#file button' });
  return until(() => page.evaluate(() => document.documentElement.getAttribute('data-written')), 'the file is written');
}

/** Sets the file of a field, as the browser's dialog does. */
function choose(page: TestPage, name: string, content: string): Promise<void> {
  return page.evaluate(
    (file) => {
      const field = document.querySelector<HTMLInputElement>('#file input')!;
      const chosen = new DataTransfer();
      chosen.items.add(new File([file.content], file.name));
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, content },
  );
}
