/**
 * The policy of an organisation, and how it overlays the user's choices. Reading passes through here; writing, exporting and sending do
 * not, so the user's choices return when the policy is removed. A policy takes choices away; it never switches on what stores or shares the
 * user's actions. The worker copies managed storage to `storage.local` (`MANAGED_KEY`), where each context reads it together with the
 * settings. Reading it directly at the browser's start takes three seconds in Chromium.
 */
import * as v from 'valibot';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../core/rulesets/index.ts';
import type { ChosenSettings } from './settings-fields.ts';

/** The value at which a policy fixes a switch; with the other value it leaves the switch to the user. */
const FIXED_AT = { play: true, history: false, hooks: false, study: false, links: false, sync: false } as const;

export type PolicySwitch = keyof typeof FIXED_AT;

const Ruleset = v.picklist(RULESET_IDS);

const FixedListSchema = v.object({
  /** SHA-256 of the packed words, as the options page shows it. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Its name, shown when it has to be imported. */
  name: v.pipe(v.string(), v.minLength(1)),
});

/** The list that a policy fixes for a ruleset. */
export type FixedList = v.InferOutput<typeof FixedListSchema>;

export interface Policy {
  /** The only rulesets allowed, in the administrator's order; empty if all are. */
  rulesets: readonly RulesetId[];
  lists: Readonly<Partial<Record<RulesetId, FixedList>>>;
  fixed: ReadonlySet<PolicySwitch>;
  /** Paths of invalid values, which have no effect: `play`, `rulesets.1`, `lists.pfs-2018`. */
  unreadable: readonly string[];
}

type PermittedRulesets = Pick<Policy, 'rulesets'>;

export const NO_POLICY: Policy = { rulesets: [], lists: {}, fixed: new Set(), unreadable: [] };

/** Parses managed storage of any shape. Invalid values are skipped and named; the rest applies. Never throws. */
export function parsePolicy(managed: unknown): Policy {
  if (typeof managed !== 'object' || managed === null) return NO_POLICY;
  const rulesets: RulesetId[] = [];
  const lists: Partial<Record<RulesetId, FixedList>> = {};
  const fixed = new Set<PolicySwitch>();
  const unreadable: string[] = [];
  for (const [name, value] of Object.entries(managed)) {
    if (isSwitch(name) && typeof value === 'boolean') {
      if (value === FIXED_AT[name]) fixed.add(name);
    } else if (name === 'rulesets' && Array.isArray(value)) {
      value.forEach((id, place) => {
        if (v.is(Ruleset, id)) rulesets.push(id);
        else unreadable.push(`rulesets.${place}`);
      });
    } else if (name === 'lists' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [ruleset, list] of Object.entries(value)) {
        const read = v.safeParse(FixedListSchema, list);
        if (v.is(Ruleset, ruleset) && read.success) lists[ruleset] = read.output;
        else unreadable.push(`lists.${ruleset}`);
      }
    } else unreadable.push(name);
  }
  return { rulesets: [...new Set(rulesets)], lists, fixed, unreadable };
}

function isSwitch(name: string): name is PolicySwitch {
  return Object.hasOwn(FIXED_AT, name);
}

/** Returns true when the policy allows the ruleset. */
export function isPermitted(ruleset: RulesetId, { rulesets }: PermittedRulesets): boolean {
  return rulesets.length === 0 || rulesets.includes(ruleset);
}

/** Returns the rulesets that the policy allows, in the same order. */
export function permittedRulesets(rulesets: readonly RulesetId[], policy: PermittedRulesets): RulesetId[] {
  return rulesets.filter((id) => isPermitted(id, policy));
}

/** Returns the ruleset if it is allowed, else the first allowed one, of the same language if possible. */
export function permittedRuleset(ruleset: RulesetId, policy: PermittedRulesets): RulesetId {
  if (isPermitted(ruleset, policy)) return ruleset;
  const { language } = rulesetOf(ruleset);
  return policy.rulesets.find((id) => rulesetOf(id).language === language) ?? policy.rulesets[0] ?? ruleset;
}

/** Returns the switches with the policy applied, those of the aids or those of the settings. */
export function applySwitchPolicy<Own extends object>({ fixed }: Pick<Policy, 'fixed'>, own: Own): Own {
  const switches = [...fixed].filter((name) => name in own).map((name) => [name, FIXED_AT[name]]);
  return { ...own, ...Object.fromEntries(switches) };
}

/** Settings with the policy applied, and the policy itself. */
export type UnderPolicy<Own> = Own & { policy: Policy };

/** Returns the settings with the policy applied. A language whose rules are not allowed uses the rules for all other languages. */
export function applyPolicy<Own extends ChosenSettings>(policy: Policy, own: Own): UnderPolicy<Own> {
  const [first] = policy.rulesets;
  const switched = { ...applySwitchPolicy(policy, own), policy };
  if (first === undefined) return switched;
  const ruleset = own.ruleset && isPermitted(own.ruleset, policy) ? own.ruleset : first;
  const ofLanguages = Object.entries(own.rulesetOf).map(([language, chosen]) => {
    const instead = permittedRuleset(chosen, policy);
    return [language, rulesetOf(instead).language === language ? instead : ruleset];
  });
  const ofSites = Object.entries(own.siteRulesets).filter(([, id]) => isPermitted(id, policy));
  return {
    ...switched,
    ruleset,
    rulesetOf: Object.fromEntries(ofLanguages),
    siteRulesets: Object.fromEntries(ofSites),
  };
}
