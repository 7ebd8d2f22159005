import { outcomeOf } from '../rules/outcome.ts';
import { type Judged, plainText } from './explanation.ts';
import { OUTCOME_SIGN } from './outcome-sign.ts';

/**
 * A verdict in one line, as it is cited among players: the word, what is said of it, by which rule, why, and what that rests on:
 * `chceszli ✗ PFS excl. 8 (particle -li on “chcesz”), open list sjp.pl 2026-03`.
 */
export function citedVerdict({ verdict, told }: Pick<Judged, 'verdict' | 'told'>): string {
  const { sentence, cites } = told.why.sentence.length > 0 ? told.why : (told.lines[0] ?? told.why);
  const why = plainText(sentence).replace(/\.$/, '');
  const rule = cites && why ? `${cites.label} (${why})` : (cites?.label ?? why);
  const head = [verdict.word, OUTCOME_SIGN[outcomeOf(verdict)], rule].filter(Boolean).join(' ');
  return [head, told.basis].filter(Boolean).join(', ');
}
