import type { RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { SharedRule } from './explanation.ts';
import type shared from './wording/en.json';

/** The languages of the interface. The files of wordings are named after them. */
export const INTERFACE_LANGUAGES = ['pl', 'en', 'de', 'tr'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Names of the sentences, and parts of sentences, that all rulesets share. */
export type PhraseKey = keyof typeof shared.phrases;

/**
 * Variants of one sentence. The key of each names the fields of the detail that it needs, or the kind of the detail, separated by spaces:
 * `lemma source`, `elongation intended`; `always` if it needs none. The first variant for which the detail has everything is used, in the
 * order of the file. A placeholder in the sentence is written `{lemma}`.
 */
export type Variants = Readonly<Record<string, string>>;

export interface RuleWording {
  /** The name of the rule among players, in few words: a noun, in sentence case, without a full stop. */
  name?: string;
  /** The rule itself, in our own words. */
  rule?: string;
  /** The sentence about one word to which the rule applies. */
  reason?: Variants;
  /** For a rule that admits some words: the sentence if it excludes this one. If the detail fills none of these, `reason` is used. */
  not?: Variants;
}

/** The wording of a ruleset in one language. */
export interface RulesetWording {
  /** The form in which readers cite the document: `PFS {section}`. */
  section: string;
  /** The headings of sections without a number, as they are cited. */
  headings?: Readonly<Record<string, string>>;
  /** The name of the ruleset among players, with the year of its document: `PFS 2018`. */
  title: string;
  /** The sentence that says what decides on a word that is only not found, without a full stop. */
  decides: string;
  /** The wordings of the rules, by their names in the catalogue, and of the rules on challenges. */
  rules: Readonly<Record<string, RuleWording>>;
}

/** All wordings of verdicts in one language. */
export interface Wording {
  phrases: Readonly<Record<PhraseKey, string>>;
  /** The wordings of the rules that all rulesets share. */
  rules: Readonly<Record<SharedRule, RuleWording>>;
  rulesets: Readonly<Record<RulesetId, RulesetWording>>;
}

/** Returns the wording of a rule: its text, its name and its sentences. Each may come from another ruleset: see `wordingFallback`. */
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
