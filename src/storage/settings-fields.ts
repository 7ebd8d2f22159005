/**
 * The user's choices, and how each is read from what is stored: one record in `storage.local` under the key `settings`. Field by field,
 * so that one that is missing or wrong takes its default and the others stay. Without a library: the worker reads them before its first
 * answer.
 */

import type { RulesetId } from '../rules/verdict.ts';
import { isRulesetId, RULESETS } from '../rulesets/index.ts';
import type { TileLanguage } from '../words/tiles.ts';

type Read<T> = (stored: unknown) => T;

/** One of these values; the first is the default. */
function oneOf<const T>(values: readonly [T, ...T[]]): Read<T> {
  return (stored) => values.find((value) => value === stored) ?? values[0];
}

/** Name → value, whatever is stored: nothing is inherited, so that hosts may have the names of an object's own methods. */
function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
}

const FIELDS = {
  /** When the bubble appears: after every selection, with Alt held, or only from the menu and the shortcut. */
  bubble: oneOf(['selection', 'modifier', 'command']),
  /** Hosts (`example.org`, no port) on which no bubble appears by itself. */
  disabledSites: (stored: unknown): string[] =>
    Array.isArray(stored) ? stored.filter((site) => typeof site === 'string') : [],
  /** Rules chosen last in the popup; on pages they serve where the page's language says nothing. Undefined while none are chosen. */
  ruleset: (stored: unknown) => (isRulesetId(stored) ? stored : undefined),
  /** Rules for a page, or a part of one, that declares the language; those of another language are as wrong as none. */
  rulesetOf: (stored: unknown) => {
    const chosen = new Map(entriesOf(stored));
    const read: Partial<Record<TileLanguage, RulesetId>> = {};
    // The first ruleset of a language is its default.
    for (const { id, language } of RULESETS) if (!read[language] || chosen.get(language) === id) read[language] = id;
    return read as Record<TileLanguage, RulesetId>;
  },
  /** Host → rules chosen in the bubble there; an entry that is wrong is dropped, the others stay. To be read with `rulesetOfSite`. */
  siteRulesets: (stored: unknown): Record<string, RulesetId> => {
    const known = entriesOf(stored).filter((entry): entry is [string, RulesetId] => isRulesetId(entry[1]));
    return Object.fromEntries(known);
  },
  /** The theme of pages and bubble; `system` is what the browser asks for. */
  appearance: oneOf(['system', 'light', 'dark']),
  /** Size of the text of pages and bubble: 100, 115 or 130 %. */
  textSize: oneOf(['normal', 'large', 'larger']),
  /** Does the bubble appear beside a panel that is open in the same window, and shows the verdict, too? */
  bubbleBesidePanel: oneOf([true, false]),
  /** Are looked-up words kept? */
  history: oneOf([true, false]),
  /** Are hooks, the letters that may stand before or after a word, offered in the lookup? */
  hooks: oneOf([false, true]),
  /** At play: everything that finds words is hidden; verdicts and their reasons stay. */
  play: oneOf([false, true]),
};

/** The choices, without the default of `ruleset`: the browser has to be asked for that one. */
export type ChosenSettings = { [Name in keyof typeof FIELDS]: ReturnType<(typeof FIELDS)[Name]> };

/** Stored value of any shape → the choices. Never throws. */
export function readChosen(stored: unknown): ChosenSettings {
  const fields = new Map(entriesOf(stored));
  const read = Object.entries(FIELDS).map(([name, field]) => [name, field(fields.get(name))]);
  return Object.fromEntries(read);
}

/** The rules chosen for the host; undefined where none are. A host may be called `constructor`. */
export function rulesetOfSite(
  { siteRulesets }: Pick<ChosenSettings, 'siteRulesets'>,
  host: string,
): RulesetId | undefined {
  return Object.hasOwn(siteRulesets, host) ? siteRulesets[host] : undefined;
}

/**
 * The rules for words in the language; undefined where there are none. A page in Turkish is no page of English words: it is left to the
 * user's choice.
 * @param language a language tag as pages write it: `de`, `pl-PL`, `de_AT`.
 */
export function rulesetOfLanguage(
  { rulesetOf }: Pick<ChosenSettings, 'rulesetOf'>,
  language: string,
): RulesetId | undefined {
  const [name] = language.toLowerCase().split(/[-_]/);
  const known = RULESETS.find((ruleset) => ruleset.language === name);
  return known && rulesetOf[known.language];
}
