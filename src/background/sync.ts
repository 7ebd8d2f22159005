import { browser } from '../platform/browser.ts';
import { parseActiveLists } from '../platform/storage/active-lists.ts';
import { aidsIn } from '../platform/storage/aids.ts';
import { changeExceptions, parseExceptions } from '../platform/storage/exceptions.ts';
import { parseHistory, STORED_HISTORY } from '../platform/storage/history.ts';
import { applyPolicy, parsePolicy } from '../platform/storage/policy.ts';
import { changeSettings, parseSettings } from '../platform/storage/settings.ts';
import {
  ACTIVE_LISTS_KEY,
  AIDS_KEY,
  EXCEPTIONS_KEY,
  MANAGED_KEY,
  SETTINGS_KEY,
} from '../platform/storage/stored-values.ts';
import {
  canonicalJson,
  type Entries,
  isItem,
  mergeEntries,
  packEntries,
  parseEntries,
  pendingEntries,
  unpackEntries,
  type Values,
  withChanges,
  withNewcomer,
} from '../platform/storage/sync-entries.ts';
import {
  isListInUse,
  type ListInUse,
  parseSyncStatus,
  SYNC_KEY,
  type SyncState,
} from '../platform/storage/sync-state.ts';
import {
  exceptionValues,
  type PendingEntries,
  pinValues,
  settingValues,
  withExceptions,
  withPins,
  withSettings,
} from '../platform/storage/sync-values.ts';
import { listRecords } from '../platform/storage/word-lists.ts';

/**
 * Sync with the user's other devices, through the browser's own synchronisation; loaded when it is switched on. It merges the values here,
 * those after the last sync, and those of `storage.sync`; then it takes over new values here and writes missing ones there. After an
 * interruption the next sync begins from what is stored.
 */

/** Milliseconds after which a sync without changes is recorded; each word of the history starts one. */
const RECORD_AGAIN_MS = 60_000;

let running: Promise<void> | undefined;
let isRequestedAgain = false;

/** Synchronises changes. Called during a sync, it runs once more, so any number of changes is one write. */
export function synchronise(): Promise<void> {
  isRequestedAgain = true;
  running ??= repeatWhileRequested().finally(() => {
    running = undefined;
  });
  return running;
}

async function repeatWhileRequested(): Promise<void> {
  while (isRequestedAgain) {
    isRequestedAgain = false;
    await synchroniseOnce();
  }
}

/** @throws Error of the browser if local values cannot be read or written; to take them for empty would delete them everywhere */
async function synchroniseOnce(): Promise<void> {
  const stored = await browser.storage.local.get([
    AIDS_KEY,
    MANAGED_KEY,
    SETTINGS_KEY,
    EXCEPTIONS_KEY,
    'history',
    ACTIVE_LISTS_KEY,
    SYNC_KEY,
  ]);
  if (!aidsIn(stored).sync) {
    // When sync is switched on again the device is like a new one, since the time of its changes is unknown.
    if (stored[SYNC_KEY] !== undefined) await browser.storage.local.remove(SYNC_KEY);
    return;
  }
  const before = parseSyncState(stored[SYNC_KEY]);
  const machine = before?.machine ?? crypto.randomUUID().slice(0, 8);
  const shared = await sharedItems();
  if (!shared && !before) return;

  const settings = parseSettings(stored[SETTINGS_KEY]);
  const exceptions = parseExceptions(stored[EXCEPTIONS_KEY]);
  const history = parseHistory(stored.history);
  const lists = await listsInUse(machine, stored[ACTIVE_LISTS_KEY], before);
  const current = { ...settingValues(settings), ...exceptionValues(exceptions), ...pinValues(history), ...lists };

  const now = Date.now();
  const there = shared ? unpackEntries(shared) : {};
  const own = before ? withChanges(before.entries, before.held, current, now) : withNewcomer(there, current, now);
  const entries = mergeEntries(own, there);
  const received = pendingEntries(entries, current);
  const settingsAfter = withSettings(settings, received);
  const exceptionsAfter = withExceptions(exceptions, received);
  // Without a history, by the user's choice or a policy, pins are not taken over, and do not count as deleted here.
  const hasHistory = applyPolicy(parsePolicy(stored[MANAGED_KEY]), settingsAfter).history;
  const historyAfter = hasHistory ? withPins(history, received) : history;
  // Values that cannot be taken over arrive each time. Writing what is already there would be a change and start the next sync.
  const changed = (one: unknown, other: unknown) => canonicalJson(one) !== canonicalJson(other);
  await apply(
    received.filter(([path]) => {
      if (path.startsWith('exception ')) return changed(exceptionsAfter, exceptions);
      return path.startsWith('pin ') ? changed(historyAfter, history) : changed(settingsAfter, settings);
    }),
    current,
  );

  const { items, unfit } = packEntries(entries);
  const isWritten = shared !== undefined && (await write(items, shared));
  const state: SyncState = {
    machine,
    entries,
    held: {
      ...settingValues(settingsAfter),
      ...exceptionValues(exceptionsAfter),
      ...pinValues(historyAfter),
      ...lists,
    },
    last: shared ? now : (before?.last ?? 0),
    unfit: unfit.length,
    refused: !isWritten,
    lists: listsElsewhere(entries, machine),
  };
  const asBefore = before && canonicalJson({ ...before, last: 0 }) === canonicalJson({ ...state, last: 0 });
  if (!asBefore || now - before.last > RECORD_AGAIN_MS) await browser.storage.local.set({ [SYNC_KEY]: state });
}

/** Returns the contents of `storage.sync`; undefined if the browser does not answer. */
async function sharedItems(): Promise<Record<string, unknown> | undefined> {
  try {
    return await browser.storage.sync.get(null);
  } catch {
    return undefined;
  }
}

/** @returns true if the browser accepted it; it refuses what is too much or too frequent */
async function write(items: Record<string, Entries>, shared: Record<string, unknown>): Promise<boolean> {
  const keys = new Set([...Object.keys(items), ...Object.keys(shared).filter(isItem)]);
  const changed = [...keys].filter((key) => canonicalJson(items[key] ?? {}) !== canonicalJson(shared[key]));
  try {
    if (changed.length > 0) {
      await browser.storage.sync.set(Object.fromEntries(changed.map((key) => [key, items[key] ?? {}])));
    }
    return true;
  } catch {
    return false;
  }
}

/** Takes over received values, except those that have been changed here since; these are sent with the next sync. */
async function apply(received: PendingEntries, current: Values): Promise<void> {
  const ofKinds = (...kinds: string[]) => received.filter(([path]) => kinds.includes(path.slice(0, path.indexOf(' '))));
  const stillAs = (pending: PendingEntries, values: Values) =>
    pending.filter(([path]) => canonicalJson(values[path]) === canonicalJson(current[path]));
  const ofSettings = ofKinds('setting', 'language', 'site', 'quiet');
  const ofExceptions = ofKinds('exception');
  const pins = ofKinds('pin');
  if (ofSettings.length > 0) {
    await changeSettings((before) => withSettings(before, stillAs(ofSettings, settingValues(before))));
  }
  if (ofExceptions.length > 0) {
    await changeExceptions((before) => withExceptions(before, stillAs(ofExceptions, exceptionValues(before))));
  }
  if (pins.length > 0) await STORED_HISTORY.change((before) => withPins(before, stillAs(pins, pinValues(before))));
}

/** Returns the lists that this device uses; if the database cannot be read, those of the last sync. */
async function listsInUse(machine: string, active: unknown, before: SyncState | undefined): Promise<Values> {
  const inUse = Object.entries(parseActiveLists(active));
  if (inUse.length === 0) return {};
  try {
    const records = new Map((await listRecords()).map((record) => [record.id, record]));
    return Object.fromEntries(
      inUse.flatMap(([ruleset, id]) => {
        const record = records.get(id);
        if (!record) return [];
        const { name, edition, sha256 } = record;
        return [[`list ${machine} ${ruleset}`, { name, edition, sha256 }]];
      }),
    );
  } catch {
    const held = Object.entries(before?.held ?? {});
    return Object.fromEntries(held.filter(([path]) => path.startsWith(`list ${machine} `)));
  }
}

/** Returns the lists of the other devices, each once. */
function listsElsewhere(entries: Entries, machine: string): ListInUse[] {
  const found = new Map<string, ListInUse>();
  for (const [path, [, value]] of Object.entries(entries)) {
    const [kind, where, ruleset] = path.split(' ');
    const list = { ...Object(value), ruleset };
    if (kind === 'list' && where !== machine && isListInUse(list)) found.set(`${ruleset} ${list.sha256}`, list);
  }
  return [...found.values()];
}

/** Parses the stored state of sync; undefined if there is none, as on a new device. */
function parseSyncState(stored: unknown): SyncState | undefined {
  const status = parseSyncStatus(stored);
  const { machine, entries, held }: Partial<Record<keyof SyncState, unknown>> = Object(stored);
  if (!status || typeof machine !== 'string' || typeof held !== 'object' || held === null) return undefined;
  return { ...status, machine, entries: parseEntries(entries), held: held as Values };
}
