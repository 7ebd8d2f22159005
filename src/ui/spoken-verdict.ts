import { type Judged, plainText } from '../core/explain/explanation.ts';
import { outcomeOf } from '../core/rules/outcome.ts';
import { playOutcome } from '../core/rules/play.ts';
import { message } from './message.ts';

/** What is said of all words of a question: of several, first the one verdict on the play, as it stands first for the eye. */
export function spokenAnswer(judged: readonly Judged[]): string {
  const each = judged.map(spokenVerdict);
  if (judged.length > 1) each.unshift(`${message(`play_${playOutcome(judged.map(({ verdict }) => verdict))}`)}.`);
  return each.join(' ');
}

/** The answer and its reason for a screen reader. */
export function spokenVerdict({ verdict, told }: Judged): string {
  return message('live_verdict', verdict.word, message(`verdict_${outcomeOf(verdict)}`), plainText(told.why.sentence));
}
