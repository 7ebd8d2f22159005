import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownParts, polyfillModule, WRAPPED } from '../../scripts/polyfill.ts';

const code = readFileSync('node_modules/webextension-polyfill/dist/browser-polyfill.js', 'utf8');

/** The polyfill's object around a browser's one. */
function wrap(chrome: object): Record<string, Record<string, (...args: unknown[]) => unknown>> {
  const body = polyfillModule(code).replace('export default', 'return');
  return new Function('chrome', 'globalThis', 'define', body)(chrome, { chrome }, undefined);
}

describe('the polyfill', () => {
  it('wraps all that the sources ask for', () => {
    const known = Object.keys(knownParts(code));
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
    const used = sources.flatMap((path) =>
      [...readFileSync(join('src', path), 'utf8').matchAll(/\bbrowser\??\.(\w+)/g)].map(([, part]) => part as string),
    );
    expect(used).toContain('storage');
    expect([...new Set(used)].filter((part) => known.includes(part) && !WRAPPED.includes(part))).toEqual([]);
    expect(WRAPPED.filter((part) => !used.includes(part))).toEqual([]);
  });

  it('gives promises for these, and hands on the rest', async () => {
    const runtime = { id: 'verdikt', lastError: undefined };
    const get = (_id: number, answer: (tab: object) => void) => answer({ id: 3 });
    const bookmarks = { get };
    const wrapped = wrap({ runtime, tabs: { get }, bookmarks });
    expect(await wrapped.tabs?.get?.(3)).toEqual({ id: 3 });
    expect(wrapped.bookmarks).toBe(bookmarks);
  });

  it('is refused where the library is another one', () => {
    expect(() => polyfillModule('export {}')).toThrow('no table');
  });
});
