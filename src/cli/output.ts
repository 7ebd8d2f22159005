import { explain, noWordSentence } from '../core/explain/explain.ts';
import { type Line, OUTCOME_SIGN, plainText } from '../core/explain/explanation.ts';
import type { InterfaceLanguage } from '../core/explain/wording.ts';
import { outcomeOf } from '../core/rules/outcome.ts';
import type { Catalogue } from '../core/rules/rule-entry.ts';
import type { Verdict } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { noWordIn } from '../core/words/no-word.ts';
import type { TileLanguage } from '../core/words/tiles.ts';
import { loadMessages, loadWording } from './wording.ts';

/**
 * @returns a function that gives the bubble's text of a verdict, details opened, one sentence a line, without the last line end
 * @throws Error if the files of the language cannot be read
 */
export function textOf(language: InterfaceLanguage): (verdict: Verdict, catalogue: Catalogue) => string {
  const wording = loadWording(language);
  const message = loadMessages(language);
  const lineText = ({ sentence, cites }: Line): string => {
    const label = cites ? ` [${cites.label}]` : '';
    return `  ${plainText(sentence)}${label}${cites?.curated ? ` ${message('curated')}` : ''}`;
  };
  // As on their chips: the sentence may name the same word, but not that it is allowed.
  const asAllowed = (word: string): string => `${OUTCOME_SIGN.allowed} ${word}`;
  const under = (heading: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`  ${heading}`, ...lines.map((line) => `  ${line}`)] : [];

  return (verdict, catalogue) => {
    const why = noWordIn(verdict.word);
    if (why) return noWordSentence(why, verdict.word, wording);
    const { explanation } = explain(verdict, { wording, catalogue, spelling: null });
    const { suggestions } = explanation;
    const { points } = verdict;
    const outcome = outcomeOf(verdict);
    const scores = outcome !== 'disallowed' && points !== null ? ` · ${message('points', points)}` : '';
    return [
      `${OUTCOME_SIGN[outcome]} ${verdict.word}: ${message(`verdict_${outcome}`)}${scores}`,
      ...explanation.lines.map(lineText),
      ...(suggestions.length > 0 ? [`  ${message('try_words')} ${suggestions.map(asAllowed).join(' ')}`] : []),
      `  ${explanation.basis}`,
      ...under(message('other_reasons'), explanation.secondary.map(lineText)),
      ...under(
        message('readings'),
        explanation.readings.map((reading) => `  ${plainText(reading)}`),
      ),
      ...(explanation.lists ? [`  ${explanation.lists}`] : []),
    ].join('\n');
  };
}

/**
 * @returns a function that gives a verdict as a one-line citation
 * @throws Error if the files of the language cannot be read
 */
export function citationOf(language: InterfaceLanguage): (verdict: Verdict, catalogue: Catalogue) => string {
  const wording = loadWording(language);
  return (verdict, catalogue) => {
    const why = noWordIn(verdict.word);
    if (why) return noWordSentence(why, verdict.word, wording);
    return explain(verdict, { wording, catalogue, spelling: null }).explanation.cited;
  };
}

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
