import { afterAll } from 'vitest';
import type { Stage, TestPage } from '../../scripts/browsers/index.ts';
import type { PageOptions } from '../../scripts/browsers/pages.ts';

/**
 * Returns a function that opens pages one after the other in the same tab, because opening and closing a tab takes longer than many tests.
 * It takes the address of a page or its content.
 */
export function inOneTab(stage: Stage): (page: string | PageOptions) => Promise<TestPage> {
  let tab: TestPage | undefined;
  afterAll(() => tab?.close());
  return async (page) => {
    const address = typeof page === 'string' ? page : stage.pages.add(page);
    if (tab) await tab.goto(address);
    else tab = await stage.browser.open(address);
    // Away from the words: from its old place, the pointer might not have to move.
    await tab.clickAt({ x: 990, y: 690 });
    return tab;
  };
}
