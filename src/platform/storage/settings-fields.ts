/**
 * The user's settings and how each is read: one record in `storage.local` under the key `settings`. It is read field by field, so a missing
 * or invalid field becomes its default and the others stay. No library is used, because the worker reads them before its first answer.
 */

import type { RulesetId } from '../../core/rules/verdict.ts';
import { isRulesetId, RULESETS } from '../../core/rulesets/index.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';

type Parser<T> = (stored: unknown) => T;

/** Reads one of these values; the first is the default. */
function oneOf<const T>(values: readonly [T, ...T[]]): Parser<T> {
  return (stored) => values.find((value) => value === stored) ?? values[0];
}

/** Returns the own entries of any stored value, so that hosts may be named like methods of objects. */
function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
}

const FIELDS = {
  /** When the bubble appears: after every selection, with Alt held, or only from menu and shortcut. */
  bubble: oneOf(['selection', 'modifier', 'command']),
  /** Hosts (`example.org`, no port) on which no bubble appears by itself. */
  disabledSites: (stored: unknown): string[] =>
    Array.isArray(stored) ? stored.filter((site) => typeof site === 'string') : [],
  /** Rules chosen last in the popup; pages use them if their language decides nothing. Undefined before a choice. */
  ruleset: (stored: unknown) => (isRulesetId(stored) ? stored : undefined),
  /** Rules for pages, or parts of pages, in a language. Rules of another language are invalid. */
  rulesetOf: (stored: unknown) => {
    const chosen = new Map(entriesOf(stored));
    const rulesets: Partial<Record<TileLanguage, RulesetId>> = {};
    // The first ruleset of a language is its default.
    for (const { id, language } of RULESETS)
      if (!rulesets[language] || chosen.get(language) === id) rulesets[language] = id;
    return rulesets as Record<TileLanguage, RulesetId>;
  },
  /** Host → rules chosen in the bubble there; invalid entries are dropped. Read it with `rulesetOfSite`. */
  siteRulesets: (stored: unknown): Record<string, RulesetId> => {
    const known = entriesOf(stored).filter((entry): entry is [string, RulesetId] => isRulesetId(entry[1]));
    return Object.fromEntries(known);
  },
  /** Theme of pages and bubble; `system` follows the browser. */
  appearance: oneOf(['system', 'light', 'dark']),
  /** Text size of pages and bubble: 100, 115 or 130 %. */
  textSize: oneOf(['normal', 'large', 'larger']),
  /** True when the bubble appears beside an open panel of the same window, which shows the verdict, too. */
  bubbleBesidePanel: oneOf([true, false]),
  /** True when looked-up words are kept. */
  history: oneOf([true, false]),
  /** True when the lookup offers hooks. */
  hooks: oneOf([false, true]),
  /** At play: everything that finds words is hidden. Verdicts and reasons stay. */
  play: oneOf([false, true]),
};

/** The settings, without the default of `ruleset`, which depends on the browser. */
export type ChosenSettings = { [Name in keyof typeof FIELDS]: ReturnType<(typeof FIELDS)[Name]> };

/** Parses a stored value of any shape. Never throws. */
export function parseChosenSettings(stored: unknown): ChosenSettings {
  const fields = new Map(entriesOf(stored));
  const read = Object.entries(FIELDS).map(([name, field]) => [name, field(fields.get(name))]);
  return Object.fromEntries(read);
}

/** Returns the rules chosen for the host; undefined if none. A host may be called `constructor`. */
export function rulesetOfSite(
  { siteRulesets }: Pick<ChosenSettings, 'siteRulesets'>,
  host: string,
): RulesetId | undefined {
  return Object.hasOwn(siteRulesets, host) ? siteRulesets[host] : undefined;
}

/**
 * Returns the rules for words in the language; undefined if there are none. Pages in Turkish have no English words, so they use the user's
 * choice.
 * @param language tag as pages write it: `de`, `pl-PL`, `de_AT`
 */
export function rulesetOfLanguage(
  { rulesetOf }: Pick<ChosenSettings, 'rulesetOf'>,
  language: string,
): RulesetId | undefined {
  const [name] = language.toLowerCase().split(/[-_]/);
  const known = RULESETS.find((ruleset) => ruleset.language === name);
  return known && rulesetOf[known.language];
}
