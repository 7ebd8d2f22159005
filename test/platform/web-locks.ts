import { vi } from 'vitest';

/** Stubs Web Locks, which Node 20 lacks, for one name: each request waits for earlier ones. */
export function stubLocks(): void {
  let held: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request(_name: string, run: () => Promise<unknown>) {
        const turn = held.then(run);
        held = turn.catch(() => {});
        return turn;
      },
    },
  });
}
