import * as v from 'valibot';
import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import type { Policy } from './policy.ts';
import { policyIn } from './policy-in-force.ts';
import { ACTIVE_LISTS_KEY, MANAGED_KEY } from './start-keys.ts';

/**
 * Which list each ruleset goes by: ruleset → id of the list, or what stands for a list that a policy fixes by its checksum; rulesets
 * without one go by the open list that ships.
 */
export type ActiveLists = Partial<Record<RulesetId, string>>;

const Ruleset = v.picklist(RULESET_IDS);
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** Stored value of any shape → the entries in it that are whole. */
export function parseActiveLists(stored: unknown): ActiveLists {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([ruleset, id]) => v.is(Ruleset, ruleset) && v.is(Id, id)));
}

/** Before the checksum of a list that a policy fixes. No id has it: those are random. */
const BY_CHECKSUM = 'sha256:';

/** The checksum of the list that a policy fixes; undefined where it is the id of a list. */
export function checksumOf(id: string): string | undefined {
  return id.startsWith(BY_CHECKSUM) ? id.slice(BY_CHECKSUM.length) : undefined;
}

/** Which list each ruleset goes by: that of the policy, or else the user's own. */
export function activeUnder({ lists }: Pick<Policy, 'lists'>, own: ActiveLists): ActiveLists {
  const fixed = Object.entries(lists).map(([ruleset, { sha256 }]) => [ruleset, BY_CHECKSUM + sha256]);
  return { ...own, ...Object.fromEntries(fixed) };
}

/** Which list each ruleset goes by. @throws Error of the browser when the storage cannot be read. */
export async function activeListIds(): Promise<ActiveLists> {
  const stored = await browser.storage.local.get([ACTIVE_LISTS_KEY, MANAGED_KEY]);
  return activeUnder(policyIn(stored), parseActiveLists(stored[ACTIVE_LISTS_KEY]));
}

/** Which list each ruleset goes by where no policy fixes one. @throws Error of the browser when the storage cannot be read. */
export async function ownActiveLists(): Promise<ActiveLists> {
  return parseActiveLists((await browser.storage.local.get(ACTIVE_LISTS_KEY))[ACTIVE_LISTS_KEY]);
}

/** @throws Error of the browser when the storage cannot be written. */
export async function writeActiveLists(active: ActiveLists): Promise<void> {
  await browser.storage.local.set({ [ACTIVE_LISTS_KEY]: active });
}
