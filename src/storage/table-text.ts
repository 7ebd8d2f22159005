/**
 * A text on its way to the table of words. It is too long for an address, so it waits in the memory of the browser, never on disk,
 * until the table takes it.
 */
import * as v from 'valibot';
import { browser } from '../browser.ts';

const KEY = 'tableText';

const Kept = v.object({ id: v.string(), text: v.string() });

/** @returns the id to take it with. A text that nobody has taken gives way. */
export async function keepTableText(text: string): Promise<string> {
  const id = crypto.randomUUID();
  await browser.storage.session.set({ [KEY]: { id, text } });
  return id;
}

/** The text, which is gone from there afterwards; null when it has been taken before. */
export async function takeTableText(id: string): Promise<string | null> {
  try {
    const kept = v.safeParse(Kept, (await browser.storage.session.get(KEY))[KEY]);
    if (!kept.success || kept.output.id !== id) return null;
    await browser.storage.session.remove(KEY);
    return kept.output.text;
  } catch {
    return null;
  }
}
