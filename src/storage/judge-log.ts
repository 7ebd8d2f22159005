import * as v from 'valibot';
import { RULESET_IDS } from '../rulesets/index.ts';

const Challenge = v.object({
  /** Milliseconds since 1970. */
  time: v.number(),
  ruleset: v.picklist(RULESET_IDS),
  /** Name and edition of the list that decided; may be empty where rules alone do. */
  source: v.string(),
  /** As typed. */
  words: v.array(v.string()),
  /** What the players were told. */
  outcome: v.picklist(['allowed', 'disallowed', 'unfound']),
});

/** A play that the word judge has judged. */
export type Challenge = v.InferOutput<typeof Challenge>;

/** In the storage of the tab: it outlives the table and a reload, and closing the tab forgets it. */
const KEY = 'challenges';

/** All challenges that this tab has judged since the log was cleared, the earliest first. Entries that cannot be read are left out. */
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
