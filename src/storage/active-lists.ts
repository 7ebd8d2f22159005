import * as v from 'valibot';
import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import { ACTIVE_LISTS_KEY } from './start-keys.ts';

/** Which list each ruleset goes by: ruleset → id of the list; rulesets without one go by the open list that ships. */
export type ActiveLists = Partial<Record<RulesetId, string>>;

const Ruleset = v.picklist(RULESET_IDS);
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** Stored value of any shape → the entries in it that are whole. */
export function parseActiveLists(stored: unknown): ActiveLists {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([ruleset, id]) => v.is(Ruleset, ruleset) && v.is(Id, id)));
}

/** Which list each ruleset goes by. @throws Error of the browser when the storage cannot be read. */
export async function activeListIds(): Promise<ActiveLists> {
  return parseActiveLists((await browser.storage.local.get(ACTIVE_LISTS_KEY))[ACTIVE_LISTS_KEY]);
}

/** @throws Error of the browser when the storage cannot be written. */
export async function writeActiveLists(active: ActiveLists): Promise<void> {
  await browser.storage.local.set({ [ACTIVE_LISTS_KEY]: active });
}
