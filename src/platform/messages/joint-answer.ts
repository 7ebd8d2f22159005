import type { JudgedWords, LexiconAnswer, NoWordAnswer } from './table.ts';

/** Joins several verdicts, in order, into one answer; if one is missing, the answer is the first state that is not `ready`. */
export function judgedTogether<T>(asked: readonly Promise<LexiconAnswer<T>>[]): Promise<LexiconAnswer<JudgedWords<T>>>;
export function judgedTogether<T>(
  asked: readonly Promise<LexiconAnswer<T> | NoWordAnswer>[],
): Promise<LexiconAnswer<JudgedWords<T>> | NoWordAnswer>;
export async function judgedTogether<T>(
  asked: readonly Promise<LexiconAnswer<T> | NoWordAnswer>[],
): Promise<LexiconAnswer<JudgedWords<T>> | NoWordAnswer> {
  const answers = await Promise.all(asked);
  const waiting = answers.find((answer) => answer.state !== 'ready');
  return waiting ?? { state: 'ready', judged: answers.filter((answer) => answer.state === 'ready') };
}
