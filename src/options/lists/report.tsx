import { useEffect, useRef } from 'preact/hooks';
import { listName } from '../../explain/list-name.ts';
import { rulesetName } from '../../explain/ruleset-name.ts';
import { RULESET_IDS } from '../../rulesets/index.ts';
import type { ActiveLists } from '../../storage/active-lists.ts';
import type { WordListRecord } from '../../storage/word-list-record.ts';
import { message } from '../../ui/message.ts';

interface Props {
  record: WordListRecord;
  /** Which list each ruleset goes by. */
  active: ActiveLists;
  dismiss: () => void;
}

/** What has come of an import. */
export function Report({ record, active, dismiss }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has gone with the form.
  useEffect(() => heading.current?.focus(), []);
  const rulesets = RULESET_IDS.filter((id) => active[id] === record.id);
  const rules = rulesets.map((id) => message(`ruleset_short_${rulesetName(id)}`)).join(', ');
  return (
    <div class="report">
      <h4 ref={heading} tabIndex={-1}>
        <span aria-hidden="true">✓</span> {message('import_done', listName(record))}
      </h4>
      <p role="status">{rulesets.length > 0 ? message('import_in_use', rules) : message('import_not_in_use')}</p>
      <button type="button" class="action" onClick={dismiss}>
        {message('import_close_report')}
      </button>
    </div>
  );
}
