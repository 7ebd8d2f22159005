import { message } from '../ui/message.ts';
import { WORD_INPUT } from '../ui/word-input.ts';
import { lowerCase } from '../words/normalise.ts';
import type { Filter } from './filter.ts';

/** No word of a list is longer. */
const LONGEST = 99;

interface Props {
  filter: Filter;
  change: (filter: Filter) => void;
}

/** Which words of the difference are shown: by length and by letters. */
export function FilterFields({ filter, change }: Props) {
  const length = (typed: string, otherwise: number) => {
    const number = Number.parseInt(typed, 10);
    return number >= 1 && number <= LONGEST ? number : otherwise;
  };
  return (
    <fieldset class="filter">
      <legend>{message('diff_filter')}</legend>
      <label>
        <span>{message('diff_from')}</span>
        <input
          type="number"
          min={1}
          max={LONGEST}
          value={filter.from}
          onInput={(event) => change({ ...filter, from: length(event.currentTarget.value, 1) })}
        />
      </label>
      <label>
        <span>{message('diff_to')}</span>
        <input
          type="number"
          min={1}
          max={LONGEST}
          value={filter.to}
          onInput={(event) => change({ ...filter, to: length(event.currentTarget.value, LONGEST) })}
        />
      </label>
      <label>
        <span>{message('diff_letters')}</span>
        <input
          {...WORD_INPUT}
          value={filter.letters}
          onInput={(event) =>
            change({ ...filter, letters: lowerCase(event.currentTarget.value).replace(/\P{L}/gu, '') })
          }
        />
      </label>
    </fieldset>
  );
}
