import { expect, it } from 'vitest';
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { resetSettings } from './settings.ts';

inEachBrowser('a word under other rules', (stage) => {
  /** The popup with the word's verdict and the comparison opened. */
  const compared = async (word: string) => {
    const page = await stage.browser.openOwn(`src/popup/index.html?word=${word}`);
    await until(() => opener(page), 'the button');
    // Not by the mouse: the line on other rules, when it comes, moves the button.
    await page.evaluate(() => document.querySelector<HTMLElement>('.actions .compare')?.click());
    await until(async () => (await table(page))?.word.includes(word), `the comparison of ${word}`);
    return page;
  };

  it('differs first where one ruleset has an entry that the other names as barred', async () => {
    const page = await compared('znaszli');
    const { columns, rows, agree } = (await table(page))!;
    expect(columns).toHaveLength(3);
    expect(columns[1]).toContain('2016');
    expect(columns[2]).toContain('7');
    expect(agree).toBe(false);
    const verdict = rows.find(({ verdicts }) => verdicts.length > 0)!;
    expect(verdict).toMatchObject({ verdicts: ['disallowed', 'allowed', 'allowed'], differs: true, spans: 3 });
    expect(rows[0]!.differs).toBe(true);
    // Once a row agrees, all after it do.
    expect(rows.map(({ differs }) => differs)).toEqual(
      [...rows]
        .map(({ differs }) => differs)
        .sort()
        .reverse(),
    );
    expect(rows[1]!.cells).toEqual([
      expect.stringContaining('PFS'),
      expect.stringContaining('PFS 2016, 6'),
      expect.anything(),
    ]);
    await page.close();
  });

  it('agrees on a common word', async () => {
    const page = await compared('okno');
    const { rows, agree } = (await table(page))!;
    expect(agree).toBe(true);
    expect(rows.every(({ differs }) => !differs)).toBe(true);
    expect(rows[0]!.verdicts).toEqual(['allowed', 'allowed', 'allowed']);
    await page.close();
  });

  it('tells of a brand that only the newer rules bar', async () => {
    const page = await compared('empik');
    const { rows } = (await table(page))!;
    expect(rows.find(({ verdicts }) => verdicts.length > 0)?.verdicts).toEqual(['disallowed', 'allowed', 'allowed']);
    expect(rows[1]).toMatchObject({
      differs: true,
      cells: [expect.stringMatching(/empik.*PFS/), expect.anything(), expect.anything()],
    });
    await page.close();
  });

  it('is opened, walked and closed by keyboard, and follows what is typed', async () => {
    const page = await stage.browser.openOwn('src/popup/index.html?word=znaszli');
    await until(() => opener(page), 'the button');
    await expect.poll(() => opener(page)).toMatchObject({ expanded: 'false' });
    await page.evaluate(() => document.querySelector<HTMLElement>('.actions .compare')?.focus());
    await page.press('Enter');
    await until(() => table(page), 'the comparison');
    await expect.poll(() => opener(page)).toMatchObject({ expanded: 'true', focused: true });

    await page.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.comparison') !== null)).toBe(true);
    // The section's label opens the rule.
    await page.evaluate(() => document.querySelector<HTMLElement>('.comparison .section')?.focus());
    await page.press('Enter');
    await until(() => page.evaluate(() => document.querySelector('.comparison .rule') !== null), 'the rule');

    await page.click({ selector: 'input' });
    await page.press('Control+a');
    await page.type('okno');
    await until(async () => (await table(page))?.word.includes('okno'), 'the comparison of the next word');
    await page.evaluate(() => document.querySelector<HTMLElement>('.actions .compare')?.focus());
    await page.press('Enter');
    await until(async () => (await table(page)) === null, 'the comparison is closed');
    await page.close();
  });

  it('leads to the verdict on a word of its sentences', async () => {
    const page = await compared('znaszli');
    await page.click({ selector: '.comparison a' });
    const shown = () => page.evaluate(() => document.querySelector('.tiles')?.getAttribute('aria-label'));
    await until(async () => (await shown()) === 'znasz', 'the other verdict');
    await expect.poll(() => page.evaluate(() => document.querySelector('input')?.value)).toBe('znasz');
    await page.close();
  });

  it('is not offered where a language has one ruleset', async () => {
    const page = await stage.browser.openOwn('src/popup/index.html?word=okno');
    await until(() => opener(page), 'the button');
    await chooseRules(page, 'sd-2026');
    await until(async () => (await opener(page)) === null, 'no button under the German rules');
    await resetSettings(stage.browser);
    await page.close();
  });
});

/** The button that opens the comparison. */
function opener(page: TestPage): Promise<{ expanded: string | null; focused: boolean } | null> {
  return page.evaluate(() => {
    const button = document.querySelector('.actions .compare');
    return button && { expanded: button.getAttribute('aria-expanded'), focused: document.activeElement === button };
  });
}

interface Compared {
  /** What the table is of, as it is read out. */
  word: string;
  columns: string[];
  /** Does a sentence say that there is no difference? */
  agree: boolean;
  rows: { differs: boolean; spans: number; cells: string[]; verdicts: string[] }[];
}

/** The comparison as it stands, null while there is none. */
function table(page: TestPage): Promise<Compared | null> {
  return page.evaluate(() => {
    const shown = document.querySelector<HTMLTableElement>('.comparison table');
    if (!shown) return null;
    const words = (node: Element) => node.textContent ?? '';
    return {
      word: shown.caption ? words(shown.caption) : '',
      columns: [...shown.querySelectorAll('thead th[scope="col"]')].map(words),
      agree: shown.previousElementSibling?.localName === 'p',
      rows: [...shown.tBodies].map((body) => ({
        differs: body.className === 'differs' && body.querySelector('.difference') !== null,
        spans: body.querySelector<HTMLTableCellElement>('th[scope="rowgroup"]')?.colSpan ?? 0,
        cells: [...body.querySelectorAll('td')].map(words),
        verdicts: [...body.querySelectorAll('td .answer')].map((answer) => answer.className.replace('answer ', '')),
      })),
    };
  });
}
