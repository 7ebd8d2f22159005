import { describe, expect, it, vi } from 'vitest';

type Listener = (message: unknown, sender: { url?: string }) => Promise<boolean> | undefined;

/** The part of the extension API that messages between the worker and panels use. */
const listeners = vi.hoisted(() => new Set<Listener>());
vi.mock('../../src/browser.ts', () => ({
  browser: {
    runtime: {
      getURL: (path: string) => `chrome-extension://abc/${path}`,
      onMessage: {
        addListener: (listener: Listener) => listeners.add(listener),
        removeListener: (listener: Listener) => listeners.delete(listener),
      },
      async sendMessage(message: unknown) {
        const heard = [...listeners].map((listener) => listener(message, { url: 'chrome-extension://abc/worker.js' }));
        if (listeners.size === 0) throw new Error('Receiving end does not exist.');
        return await heard.find((answer) => answer !== undefined);
      },
    },
  },
}));

const { followInPanel, onFollowed } = await import('../../src/messages/follow.ts');

const HIGHLIGHTED = { word: 'okno', ruleset: 'pfs-2018', window: 1 } as const;

describe('what is highlighted', () => {
  it('is shown in the panel of its window, and in no other', async () => {
    const shown: string[] = [];
    expect(await followInPanel(HIGHLIGHTED)).toBe(false);
    const ends = [1, 2, undefined].map((window) =>
      onFollowed(window, ({ word }) => shown.push(`${word} in ${window}`)),
    );
    expect(await followInPanel(HIGHLIGHTED)).toBe(true);
    expect(shown).toEqual(['okno in 1']);
    expect(await followInPanel({ ...HIGHLIGHTED, window: 3 })).toBe(false);
    for (const end of ends) end();
    expect(await followInPanel(HIGHLIGHTED)).toBe(false);
  });

  it.each([
    ['a script on a page', { name: 'follow', ...HIGHLIGHTED }, 'https://example.org/?chrome-extension://abc/'],
    ['nobody', { name: 'follow', ...HIGHLIGHTED }, undefined],
    ['the worker, in another form', { name: 'follow', word: 7, window: 1 }, 'chrome-extension://abc/worker.js'],
    [
      'a page of the extension, to the worker',
      { name: 'lexicon-state' },
      'chrome-extension://abc/src/popup/index.html',
    ],
  ])('is not what comes from %s', (_whom, message, url) => {
    const end = onFollowed(1, () => expect.unreachable());
    for (const listener of listeners) expect(listener(message, url === undefined ? {} : { url })).toBeUndefined();
    end();
  });
});
