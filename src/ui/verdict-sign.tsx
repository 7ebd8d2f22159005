import type { Verdict } from '../rules/verdict.ts';

/** Tick or cross; the verdict is always told in words beside it. In plain DOM: `verdictSign`. */
export function VerdictSign({ verdict }: Pick<Verdict, 'verdict'>) {
  return (
    <span class="sign" aria-hidden="true">
      {verdict === 'allowed' ? '✓' : '✗'}
    </span>
  );
}
