import type { DetailOf } from './detail.ts';
import {
  type Catalogue,
  type CatalogueEntry,
  type KindsOf,
  nameOfRule,
  OVERRIDE_RULES,
  type RuleNameIn,
} from './rule-entry.ts';
import type { Reason, RuleId, RulesetId } from './verdict.ts';

/** Name of a rule of any ruleset. */
export type AnyRule = RuleNameIn<RuleId>;

/** Returns the id of a rule of this ruleset. */
export const ruleIdOf = (ruleset: RulesetId, name: AnyRule): RuleId => `${ruleset}/${name}` as RuleId;

/** Returns the entry of the reason's rule. @param catalogue of its ruleset. @throws Error if it has no such rule */
export function entryOf({ rule }: Pick<Reason, 'rule'>, catalogue: Catalogue): CatalogueEntry {
  const name = nameOfRule(rule);
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : (OVERRIDE_RULES as Catalogue)[name];
  if (!entry) throw new Error(`no rule ${rule}`);
  return entry;
}

/** A reason or a finding, by its rule with or without the ruleset. */
export interface ByRule {
  rule: RuleId | AnyRule;
}

/** Returns true when the reason only says that no list of the game has the word. */
export const isNotListed = ({ rule }: ByRule): boolean => nameOfRule(rule) === 'not-listed';

export interface ReasonOptions {
  /** The side of a rule with the effect `both`; ignored for other rules. */
  effect?: 'admits' | 'excludes';
  /** False for a secondary reason. */
  decides?: boolean;
  curated?: boolean;
}

/** A reason that several documents share: without the ruleset of its rule and without its section. */
export interface Finding extends Omit<Reason, 'rule' | 'section'> {
  /** Name of the rule, without a ruleset. */
  rule: AnyRule;
}

/** Returns a function that makes findings by the rules of a catalogue. */
export function findingsBy<C extends Catalogue>(catalogue: C) {
  return <Name extends keyof C & AnyRule>(
    name: Name,
    detail: DetailOf<KindsOf<C[Name]>>,
    { effect = 'admits', decides = true, curated = false }: ReasonOptions = {},
  ): Finding => {
    const { effect: always } = catalogue[name] as CatalogueEntry;
    const found: Finding = { rule: name, effect: always === 'both' ? effect : always, decides, detail };
    if (curated) found.curated = true;
    return found;
  };
}

/** Returns the finding as a reason of this ruleset, with the catalogue's section; null if the catalogue has no such rule. */
export function reasonOf(finding: Finding, ruleset: RulesetId, catalogue: Catalogue): Reason | null {
  const { rule, effect, decides, detail, curated } = finding;
  const entry = Object.hasOwn(catalogue, rule) ? catalogue[rule] : undefined;
  if (!entry) return null;
  // Field by field: a spread takes as long as finding it.
  const reason: Reason = { rule: ruleIdOf(ruleset, rule), section: entry.section, effect, decides, detail };
  if (curated) reason.curated = curated;
  return reason;
}

/** Returns a function that makes reasons by the rules of one ruleset, each with the catalogue's section. */
export function reasonsBy<C extends Catalogue>(ruleset: RulesetId, catalogue: C) {
  const finding = findingsBy(catalogue);
  return <Name extends keyof C & AnyRule>(
    name: Name,
    detail: DetailOf<KindsOf<C[Name]>>,
    options?: ReasonOptions,
  ): Reason =>
    // The type admits only names of the catalogue.
    reasonOf(finding(name, detail, options), ruleset, catalogue)!;
}

/** Returns the first reason of each rule: deciding reasons before the others, otherwise in the given order. */
export function inOrder<R extends ByRule & Pick<Finding, 'decides'>>(reasons: readonly R[]): R[] {
  const ordered: R[] = [];
  for (const isDeciding of [true, false]) {
    for (const one of reasons) {
      if (one.decides === isDeciding && !ordered.some(({ rule }) => rule === one.rule)) ordered.push(one);
    }
  }
  return ordered;
}
