import type { RulesetId } from '../../core/rules/verdict.ts';
import { ASK_AGAIN, ask } from '../../platform/messages/ask.ts';
import { MOST_WORDS_AT_ONCE } from '../../platform/messages/table.ts';
import type { Row } from './rows.ts';

/**
 * Returns the verdicts as citations, one per line. They are asked for on request, because a citation takes a sixth more time than the
 * verdict alone.
 * @throws Error if the worker cannot be reached or has no lexicon
 */
export async function asCitations(rows: readonly Row[], ruleset: RulesetId): Promise<string> {
  const lines: string[] = [];
  for (let from = 0; from < rows.length; ) {
    const words = rows.slice(from, from + MOST_WORDS_AT_ONCE).map(({ word, asked }) => asked ?? word);
    const answer = await ask<'cite-words'>({ name: 'cite-words', words, ruleset });
    if (answer.state === 'failed') throw new Error(answer.problem);
    if (answer.state === 'loading') await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    else {
      lines.push(...answer.cited.filter((cited) => cited !== ''));
      from += words.length;
    }
  }
  return lines.join('\n');
}
