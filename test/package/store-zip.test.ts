import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { filesOf, storeZip } from '../../scripts/release.ts';

const folders: string[] = [];
const zone = process.env.TZ;

/** A new folder with the files in the given order, all last changed at `time` (seconds since 1970). */
function folderOf(files: Record<string, string>, time: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'verdikt-zip-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
    utimesSync(join(folder, path), time, time);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a zip for the stores', () => {
  it('has the same bytes at any time and place, in any order of files', () => {
    process.env.TZ = 'Pacific/Auckland';
    const first = storeZip(folderOf({ 'b/c.js': 'word'.repeat(999), 'a.gz': 'x', B: 'y' }, 1_000_000_000));
    process.env.TZ = 'America/Los_Angeles';
    const second = storeZip(folderOf({ B: 'y', 'a.gz': 'x', 'b/c.js': 'word'.repeat(999) }, 1_700_000_000));
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
    expect(Object.keys(unzipSync(first))).toEqual(['B', 'a.gz', 'b/c.js']);
  });

  it('differs if one letter of a file differs', () => {
    const one = storeZip(folderOf({ a: 'word' }, 0));
    expect(Buffer.from(storeZip(folderOf({ a: 'ward' }, 0))).equals(Buffer.from(one))).toBe(false);
  });
});

describe.each(['chrome', 'firefox'])('the build for %s', (target) => {
  it('contains no path of the machine on which it was built', () => {
    const places = [resolve('.'), tmpdir(), homedir()].filter((place) => place.length > 4);
    expect(places).toContain(resolve('.'));
    for (const file of filesOf(`dist/${target}`)) {
      const content = readFileSync(join('dist', target, file), 'latin1');
      for (const place of places) expect(content.includes(`${place}/`), `${place} in ${file}`).toBe(false);
      expect(content.includes('node_modules/'), file).toBe(false);
    }
  });
});
