import { useState } from 'preact/hooks';
import { message } from './message.ts';

/**
 * Returns a state that belongs to the value `shown`, and its setter. When `shown` changes, the state is `initial` again. The comparison is
 * made while rendering: an effect would run after the first drawing, and undo a press that came before it.
 * @param shown the value to which the state belongs, compared by identity
 */
export function useStateOf<State>(shown: unknown, initial: State): [state: State, set: (state: State) => void] {
  const [held, hold] = useState({ shown, state: initial });
  return [held.shown === shown ? held.state : initial, (state) => hold({ shown, state })];
}

/**
 * Returns a function that copies texts, and a sentence on the outcome of the last copy.
 * @param shown the value to which the texts belong; when it changes, the sentence is empty again
 * @returns the sentence, empty before the first copy, and the function; `done` is the sentence after success
 */
export function useCopy(
  shown: unknown,
): [outcome: string, copy: (text: string | Promise<string>, done: string) => Promise<void>] {
  const [outcome, setOutcome] = useStateOf(shown, '');
  const copy = async (text: string | Promise<string>, done: string) => {
    // Empty between two copies, so that a screen reader repeats the sentence.
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

/** Copies a text that arrives later. Browsers copy only shortly after a press, but accept a promise of the text then. */
function writeWhenThere(text: Promise<string>): Promise<void> {
  const type = 'text/plain';
  const content = text.then((written) => new Blob([written], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
}
