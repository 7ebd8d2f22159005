import type { ComponentChildren } from 'preact';
import { figure } from '../ui/figures.ts';

interface Props {
  title: string;
  /** How many things are in it, where that is worth opening it for. */
  count?: number;
  children: ComponentChildren;
}

/** What is rarely needed: there, and out of the way. */
export function Folded({ title, count = 0, children }: Props) {
  return (
    <details class="folded">
      <summary>
        {title} {count > 0 && <span class="quiet">({figure(count)})</span>}
      </summary>
      {children}
    </details>
  );
}
