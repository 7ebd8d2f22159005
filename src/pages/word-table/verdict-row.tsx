import { useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { VerdictOn } from '../../ui/verdict-on.tsx';
import { VerdictSign } from '../../ui/verdict-sign.tsx';
import type { Column, Row } from './rows.ts';

interface Props {
  row: Row;
  ruleset: RulesetId;
  /** Those before the reason. */
  columns: readonly Column[];
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
          columns.includes('count') && <td class="count">{figure(count)} ×</td>
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
          <td colSpan={columns.length + 1}>
            <VerdictOn word={asked ?? word} ruleset={ruleset} />
          </td>
        </tr>
      )}
    </>
  );
}
