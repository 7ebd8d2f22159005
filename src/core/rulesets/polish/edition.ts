import { type Finding, reasonOf, ruleIdOf } from '../../rules/catalogue.ts';
import type { ClaimDetail } from '../../rules/detail.ts';
import type { Catalogue } from '../../rules/rule-entry.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Reason, RulesetId } from '../../rules/verdict.ts';
import { POLISH_CATALOGUE, type PolishRule } from './catalogue.ts';
import { finding } from './finding.ts';
import type { ReadingDetector, WordDetector } from './query.ts';

/**
 * An edition of the federation's rules since 2018, with what an edition can change from its own folder. All editions share the closed lists
 * (`lists.ts`) and the rules that bar listed words (`barredByDocument` in `refused.ts`); an edition can only leave these rules out.
 */
export interface Edition {
  readonly ruleset: Ruleset<RulesetId>;
  /** The edition's own rules, by the names of those that editions share. Findings by rules that are not here are dropped. */
  readonly catalogue: Catalogue;
  /** Detectors of why a reading is allowed, most specific rule first. */
  readonly admitting: readonly ReadingDetector[];
  /** Detectors of why a word is refused, most specific rule first; several may apply. */
  readonly excluding: readonly WordDetector[];
}

/** Returns the findings by rules that the edition has. */
export function ruled(findings: readonly Finding[], { catalogue }: Edition): Finding[] {
  return findings.filter(({ rule }) => Object.hasOwn(catalogue, rule));
}

/** Returns the findings as reasons by the edition's rules. */
export function reasonsOf(findings: readonly Finding[], edition: Edition): Reason[] {
  return findings.flatMap((finding) => reasonIn(finding, edition) ?? []);
}

/** Returns the finding as a reason by the edition's rule; null if it has none. */
export function reasonIn(finding: Finding, { ruleset, catalogue }: Edition): Reason | null {
  return reasonOf(finding, ruleset.id, catalogue);
}

/** Returns the edition's reason that no list has a word; every edition has one. */
export const notListedIn =
  (edition: Edition) =>
  (detail: ClaimDetail): Reason =>
    reasonIn(finding('not-listed', detail), edition)!;

/** Returns a function that cites one of the shared rules under this edition: its id and its section. */
export function citingIn({ ruleset, catalogue }: Edition): (rule: PolishRule) => Pick<Reason, 'rule' | 'section'> {
  return (rule) => ({ rule: ruleIdOf(ruleset.id, rule), section: (catalogue[rule] ?? POLISH_CATALOGUE[rule]).section });
}
