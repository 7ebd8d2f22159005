import type { Basis, Reason, Verdict } from '../rules/verdict.ts';

/**
 * Returns the verdict without the user's own text: notes on exceptions, name and edition of the list. Use it where others can read the
 * verdict, because a page can find ways to read the text of a bubble on it.
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
