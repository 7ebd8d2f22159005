/**
 * How much a tab may ask. A page in whose process a hostile script runs could otherwise keep the worker from all others: what is over
 * the limit is refused before it is even read. Kept in memory; a worker that is stopped had no one asking.
 */
import type { Sender } from '../messages/receive.ts';
import { isOwnPage } from './own-page.ts';

/**
 * Questions that a tab may ask at once, and how many more each second. Four words that are selected ask nine times; nobody selects
 * more than three times a second.
 */
export const AT_ONCE = 300;
export const PER_SECOND = 60;

/** What counts as ten questions: it reads lexicons of other languages, or opens a window. */
const COSTLY: ReadonlySet<unknown> = new Set(['other-rulesets', 'open-forms', 'open-panel', 'open-table']);
const COST = 10;

/** Tabs that are remembered; those that have asked nothing for a while are forgotten then. */
const MOST_TABS = 100;

/** What each tab has left. */
const left = new Map<number | undefined, { questions: number; since: number }>();

/** Has the tab asked too much? Own pages never do: a table asks for hundreds of words. @param now milliseconds of a clock that never goes back. */
export function isOverLimit(message: unknown, sender: Sender, now = performance.now()): boolean {
  if (isOwnPage(sender)) return false;
  const cost = COSTLY.has((message as { name?: unknown } | null | undefined)?.name) ? COST : 1;
  const questions = leftOf(sender.tab?.id, now);
  const isOver = questions < cost;
  left.set(sender.tab?.id, { questions: isOver ? questions : questions - cost, since: now });
  if (left.size > MOST_TABS) for (const tab of left.keys()) if (leftOf(tab, now) === AT_ONCE) left.delete(tab);
  return isOver;
}

function leftOf(tab: number | undefined, now: number): number {
  const before = left.get(tab);
  return before ? Math.min(AT_ONCE, before.questions + ((now - before.since) / 1000) * PER_SECOND) : AT_ONCE;
}
