import { useId, useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import type { TurnMove } from '../play/school-en/move.ts';

interface Props {
  /** Maximum number of tiles to exchange: those on the rack, but no more than the bag holds. */
  most: number;
  move: (move: TurnMove) => void;
}

/** The actions other than laying a word. */
export function TurnActions({ most, move }: Props) {
  const counting = useId();
  const [exchanging, setExchanging] = useState(false);
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const exchange = (count: number) => {
    setExchanging(false);
    move({ kind: 'exchange', count });
  };
  return (
    <div class="turn-actions">
      <div class="game-actions">
        {most > 0 && (
          <button
            type="button"
            class="action"
            aria-expanded={exchanging}
            aria-controls={counting}
            onClick={() => setExchanging(!exchanging)}
          >
            {message('school_exchange')}
          </button>
        )}
        <button type="button" class="action" onClick={() => move({ kind: 'pass' })}>
          {message('school_pass')}
        </button>
      </div>
      <fieldset id={counting} class="exchange" hidden={!exchanging || most === 0}>
        <legend>{message('school_exchange_count')}</legend>
        {counts.map((count) => (
          <button key={count} type="button" class="action" onClick={() => exchange(count)}>
            {count}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
