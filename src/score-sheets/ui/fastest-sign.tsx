import { message } from '../../ui/message.ts';

/** A drawn sand timer: fonts often lack the character. Marks the fastest player of a round. */
export function FastestSign() {
  return (
    <span class="mark fastest" title={message('game_mark_fastest')}>
      <svg viewBox="0 0 10 14" width="9" height="13" aria-hidden="true">
        <path d="M0 0h10v2L6.2 7 10 12v2H0v-2L3.8 7 0 2z" fill="currentColor" />
      </svg>
      <span class="spoken">{message('game_mark_fastest')}</span>
    </span>
  );
}
