import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import { loadRules } from '../../src/core/rulesets/load.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { explanationOf } from './explanation.ts';
import { generatedLabels } from './generated.ts';
import { isScored, type Label, MEASURED, readLabels, readUnseenLabels } from './labels.ts';
import { outcomeOf, type Result } from './score.ts';

/** Returns a spelling without case, ß and shapes of signs, for comparing words. */
export const folded = (words: string): string => words.toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'").trim();

/** Result of measuring one language. */
export interface Measurement {
  results: Result[];
  /** Labelled words that the rules allow now, so that they have no explanation. */
  allowed: Label[];
  /** Labelled words that the lexicon should have. */
  missing: Label[];
}

/** Judges every labelled word of the language with the packed lexicons, and scores its first explanation. */
export async function measure(language: TileLanguage): Promise<Measurement> {
  const rules = await loadRules(MEASURED[language]);
  const lexicons = loadLexicons(MEASURED[language]);
  const results: Result[] = [];
  const allowed: Label[] = [];
  const missing: Label[] = [];
  for (const label of [
    ...readLabels(language),
    ...generatedLabels(language, lexicons),
    ...readUnseenLabels(language),
  ]) {
    if (!isScored(label)) {
      missing.push(label);
      continue;
    }
    const verdict = judgeBy(rules, label.word, lexicons);
    if (verdict.verdict === 'allowed') {
      allowed.push(label);
      continue;
    }
    const { claim, named } = explanationOf(verdict, rules);
    const intended = folded(label.intended);
    const isNamed = named.some((word) => folded(word) === intended);
    const isOffered = verdict.suggestions.slice(0, 1).some((word) => folded(word) === intended);
    results.push({ label, claim, outcome: outcomeOf(label, claim), isNamed, isNamedOrOffered: isNamed || isOffered });
  }
  return { results, allowed, missing };
}
