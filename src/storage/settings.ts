import * as v from 'valibot';
import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { defaultRuleset } from './default-ruleset.ts';
import { SETTINGS_KEY } from './early-keys.ts';
import { RULESET_IDS } from './ruleset-ids.ts';

const Ruleset = v.picklist(RULESET_IDS);

/** Rules for words of a language; those of another language are as wrong as none. */
const RulesetsByLanguage = v.object({
  pl: v.fallback(v.picklist(['pfs-2018', 'pfs-2016', '7slow']), 'pfs-2018'),
  de: v.fallback(v.picklist(['sd-2026']), 'sd-2026'),
  en: v.fallback(v.picklist(['school-en']), 'school-en'),
});

/**
 * The user's choices, one record in `storage.local` under the key `settings`. What is stored is checked when it is
 * read, field by field: a field that is missing or wrong takes its default and the others stay.
 */
const SettingsSchema = v.object({
  /** When the bubble appears: after every selection, with Alt held, or only from the menu and the shortcut. */
  bubble: v.fallback(v.picklist(['selection', 'modifier', 'command']), 'selection'),
  /** Hosts (`example.org`, no port) on which no bubble appears by itself. */
  disabledSites: v.fallback(v.array(v.string()), []),
  /** Rules chosen last in the popup; on pages they serve where the page's language says nothing. */
  ruleset: v.fallback(Ruleset, defaultRuleset),
  /** Rules for a page, or a part of one, that declares the language. */
  rulesetOf: v.fallback(RulesetsByLanguage, () => v.parse(RulesetsByLanguage, {})),
  /** Host → rules chosen in the bubble there; an entry that is wrong is dropped, the others stay. */
  siteRulesets: v.fallback(v.pipe(v.record(v.string(), v.unknown()), v.transform(onlyRulesets)), {}),
  /** The theme of pages and bubble; `system` is what the browser asks for. */
  appearance: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  /** Size of the text of pages and bubble: 100, 115 or 130 %. */
  textSize: v.fallback(v.picklist(['normal', 'large', 'larger']), 'normal'),
  /** Are looked-up words kept? */
  history: v.fallback(v.boolean(), true),
  /** Are hooks, the letters that may stand before or after a word, offered in the lookup? */
  hooks: v.fallback(v.boolean(), false),
  /** At play: everything that finds words is hidden; verdicts and their reasons stay. */
  play: v.fallback(v.boolean(), false),
});

function onlyRulesets(stored: Record<string, unknown>): Record<string, RulesetId> {
  const known = Object.entries(stored).filter((entry): entry is [string, RulesetId] => v.is(Ruleset, entry[1]));
  return Object.fromEntries(known);
}

export type Settings = v.InferOutput<typeof SettingsSchema>;

const KEY = SETTINGS_KEY;

/** Stored value of any shape → settings. */
export function parseSettings(stored: unknown): Settings {
  return v.parse(SettingsSchema, typeof stored === 'object' && stored !== null ? stored : {});
}

/** The settings of who has chosen nothing. */
export function defaultSettings(): Settings {
  return parseSettings({});
}

/** Defaults when nothing is stored or the storage cannot be read (private window, broken profile). */
export async function readSettings(): Promise<Settings> {
  try {
    return parseSettings((await browser.storage.local.get(KEY))[KEY]);
  } catch {
    return defaultSettings();
  }
}

/**
 * Changes the named fields, with no other change between reading and writing; every context hears of it through `onSettingsChanged`.
 * @param change the new values, or what makes them of those before: where a field is a list or a table and only a part of it changes.
 * @throws Error of the browser when the storage cannot be written.
 */
export async function changeSettings(
  change: Partial<Settings> | ((before: Settings) => Partial<Settings>),
): Promise<Settings> {
  return navigator.locks.request('verdikt-settings', async () => {
    const before = await readSettings();
    const settings = parseSettings({ ...before, ...(typeof change === 'function' ? change(before) : change) });
    await browser.storage.local.set({ [KEY]: settings });
    return settings;
  });
}

/** Calls `listener` after each change made in any context; gives a function that ends it. */
export function onSettingsChanged(listener: (settings: Settings) => void): () => void {
  const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = changes[KEY];
    if (area === 'local' && change) listener(parseSettings(change.newValue));
  };
  browser.storage.onChanged.addListener(changed);
  return () => browser.storage.onChanged.removeListener(changed);
}
