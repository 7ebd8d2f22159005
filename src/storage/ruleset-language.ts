import type { RulesetId } from '../rules/verdict.ts';
import type { TileLanguage } from '../words/tiles.ts';
import { RULESET_IDS } from './ruleset-ids.ts';

/** In which language a ruleset's words are laid and their grammar is told. */
export const RULESET_LANGUAGE: Readonly<Record<RulesetId, TileLanguage>> = {
  'pfs-2018': 'pl',
  'pfs-2016': 'pl',
  'sd-2026': 'de',
  '7slow': 'pl',
  'school-en': 'en',
};

/** Have the tiles of the ruleset's game values? In 7 słów a letter scores by the column that its card lies in. */
export function hasTileValues(ruleset: RulesetId): boolean {
  return ruleset !== '7slow';
}

/** Does the forms view show paradigms under the ruleset? English words have so few forms that there is none for them. */
export function hasFormsView(ruleset: RulesetId): boolean {
  return RULESET_LANGUAGE[ruleset] !== 'en';
}

/** All rulesets of the language that the given one is of, itself included, in the order in which they are offered. */
export function rulesetsOfLanguage(ruleset: RulesetId): RulesetId[] {
  return RULESET_IDS.filter((id) => RULESET_LANGUAGE[id] === RULESET_LANGUAGE[ruleset]);
}
