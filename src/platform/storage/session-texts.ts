import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';

/** A text on its way to the table of words. It waits in `storage.session`, never on the disk, until the table takes it. */

const TABLE_TEXT_KEY = 'tableText';

const TableText = v.object({
  /** The text whose words are judged; empty if the user will paste one. */
  text: v.string(),
  /** If absent, the rules chosen last. */
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
});
const StoredTableText = v.object({ id: v.string(), ...TableText.entries });

export type TableText = v.InferOutput<typeof TableText>;

/** Stores the text and returns its id. A text that was not taken is replaced. @throws Error of the browser if it cannot be stored */
export async function storeTableText(text: TableText): Promise<string> {
  const id = crypto.randomUUID();
  await browser.storage.session.set({ [TABLE_TEXT_KEY]: { ...text, id } });
  return id;
}

/** Returns the text and removes it; null if it has been taken before. */
export async function takeTableText(id: string): Promise<TableText | null> {
  try {
    const kept = v.safeParse(StoredTableText, (await browser.storage.session.get(TABLE_TEXT_KEY))[TABLE_TEXT_KEY]);
    if (!kept.success || kept.output.id !== id) return null;
    // Without a text, the entry stays, so that reloading the table finds its rules.
    if (kept.output.text) await browser.storage.session.remove(TABLE_TEXT_KEY);
    return kept.output;
  } catch {
    return null;
  }
}

/** The place of the lookup; each place has its own text. */
export type LookupPlace = 'popup' | 'panel';

/**
 * Key of the typed text. It is stored until the browser is closed, never on the disk. All windows share it, so private ones do not use
 * it.
 */
const typedKey = (place: LookupPlace) => `typed-${place}`;

/** Returns the text of the field when the page was last closed in an ordinary window. */
export async function readTyped(place: LookupPlace): Promise<string> {
  try {
    const { [typedKey(place)]: typed } = await browser.storage.session.get(typedKey(place));
    return typeof typed === 'string' ? typed : '';
  } catch {
    return '';
  }
}

/** Stores the text of the field. Must not be called in private windows. */
export async function writeTyped(place: LookupPlace, typed: string): Promise<void> {
  try {
    await browser.storage.session.set({ [typedKey(place)]: typed });
  } catch {
    // The text then remains in the page's memory only.
  }
}
