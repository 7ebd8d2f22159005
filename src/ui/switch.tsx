import { useId } from 'preact/hooks';
import { message } from './message.ts';
import { unchangeable } from './unchangeable.ts';

interface Props {
  label: string;
  /** What it means, below the label. */
  hint: string;
  on: boolean;
  /** By the user's organisation: then it can be reached and read, and not changed. */
  fixed?: boolean;
  change: (on: boolean) => void;
}

/** A choice that is on or off. */
export function Switch({ label, hint, on, fixed = false, change }: Props) {
  const id = useId();
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={id}
          {...unchangeable(fixed)}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {label}
      </label>
      <p id={id} class={fixed ? 'managed note' : 'quiet note'}>
        {fixed ? message('managed') : hint}
      </p>
    </>
  );
}
