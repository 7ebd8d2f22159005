import { useId } from 'preact/hooks';

interface Props {
  label: string;
  /** What it means, below the label. */
  hint: string;
  on: boolean;
  change: (on: boolean) => void;
}

/** A choice that is on or off. */
export function Switch({ label, hint, on, change }: Props) {
  const id = useId();
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={id}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {label}
      </label>
      <p id={id} class="quiet note">
        {hint}
      </p>
    </>
  );
}
