import type { Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { TileLanguage } from '../words/tiles.ts';

/**
 * One word's verdicts in the order in which they are read: those under the rulesets of one language together, first the languages
 * whose rulesets differ; otherwise as given.
 */
export function sideBySide(verdicts: readonly Verdict[]): Verdict[] {
  const languages = new Map<TileLanguage, Verdict[]>();
  for (const verdict of verdicts) {
    const language = rulesetOf(verdict.ruleset).language;
    const together = languages.get(language);
    if (together) together.push(verdict);
    else languages.set(language, [verdict]);
  }
  const differs = (together: readonly Verdict[]) => together.some(({ verdict }) => verdict !== together[0]?.verdict);
  return [...languages.values()].sort((one, other) => Number(differs(other)) - Number(differs(one))).flat();
}
