import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { fill, untilFound } from './own-lists.ts';

/**
 * The instructions of docs/guide.md for a new user, followed in order and by their words: controls are found by the labels in the guide. A
 * step that needs knowledge of the code, or a label that the guide lacks, fails.
 */
inEachBrowser('a new user with the guide', (stage) => {
  it('finds the forms of zejść and those that the rules bar', async () => {
    const popup = await open('src/pages/popup/index.html');
    await popup.type('zejść');
    await verdictOn(popup, 'zejść');
    await choose(popup, 'Polish · PFS');
    await press(popup, 'Forms');
    await until(async () => (await shown(popup)).includes('zeszłom'), 'the neuter first person');
    await popup.click({ text: 'zejdziono' });
    await until(async () => /zejdziono not allowed .*list 7/.test(await shown(popup)), 'why it is struck through');
    await popup.close();
  });

  it('settles a challenge', async () => {
    const popup = await open('src/pages/popup/index.html');
    await popup.press('Control+a');
    await popup.type('remakiem chceszli jaźń');
    await until(async () => (await shown(popup)).includes('Not allowed: 1 of 3 words'), 'one verdict on the play');
    await until(async () => (await shown(popup)).includes('the play is taken back'), 'what the challenge leads to');
    // A screen reader reads it in that order, too.
    const spoken = () => popup.evaluate(() => document.querySelector('[role=status].spoken')?.textContent);
    await expect.poll(spoken).toMatch(/^The play is not allowed\. remakiem: allowed\..* chceszli: not allowed\./);
    await popup.close();
  });

  it('imports a list on which verdicts then rest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verdikt-guide-'));
    try {
      const file = join(folder, 'osps50.txt');
      await writeFile(file, ['AA', 'BAZYLIJ', 'KOT', 'KOTA', 'OKNO', 'REMAKIEM', 'ZEJŚĆ', 'ŻÓŁĆ'].join('\r\n'));
      const popup = await open('src/pages/popup/index.html');
      await expect.poll(() => labels(popup)).toContain('Options');
      await popup.close();
      const options = await open('src/pages/options/index.html');
      await until(async () => (await shown(options)).includes('Your word lists'), 'the section');
      await expect.poll(() => shown(options)).toContain('choose a file');
      pressed.add('choose a file');
      await options.chooseFiles('.drop-zone input', [file]);
      await untilFound(options);
      await expect.poll(() => shown(options)).toContain('8 words');
      await fill(options, '[name="list-name"]', 'OSPS');
      await fill(options, '[name="list-edition"]', '50');
      await options.click({ selector: '[name="use-for"][value="pfs-2018"]' });
      await options.click({ selector: '.import-form [type="submit"]' });
      pressed.add('Import');
      await until(async () => (await shown(options)).includes('OSPS 50 now decides'), 'the report');
      await options.close();
      const again = await open('src/pages/popup/index.html?word=bazylij');
      await until(async () => /your list: OSPS 50/i.test(await shown(again)), 'a verdict by the list');
      await again.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('mentions everything that was pressed', async () => {
    const guide = (await readFile('docs/guide.md', 'utf8')).replace(/\s+/g, ' ');
    expect(pressed.size).toBeGreaterThan(2);
    for (const label of pressed) expect(guide, label).toContain(`*${label}*`);
    for (const typed of ['*your list: OSPS 50*', '`zejść`', '`zejdziono`', '_zeszłom_', '`remakiem chceszli jaźń`']) {
      expect(guide).toContain(typed);
    }
  });

  const pressed = new Set<string>();

  async function open(path: string): Promise<TestPage> {
    const page = await stage.browser.openOwn(path);
    await until(() => page.evaluate(() => document.querySelector('main') !== null), path);
    return page;
  }

  /** Presses the button or link with exactly this label. */
  async function press(page: TestPage, label: string): Promise<void> {
    pressed.add(label);
    await until(
      () =>
        page.evaluate((wanted) => {
          const all = [...document.querySelectorAll<HTMLElement>('button, a')];
          const found = all.find(({ textContent }) => textContent.trim() === wanted);
          found?.click();
          return found !== undefined;
        }, label),
      label,
    );
  }

  async function choose(page: TestPage, option: string): Promise<void> {
    pressed.add(option);
    const found = await page.evaluate((wanted) => {
      const choice = document.querySelector('select');
      const value = [...(choice?.options ?? [])].find(({ text }) => text === wanted)?.value;
      if (!choice || value === undefined) return false;
      choice.value = value;
      choice.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    }, option);
    expect(found, option).toBe(true);
  }
});

/** All readable text of a page; empty while it navigates. */
function shown(page: TestPage): Promise<string> {
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ')).catch(() => '');
}

/** Labels of controls. */
function labels(page: TestPage): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('button, a, label')].map((one) => one.textContent.trim()));
}

function verdictOn(page: TestPage, word: string): Promise<unknown> {
  const label = () => page.evaluate(() => document.querySelector('.tiles')?.getAttribute('aria-label'));
  return until(async () => (await label()) === word, word);
}
