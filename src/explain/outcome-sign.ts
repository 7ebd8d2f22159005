import type { Outcome } from '../rules/outcome.ts';

/** The sign before an outcome; the outcome is always told in words beside it. */
export const OUTCOME_SIGN: Readonly<Record<Outcome, string>> = { allowed: '✓', disallowed: '✗', unfound: '?' };
