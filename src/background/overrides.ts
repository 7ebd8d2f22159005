/**
 * The user's overrides in the worker: the active word list of a ruleset, opened, and its exceptions. Without either it costs two more keys
 * in the worker's first read.
 */

import type { UserOverrides } from '../core/rules/legal.ts';
import { exceptionsUnder } from '../core/rules/overrides.ts';
import type { OfficialList } from '../core/rules/rules.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { listNeighbours } from '../core/word-lists/packed-word-list.ts';
import { browser } from '../platform/browser.ts';
import { applyListPolicy, checksumOf, onListsChanged, parseActiveLists } from '../platform/storage/active-lists.ts';
import { DatabaseError, LoadError } from '../platform/storage/errors.ts';
import { onExceptionsChanged, parseExceptions } from '../platform/storage/exceptions.ts';
import { parsePolicy } from '../platform/storage/policy.ts';
import { ACTIVE_LISTS_KEY, EXCEPTIONS_KEY, MANAGED_KEY } from '../platform/storage/stored-values.ts';
import { listRecords, openRecord } from '../platform/storage/word-lists.ts';
import { storedAtStart } from './start.ts';

let stored = storedAtStart;
let loaded = new Map<RulesetId, Promise<UserOverrides>>();

/**
 * Returns the user's word list and exceptions for the ruleset, read once for all callers until they change. After a failure the next call
 * tries again.
 * @throws LoadError `list`, `newer`, `unimported`
 */
export function userOverrides(ruleset: RulesetId): Promise<UserOverrides> {
  const known = loaded.get(ruleset);
  if (known) return known;
  const reading = loadOverrides(ruleset);
  const readFor = loaded;
  readFor.set(ruleset, reading);
  reading.catch(() => readFor.delete(ruleset));
  return reading;
}

/** Releases the overrides of rulesets that are not needed. */
export function releaseOverrides(isNeeded: (ruleset: RulesetId) => boolean): void {
  for (const ruleset of loaded.keys()) if (!isNeeded(ruleset)) loaded.delete(ruleset);
}

async function loadOverrides(ruleset: RulesetId): Promise<UserOverrides> {
  const values = await stored;
  const policy = parsePolicy(values[MANAGED_KEY]);
  const id = applyListPolicy(policy, parseActiveLists(values[ACTIVE_LISTS_KEY]))[ruleset];
  const official = id === undefined ? undefined : await openOfficial(id);
  // With a fixed list, verdicts must not depend on the user of the device.
  const all = policy.lists[ruleset] ? [] : parseExceptions(values[EXCEPTIONS_KEY]);
  const exceptions = exceptionsUnder(rulesetOf(ruleset), all);
  return { ...(official && { official }), ...(exceptions.size > 0 && { exceptions }) };
}

async function openOfficial(id: string): Promise<OfficialList> {
  try {
    const checksum = checksumOf(id);
    const { record, list } = await openRecord(checksum === undefined ? id : await listWith(checksum));
    const { name, edition } = record;
    return {
      name,
      edition,
      shortest: list.shortest,
      longest: list.longest,
      has: (form) => list.has(form),
      neighbours: (...query) => listNeighbours(list, ...query),
      packed: list,
    };
  } catch (cause) {
    throw asListError(`opening the word list ${id}`, cause);
  }
}

/** Returns the id of the list with this checksum. @throws LoadError `unimported`; DatabaseError */
async function listWith(checksum: string): Promise<string> {
  const record = (await listRecords()).find(({ sha256 }) => sha256 === checksum);
  if (!record) throw new LoadError('unimported', 'looking for the fixed list', checksum);
  return record.id;
}

/** Returns an error of reading a user's list as a `LoadError`. */
export function asListError(doing: string, cause: unknown): LoadError {
  if (cause instanceof LoadError) return cause;
  const isNewer = cause instanceof DatabaseError && cause.code === 'newer';
  return new LoadError(isNewer ? 'newer' : 'list', doing, cause);
}

/** After a change of lists, names or exceptions, the next caller reads again. */
function forget(): void {
  stored = browser.storage.local.get([ACTIVE_LISTS_KEY, EXCEPTIONS_KEY, MANAGED_KEY]).catch(() => ({}));
  loaded = new Map();
}

onListsChanged(forget);
onExceptionsChanged(forget);
