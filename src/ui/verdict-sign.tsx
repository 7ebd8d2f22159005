import { OUTCOME_SIGN } from '../explain/outcome-sign.ts';
import type { Outcome } from '../rules/outcome.ts';

/** The sign of an outcome, which is always told in words beside it. In plain DOM: `verdictSign`. */
export function VerdictSign({ outcome }: { outcome: Outcome }) {
  return (
    <span class={`sign ${outcome}`} aria-hidden="true">
      {OUTCOME_SIGN[outcome]}
    </span>
  );
}
