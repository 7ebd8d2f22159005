import type { Outcome } from '../core/rules/outcome.ts';

/** The sign of an outcome, a shape that the style sheet draws; the outcome is always said in words beside it. In plain DOM: `verdictSign`. */
export function VerdictSign({ outcome }: { outcome: Outcome }) {
  return <span class={`sign ${outcome}`} aria-hidden="true" />;
}
