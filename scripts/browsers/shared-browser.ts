import type { Engine, Session } from './session.ts';

/**
 * The browser that all files of tests in one engine share: starting one, its first-run page and its import of the lexicons take longer
 * than most of what is tested. They run one after the other in one process, without isolation (vitest.e2e.config.ts); what they share is
 * kept beyond any module, so that `browser-environment.ts` can close it when that process ends.
 */
interface Kept {
  sharedBrowser?: { session: Session; closed: boolean } | undefined;
}

const kept = globalThis as Kept;

/**
 * The shared browser, as new: reset from what the tests before have done, or started when there is none or when it has been closed.
 * One that cannot be reset is closed, and the failure told: the next file gets another one.
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
