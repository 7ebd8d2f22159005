import { browser } from '../platform/browser.ts';
import type { Sender } from '../platform/messages/receive.ts';

/** Returns true when a page of the extension sent the message; otherwise a content script did, whose page may read what it shows. */
export function isOwnPage({ url }: Sender): boolean {
  return url?.startsWith(browser.runtime.getURL('')) === true;
}

/**
 * Limits the requests of a tab. Otherwise a page with a hostile script in its process could keep the worker from all others. Requests over
 * the limit are refused before they are read. The counts are in memory; a stopped worker had no requests.
 */

/**
 * Burst of requests of a tab, and their rate per second. Four selected words need nine requests, and users select at most three times a
 * second.
 */
export const AT_ONCE = 300;
export const PER_SECOND = 60;

/** Messages that count as ten requests: they read lexicons of other languages, or open a window. */
const COSTLY: ReadonlySet<unknown> = new Set(['other-rulesets', 'open-forms', 'open-panel', 'open-table']);
const COST = 10;

/** Number of tabs that are remembered; idle ones are dropped. */
const MOST_TABS = 100;

/** Remaining requests of each tab. */
const left = new Map<number | undefined, { questions: number; since: number }>();

/**
 * Returns true when the tab is over the limit. Own pages never are: a table sends hundreds of words.
 * @param now milliseconds of a monotonic clock
 */
export function isOverLimit(message: unknown, sender: Sender, now = performance.now()): boolean {
  if (isOwnPage(sender)) return false;
  const cost = COSTLY.has((message as { name?: unknown } | null | undefined)?.name) ? COST : 1;
  const questions = remaining(sender.tab?.id, now);
  const isOver = questions < cost;
  left.set(sender.tab?.id, { questions: isOver ? questions : questions - cost, since: now });
  if (left.size > MOST_TABS) for (const tab of left.keys()) if (remaining(tab, now) === AT_ONCE) left.delete(tab);
  return isOver;
}

function remaining(tab: number | undefined, now: number): number {
  const before = left.get(tab);
  return before ? Math.min(AT_ONCE, before.questions + ((now - before.since) / 1000) * PER_SECOND) : AT_ONCE;
}
