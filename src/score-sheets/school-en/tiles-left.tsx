import { message } from '../../ui/message.ts';
import type { State } from '../play/school-en/state.ts';
import { BLANK, tilePoints } from '../play/school-en/tile-set.ts';
import { unseenTiles } from '../play/school-en/unseen.ts';

/** The number of tiles of each letter that are in the bag and on the racks together. */
export function TilesLeft({ state }: { state: State }) {
  const left = unseenTiles(state.board);
  return (
    <details class="tiles-left">
      <summary>{message('school_tiles_left', state.bag)}</summary>
      <ul>
        {[...left].map(([letter, count]) => (
          <li key={letter} class={count === 0 ? 'gone' : undefined}>
            <strong lang="en">
              {letter === BLANK ? message('school_blank') : letter}
              {letter !== BLANK && <small aria-hidden="true">{tilePoints(letter)}</small>}
            </strong>{' '}
            {count}
          </li>
        ))}
      </ul>
    </details>
  );
}
