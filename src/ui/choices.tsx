import { useId } from 'preact/hooks';

interface Props<T extends string | number> {
  /** The title of the group. */
  legend: string;
  choices: readonly T[];
  chosen: T;
  /** Returns the label of a choice. */
  label: (choice: T) => string;
  /** Returns the note below a choice; empty if there is none. */
  note?: (choice: T) => string;
  choose: (choice: T) => void;
}

/** Shows a few choices as radio buttons. */
export function Choices<T extends string | number>({
  legend,
  choices,
  chosen,
  label,
  note = () => '',
  choose,
}: Props<T>) {
  const id = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <div key={choice}>
          <label>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={choice === chosen}
              aria-describedby={note(choice) ? `${id}-${choice}` : undefined}
              onChange={() => choose(choice)}
            />
            {label(choice)}
          </label>
          {note(choice) && (
            <p id={`${id}-${choice}`} class="quiet note">
              {note(choice)}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
