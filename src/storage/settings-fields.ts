/**
 * The user's choices, and how each is read from what is stored: one record in `storage.local` under the key `settings`. Field by field,
 * so that one that is missing or wrong takes its default and the others stay.
 */

import type { RulesetId } from '../rules/verdict.ts';
import { isRulesetId, RULESETS } from '../rulesets/index.ts';
import type { TileLanguage } from '../words/tiles.ts';
import { entriesOf, oneOf, PAGE_FIELDS, type ReadBy, readFields } from './page-settings.ts';

const FIELDS = {
  ...PAGE_FIELDS,
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
export type ChosenSettings = ReadBy<typeof FIELDS>;

/** Stored value of any shape → the choices. Never throws. */
export function readChosen(stored: unknown): ChosenSettings {
  return readFields(FIELDS, stored);
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
