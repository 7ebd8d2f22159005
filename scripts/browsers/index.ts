import { afterAll, beforeAll, describe } from 'vitest';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import { PageServer } from './pages.ts';
import type { Engine, Session } from './session.ts';
import { builtExtension, usableBrowser } from './usable-browser.ts';

export type { PageServer } from './pages.ts';
export type { Engine, Session, TestPage } from './session.ts';
export { until } from './session.ts';
export { builtExtension, usableBrowser } from './usable-browser.ts';

/** Starts an engine with an unpacked build and a fresh profile. @throws Error when none is installed. */
export async function launch(engine: Engine, folder = builtExtension(engine)): Promise<Session> {
  const found = usableBrowser(engine);
  if (found.browser === null) throw new Error(`${engine}: ${found.why}`);
  return { chromium: launchChromium, firefox: launchFirefox }[engine](found.browser.path, folder);
}

/** What the tests of one `inEachBrowser` share; all but the engine is valid inside tests, not while they are collected. */
export interface Stage {
  engine: Engine;
  browser: Session;
  pages: PageServer;
}

/**
 * Runs the same tests in each engine, each with a fresh profile. Where an engine is not installed or too old, the
 * title says so and its tests are skipped.
 * @param build folder of the unpacked build; the one in dist/ by default.
 */
export function inEachBrowser(
  title: string,
  tests: (stage: Stage) => void,
  engines: Engine[] = ['chromium', 'firefox'],
  build: (engine: Engine) => string | Promise<string> = builtExtension,
) {
  for (const engine of engines) {
    const found = usableBrowser(engine);
    const why = found.browser === null ? `, ${found.why}` : '';
    describe.skipIf(why !== '')(`${title} (${engine}${why})`, () => {
      // Filled before the first test runs.
      const stage = { engine } as Stage;
      beforeAll(async () => {
        stage.pages = await PageServer.start();
        stage.browser = await launch(engine, await build(engine));
      });
      afterAll(async () => {
        await stage.browser?.close();
        await stage.pages?.stop();
      });
      tests(stage);
    });
  }
}
