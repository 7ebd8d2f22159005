import { type Judged, plainText } from '../explain/explanation.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { message } from './message.ts';

/** The answer and its reason for a screen reader. */
export function spokenVerdict({ verdict, told }: Judged): string {
  return message('live_verdict', verdict.word, message(`verdict_${outcomeOf(verdict)}`), plainText(told.why.sentence));
}
