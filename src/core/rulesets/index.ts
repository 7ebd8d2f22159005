/** The only list of rulesets. The descriptor of a ruleset says everything else about it. */

import type { OVERRIDE_RULES } from '../rules/rule-entry.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { TileLanguage } from '../words/tiles.ts';
import type { RuleName as Slow7Rule } from './7slow/catalogue.ts';
import { descriptor as slow7 } from './7slow/descriptor.ts';
import type { RuleName as Pfs2016Rule } from './pfs-2016/catalogue.ts';
import { descriptor as pfs2016 } from './pfs-2016/descriptor.ts';
import type { RuleName as Pfs2018Rule } from './pfs-2018/catalogue.ts';
import { descriptor as pfs2018 } from './pfs-2018/descriptor.ts';
import type { RuleName as SchoolEnRule } from './school-en/catalogue.ts';
import { descriptor as schoolEn } from './school-en/descriptor.ts';
import type { RuleName as Sd2026Rule } from './sd-2026/catalogue.ts';
import { descriptor as sd2026 } from './sd-2026/descriptor.ts';

/**
 * The rulesets in the order in which they are offered. The first one, and the first of each language, are the defaults of a user who has
 * chosen none.
 */
const LISTED = [pfs2018, pfs2016, sd2026, slow7, schoolEn] as const;

type Descriptor = (typeof LISTED)[number];

export type RulesetId = Descriptor['id'];

/** The rules of each document that decide words. */
interface DecidingRules extends Record<RulesetId, string> {
  'pfs-2018': Pfs2018Rule;
  'pfs-2016': Pfs2016Rule;
  'sd-2026': Sd2026Rule;
  '7slow': Slow7Rule;
  'school-en': SchoolEnRule;
}

/** A ruleset's rules, including those on challenges, and the overrides that precede all rules. */
type RuleOf<Id extends RulesetId> =
  | DecidingRules[Id]
  | Extract<Descriptor, { id: Id }>['challenge']['allowed' | 'disallowed']
  | keyof typeof OVERRIDE_RULES;

/** `<ruleset>/<name>`, as in the rule catalogue. */
export type RuleId = { [Id in RulesetId]: `${Id}/${RuleOf<Id>}` }[RulesetId];

/** The rulesets whose players have a page for the table. */
export type RulesetWithGame = Extract<(typeof LISTED)[number], { offers: { gamePage: true } }>['id'];

export const RULESETS: readonly [Ruleset<RulesetId>, ...Ruleset<RulesetId>[]] = LISTED;

/** Their ids, in the same order. */
export const RULESET_IDS: readonly RulesetId[] = RULESETS.map(({ id }) => id);

export function isRulesetId(id: unknown): id is RulesetId {
  return RULESETS.some((ruleset) => ruleset.id === id);
}

export function hasGamePage(id: RulesetId): id is RulesetWithGame {
  return rulesetOf(id).offers.gamePage === true;
}

export function rulesetOf(id: RulesetId): Ruleset<RulesetId> {
  // The type has only the ids of the list.
  return RULESETS.find((ruleset) => ruleset.id === id)!;
}

/** All rulesets whose words are of the language, in the order in which they are offered. */
export function rulesetsOfLanguage(language: TileLanguage): RulesetId[] {
  return RULESETS.filter((ruleset) => ruleset.language === language).map(({ id }) => id);
}
