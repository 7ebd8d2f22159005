import { message } from '../ui/message.ts';

interface Props {
  /** The player's name: every player has such a button, and a screen reader has to tell them apart. */
  name: string;
  /** What the button says. */
  children: string;
  /** Class of the button. */
  look?: string;
  act: () => void;
}

/** A button for what is done about one player's word. */
export function PlayerAction({ name, children, look = 'action', act }: Props) {
  return (
    <button type="button" class={look} aria-label={message('game_action_of', children, name)} onClick={act}>
      {children}
    </button>
  );
}
