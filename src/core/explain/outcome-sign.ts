import type { Outcome } from '../rules/outcome.ts';

/** The sign shown before an outcome. The outcome is always given in words as well. */
export const OUTCOME_SIGN: Readonly<Record<Outcome, string>> = { allowed: '✓', disallowed: '✗', unfound: '?' };
