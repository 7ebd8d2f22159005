import { describe, expect, it, vi } from 'vitest';

type Audience = (message: unknown, sender: { url?: string }) => Promise<boolean> | undefined;
type Changed = (changes: Record<string, { newValue?: unknown }>, area: string) => void;

/** The part of the extension API that messages between the worker and panels use. */
const listeners = vi.hoisted(() => new Set<Audience>());
const session = vi.hoisted(() => new Map<string, unknown>());
const changes = vi.hoisted(() => new Set<Changed>());
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    storage: {
      session: {
        get: async (key: string) => ({ [key]: session.get(key) }),
        async set(stored: Record<string, unknown>) {
          for (const [key, newValue] of Object.entries(stored)) {
            session.set(key, newValue);
            for (const changed of changes) changed({ [key]: { newValue } }, 'session');
          }
        },
      },
      onChanged: {
        addListener: (changed: Changed) => changes.add(changed),
        removeListener: (changed: Changed) => changes.delete(changed),
      },
    },
    runtime: {
      getURL: (path: string) => `chrome-extension://abc/${path}`,
      onMessage: {
        addListener: (listener: Audience) => listeners.add(listener),
        removeListener: (listener: Audience) => listeners.delete(listener),
      },
      async sendMessage(message: unknown) {
        const heard = [...listeners].map((listener) => listener(message, { url: 'chrome-extension://abc/worker.js' }));
        if (listeners.size === 0) throw new Error('Receiving end does not exist.');
        return await heard.find((answer) => answer !== undefined);
      },
    },
  },
}));

const { followInPanel, onFollowed } = await import('../../src/platform/messages/open-pages.ts');
const { answerAsPanel, isPanelIn } = await import('../../src/platform/messages/open-pages.ts');
const { storePanelOf: keepPanelOf } = await import('../../src/platform/storage/panel.ts');

const HIGHLIGHTED = { word: 'okno', ruleset: 'pfs-2018', window: 1 } as const;

describe('a highlighted word', () => {
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

  it('is shown in the small window that serves as the panel, also after a change of address', async () => {
    const SMALL = 7;
    const shown: string[] = [];
    const open = () => onFollowed(SMALL, ({ word }) => shown.push(word));
    const end = open();
    await keepPanelOf(SMALL, 1);
    expect(await followInPanel(HIGHLIGHTED)).toBe(true);
    end();
    const endAgain = open();
    await vi.waitFor(async () => expect(await followInPanel({ ...HIGHLIGHTED, word: 'dom' })).toBe(true));
    await keepPanelOf(SMALL, 2);
    expect(await followInPanel(HIGHLIGHTED)).toBe(false);
    expect(shown).toEqual(['okno', 'dom']);
    endAgain();
    expect([...listeners, ...changes]).toEqual([]);
  });

  it.each([
    ['a script on a page', { name: 'follow', ...HIGHLIGHTED }, 'https://example.org/?chrome-extension://abc/'],
    ['nobody', { name: 'follow', ...HIGHLIGHTED }, undefined],
    ['the worker, in another form', { name: 'follow', word: 7, window: 1 }, 'chrome-extension://abc/worker.js'],
    [
      'a page of the extension, to the worker',
      { name: 'lexicon-state' },
      'chrome-extension://abc/src/pages/popup/index.html',
    ],
  ])('is not accepted from %s', (_sender, message, url) => {
    const end = onFollowed(1, () => expect.unreachable());
    for (const listener of listeners) expect(listener(message, url === undefined ? {} : { url })).toBeUndefined();
    end();
  });
});

describe('a panel', () => {
  it('is known in its own window, and to no script on a page', async () => {
    expect(await isPanelIn(1)).toBe(false);
    const ends = [1, undefined].map(answerAsPanel);
    expect(await isPanelIn(1)).toBe(true);
    expect(await isPanelIn(2)).toBe(false);
    for (const listener of listeners) {
      expect(listener({ name: 'panel-in', window: 1 }, { url: 'https://example.org/' })).toBeUndefined();
    }
    for (const end of ends) end();
    expect(await isPanelIn(1)).toBe(false);
  });
});
