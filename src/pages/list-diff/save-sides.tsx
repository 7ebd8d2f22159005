import { useState } from 'preact/hooks';
import { csvFile } from '../../ui/csv.ts';
import { message } from '../../ui/message.ts';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { SIDES, type Side } from './difference-messages.ts';
import type { Filter } from './filter.ts';
import type { Difference } from './start-difference.ts';

interface Props {
  difference: Difference;
  filter: Filter;
  /** Name of each side's list. */
  lists: Readonly<Record<Side, string>>;
}

/** Saves all words of both sides that pass the filter as one file for spreadsheets; each row names the word's list. */
export function SaveSides({ difference, filter, lists }: Props) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      const sides = await Promise.all(SIDES.map((side) => difference.ask({ ask: 'text', side, filter })));
      saveFile(csvFile(rowsOf(sides, lists)), fileName([`${lists.gone} – ${lists.new}`], 'csv'));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" class="action save" onClick={save}>
        {message('diff_save')}
      </button>
      <span class="problem" role="alert">
        {failed && message('save_failed')}
      </span>
    </>
  );
}

/** @param sides the words of each side, one per line, in the order of `SIDES` */
function rowsOf(sides: readonly string[], lists: Readonly<Record<Side, string>>): string[][] {
  const heads = [message('table_column_word'), message('diff_change'), message('diff_list')];
  const rows = SIDES.flatMap((side, place) =>
    (sides[place] ?? '')
      .split('\n')
      .filter((word) => word !== '')
      .map((word) => [word, message(`diff_${side}`), lists[side]]),
  );
  return [heads, ...rows];
}
