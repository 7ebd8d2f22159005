import type { DetailOf } from './detail.ts';
import {
  ABOVE_RULES,
  type Catalogue,
  type CatalogueEntry,
  type KindsOf,
  nameOfRule,
  type RuleNameIn,
} from './rule-entry.ts';
import type { Reason, RuleId, RulesetId } from './verdict.ts';

/** Name of a rule of any ruleset. */
export type AnyRule = RuleNameIn<RuleId>;

/** The id of a rule of this ruleset. */
export const ruleIdOf = (ruleset: RulesetId, name: AnyRule): RuleId => `${ruleset}/${name}` as RuleId;

/** What is known of the rule that gave the reason. @param catalogue of its ruleset. @throws Error when it has no such rule. */
export function entryOf({ rule }: Pick<Reason, 'rule'>, catalogue: Catalogue): CatalogueEntry {
  const name = nameOfRule(rule);
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : (ABOVE_RULES as Catalogue)[name];
  if (!entry) throw new Error(`no rule ${rule}`);
  return entry;
}

/** What a rule says, whether it is known in which document the rule stands or not. */
export interface ByRule {
  rule: RuleId | AnyRule;
}

/** Is all that the reason says that no list of the game has the word? */
export const isNotListed = ({ rule }: ByRule): boolean => nameOfRule(rule) === 'not-listed';

export interface ReasonOptions {
  /** Which side of a rule that is `both` applies; ignored for the others. */
  effect?: 'admits' | 'excludes';
  /** False for what is only told besides the verdict. */
  decides?: boolean;
  curated?: boolean;
}

/** What there is to say by a rule, before it is known in which document the rule stands: a reason without its place there. */
export interface Finding extends Omit<Reason, 'rule' | 'section'> {
  /** Name of the rule, without a ruleset. */
  rule: AnyRule;
}

/** Makes findings by the rules of a catalogue. */
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

/** The finding as a reason by a rule of this ruleset, with the catalogue's section; null where the catalogue has no such rule. */
export function reasonOf(finding: Finding, ruleset: RulesetId, catalogue: Catalogue): Reason | null {
  const { rule, effect, decides, detail, curated } = finding;
  const entry = Object.hasOwn(catalogue, rule) ? catalogue[rule] : undefined;
  if (!entry) return null;
  // Field by field: to spread the finding takes as long as to find it.
  const reason: Reason = { rule: ruleIdOf(ruleset, rule), section: entry.section, effect, decides, detail };
  if (curated) reason.curated = curated;
  return reason;
}

/** Makes reasons by the rules of one ruleset, each with the catalogue's section. */
export function reasonsBy<C extends Catalogue>(ruleset: RulesetId, catalogue: C) {
  const finding = findingsBy(catalogue);
  return <Name extends keyof C & AnyRule>(
    name: Name,
    detail: DetailOf<KindsOf<C[Name]>>,
    options?: ReasonOptions,
  ): Reason =>
    // The type has no names but those of the catalogue.
    reasonOf(finding(name, detail, options), ruleset, catalogue)!;
}
