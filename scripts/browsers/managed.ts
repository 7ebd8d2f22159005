/** Starts browsers as on a machine with an administrator's policy, without changing the real machine. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { launchChromium } from './chromium.ts';
import { ID, launchFirefox } from './firefox.ts';
import type { Engine, Session } from './session.ts';
import { builtExtension, usableBrowser } from './usable-browser.ts';

export interface ManagedSession {
  session: Session;
  /** Changes or removes the policy. Firefox reads it at its next start only. */
  set(managed: object): Promise<void>;
  close(): Promise<void>;
}

/** The folder of policies that the browsers on Linux read, by their programs. */
const POLICIES: Readonly<Record<string, string>> = {
  chromium: '/etc/chromium',
  'chromium-browser': '/etc/chromium',
  'google-chrome': '/etc/opt/chrome',
  'google-chrome-stable': '/etc/opt/chrome',
  'microsoft-edge': '/etc/opt/edge',
  'microsoft-edge-stable': '/etc/opt/edge',
};

/** Chromium waits until a file of policies has been left alone for some seconds, by its time. */
const LONG_AGO = new Date('2020-01-01');

/** Returns why this is not possible here; empty if it is. */
export function whyUnmanaged(engine: Engine): string {
  const { browser } = usableBrowser(engine);
  if (!browser) return '';
  if (engine === 'firefox')
    return process.platform === 'linux' ? '' : 'only on Linux is managed storage below the home';
  const folder = POLICIES[basename(browser.path)];
  // Policies are the whole machine's. A browser in its own mount namespace has others, and they end with it.
  const inNamespace = folder && spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', folder]).status === 0;
  return inNamespace ? '' : 'policies are the whole machine’s, and here is no mount namespace for others';
}

/** Starts an engine with the built extension and a fresh profile. @param managed what the administrator has set for the extension. */
export async function launchManaged(engine: Engine, managed: object): Promise<ManagedSession> {
  const { browser } = usableBrowser(engine);
  if (!browser) throw new Error(`${engine} cannot be used`);
  const folder = await mkdtemp(join(tmpdir(), 'verdikt-managed-'));
  const build = builtExtension(engine);
  const set = (value: object) =>
    engine === 'firefox' ? setInFirefox(folder, value) : setInChromium(folder, build, value);
  await set(managed);
  const session =
    engine === 'firefox'
      ? await launchFirefox(browser.path, build, { home: folder })
      : await launchChromium(await inNamespace(browser.path, folder), build);
  return {
    session,
    set,
    async close() {
      await session.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function setInFirefox(home: string, managed: object): Promise<void> {
  const place = join(home, '.mozilla/managed-storage');
  await mkdir(place, { recursive: true });
  const manifest = { name: ID, description: 'ignored', type: 'storage', data: managed };
  await writeFile(join(place, `${ID}.json`), JSON.stringify(manifest));
}

async function setInChromium(folder: string, build: string, managed: object): Promise<void> {
  const place = join(folder, 'managed');
  const file = join(place, 'verdikt.json');
  await mkdir(place, { recursive: true });
  await writeFile(file, JSON.stringify({ '3rdparty': { extensions: { [unpackedId(build)]: managed } } }));
  await utimes(file, LONG_AGO, LONG_AGO);
  await utimes(place, LONG_AGO, LONG_AGO);
}

/**
 * Returns the id of an unpacked extension in Chromium: the first 16 bytes of the checksum of its folder, written with the letters a to p.
 */
function unpackedId(build: string): string {
  const digits = createHash('sha256').update(build).digest('hex').slice(0, 32);
  return digits.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}

/** Returns a program that runs the browser with the policies of the folder. */
async function inNamespace(program: string, folder: string): Promise<string> {
  const read = POLICIES[basename(program)] ?? '';
  const script = `#!/bin/sh
exec unshare -rm sh -c '
  mount -t tmpfs none ${read} &&
  mkdir -p ${read}/policies/managed &&
  mount --bind ${folder}/managed ${read}/policies/managed &&
  exec ${program} "$@"' sh "$@"
`;
  const path = join(folder, basename(program));
  await writeFile(path, script);
  await chmod(path, 0o755);
  return path;
}
