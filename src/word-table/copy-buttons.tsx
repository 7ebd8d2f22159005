import { useEffect, useState } from 'preact/hooks';
import { counted } from '../ui/counted.ts';
import { message } from '../ui/message.ts';
import type { Row } from './rows.ts';
import { asTabbed, asWords } from './rows-as-text.ts';

/** Copies what the table shows, all of its rows, in their order. */
export function CopyButtons({ rows }: { rows: readonly Row[] }) {
  const [outcome, setOutcome] = useState('');
  useEffect(() => setOutcome(''), [rows]);
  const copy = async (text: string) => {
    // Empty between two copies, so that a screen reader says it again.
    setOutcome('');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(counted('table_copied', rows.length));
    } catch {
      setOutcome(message('table_copy_failed'));
    }
  };
  return (
    <div class="copying">
      <button type="button" class="action" disabled={rows.length === 0} onClick={() => copy(asTabbed(rows))}>
        {message('table_copy')}
      </button>
      <button type="button" class="action" disabled={rows.length === 0} onClick={() => copy(asWords(rows))}>
        {message('table_copy_words')}
      </button>
      <span class="quiet outcome" role="status">
        {outcome}
      </span>
    </div>
  );
}
