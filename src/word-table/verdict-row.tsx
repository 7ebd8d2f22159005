import { useState } from 'preact/hooks';
import type { RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { message } from '../ui/message.ts';
import { VerdictOn } from '../ui/verdict-on.tsx';
import { VerdictSign } from '../ui/verdict-sign.tsx';
import type { Row } from './rows.ts';

interface Props {
  row: Row;
  ruleset: RulesetId;
  /** How many the table has. */
  columns: number;
}

/** A word with its verdict; a press on the word opens the whole of it in a row below. */
export function VerdictRow({
  row: { word, asked, count, place, played, outcome, points, why },
  ruleset,
  columns,
}: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr class={outcome ?? ''}>
        <td class="place">{place}</td>
        <th scope="row" class="word-cell">
          <button
            type="button"
            class="link"
            lang={rulesetOf(ruleset).language}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {word}
          </button>
        </th>
        {played ? (
          <>
            <td class="square">{played.square}</td>
            <td class="player">
              {played.player || '–'}
              {played.withdrawn && <span class="quiet"> {message('table_withdrawn')}</span>}
            </td>
          </>
        ) : (
          <td class="count">{count} ×</td>
        )}
        <td class="verdict">
          {outcome === null ? (
            '–'
          ) : (
            <span class="told">
              <VerdictSign outcome={outcome} />
              <span class="word">{message(`verdict_${outcome}`)}</span>
            </span>
          )}
        </td>
        <td class="points">{points ?? '–'}</td>
        <td class="why">{why}</td>
      </tr>
      {open && (
        <tr class="whole">
          <td colSpan={columns}>
            <VerdictOn word={asked ?? word} ruleset={ruleset} />
          </td>
        </tr>
      )}
    </>
  );
}
