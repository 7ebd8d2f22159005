import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { stubLocks } from './web-locks.ts';

/** The part of the extension API that the settings use, and what an administrator has set. */
let area = new Map<string, unknown>();
let set: unknown = {};
let writes = 0;
type Changes = Record<string, { newValue?: unknown }>;
const listeners = new Set<(changes: Changes, area: string) => void>();
const notify = (key: string, newValue?: unknown) => {
  writes += 1;
  for (const listener of listeners) listener({ [key]: { newValue } }, 'local');
};
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n: { getMessage: () => 'pl' },
    storage: {
      local: {
        get: async (keys: string | string[]) =>
          Object.fromEntries(
            [keys].flat().flatMap((key) => (area.has(key) ? [[key, structuredClone(area.get(key))]] : [])),
          ),
        async set(items: Record<string, unknown>) {
          for (const [key, value] of Object.entries(items)) {
            area.set(key, structuredClone(value));
            notify(key, value);
          }
        },
        async remove(key: string) {
          area.delete(key);
          notify(key);
        },
      },
      managed: {
        async get() {
          if (set instanceof Error) throw set;
          return set;
        },
      },
      onChanged: {
        addListener: (listener: never) => listeners.add(listener),
        removeListener: (listener: never) => listeners.delete(listener),
      },
    },
  },
}));
stubLocks();

const { readManagedStorage, managedStorageChanged } = await import('../../src/background/settings.ts');
const { changeSettings, defaultSettings, onSettingsChanged, ownSettings, readSettings } = await import(
  '../../src/platform/storage/settings.ts'
);
const { NO_POLICY } = await import('../../src/platform/storage/policy.ts');
const { changeAids, ownAids, readAids } = await import('../../src/platform/storage/aids.ts');
const { activeListIds, checksumOf, ownActiveLists } = await import('../../src/platform/storage/active-lists.ts');
const { STORED_HISTORY } = await import('../../src/platform/storage/history.ts');
const { readSettingsFile, formatSettings: writtenSettings } = await import('../../src/pages/options/settings-file.ts');

/** An administrator sets this, and the worker is notified. */
async function administer(managed: unknown): Promise<void> {
  set = managed;
  await managedStorageChanged({}, 'managed');
}

beforeEach(async () => {
  area = new Map();
  await administer({});
  writes = 0;
});

describe('settings of an administrator', () => {
  it('are stored with the settings, and removed with the policy', async () => {
    await administer({ play: true });
    expect(area.get('managed')).toEqual({ play: true });
    await administer({});
    expect(area.has('managed')).toBe(false);
  });

  it('are written if they change, and not at each start', async () => {
    await readManagedStorage();
    expect(writes).toBe(0);
    await administer({ play: true });
    await readManagedStorage();
    await readManagedStorage();
    expect(writes).toBe(1);
  });

  it('are absent without a manifest in Firefox, and unchanged if the browser does not answer', async () => {
    await administer({ play: true });
    await administer(new Error('broken profile'));
    expect((await readSettings()).play).toBe(true);
    await administer(new Error('Managed storage manifest not found'));
    expect((await readSettings()).play).toBe(false);
  });

  it('are not read again for changes of other storage', async () => {
    set = { play: true };
    await managedStorageChanged({}, 'local');
    expect(area.has('managed')).toBe(false);
  });
});

describe('under a policy', () => {
  it('pages receive it at once, with the settings in force', async () => {
    await changeSettings({ ruleset: '7slow' });
    const heard: unknown[] = [];
    const end = onSettingsChanged(({ play, ruleset }) => heard.push({ play, ruleset }));
    await administer({ play: true, rulesets: ['sd-2026'] });
    await vi.waitFor(() => expect(heard).toEqual([{ play: true, ruleset: 'sd-2026' }]));
    await administer({});
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ play: false, ruleset: '7slow' }));
    end();
  });

  it('choices made meanwhile are stored as the user’s own', async () => {
    const ruleset = fc.constantFrom(...RULESET_IDS);
    const change = fc.record(
      {
        ruleset,
        rulesetOf: fc.record({ pl: ruleset }),
        siteRulesets: fc.dictionary(fc.constantFrom('a.example', 'b.example'), ruleset),
        play: fc.boolean(),
        history: fc.boolean(),
        hooks: fc.boolean(),
        textSize: fc.constantFrom('normal', 'large'),
      },
      { requiredKeys: [] },
    );
    const policy = fc.record(
      { rulesets: fc.array(ruleset), play: fc.boolean(), history: fc.boolean(), hooks: fc.boolean() },
      { requiredKeys: [] },
    );
    type Change = Parameters<typeof changeSettings>[0];
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 4 }), policy, async (changes, managed) => {
        area = new Map();
        await administer({});
        for (const one of changes) await changeSettings(one as Change);
        const without = await ownSettings();
        area = new Map();
        await administer(managed);
        for (const one of changes) {
          const holds = await changeSettings(one as Change);
          expect(holds).toEqual(await readSettings());
          if (managed.play) expect(holds.play).toBe(true);
          if (managed.history === false) expect(holds.history).toBe(false);
          if (managed.rulesets?.length) expect(managed.rulesets).toContain(holds.ruleset);
        }
        expect(await ownSettings()).toEqual(without);
        await administer({});
        expect(await readSettings()).toEqual({ ...without, policy: NO_POLICY });
      }),
      { numRuns: 60 },
    );
  });

  it('features that it bars are off, and unchanged after it', async () => {
    await changeAids({ study: true });
    await changeAids({ sync: true });
    await administer({ sync: false, links: false });
    expect(await readAids()).toEqual({ study: true, links: false, sync: false });
    await changeAids({ study: false });
    await administer({});
    expect(await readAids()).toEqual({ study: false, links: false, sync: true });
  });

  it('a fixed list replaces the user’s list, which stays chosen', async () => {
    area.set('activeLists', { 'pfs-2018': 'own', '7slow': 'own' });
    const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
    await administer({ lists: { 'pfs-2018': { sha256, name: 'OSPS 50' } } });
    const { 'pfs-2018': fixed = '', ...others } = await activeListIds();
    expect(checksumOf(fixed)).toBe(sha256);
    expect(others).toEqual({ '7slow': 'own' });
    expect(checksumOf('own')).toBeUndefined();
    expect(await ownActiveLists()).toEqual({ 'pfs-2018': 'own', '7slow': 'own' });
  });

  it('no history is kept if it bars the history, and earlier entries are not lost', async () => {
    const entry = { word: 'kot', ruleset: 'pfs-2018', verdict: 'allowed', settled: true, pinned: false, when: 1 };
    area.set('history', [entry]);
    await administer({ history: false });
    await STORED_HISTORY.change((before) => [{ ...before[0]!, word: 'dom' }, ...before]);
    expect(area.get('history')).toEqual([entry]);
  });

  it('a settings file has the user’s own choices, and does not override the policy', async () => {
    await changeSettings({ ruleset: '7slow' });
    await administer({ rulesets: ['pfs-2018'], play: true });
    const copy = { settings: await ownSettings(), exceptions: [], aids: await ownAids(), lists: [] };
    const written = writtenSettings(copy);
    expect(JSON.parse(written).settings).toMatchObject({ ruleset: '7slow', play: false });
    const file = new Blob([written.replace('"7slow"', '"sd-2026"').replace('"hooks": false', '"hooks": true')]);
    const { settings } = await readSettingsFile(file, copy);
    await changeSettings(settings);
    expect(await readSettings()).toMatchObject({
      ...defaultSettings(),
      ...{ ruleset: 'pfs-2018', play: true, hooks: true },
      rulesetOf: { pl: 'pfs-2018', de: 'pfs-2018', en: 'pfs-2018' },
    });
    expect(await ownSettings()).toMatchObject({ ruleset: 'sd-2026', play: false });
  });
});
