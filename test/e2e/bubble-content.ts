import type { TestPage } from '../../scripts/browsers/index.ts';

export interface ShownVerdict {
  word: string;
  verdict: 'allowed' | 'disallowed';
}

/**
 * The verdicts in the bubble, in order, as soon as there are any.
 * @param first waits until this is the first word.
 */
export async function shownVerdicts(page: TestPage, first?: string): Promise<ShownVerdict[]> {
  const root = await page.bubbleWith((text) => {
    const letters = text.replaceAll(/\d/g, '').toLowerCase();
    return text.length > 20 && (first === undefined || letters.includes(first));
  });
  return root.evaluate((inner) => {
    const rows = inner.querySelectorAll('li.answer');
    const single = inner.querySelector('.tiles');
    const all = rows.length > 0 ? [...rows] : [single!.closest('.allowed, .disallowed')!];
    return all.map((row) => ({
      word: row.querySelector('.tiles')?.getAttribute('aria-label') ?? inner.read(row.querySelector('button')),
      verdict: row.classList.contains('allowed') ? ('allowed' as const) : ('disallowed' as const),
    }));
  });
}
