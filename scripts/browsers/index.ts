import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import { PageServer } from './pages.ts';
import type { Engine, Session } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { builtExtension, usableBrowser } from './usable-browser.ts';

export type { PageServer } from './pages.ts';
export type { Engine, Session, TestPage } from './session.ts';
export { BARE_PAGE, until } from './session.ts';
export { builtExtension, usableBrowser } from './usable-browser.ts';

/**
 * Starts an engine with an unpacked build and a fresh profile.
 * @param options `language` of the interface; by default that of the machine
 * @throws Error when none is installed
 */
export async function launch(
  engine: Engine,
  folder = builtExtension(engine),
  options: { language?: string } = {},
): Promise<Session> {
  const found = usableBrowser(engine);
  if (found.browser === null) throw new Error(`${engine}: ${found.why}`);
  return { chromium: launchChromium, firefox: launchFirefox }[engine](found.browser.path, folder, options);
}

/** Shared state of the tests of one `inEachBrowser`. Everything but the engine is valid inside tests only. */
export interface Stage {
  engine: Engine;
  browser: Session;
  pages: PageServer;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of this run; each has a project in vitest.e2e.config.ts. */
    engine: Engine;
  }
}

/** Engines of the tests, both by default. A file for one engine is named `*.<engine>.test.ts`, and the other's project leaves it out. */
interface InEngines {
  engines?: readonly Engine[];
}

/**
 * Runs tests in the engine of this run, in the shared browser after a reset. If the engine is not installed or too old, the tests are
 * skipped and the title says so.
 */
export function inEachBrowser(title: string, tests: (stage: Stage) => void, { engines = BOTH }: InEngines = {}): void {
  onStage(title, engines, tests, {
    enter: (engine) => sharedBrowser(engine, launch),
    leave: async () => {},
  });
}

/**
 * As `inEachBrowser`, in a browser of their own with a fresh profile: for tests that see the installation, or leave more than a reset
 * undoes.
 * @param needs `build` returns the folder of the unpacked build, by default that in dist/; `language` of the browser's interface, by default
 * that of the machine
 */
export function inFreshBrowser(
  title: string,
  tests: (stage: Stage) => void,
  {
    engines = BOTH,
    build,
    ...options
  }: InEngines & { build?: (engine: Engine) => Promise<string>; language?: string } = {},
): void {
  onStage(title, engines, tests, {
    enter: async (engine) => launch(engine, await build?.(engine), options),
    leave: (browser) => browser.close(),
  });
}

/** Returns `it` in one engine and nothing in the other. */
export function itIn(engine: Engine): typeof it {
  const none = Object.assign(() => {}, { each: () => () => {} });
  return inject('engine') === engine ? it : (none as unknown as typeof it);
}

const BOTH: readonly Engine[] = ['chromium', 'firefox'];

interface Entrance {
  enter(engine: Engine): Promise<Session>;
  leave(browser: Session): Promise<void>;
}

function onStage(
  title: string,
  engines: readonly Engine[],
  tests: (stage: Stage) => void,
  { enter, leave }: Entrance,
): void {
  const engine = inject('engine');
  if (!engines.includes(engine)) return;
  const found = usableBrowser(engine);
  const why = found.browser === null ? `, ${found.why}` : '';
  describe.skipIf(why !== '')(`${title} (${engine}${why})`, () => {
    // Filled before the first test runs.
    const stage = { engine } as Stage;
    beforeAll(async () => {
      stage.pages = await PageServer.start();
      stage.browser = await enter(engine);
    });
    afterAll(async () => {
      if (stage.browser) await leave(stage.browser);
      await stage.pages?.stop();
    });
    tests(stage);
  });
}
