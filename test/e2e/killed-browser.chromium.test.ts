import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { type ChromiumSession, launchChromium } from '../../scripts/browsers/chromium.ts';
import { builtExtension, until } from '../../scripts/browsers/index.ts';
import { usableBrowser } from '../../scripts/browsers/usable-browser.ts';
import {
  answerOn,
  beginReading,
  importFile,
  listed,
  manyWords,
  openLists,
  readUpTo,
  storedLists,
} from './own-lists.ts';

const chromium = usableBrowser('chromium').browser;

// One engine: Firefox forgets an extension that was not installed from a store when it ends, and its data with it.
it.skipIf(!chromium)('a browser that is killed during an import keeps the old list', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verdikt-killed-'));
  const [small, large] = [join(folder, 'osps48.txt'), join(folder, 'large.txt')];
  await writeFile(small, ['aa', 'bąk', 'okno', 'ńuńka'].join('\n'));
  await writeFile(large, manyWords().join('\n'));
  const profile = join(folder, 'profile');
  const launch = (prepare: (profile: string) => Promise<unknown>, known = false) =>
    launchChromium(chromium?.path ?? '', builtExtension('chromium'), { prepare, known });

  let used = '';
  const first = await launch(async (path) => {
    used = path;
  });
  const page = await openLists(first);
  await importFile(page, small);
  const stored = await storedLists(page);
  await beginReading(page, large);
  await readUpTo(page, 0.5);
  const closed = first.closed();
  process.kill(await processOf(first), 'SIGKILL');
  await closed;
  // The mark by which a running browser knows that its profile is in use.
  await cp(used, profile, { recursive: true, filter: (path) => !basename(path).startsWith('Singleton') });
  await first.close();

  const second = await launch((path) => cp(profile, path, { recursive: true }), true);
  try {
    const again = await openLists(second);
    await until(async () => String(await listed(again)) === 'OSPS 48', 'the old list');
    await expect.poll(() => storedLists(again)).toEqual(stored);
    await expect
      .poll(() => answerOn(again, 'ńuńka'))
      .toMatchObject({
        verdict: { verdict: 'allowed', basis: { kind: 'official-list', list: { name: 'OSPS', edition: '48' } } },
      });
  } finally {
    await second.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Id of the browser's main process, which ends all others. */
async function processOf({ context }: ChromiumSession): Promise<number> {
  const protocol = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await protocol.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser')!.id;
}
