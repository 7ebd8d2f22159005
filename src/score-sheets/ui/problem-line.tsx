import type { ComponentChildren } from 'preact';

/** Why something cannot be done, for eyes and screen readers; always in the page, so that a problem is told when it comes. */
export function ProblemLine({ id, children }: { id?: string; children?: ComponentChildren }) {
  return (
    <p id={id} class="problem" role="alert">
      {children}
    </p>
  );
}
