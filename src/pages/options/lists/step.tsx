import type { ComponentChildren } from 'preact';

interface Props {
  /** From 1. */
  number: number;
  title: string;
  children: ComponentChildren;
}

/** One of several consecutive steps. */
export function Step({ number, title, children }: Props) {
  return (
    <div class="step">
      <h4>
        <span class="number">{number}</span> {title}
      </h4>
      {children}
    </div>
  );
}
