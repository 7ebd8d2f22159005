import type { JudgeAnswer, JudgedWords, LexiconAnswer } from './table.ts';

/** Several verdicts, in order, as one answer; while one of them is not there, the first state that keeps it. */
export async function judgedTogether(asked: readonly Promise<JudgeAnswer>[]): Promise<LexiconAnswer<JudgedWords>> {
  const answers = await Promise.all(asked);
  const waiting = answers.find((answer) => answer.state !== 'ready');
  return waiting ?? { state: 'ready', judged: answers.filter((answer) => answer.state === 'ready') };
}
