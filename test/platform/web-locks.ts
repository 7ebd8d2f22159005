import { vi } from 'vitest';

/** Web Locks, which Node 20 lacks, of one name: who asks waits for those who asked before. */
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
