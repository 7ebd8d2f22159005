import type { ComponentChildren } from 'preact';
import { figure } from '../../ui/figures.ts';

interface Props {
  title: string;
  /** The number of items in it, if that helps to decide whether to open it. */
  count?: number;
  children: ComponentChildren;
}

/** A section, closed at first, for rarely needed content. */
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
