import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocks } from './web-locks.ts';

/** The part of the extension API that the exchange uses: a machine's own storage, and the one that machines share. */
type Stored = Record<string, unknown>;
let local: Stored = {};
let shared: Stored = {};
let refuses = false;
let writes = 0;
/** Keys of a machine's own storage, in the order of writing. */
let written: string[] = [];

const area = (stored: () => Stored) => ({
  async get(keys: string | string[] | null) {
    const wanted = keys === null ? Object.keys(stored()) : [keys].flat();
    return structuredClone(
      Object.fromEntries(wanted.filter((key) => key in stored()).map((key) => [key, stored()[key]])),
    );
  },
  async set(items: Stored) {
    written.push(...Object.keys(items));
    Object.assign(stored(), structuredClone(items));
  },
  async remove(key: string) {
    delete stored()[key];
  },
});
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n: { getMessage: () => 'pl', getUILanguage: () => 'pl' },
    storage: {
      local: area(() => local),
      sync: {
        ...area(() => shared),
        async set(items: Stored) {
          if (refuses) throw new Error('MAX_WRITE_OPERATIONS_PER_MINUTE');
          writes++;
          Object.assign(shared, structuredClone(items));
        },
      },
      onChanged: { addListener: () => {}, removeListener: () => {} },
    },
  },
}));
const lists: Record<string, unknown>[] = [];
vi.mock('../../src/platform/storage/word-lists.ts', () => ({
  listRecords: async () => lists,
  onListsChanged: () => {},
}));

stubLocks();

const { synchronise: exchange } = await import('../../src/background/sync.ts');
const { syncAfterChange: exchangeChange } = await import('../../src/background/sync-trigger.ts');
const { parseSyncStatus: parseStanding } = await import('../../src/platform/storage/sync-state.ts');
const { packEntries: packed, unpackEntries: unpacked } = await import('../../src/platform/storage/sync-entries.ts');

const KOT = { word: 'kot', ruleset: 'pfs-2018', effect: 'bars', note: 'ruling of May' } as const;
const PIN = { word: 'żółw', ruleset: 'pfs-2018', verdict: 'allowed', standing: 'decided', pinned: true, when: 5 };

/** The values on each machine. */
const machines = { desk: {} as Stored, lap: {} as Stored };

async function on(machine: keyof typeof machines, change: Stored = {}): Promise<Stored> {
  local = machines[machine];
  Object.assign(local, change);
  await exchange();
  return local;
}

beforeEach(() => {
  machines.desk = { aids: { sync: true } };
  machines.lap = { aids: { sync: true } };
  shared = {};
  refuses = false;
  writes = 0;
  written = [];
  lists.length = 0;
});

describe('the synchronisation of two machines', () => {
  it('transfers settings, rules of sites, exceptions and pins, each by itself', async () => {
    await on('desk', {
      settings: {
        play: true,
        siteRulesets: { 'a.org': 'sd-2026' },
        disabledSites: ['b.org'],
        rulesetOf: { pl: '7slow' },
      },
      exceptions: [KOT],
      history: [PIN],
    });
    const lap = await on('lap', { settings: { textSize: 'large' }, exceptions: [{ ...KOT, word: 'dom' }] });
    expect(lap.settings).toMatchObject({
      play: true,
      textSize: 'large',
      siteRulesets: { 'a.org': 'sd-2026' },
      disabledSites: ['b.org'],
      rulesetOf: { pl: '7slow' },
    });
    expect(lap.exceptions).toEqual([{ ...KOT, word: 'dom' }, KOT]);
    expect(lap.history).toMatchObject([{ word: 'żółw', pinned: true }]);
    const desk = await on('desk');
    expect(desk.settings).toMatchObject({ play: true, textSize: 'large' });
    expect(desk.exceptions).toEqual([KOT, { ...KOT, word: 'dom' }]);
  });

  it('transfers a deletion, also from a machine that was offline', async () => {
    await on('desk', { exceptions: [KOT], history: [PIN], settings: { hooks: true } });
    await on('lap');
    await on('desk', { exceptions: [], history: [], settings: {} });
    const lap = await on('lap');
    expect(lap.exceptions).toEqual([]);
    expect(lap.history).toMatchObject([{ word: 'żółw', pinned: false }]);
    expect(lap.settings).toMatchObject({ hooks: false });
  });

  it('writes nothing if nothing has changed', async () => {
    await on('desk', { exceptions: [KOT] });
    await on('lap');
    const before = writes;
    for (const machine of ['desk', 'lap', 'desk'] as const) await on(machine);
    expect(writes).toBe(before);
  });

  it('keeps what the browser refuses, reports it, and offers it again', async () => {
    refuses = true;
    const desk = await on('desk', { exceptions: [KOT] });
    expect(desk.exceptions).toEqual([KOT]);
    expect(parseStanding(desk.exchange)).toMatchObject({ refused: true });
    refuses = false;
    expect(parseStanding((await on('desk')).exchange)).toMatchObject({ refused: false });
    expect((await on('lap')).exceptions).toEqual([KOT]);
  });

  it('keeps entries of a later version', async () => {
    const later = { 'setting colour': [7, 'red'], 'setting bubble': [7, 'never'], 'dance a b': [7, 1] } as const;
    shared = packed(later).items;
    const lap = await on('lap', { settings: { bubble: 'modifier' } });
    expect(lap.settings).toMatchObject({ bubble: 'modifier' });
    await on('lap');
    expect(unpacked(shared)).toMatchObject(later);
    // The browser may report that as a change, and the next exchange would follow at once.
    expect(written).not.toContain('settings');
  });

  it('transfers the checksum and the name of the list in use, and none of its words', async () => {
    lists.push({ id: '1', name: 'OSPS', edition: '2025', sha256: 'f00', source: {} });
    await on('desk', { activeLists: { 'pfs-2018': '1' } });
    lists.length = 0;
    const lap = await on('lap');
    const elsewhere = parseStanding(lap.exchange)?.lists;
    expect(elsewhere).toEqual([{ ruleset: 'pfs-2018', name: 'OSPS', edition: '2025', sha256: 'f00' }]);
    expect(parseStanding(machines.desk.exchange)?.lists).toEqual([]);
  });

  it('transfers no default rules', async () => {
    await on('desk', { settings: { hooks: true } });
    const lap = await on('lap', { settings: { ruleset: 'sd-2026' } });
    expect(lap.settings).toMatchObject({ ruleset: 'sd-2026', hooks: true });
    expect((await on('desk')).settings).toMatchObject({ ruleset: 'sd-2026' });
  });

  it('transfers only pinned words of the history', async () => {
    await on('desk', { history: [{ ...PIN, pinned: false }] });
    expect(JSON.stringify(shared)).not.toContain('żółw');
  });
});

describe('synchronisation switched off', () => {
  it('writes nothing, and forgets what was exchanged', async () => {
    local = machines.desk = { settings: { play: true }, exceptions: [KOT] };
    for (const key of ['settings', 'exceptions', 'history', 'aids']) await exchangeChange({ [key]: {} }, 'local');
    await exchangeChange({ 'values-1': {} }, 'sync');
    expect(shared).toEqual({});
    expect(local).not.toHaveProperty('exchange');
    local.aids = { sync: true };
    await exchangeChange({ aids: {} }, 'local');
    expect(local).toHaveProperty('exchange');
    const before = structuredClone(shared);
    expect(before).not.toEqual({});
    local.aids = {};
    await exchangeChange({ aids: {} }, 'local');
    expect(local).not.toHaveProperty('exchange');
    local.exceptions = [];
    await exchangeChange({ exceptions: {} }, 'local');
    expect(shared).toEqual(before);
  });
});

describe('synchronisation under a policy', () => {
  const managed = { rulesets: ['pfs-2018'], play: true, history: false, hooks: false };

  it('transfers the user’s own choices, and not those that the policy fixes', async () => {
    await on('desk', { managed, settings: { ruleset: '7slow', hooks: true, siteRulesets: { 'a.org': 'sd-2026' } } });
    const lap = await on('lap');
    expect(lap.settings).toMatchObject({ ruleset: '7slow', hooks: true, play: false, history: true });
    expect(lap.settings).toMatchObject({ siteRulesets: { 'a.org': 'sd-2026' }, rulesetOf: { pl: 'pfs-2018' } });
    // Received values are stored for the time after the policy; `managed` is never exchanged.
    await on('lap', { settings: { ruleset: 'pfs-2016' } });
    expect((await on('desk')).settings).toMatchObject({ ruleset: 'pfs-2016' });
    expect(machines.desk.managed).toEqual(managed);
    expect(JSON.stringify(shared)).not.toContain('play');
  });

  it('does not accept pins without a history, and does not delete them elsewhere', async () => {
    await on('lap', { history: [PIN] });
    expect((await on('desk', { managed })).history).toBeUndefined();
    await on('desk');
    expect((await on('lap')).history).toMatchObject([{ word: 'żółw', pinned: true }]);
    delete machines.desk.managed;
    expect((await on('desk')).history).toMatchObject([{ word: 'żółw', pinned: true }]);
  });

  it('writes nothing if the policy bars it', async () => {
    await on('desk', { settings: { textSize: 'large' } });
    const before = structuredClone(shared);
    machines.desk.managed = { sync: false };
    local = machines.desk;
    await exchangeChange({ managed: {} }, 'local');
    expect(local).not.toHaveProperty('exchange');
    await on('desk', { settings: { textSize: 'larger' } });
    expect(shared).toEqual(before);
    // The user's own switch is unchanged.
    expect(local.aids).toEqual({ sync: true });
  });
});
