import { withFamilies } from '../src/cli/lexicons.ts';
import { formsOf as formsBy } from '../src/core/rules/forms.ts';
import { hooks as hooksBy } from '../src/core/rules/hooks.ts';
import { judgeBy } from '../src/core/rules/judge.ts';
import type { DefectiveGroup, Forms } from '../src/core/rules/paradigm.ts';
import type { Lexicons } from '../src/core/rules/rules.ts';
import type { RulesetId, Verdict } from '../src/core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf, rulesetsOfLanguage } from '../src/core/rulesets/index.ts';
import { loadAllRules, loadFormsView } from '../src/core/rulesets/load.ts';

/** The rules of every ruleset, loaded: tests ask by the ruleset's id. */
export const RULES = await loadAllRules();

const VIEWS = Object.fromEntries(
  await Promise.all(RULESET_IDS.map(async (id) => [id, await loadFormsView(id)] as const)),
);

export function judge(word: string, ruleset: RulesetId, lexicons: Lexicons, earlier: readonly string[] = []): Verdict {
  return judgeBy(RULES[ruleset], word, lexicons, withFamilies(earlier, ruleset));
}

export function needsSpelling(word: string, ruleset: RulesetId, lexicons: Pick<Lexicons, 'game'>): boolean {
  return RULES[ruleset].needsSpelling(word, lexicons.game);
}

export function formsOf(word: string, ruleset: RulesetId, lexicons: Lexicons, choiceId?: string): Forms {
  return formsBy(word, RULES[ruleset], VIEWS[ruleset], lexicons, choiceId);
}

export function defectives(ruleset: RulesetId): DefectiveGroup[] {
  return VIEWS[ruleset]?.defectives?.() ?? [];
}

export const hooks = (word: string, ruleset: RulesetId, lexicons: Lexicons) => hooksBy(word, RULES[ruleset], lexicons);

/** What a table has for the ruleset, or else for the first ruleset of its language that the table names. */
export function materialFor<T>(table: Readonly<Partial<Record<RulesetId, T>>>, ruleset: RulesetId): T {
  const [found] = [ruleset, ...rulesetsOfLanguage(rulesetOf(ruleset).language)].flatMap((id) => table[id] ?? []);
  if (found === undefined) throw new Error(`nothing for ${ruleset}`);
  return found;
}
