import { BARE_PAGE, type Session, type TestPage, until } from '../../scripts/browsers/index.ts';

/** Contents of a panel, in a side panel, sidebar, window or tab. */
export interface SeenPanel {
  typed: string;
  /** Each judged word with its verdict: `okno allowed`. */
  verdicts: string[];
  /** The kept words, in reading order. */
  kept: string[];
  focused: string;
}

/**
 * Reads the extension's open panels. Neither engine's protocol shows a side panel as a page; another page of the extension can see it.
 * @param page any other page of the extension
 */
export function openPanels(page: TestPage): Promise<SeenPanel[]> {
  return page.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).extension
      .getViews()
      .filter((view) => view !== window && view.location.pathname === '/src/pages/panel/index.html')
      .map(({ document }) => ({
        typed: document.querySelector('input')?.value ?? '',
        verdicts: [...document.querySelectorAll('.verdict .tiles')].map(
          (tiles) => `${tiles.getAttribute('aria-label')} ${tiles.closest('.card')?.classList[1]}`,
        ),
        kept: [...document.querySelectorAll('.kept > li')].map(
          (entry) => entry.querySelector('[lang]')?.textContent ?? '',
        ),
        focused: document.activeElement?.localName ?? '',
      }));
  });
}

/** Side panel, sidebar and window: each closes itself. */
export async function closePanels(page: TestPage): Promise<void> {
  await page.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const views = (browser ?? chrome).extension.getViews();
    for (const view of views) if (view.location.pathname === '/src/pages/panel/index.html') view.close();
  });
  await until(async () => (await openPanels(page)).length === 0, 'the panel closes');
}

/** Closes the small windows with pages of the extension. */
export async function closeWindows(session: Session): Promise<void> {
  const own = await session.openOwn(BARE_PAGE);
  await own.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const { windows } = browser ?? chrome;
    for (const { id, type } of await windows.getAll())
      if (type === 'popup' && id !== undefined) await windows.remove(id);
  });
  await own.close();
}

/**
 * Rows of the table in its own window. @param own another page of the extension, open before: Firefox 140 loses the table when a tab is
 * opened at the same time
 */
export async function openedTable(own: TestPage, rows: number): Promise<string[]> {
  const read = () =>
    own.evaluate(() => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      return (browser ?? chrome).extension
        .getViews({ type: 'tab' })
        .filter(({ location }) => location.pathname === '/src/pages/word-table/index.html')
        .flatMap(({ document }) => [...document.querySelectorAll('tbody tr')])
        .map((row) => `${row.querySelector('th')?.textContent} ${row.className}`);
    });
  await until(async () => (await read()).length === rows, 'the table');
  return read();
}
