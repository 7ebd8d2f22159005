import { type TestPage, until } from '../../scripts/browsers/index.ts';
import type { Outcome } from '../../src/core/rules/outcome.ts';

export interface ShownVerdict {
  word: string;
  verdict: Outcome;
}

/** Returns the verdicts in the bubble, in order, once there are any. @param first waits until this is the first word */
export async function shownVerdicts(page: TestPage, first?: string): Promise<ShownVerdict[]> {
  let last: { text: string; verdicts: ShownVerdict[] } | null = null;
  const shown = async () => {
    last = (await (await page.bubble())?.evaluate(verdictsIn)) ?? null;
    if (last === null || last.text.length <= 20 || last.verdicts.length === 0) return null;
    const letters = last.text.replaceAll(/\d/g, '').toLowerCase();
    return first === undefined || letters.includes(first) ? last.verdicts : null;
  };
  return until(shown, 'verdicts in the bubble').catch((error) => {
    throw new Error(`${error.message}; last seen: ${last === null ? 'no bubble' : JSON.stringify(last.text)}`);
  });
}

/** Runs in the bubble. */
function verdictsIn(root: Document): { text: string; verdicts: ShownVerdict[] } {
  const rows = root.querySelectorAll('li.answer');
  const single = root.querySelector('.tiles')?.closest('.allowed, .disallowed, .notFound');
  const all = rows.length > 0 ? [...rows] : single ? [single] : [];
  const verdicts = all.map((row) => ({
    word:
      row.querySelector('.tiles')?.getAttribute('aria-label') ??
      row.querySelector('button > [lang]')?.textContent ??
      '',
    verdict: (['allowed', 'disallowed', 'notFound'] as const).find((outcome) => row.classList.contains(outcome))!,
  }));
  return { text: root.body.textContent.replace(/\s+/g, ' ').trim(), verdicts };
}
