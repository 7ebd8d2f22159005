import { message } from '../../ui/message.ts';

interface Props {
  /** The player's name, by which a screen reader distinguishes the players' buttons. */
  name: string;
  /** Label of the button. */
  children: string;
  /** Class of the button. */
  look?: string;
  act: () => void;
}

/** A button for an action on one player's word. */
export function PlayerAction({ name, children, look = 'action', act }: Props) {
  return (
    <button type="button" class={look} aria-label={message('game_action_of', children, name)} onClick={act}>
      {children}
    </button>
  );
}
