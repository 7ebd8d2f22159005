import { expect, it, vi } from 'vitest';
import { exclusively } from '../../src/platform/storage/stored-values.ts';

vi.mock('../../src/platform/browser.ts', () => ({ browser: {} }));

/** Grants simultaneous requests from the last to the first, as Chromium sometimes does. */
function grantBackwards(): void {
  const waiting: (() => Promise<void>)[] = [];
  const grant = async () => {
    const next = waiting.pop();
    if (!next) return;
    await next();
    await grant();
  };
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, run: () => Promise<unknown>) =>
        new Promise((resolve, reject) => {
          waiting.push(() => run().then(resolve, reject));
          if (waiting.length === 1) setTimeout(grant);
        }),
    },
  });
}

it('tasks of a page run in the order of their requests, also after a failure', async () => {
  grantBackwards();
  const ran: number[] = [];
  const task = (number: number) =>
    exclusively('a lock', async () => {
      ran.push(number);
      if (number === 2) throw new Error('the second one fails');
      return number;
    });
  const ended = await Promise.allSettled([task(1), task(2), task(3), task(4)]);
  expect(ran).toEqual([1, 2, 3, 4]);
  expect(ended.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
    1,
    'the second one fails',
    3,
    4,
  ]);
});

it('tasks of other locks run at the same time', async () => {
  grantBackwards();
  let free = () => {};
  const held = exclusively('one', () => new Promise<void>((resolve) => (free = resolve)));
  await expect(exclusively('another', async () => 'done')).resolves.toBe('done');
  free();
  await held;
});
