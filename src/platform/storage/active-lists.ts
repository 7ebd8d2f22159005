import * as v from 'valibot';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';
import { type Policy, parsePolicy } from './policy.ts';
import { ACTIVE_LISTS_KEY, MANAGED_KEY, onAnyStored } from './stored-values.ts';

/**
 * The list of each ruleset: the id of the list, or a placeholder for a list that a policy fixes by its checksum. Rulesets without one use
 * the open list that ships.
 */
export type ActiveLists = Partial<Record<RulesetId, string>>;

const Ruleset = v.picklist(RULESET_IDS);
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** Parses a stored value of any shape; drops invalid entries. */
export function parseActiveLists(stored: unknown): ActiveLists {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([ruleset, id]) => v.is(Ruleset, ruleset) && v.is(Id, id)));
}

/** Prefix of the checksum of a list that a policy fixes. Ids are random and never begin so. */
const BY_CHECKSUM = 'sha256:';

/** Returns the checksum of a list that a policy fixes; undefined for the id of a list. */
export function checksumOf(id: string): string | undefined {
  return id.startsWith(BY_CHECKSUM) ? id.slice(BY_CHECKSUM.length) : undefined;
}

/** Returns the list of each ruleset: that of the policy, else the user's own. */
export function applyListPolicy({ lists }: Pick<Policy, 'lists'>, own: ActiveLists): ActiveLists {
  const fixed = Object.entries(lists).map(([ruleset, { sha256 }]) => [ruleset, BY_CHECKSUM + sha256]);
  return { ...own, ...Object.fromEntries(fixed) };
}

/** Returns the list of each ruleset. @throws Error of the browser if the storage cannot be read */
export async function activeListIds(): Promise<ActiveLists> {
  const stored = await browser.storage.local.get([ACTIVE_LISTS_KEY, MANAGED_KEY]);
  return applyListPolicy(parsePolicy(stored[MANAGED_KEY]), parseActiveLists(stored[ACTIVE_LISTS_KEY]));
}

/** Returns the user's own choice of lists, without the policy. @throws Error of the browser if the storage cannot be read */
export async function ownActiveLists(): Promise<ActiveLists> {
  return parseActiveLists((await browser.storage.local.get(ACTIVE_LISTS_KEY))[ACTIVE_LISTS_KEY]);
}

/** @throws Error of the browser if the storage cannot be written */
export async function writeActiveLists(active: ActiveLists): Promise<void> {
  await browser.storage.local.set({ [ACTIVE_LISTS_KEY]: active });
}

/** Key of `storage.local` that is written with each change of a list, so that every context is notified, also the stopped worker. */
export const LISTS_CHANGED_KEY = 'listsChanged';

/** Calls `listener` after each change of a list, of the active lists or of the policy, in any context. @returns a function that stops it */
export function onListsChanged(listener: () => void): () => void {
  return onAnyStored([LISTS_CHANGED_KEY, ACTIVE_LISTS_KEY, MANAGED_KEY], listener);
}
