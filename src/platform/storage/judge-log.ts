import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';

const Challenge = v.object({
  /** Milliseconds since 1970. */
  time: v.number(),
  ruleset: v.picklist(RULESET_IDS),
  /** Name and edition of the deciding list; empty if rules alone decide. */
  source: v.string(),
  /** As typed. */
  words: v.array(v.string()),
  /** The outcome shown to the players. */
  outcome: v.picklist(['allowed', 'disallowed', 'unfound']),
});

/** A play that the word judge has judged. */
export type Challenge = v.InferOutput<typeof Challenge>;

/** In the tab's storage: it outlives the table and a reload, and ends with the tab. */
const KEY = 'challenges';

/** Returns all challenges of this tab since the log was cleared, the earliest first. Invalid entries are left out. */
export function readLog(): Challenge[] {
  const stored = v.safeParse(v.array(v.unknown()), parsed());
  if (!stored.success) return [];
  return stored.output.filter((entry): entry is Challenge => v.is(Challenge, entry));
}

function parsed(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

export function addToLog(challenge: Challenge): void {
  sessionStorage.setItem(KEY, JSON.stringify([...readLog(), challenge]));
}

export function clearLog(): void {
  sessionStorage.removeItem(KEY);
}
