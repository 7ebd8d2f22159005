import { useState } from 'preact/hooks';
import { message } from './message.ts';

/**
 * A state that belongs to what is shown: where that changes, it is `initial` again. Told when it is asked for; an effect that puts the
 * old one away runs after the first drawing, and would undo a press that came before it.
 * @param shown what the state is of, compared by identity
 */
export function useStateOf<State>(shown: unknown, initial: State): [state: State, set: (state: State) => void] {
  const [held, hold] = useState({ shown, state: initial });
  return [held.shown === shown ? held.state : initial, (state) => hold({ shown, state })];
}

/**
 * Copies texts, and says what came of the last copy.
 * @param shown what the texts are of: where it changes, what was said is over.
 * @returns the outcome in words, empty while there is none, and what copies a text; `done` is said when that has worked.
 */
export function useCopy(
  shown: unknown,
): [outcome: string, copy: (text: string | Promise<string>, done: string) => Promise<void>] {
  const [outcome, setOutcome] = useStateOf(shown, '');
  const copy = async (text: string | Promise<string>, done: string) => {
    // Empty between two copies, so that a screen reader says it again.
    setOutcome('');
    try {
      await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeWhenThere(text));
      setOutcome(done);
    } catch {
      setOutcome(message('table_copy_failed'));
    }
  };
  return [outcome, copy];
}

/** Browsers write only soon after a press. What comes later is promised then, and may take its time. */
function writeWhenThere(text: Promise<string>): Promise<void> {
  const type = 'text/plain';
  const content = text.then((written) => new Blob([written], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
}
