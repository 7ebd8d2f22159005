import type { TestPage } from '../../scripts/browsers/index.ts';
import type { Outcome } from '../../src/core/rules/outcome.ts';

export interface ShownVerdict {
  word: string;
  verdict: Outcome;
}

/** Returns the verdicts in the bubble, in order, as soon as there are any. @param first waits until this is the first word */
export async function shownVerdicts(page: TestPage, first?: string): Promise<ShownVerdict[]> {
  const root = await page.bubbleWith((text) => {
    const letters = text.replaceAll(/\d/g, '').toLowerCase();
    return text.length > 20 && (first === undefined || letters.includes(first));
  });
  return root.evaluate((inner) => {
    const rows = inner.querySelectorAll('li.answer');
    const single = inner.querySelector('.tiles');
    const all = rows.length > 0 ? [...rows] : [single!.closest('.allowed, .disallowed, .unfound')!];
    return all.map((row) => ({
      word:
        row.querySelector('.tiles')?.getAttribute('aria-label') ??
        row.querySelector('button > [lang]')?.textContent ??
        '',
      verdict: (['allowed', 'disallowed', 'unfound'] as const).find((outcome) => row.classList.contains(outcome))!,
    }));
  });
}
