import type { Verdict } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import type { TileLanguage } from '../core/words/tiles.ts';

/**
 * Returns the verdicts on one word in reading order: those of one language together, languages whose rulesets differ first; otherwise as
 * given.
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
