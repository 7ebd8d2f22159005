import type { RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { SharedRule } from './explanation.ts';
import type shared from './wording/en.json';

/** Languages that everything is worded in. The files are named by them. */
export const INTERFACE_LANGUAGES = ['pl', 'en', 'de', 'tr'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Names of the sentences, and parts of sentences, that all rulesets share. */
export type PhraseKey = keyof typeof shared.phrases;

/**
 * Sentences that say one thing, each under the fields of the detail that it needs, or its kind, a blank apart: `lemma source`, `elongation
 * intended`; `always` where it needs none. The first that finds all is taken, in the order of the file. In the sentence a field stands as
 * `{lemma}`.
 */
export type Variants = Readonly<Record<string, string>>;

export interface RuleWording {
  /** What players call the rule, in few words: a noun, in sentence case, without a full stop. */
  name?: string;
  /** The rule itself, in our own words. */
  rule?: string;
  /** The reason that it gives about one word. */
  reason?: Variants;
  /** Of a rule that admits some words, what is said where it excludes this one; `reason` where none of these finds what it needs. */
  not?: Variants;
}

/** What stands beside a ruleset, in one language. */
export interface RulesetWording {
  /** How its readers cite it: `PFS {section}`. */
  section: string;
  /** Of sections that have a heading and no number, the heading as it is cited. */
  headings?: Readonly<Record<string, string>>;
  /** What players call it, with the year of its document: `PFS 2018`. */
  title: string;
  /** What decides on a word that is only not found, without a full stop. */
  decides: string;
  /** By the names of the catalogue, and of the rules on challenges. */
  rules: Readonly<Record<string, RuleWording>>;
}

/** All that is said of verdicts, in one language. */
export interface Wording {
  phrases: Readonly<Record<PhraseKey, string>>;
  /** What is above the rulesets, or bars a word whatever they say. */
  rules: Readonly<Record<SharedRule, RuleWording>>;
  rulesets: Readonly<Record<RulesetId, RulesetWording>>;
}

/** The rule in our own words, its name, and the reasons that it gives. Each may come from another ruleset: see `wordingFallback`. */
export function ruleWording(rule: string, wording: Wording): RuleWording {
  if (Object.hasOwn(wording.rules, rule)) return wording.rules[rule as SharedRule];
  const [ruleset, ...name] = rule.split('/') as [RulesetId, ...string[]];
  const rulesOf = (id: RulesetId | undefined): RuleWording => (id && wording.rulesets[id]?.rules[name.join('/')]) ?? {};
  const own = rulesOf(ruleset);
  if (own.name && own.rule && own.reason) return own;
  const like = rulesOf(rulesetOf(ruleset).wordingFallback);
  const { reason, not } = own.reason ? own : like;
  return { ...like, ...own, ...(reason && { reason }), ...(not && { not }) };
}
