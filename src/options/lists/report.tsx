import { useEffect, useRef } from 'preact/hooks';
import { listName } from '../../explain/list-name.ts';
import { rulesetName } from '../../explain/ruleset-name.ts';
import type { WordListRecord } from '../../storage/word-list-record.ts';
import { counted } from '../../ui/counted.ts';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { underscored } from '../../ui/underscored.ts';
import type { SkipReason } from '../../word-lists/list-report.ts';
import { encodingName } from './encoding-name.ts';
import { bundledWords, isSmall } from './small-list.ts';

interface Props {
  record: WordListRecord;
  /** Do verdicts rest on it? */
  inUse: boolean;
  /** Another list with the very same words, if there is one. */
  same: WordListRecord | undefined;
  /** Lets verdicts rest on it. */
  use: () => void;
  dismiss: () => void;
}

/** What has come of an import. */
export function Report({ record, inUse, same, use, dismiss }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has gone with the progress.
  useEffect(() => heading.current?.focus(), []);
  const { report, source } = record;
  // Those that are too long have a line of their own.
  const skipped = (Object.entries(report.skipped) as [SkipReason, number][]).filter(([why]) => why !== 'too-long');
  return (
    <div class="report">
      <h3 ref={heading} tabIndex={-1}>
        {message('import_done', listName(record))}
      </h3>
      <UseChoice
        record={record}
        inUse={inUse}
        use={() => {
          use();
          // The button goes when it is done.
          heading.current?.focus();
        }}
      />
      {same && <p>{message('import_same', listName(same))}</p>}
      <dl>
        <Figure label={message('lists_words')} count={record.words} />
        <Figure label={message('import_lines')} count={report.lines} />
        <Figure label={message('import_duplicates')} count={report.duplicates} />
        <Figure label={message(report.longerKept ? 'import_longer_kept' : 'import_longer')} count={report.longer} />
        {report.further && <Figure label={message('import_further')} count={report.further.lines} />}
        {skipped.map(([why, count]) => (
          <Figure key={why} label={message(`import_skipped_${underscored(why)}`)} count={count} />
        ))}
        <div>
          <dt>{message('import_encoding')}</dt>
          <dd>{encodingName(source.encoding)}</dd>
        </div>
        <div>
          <dt>{message('lists_checksum')}</dt>
          <dd class="checksum">{record.sha256}</dd>
        </div>
      </dl>
      {report.further && (
        <p class="quiet further">
          {message('import_further_example')} {message('import_line', figure(report.further.line))}{' '}
          <code>{report.further.text}</code>
        </p>
      )}
      {report.firstSkipped.length > 0 && (
        <details>
          <summary>{message('import_skipped_lines')}</summary>
          <ul>
            {report.firstSkipped.map(({ line, text, why }) => (
              <li key={`${line} ${text}`}>
                <span>
                  {message('import_line', figure(line))} <code>{text}</code>
                </span>
                <span class="quiet">{message(`import_skipped_${underscored(why)}`)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" class="action" onClick={dismiss}>
        {message('import_close_report')}
      </button>
    </div>
  );
}

/** Whether verdicts rest on the list, and the press that lets them: bringing a list changes no verdict. */
function UseChoice({ record, inUse, use }: Pick<Props, 'record' | 'inUse' | 'use'>) {
  const rules = message(`ruleset_short_${rulesetName(record.ruleset)}`);
  const small = isSmall(record);
  return (
    <div class="use" role="status">
      <p>{message(inUse ? 'import_in_use' : 'import_not_in_use', rules)}</p>
      {!inUse && (
        <>
          {small && <p>{counted('import_small', record.words, figure(bundledWords(record.ruleset)))}</p>}
          <button type="button" class="action main" onClick={use}>
            {message(small ? 'import_use_anyway' : 'import_use', rules)}
          </button>
        </>
      )}
    </div>
  );
}

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{figure(count)}</dd>
    </div>
  );
}
