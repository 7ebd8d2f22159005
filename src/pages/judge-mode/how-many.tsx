import { useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { isKeyOfPage } from './page-keys.ts';

/** The main word, and one crossing word for each of seven tiles. */
const MOST_WORDS = 8;

const NUMBERS = Array.from({ length: MOST_WORDS }, (_, place) => place + 1);

/** Asks for the number of words in the play, so that none is forgotten: a button and a key for each number. */
export function HowMany({ choose }: { choose: (count: number) => void }) {
  const numbers = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => numbers.current?.querySelector('button')?.focus(), []);
  // An effect would run after the next frame, and a key may be pressed before.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const count = NUMBERS.indexOf(Number(event.key)) + 1;
      if (count === 0 || event.repeat || !isKeyOfPage(event)) return;
      // Otherwise the field that gets the focus would receive the digit.
      event.preventDefault();
      choose(count);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return (
    <section class="play">
      <h2 id="how-many">{message('judge_how_many')}</h2>
      <p id="how-many-hint" class="quiet">
        {message('judge_how_many_hint')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend into its own border */}
      <div ref={numbers} class="numbers" role="group" aria-labelledby="how-many" aria-describedby="how-many-hint">
        {NUMBERS.map((number) => (
          <button key={number} type="button" class="action" onClick={() => choose(number)}>
            {number}
          </button>
        ))}
      </div>
    </section>
  );
}
