import type { Engine, Session } from './session.ts';

/**
 * The browser that all test files of one engine share, because starting one, its first-run page and its import of the lexicons take longer
 * than most tests. The files run one after the other in one process without isolation (vitest.e2e.config.ts). The shared state is outside
 * any module, so that `browser-environment.ts` can close the browser when that process ends.
 */
interface Kept {
  sharedBrowser?: { session: Session; closed: boolean } | undefined;
}

const kept = globalThis as Kept;

/**
 * Returns the shared browser: reset, or started if there is none or it has been closed. A browser that cannot be reset is closed and the
 * failure reported; the next file gets another one.
 */
export async function sharedBrowser(engine: Engine, launch: (engine: Engine) => Promise<Session>): Promise<Session> {
  if (kept.sharedBrowser === undefined || kept.sharedBrowser.closed) {
    const shared = { session: await launch(engine), closed: false };
    shared.session.closed().then(() => {
      shared.closed = true;
    });
    kept.sharedBrowser = shared;
  }
  const { session } = kept.sharedBrowser;
  try {
    await session.reset();
  } catch (error) {
    await closeSharedBrowser();
    throw error;
  }
  return session;
}

export async function closeSharedBrowser(): Promise<void> {
  const shared = kept.sharedBrowser;
  kept.sharedBrowser = undefined;
  if (shared && !shared.closed) await shared.session.close();
}
