import type { OVERRIDE_RULES } from '../rules/rule-entry.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { TileLanguage } from '../words/tiles.ts';
import * as LIST from './list.ts';

type Descriptor = (typeof LIST)[keyof typeof LIST];

export type RulesetId = Descriptor['id'];

/** A ruleset's rules, including those on challenges, and the overrides that precede all rules. */
type RuleOf<D extends Descriptor> =
  | NonNullable<D['ruleNames']>
  | D['challenge']['allowed' | 'disallowed']
  | keyof typeof OVERRIDE_RULES;

/** `<ruleset>/<name>`, as in the rule catalogue. */
export type RuleId = {
  [Id in RulesetId]: `${Id}/${RuleOf<Extract<Descriptor, { id: Id }>>}`;
}[RulesetId];

/** The rulesets whose players have a page for the table. */
export type RulesetWithGame = Extract<Descriptor, { offers: { gamePage: true } }>['id'];

/**
 * The rulesets in the order in which they are offered. The first one, and the first of each language, are the defaults of a user who has
 * chosen none.
 */
export const RULESETS = Object.values<Ruleset<RulesetId>>(LIST).sort((one, other) => one.place - other.place) as [
  Ruleset<RulesetId>,
  ...Ruleset<RulesetId>[],
];

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
