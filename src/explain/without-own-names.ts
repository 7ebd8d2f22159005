import type { Basis, Reason, Verdict } from '../rules/verdict.ts';

/**
 * The verdict without what the user has written: the notes on exceptions, the name and edition of the list. For where others may read it:
 * a page finds ways to the text of a bubble that stands on it.
 */
export function withoutOwnNames(verdict: Verdict): Verdict {
  const { basis, disagreement, reasons } = verdict;
  return {
    ...verdict,
    basis: unnamed(basis),
    reasons: reasons.map(withoutOwnWords),
    ...(disagreement && { disagreement: { ...disagreement, basis: unnamed(disagreement.basis) } }),
  };
}

function unnamed(basis: Basis): Basis {
  return basis.kind === 'official-list' ? { kind: basis.kind } : basis;
}

function withoutOwnWords(reason: Reason): Reason {
  const { detail } = reason;
  if (detail.kind === 'note') return { ...reason, detail: { kind: 'word' } };
  return detail.official === undefined ? reason : { ...reason, detail: { ...detail, official: '' } };
}
