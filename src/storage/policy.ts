/**
 * What an organisation sets on its machines, and what holds there in the place of the user's own choices. The user's own are not touched:
 * whatever is read passes through here, and whatever is written, exported or sent to other machines does not, so that they are there
 * again when the policy goes. A policy takes choices away; it switches nothing on that keeps or hands on what the user does.
 */
import * as v from 'valibot';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../rulesets/index.ts';
import type { ChosenSettings } from './settings-fields.ts';

/** How each switch stands that a policy fixes; with the other value the policy leaves it to the user. */
const FIXED_AT = { play: true, history: false, hooks: false, study: false, links: false, sync: false } as const;

export type PolicySwitch = keyof typeof FIXED_AT;

const Ruleset = v.picklist(RULESET_IDS);

const FixedListSchema = v.object({
  /** Of the packed words, as the options page shows it. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** What it is called where it has to be imported. */
  name: v.pipe(v.string(), v.minLength(1)),
});

/** The list that the verdicts of a ruleset have to rest on. */
export type FixedList = v.InferOutput<typeof FixedListSchema>;

export interface Policy {
  /** The only rules that there are to choose from, in the administrator's order; empty where all are. */
  rulesets: readonly RulesetId[];
  lists: Readonly<Partial<Record<RulesetId, FixedList>>>;
  fixed: ReadonlySet<PolicySwitch>;
  /** What of the policy cannot be read, and has no effect: `play`, `rulesets.1`, `lists.pfs-2018`. */
  unreadable: readonly string[];
}

export const NO_POLICY: Policy = { rulesets: [], lists: {}, fixed: new Set(), unreadable: [] };

/** Managed storage, whatever is in it → the policy. What is wrong is passed over by itself, and named; the rest holds. Never throws. */
export function readPolicy(managed: unknown): Policy {
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

/** May words be judged by these rules? */
export function isPermitted(ruleset: RulesetId, { rulesets }: Pick<Policy, 'rulesets'>): boolean {
  return rulesets.length === 0 || rulesets.includes(ruleset);
}

/** The rules themselves where they may be used, or else the first that may: of their language, if there are any. */
export function permitted(ruleset: RulesetId, policy: Pick<Policy, 'rulesets'>): RulesetId {
  if (isPermitted(ruleset, policy)) return ruleset;
  const { language } = rulesetOf(ruleset);
  return policy.rulesets.find((id) => rulesetOf(id).language === language) ?? policy.rulesets[0] ?? ruleset;
}

/** What holds of the user's switches, those of the aids or those among the settings. */
export function switchesUnder<Own extends object>({ fixed }: Pick<Policy, 'fixed'>, own: Own): Own {
  const standing = [...fixed].filter((name) => name in own).map((name) => [name, FIXED_AT[name]]);
  return { ...own, ...Object.fromEntries(standing) };
}

/** What holds of the user's choices. A language without rules that may be used is left to the rules that hold for all others. */
export function settingsUnder<Own extends ChosenSettings>(policy: Policy, own: Own): Own {
  const [first] = policy.rulesets;
  const holds = switchesUnder(policy, own);
  if (first === undefined) return holds;
  const ruleset = own.ruleset && isPermitted(own.ruleset, policy) ? own.ruleset : first;
  const ofLanguages = Object.entries(own.rulesetOf).map(([language, chosen]) => {
    const instead = permitted(chosen, policy);
    return [language, rulesetOf(instead).language === language ? instead : ruleset];
  });
  const ofSites = Object.entries(own.siteRulesets).filter(([, id]) => isPermitted(id, policy));
  return {
    ...holds,
    ruleset,
    rulesetOf: Object.fromEntries(ofLanguages),
    siteRulesets: Object.fromEntries(ofSites),
  };
}
