import { explain } from '../core/explain/explain.ts';
import { type Line, plainText } from '../core/explain/explanation.ts';
import { OUTCOME_SIGN } from '../core/explain/outcome-sign.ts';
import { noWordPhrase } from '../core/explain/phrases.ts';
import { text } from '../core/explain/sentence.ts';
import type { WordedIn } from '../core/explain/wording.ts';
import { outcomeOf } from '../core/rules/outcome.ts';
import type { Catalogue } from '../core/rules/rule-entry.ts';
import type { Verdict } from '../core/rules/verdict.ts';
import { noWordIn } from '../core/words/no-word.ts';
import { loadMessages } from './messages.ts';
import { loadWording } from './wording.ts';

/**
 * @returns a function that gives the bubble's text of a verdict, details opened, one sentence a line, without the last line end
 * @throws Error if the files of the language cannot be read
 */
export function textOf(language: WordedIn): (verdict: Verdict, catalogue: Catalogue) => string {
  const wording = loadWording(language);
  const message = loadMessages(language);
  const lineText = ({ sentence, cites }: Line): string => {
    const label = cites ? ` [${cites.label}]` : '';
    return `  ${plainText(sentence)}${label}${cites?.curated ? ` ${message('curated')}` : ''}`;
  };
  const under = (heading: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`  ${heading}`, ...lines.map((line) => `  ${line}`)] : [];

  return (verdict, catalogue) => {
    const why = noWordIn(verdict.word);
    if (why) return text(noWordPhrase(why, verdict.word), wording);
    const { told } = explain(verdict, { wording, catalogue, spelling: null });
    const { points } = verdict;
    const outcome = outcomeOf(verdict);
    const scores = outcome !== 'disallowed' && points !== null ? ` · ${message('points', points)}` : '';
    return [
      `${OUTCOME_SIGN[outcome]} ${verdict.word}: ${message(`verdict_${outcome}`)}${scores}`,
      ...told.lines.map(lineText),
      ...(told.suggestions.length > 0 ? [`  ${message('try_words')} ${told.suggestions.join(' ')}`] : []),
      `  ${told.basis}`,
      ...under(message('other_reasons'), told.others.map(lineText)),
      ...under(
        message('readings'),
        told.readings.map((reading) => `  ${plainText(reading)}`),
      ),
      ...(told.lists ? [`  ${told.lists}`] : []),
    ].join('\n');
  };
}

/**
 * @returns a function that gives a verdict as a one-line citation
 * @throws Error if the files of the language cannot be read
 */
export function citationOf(language: WordedIn): (verdict: Verdict, catalogue: Catalogue) => string {
  const wording = loadWording(language);
  return (verdict, catalogue) => {
    const why = noWordIn(verdict.word);
    if (why) return text(noWordPhrase(why, verdict.word), wording);
    return explain(verdict, { wording, catalogue, spelling: null }).told.cited;
  };
}
