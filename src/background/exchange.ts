/**
 * The exchange with the user's other machines, through the browser's own synchronisation; read when it is switched on. What is here, what
 * was here after the last exchange and what stands in `storage.sync` are joined; then what came is taken over here, and what is missing
 * there is written there. Whenever it is broken off, the next one begins from what is stored.
 */
import { browser } from '../browser.ts';
import { parseActiveLists } from '../storage/active-lists.ts';
import { aidsIn } from '../storage/aids.ts';
import { changeExceptions, parseExceptions } from '../storage/exceptions.ts';
import {
  EXCHANGE_KEY,
  type ExchangeState,
  isListInUse,
  type ListInUse,
  parseStanding,
} from '../storage/exchange-state.ts';
import { parseHistory, STORED_HISTORY } from '../storage/history.ts';
import { due, type Entries, joined, type Values, withChanges, withNewcomer, written } from '../storage/merge.ts';
import { settingsUnder } from '../storage/policy.ts';
import { policyInForce } from '../storage/policy-in-force.ts';
import { changeSettings, parseSettings } from '../storage/settings.ts';
import { ACTIVE_LISTS_KEY, AIDS_KEY, EXCEPTIONS_KEY, MANAGED_KEY, SETTINGS_KEY } from '../storage/start-keys.ts';
import { isItem, packed, parseEntries, unpacked } from '../storage/sync-items.ts';
import {
  type Due,
  exceptionValues,
  pinValues,
  settingValues,
  withExceptions,
  withPins,
  withSettings,
} from '../storage/travelling.ts';
import { listRecords } from '../storage/word-lists.ts';

/** Milliseconds after which an exchange that brought nothing is written down: each word of the history asks for one. */
const TOLD_AGAIN = 60_000;

let running: Promise<void> | undefined;
let isAskedAgain = false;

/** Exchanges what was changed. Asked while it does so, it looks once more: any number of changes is one write. */
export function exchange(): Promise<void> {
  isAskedAgain = true;
  running ??= untilDone().finally(() => {
    running = undefined;
  });
  return running;
}

async function untilDone(): Promise<void> {
  while (isAskedAgain) {
    isAskedAgain = false;
    await once();
  }
}

/** @throws Error of the browser when what is here cannot be read or written: to take it for empty would delete it everywhere. */
async function once(): Promise<void> {
  const stored = await browser.storage.local.get([
    AIDS_KEY,
    MANAGED_KEY,
    SETTINGS_KEY,
    EXCEPTIONS_KEY,
    'history',
    ACTIVE_LISTS_KEY,
    EXCHANGE_KEY,
  ]);
  if (!aidsIn(stored).sync) {
    // Switched on again, the machine is like a new one: nobody knows when its values were changed.
    if (stored[EXCHANGE_KEY] !== undefined) await browser.storage.local.remove(EXCHANGE_KEY);
    return;
  }
  const before = parseExchange(stored[EXCHANGE_KEY]);
  const machine = before?.machine ?? crypto.randomUUID().slice(0, 8);
  const shared = await sharedItems();
  if (!shared && !before) return;

  const settings = parseSettings(stored[SETTINGS_KEY]);
  const exceptions = parseExceptions(stored[EXCEPTIONS_KEY]);
  const history = parseHistory(stored.history);
  const lists = await listsInUse(machine, stored[ACTIVE_LISTS_KEY], before);
  const current = { ...settingValues(settings), ...exceptionValues(exceptions), ...pinValues(history), ...lists };

  const now = Date.now();
  const there = shared ? unpacked(shared) : {};
  const own = before ? withChanges(before.entries, before.held, current, now) : withNewcomer(there, current, now);
  const entries = joined(own, there);
  const toTake = due(entries, current);
  const settingsAfter = withSettings(settings, toTake);
  const exceptionsAfter = withExceptions(exceptions, toTake);
  // With none kept, for the user's choice or a policy, pins that come are not taken, and not missed as if they had been deleted here.
  const keepsHistory = settingsUnder(policyInForce(), settingsAfter).history;
  const historyAfter = keepsHistory ? withPins(history, toTake) : history;
  // What cannot be taken comes each time. To write what is there already would be a change, and ask for the next exchange.
  const changed = (one: unknown, other: unknown) => written(one) !== written(other);
  await take(
    toTake.filter(([path]) => {
      if (path.startsWith('exception ')) return changed(exceptionsAfter, exceptions);
      return path.startsWith('pin ') ? changed(historyAfter, history) : changed(settingsAfter, settings);
    }),
    current,
  );

  const { items, unfit } = packed(entries);
  const isWritten = shared !== undefined && (await write(items, shared));
  const state: ExchangeState = {
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
  const asBefore = before && written({ ...before, last: 0 }) === written({ ...state, last: 0 });
  if (!asBefore || now - before.last > TOLD_AGAIN) await browser.storage.local.set({ [EXCHANGE_KEY]: state });
}

/** What stands in `storage.sync`; undefined when the browser does not say. */
async function sharedItems(): Promise<Record<string, unknown> | undefined> {
  try {
    return await browser.storage.sync.get(null);
  } catch {
    return undefined;
  }
}

/** @returns whether the browser has taken it: it refuses what is too much, and too often. */
async function write(items: Record<string, Entries>, shared: Record<string, unknown>): Promise<boolean> {
  const keys = new Set([...Object.keys(items), ...Object.keys(shared).filter(isItem)]);
  const changed = [...keys].filter((key) => written(items[key] ?? {}) !== written(shared[key]));
  try {
    if (changed.length > 0) {
      await browser.storage.sync.set(Object.fromEntries(changed.map((key) => [key, items[key] ?? {}])));
    }
    return true;
  } catch {
    return false;
  }
}

/** Takes over what has come, but for values that have been changed here since they were read: those are told at the next exchange. */
async function take(toTake: Due, current: Values): Promise<void> {
  const ofKinds = (...kinds: string[]) => toTake.filter(([path]) => kinds.includes(path.slice(0, path.indexOf(' '))));
  const stillAs = (dueHere: Due, values: Values) =>
    dueHere.filter(([path]) => written(values[path]) === written(current[path]));
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

/** The lists that this machine uses; where the database does not say, those that it said before. */
async function listsInUse(machine: string, active: unknown, before: ExchangeState | undefined): Promise<Values> {
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

/** The lists that the user's other machines use, each once. */
function listsElsewhere(entries: Entries, machine: string): ListInUse[] {
  const found = new Map<string, ListInUse>();
  for (const [path, [, value]] of Object.entries(entries)) {
    const [kind, where, ruleset] = path.split(' ');
    const list = { ...Object(value), ruleset };
    if (kind === 'list' && where !== machine && isListInUse(list)) found.set(`${ruleset} ${list.sha256}`, list);
  }
  return [...found.values()];
}

/** What was stored of the exchange, in whatever shape; undefined when it is none: then the machine is like a new one. */
function parseExchange(stored: unknown): ExchangeState | undefined {
  const standing = parseStanding(stored);
  const { machine, entries, held }: Partial<Record<keyof ExchangeState, unknown>> = Object(stored);
  if (!standing || typeof machine !== 'string' || typeof held !== 'object' || held === null) return undefined;
  return { ...standing, machine, entries: parseEntries(entries), held: held as Values };
}
