import type { JudgedWords, LexiconAnswer, NoWordAnswer } from './table.ts';

/** Several verdicts, in order, as one answer; while one of them is not there, the first state that keeps it. */
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
