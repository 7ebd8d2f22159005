import { useMemo, useState } from 'preact/hooks';
import type { Outcome } from '../../core/rules/outcome.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { Spoken } from '../../ui/page.tsx';
import { Unanswered } from '../../ui/unanswered.tsx';
import { CopyMenu } from './copy-menu.tsx';
import { FIRST_ORDER, orderAfterPress, type Sorted, shownColumnsOf, sorted, withOutcome } from './rows.ts';
import { useVerdicts } from './use-verdicts.ts';
import { VerdictTable } from './verdict-table.tsx';
import type { TextWord } from './words-of-text.ts';

interface Props {
  /** At least one. */
  words: readonly TextWord[];
  ruleset: RulesetId;
}

type Shown = Outcome | 'all';
const SHOWN: readonly Shown[] = ['all', 'disallowed', 'notFound', 'allowed'];

/** The number of verdicts of each kind, and a table of the selected ones. */
export function Results({ words, ruleset }: Props) {
  const [{ rows, waiting }, again] = useVerdicts(words, ruleset);
  const [shown, setShown] = useState<Shown>('all');
  const [order, setOrder] = useState<readonly Sorted[]>(FIRST_ORDER);
  const language = rulesetOf(ruleset).language;
  const some = useMemo(() => sorted(rowsWith(rows, shown), order, language), [rows, shown, order, language]);
  const done = rows.length === words.length;
  const countOf = (kind: Shown) => figure(rowsWith(rows, kind).length);
  const progress = message('table_progress', figure(rows.length), figure(words.length));
  return (
    <section aria-label={message('table_verdict')}>
      {waiting && <Unanswered query={waiting} again={again} />}
      {!done && !waiting && (
        <p class="quiet">
          {progress}
          <progress value={rows.length} max={words.length} aria-hidden="true" />
        </p>
      )}
      <Spoken
        text={done ? message('table_done', figure(rows.length), countOf('disallowed'), countOf('notFound')) : progress}
      />
      <div class="tools">
        <fieldset class="segments">
          <legend class="spoken">{message('table_shown')}</legend>
          {SHOWN.map((kind) => (
            <label key={kind} class={`choice ${kind}`}>
              <input type="radio" name="shown" checked={shown === kind} onChange={() => setShown(kind)} />
              {message(`table_${kind}`, countOf(kind))}
            </label>
          ))}
        </fieldset>
        <CopyMenu rows={some} ruleset={ruleset} />
      </div>
      {done && some.length === 0 && <p>{message('table_no_such')}</p>}
      {some.length > 0 && (
        <VerdictTable
          key={`${shown} ${ruleset}`}
          rows={some}
          columns={shownColumnsOf(rows)}
          ruleset={ruleset}
          order={order}
          sort={(column) => setOrder(orderAfterPress(order, column))}
        />
      )}
    </section>
  );
}

function rowsWith<R extends Parameters<typeof withOutcome>[0]>(rows: R, shown: Shown) {
  return withOutcome(rows, shown === 'all' ? null : shown);
}
