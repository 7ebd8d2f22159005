import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe } from 'vitest';
import { findBrowser } from '../../../scripts/installed-browsers.ts';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import { PageServer } from './pages.ts';
import type { Engine, Session } from './session.ts';

export type { PageServer } from './pages.ts';
export type { Engine, Session, TestPage } from './session.ts';
export { until } from './session.ts';

/** The unpacked build of an engine, as users install it. */
export function builtExtension(engine: Engine): string {
  const name = { chromium: 'chrome', firefox: 'firefox' }[engine];
  return fileURLToPath(new URL(`../../../dist/${name}`, import.meta.url));
}

/** Starts an engine with an unpacked build and a fresh profile. @throws Error when none is installed. */
export async function launch(engine: Engine, folder = builtExtension(engine)): Promise<Session> {
  const browser = findBrowser(engine);
  if (browser === null) throw new Error(`no ${engine} is installed`);
  return { chromium: launchChromium, firefox: launchFirefox }[engine](browser.path, folder);
}

/** What the tests of one `inEachBrowser` share; all but the engine is valid inside tests, not while they are collected. */
export interface Stage {
  engine: Engine;
  browser: Session;
  pages: PageServer;
}

/**
 * Runs the same tests in each engine, each with a fresh profile. An engine that is not installed is named in the title
 * and its tests are skipped.
 * @param build folder of the unpacked build; the one in dist/ by default.
 */
export function inEachBrowser(
  title: string,
  tests: (stage: Stage) => void,
  engines: Engine[] = ['chromium', 'firefox'],
  build: (engine: Engine) => string | Promise<string> = builtExtension,
) {
  for (const engine of engines) {
    const missing = findBrowser(engine) === null;
    describe.skipIf(missing)(`${title} (${engine}${missing ? ', not installed' : ''})`, () => {
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
