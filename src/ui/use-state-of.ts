import { useState } from 'preact/hooks';

/**
 * A state that belongs to what is shown: where that changes, it is `initial` again. Told when it is asked for; an effect that puts the
 * old one away runs after the first drawing, and would undo a press that came before it.
 * @param shown what the state is of, compared by identity
 */
export function useStateOf<State>(shown: unknown, initial: State): [state: State, set: (state: State) => void] {
  const [held, hold] = useState({ shown, state: initial });
  return [held.shown === shown ? held.state : initial, (state) => hold({ shown, state })];
}
