import { useState } from 'preact/hooks';
import { lowerCase } from '../../core/words/normalise.ts';
import { message } from '../../ui/message.ts';
import { WORD_INPUT } from '../../ui/word-input.ts';
import type { Filter } from './filter.ts';

interface Props {
  /** Length of the longest word of both lists, in letters. */
  longest: number;
  change: (filter: Filter) => void;
}

/** Minimum length of a play, in letters. */
const SHORTEST = 2;

/** The filter of the difference, by length and by letters. An empty field excludes nothing. */
export function FilterFields({ longest, change }: Props) {
  const [typed, setTyped] = useState({ from: String(SHORTEST), to: String(longest), letters: '' });
  const type = (field: keyof Filter, value: string) => {
    const next = { ...typed, [field]: value };
    setTyped(next);
    change({
      from: Number.parseInt(next.from, 10) || SHORTEST,
      to: Number.parseInt(next.to, 10) || longest,
      letters: lowerCase(next.letters).replace(/\P{L}/gu, ''),
    });
  };
  return (
    <fieldset class="filter">
      <legend>{message('diff_filter')}</legend>
      <label>
        <span>{message('diff_from')}</span>
        <input
          type="number"
          min={SHORTEST}
          max={longest}
          value={typed.from}
          onInput={(event) => type('from', event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{message('diff_to')}</span>
        <input
          type="number"
          min={SHORTEST}
          max={longest}
          value={typed.to}
          onInput={(event) => type('to', event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{message('diff_letters')}</span>
        <input {...WORD_INPUT} value={typed.letters} onInput={(event) => type('letters', event.currentTarget.value)} />
      </label>
    </fieldset>
  );
}
