import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser, type InstalledBrowser, versionOf } from '../installed-browsers.ts';
import type { Engine } from './session.ts';

/** A browser for tests, or why there is none. */
type Usable = { browser: InstalledBrowser; version: string } | { browser: null; why: string };

/** Returns the folder of the unpacked build of an engine. */
export function builtExtension(engine: Engine): string {
  const name = { chromium: 'chrome', firefox: 'firefox' }[engine];
  return fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
}

/** Returns the installed browser of an engine, unless it is older than the build declares, since it would refuse the extension. */
export function usableBrowser(engine: Engine): Usable {
  const browser = findBrowser(engine);
  if (browser === null) return { browser, why: 'not installed' };
  const version = versionOf(browser);
  const oldest = oldestDeclared(engine);
  if (version !== null && Number.parseInt(version, 10) < oldest) {
    return { browser: null, why: `${browser.path} ${version} is too old, the oldest declared is ${oldest}` };
  }
  return { browser, version: version ?? 'of a version that it does not tell' };
}

function oldestDeclared(engine: Engine): number {
  const manifest = JSON.parse(readFileSync(`${builtExtension(engine)}/manifest.json`, 'utf8'));
  const oldest = manifest.minimum_chrome_version ?? manifest.browser_specific_settings.gecko.strict_min_version;
  return Number.parseInt(oldest, 10);
}
