import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface InstalledBrowser {
  engine: 'chromium' | 'firefox';
  /** Absolute path of the program. */
  path: string;
}

/** Program names on the search path. Those that load unpacked extensions come first; branded Chrome no longer loads them. */
const NAMES = {
  chromium: [
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'microsoft-edge-stable',
    'google-chrome',
    'google-chrome-stable',
  ],
  firefox: ['firefox', 'firefox-esr', 'firefox-developer-edition', 'firefox-nightly'],
} as const;

/** Paths at which the installers of macOS and Windows put them. */
const PLACES = {
  chromium: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
} as const;

/** Environment variables that select a browser by its path. */
const CHOSEN = { chromium: 'VERDIKT_CHROMIUM', firefox: 'VERDIKT_FIREFOX' } as const;

/**
 * Returns the first installed browser of an engine, or null. `VERDIKT_CHROMIUM` and `VERDIKT_FIREFOX` select another one by its path.
 * @throws Error if there is no program at that path, since tests must not run in another browser unnoticed
 */
export function findBrowser(engine: InstalledBrowser['engine']): InstalledBrowser | null {
  const chosen = process.env[CHOSEN[engine]];
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`${CHOSEN[engine]}: no program at ${chosen}`);
    return { engine, path: chosen };
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const named = NAMES[engine].flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...named, ...PLACES[engine]].find(isProgram);
  return path === undefined ? null : { engine, path };
}

/** Returns the version that a browser reports, `140.12`; null if it reports none, as on Windows. */
export function versionOf({ path }: InstalledBrowser): string | null {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return /\d+(?:\.\d+)*/.exec(stdout ?? '')?.[0] ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
