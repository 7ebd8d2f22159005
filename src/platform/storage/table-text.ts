/** A text on its way to the table of words. It waits in `storage.session`, never on the disk, until the table takes it. */

import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';

const KEY = 'tableText';

const TableText = v.object({
  /** The text whose words are judged; empty if the user will paste one. */
  text: v.string(),
  /** If absent, the rules chosen last. */
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
});
const Kept = v.object({ id: v.string(), ...TableText.entries });

export type TableText = v.InferOutput<typeof TableText>;

/** Stores the text and returns its id. A text that was not taken is replaced. @throws Error of the browser if it cannot be stored */
export async function keepTableText(text: TableText): Promise<string> {
  const id = crypto.randomUUID();
  await browser.storage.session.set({ [KEY]: { ...text, id } });
  return id;
}

/** Returns the text and removes it; null if it has been taken before. */
export async function takeTableText(id: string): Promise<TableText | null> {
  try {
    const kept = v.safeParse(Kept, (await browser.storage.session.get(KEY))[KEY]);
    if (!kept.success || kept.output.id !== id) return null;
    // Without a text, the entry stays, so that reloading the table finds its rules.
    if (kept.output.text) await browser.storage.session.remove(KEY);
    return kept.output;
  } catch {
    return null;
  }
}
