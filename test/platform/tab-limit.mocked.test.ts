import { expect, it, vi } from 'vitest';

vi.mock('../../src/platform/browser.ts', () => ({ browser: { runtime: { getURL: () => 'chrome-extension://abc/' } } }));

const { AT_ONCE, isOverLimit, PER_SECOND } = await import('../../src/background/senders.ts');

const judge = { name: 'judge', word: 'kot' };
let tabs = 0;
/** Returns a tab that has sent no request yet. */
const newTab = (url = 'https://a.example/') => ({ id: 'abc', url, tab: { id: ++tabs, windowId: 1, incognito: false } });
/** Returns how many of `count` requests are answered. */
const answered = (count: number, sender: ReturnType<typeof newTab>, now: number, message: unknown = judge) =>
  Array.from({ length: count }, () => isOverLimit(message, sender, now)).filter((isOver) => !isOver).length;

it('answers many questions at once, then some a second, without an effect on other tabs', () => {
  const tab = newTab();
  expect(answered(10 * AT_ONCE, tab, 0)).toBe(AT_ONCE);
  expect(answered(10 * AT_ONCE, newTab(), 0)).toBe(AT_ONCE);
  expect(answered(10 * AT_ONCE, tab, 1000)).toBe(PER_SECOND);
  // A refused request costs nothing.
  expect(answered(10 * AT_ONCE, tab, 1_000_000)).toBe(AT_ONCE);
});

it('never affects a person who selects words quickly', () => {
  const tab = newTab();
  for (let time = 0; time < 600_000; time += 333) {
    // Four words, each judged twice: during the selection and after it.
    expect(answered(8, tab, time)).toBe(8);
    // One of three selections is a single word, which is refused.
    if (time % 999 === 0) expect(isOverLimit({ name: 'other-rulesets' }, tab, time)).toBe(false);
  }
});

it('counts questions that read other lexicons or open a window as ten', () => {
  for (const name of ['other-rulesets', 'open-forms', 'open-panel', 'open-table']) {
    expect(answered(AT_ONCE, newTab(), 0, { name })).toBe(AT_ONCE / 10);
  }
});

it('does not apply to own pages, and applies to every message', () => {
  expect(answered(10 * AT_ONCE, newTab('chrome-extension://abc/src/pages/word-table/index.html'), 0)).toBe(
    10 * AT_ONCE,
  );
  for (const message of [undefined, null, 'judge', { name: '__proto__' }, { name: {} }]) {
    expect(answered(10 * AT_ONCE, newTab(), 0, message)).toBe(AT_ONCE);
  }
});

it('forgets tabs that ask no more', () => {
  const tab = newTab();
  answered(AT_ONCE, tab, 0);
  for (let count = 0; count < 1000; count++) answered(1, newTab(), 0);
  expect(isOverLimit(judge, tab, 0)).toBe(true);
  expect(isOverLimit(judge, tab, 60_000)).toBe(false);
});
