/**
 * A text on its way to the table of words. It waits in the memory of the browser, never on disk, where addresses go, until the table
 * takes it.
 */

import * as v from 'valibot';
import { browser } from '../browser.ts';
import { RULESET_IDS } from '../rulesets/index.ts';

const KEY = 'tableText';

const TableText = v.object({
  /** Whose words are judged; empty where one is to be pasted. */
  text: v.string(),
  /** The rules chosen last without it. */
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
});
const Kept = v.object({ id: v.string(), ...TableText.entries });

export type TableText = v.InferOutput<typeof TableText>;

/** @returns the id to take it with. A text that nobody has taken gives way. @throws Error of the browser when it cannot be kept. */
export async function keepTableText(text: TableText): Promise<string> {
  const id = crypto.randomUUID();
  await browser.storage.session.set({ [KEY]: { ...text, id } });
  return id;
}

/** The text, which is gone from there afterwards; null when it has been taken before. */
export async function takeTableText(id: string): Promise<TableText | null> {
  try {
    const kept = v.safeParse(Kept, (await browser.storage.session.get(KEY))[KEY]);
    if (!kept.success || kept.output.id !== id) return null;
    // Where there is none, reloading the table finds its rules again.
    if (kept.output.text) await browser.storage.session.remove(KEY);
    return kept.output;
  } catch {
    return null;
  }
}
