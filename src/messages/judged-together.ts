import type { Judged } from './judged.ts';
import type { JudgeAnswer, JudgedWords, LexiconAnswer, NoWordAnswer } from './table.ts';

/** Several verdicts, in order, as one answer; while one of them is not there, the first state that keeps it. */
export function judgedTogether(asked: readonly Promise<LexiconAnswer<Judged>>[]): Promise<LexiconAnswer<JudgedWords>>;
export function judgedTogether(
  asked: readonly Promise<JudgeAnswer>[],
): Promise<LexiconAnswer<JudgedWords> | NoWordAnswer>;
export async function judgedTogether(
  asked: readonly Promise<JudgeAnswer>[],
): Promise<LexiconAnswer<JudgedWords> | NoWordAnswer> {
  const answers = await Promise.all(asked);
  const waiting = answers.find((answer) => answer.state !== 'ready');
  return waiting ?? { state: 'ready', judged: answers.filter((answer) => answer.state === 'ready') };
}
