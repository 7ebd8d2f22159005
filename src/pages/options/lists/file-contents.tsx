import type { ListReport, SkipReason } from '../../../core/word-lists/list-report.ts';
import type { ListPreview } from '../../../platform/list-import/inspect.ts';
import { figure } from '../../../ui/figures.ts';
import { counted, message, underscored } from '../../../ui/message.ts';

interface Props {
  report: ListReport;
  sha256: string;
}

/** What was left out of a file, and why; details are folded. */
export function Figures({ report, sha256 }: Props) {
  // Words that are too long have their own line.
  const skipped = (Object.entries(report.skipped) as [SkipReason, number][]).filter(([why]) => why !== 'too-long');
  const figures: [string, number][] = [
    [message('import_duplicates'), report.duplicates],
    [message(report.longerKept ? 'import_longer_kept' : 'import_longer'), report.longer],
    [message('import_marks', [...(report.marks?.signs ?? '')].join(' ')), report.marks?.words ?? 0],
    [message('import_further'), report.further?.lines ?? 0],
    ...skipped.map(([why, count]): [string, number] => [message(`import_skipped_${underscored(why)}`), count]),
  ];
  return (
    <>
      <dl>
        {figures
          .filter(([, count]) => count > 0)
          .map(([label, count]) => (
            <Figure key={label} label={label} value={figure(count)} />
          ))}
      </dl>
      {report.further && (
        <p class="quiet further">
          {message('import_further_example')} {lineOf(report.further)} <code>{report.further.text}</code>
        </p>
      )}
      {report.firstSkipped.length > 0 && (
        <details class="skipped">
          <summary>{message('import_skipped_lines')}</summary>
          <ul>
            {report.firstSkipped.map(({ file, line, text, why }) => (
              <li key={`${file} ${line} ${text}`}>
                <span>
                  {lineOf({ file, line })} <code>{text}</code>
                </span>
                <span class="quiet">{message(`import_skipped_${underscored(why)}`)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{message('lists_details')}</summary>
        <dl>
          <Figure label={message('import_lines')} value={figure(report.lines)} />
          <Figure label={message('lists_checksum')} value={sha256} monospaced />
        </dl>
      </details>
    </>
  );
}

/** “Line 17:”, preceded by the file's name if a list was read from several. */
function lineOf({ file, line }: { file?: string | undefined; line: number }): string {
  return [file, message('import_line', figure(line))].filter(Boolean).join(' · ');
}

/** A row of figures, or of facts. */
export function Figure({ label, value, monospaced = false }: { label: string; value: string; monospaced?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd class={monospaced ? 'checksum' : undefined}>{value}</dd>
    </div>
  );
}

/** Names of invisible separators. */
const VISIBLE: Readonly<Record<string, string>> = { '\t': 'Tab', ' ': '␣' };

/** The first lines of a file as decoded, and the words found in them. */
export function Preview({ preview }: { preview: ListPreview }) {
  const { lines, words } = preview;
  return (
    <div class="preview wide">
      <p class="quiet">{formatWording(preview)}</p>
      <div class="columns">
        <div>
          <h5 id="preview-lines">{message('import_first_lines')}</h5>
          <ol aria-labelledby="preview-lines">
            {lines.map((line, number) => (
              <li key={number}>{line}</li>
            ))}
          </ol>
        </div>
        <div>
          <h5 id="preview-words">{message('import_first_words')}</h5>
          <ul aria-labelledby="preview-words">
            {words.map((word, place) => (
              <li key={place}>{word}</li>
            ))}
          </ul>
          {words.length === 0 && <p class="quiet">{message('import_no_words')}</p>}
        </div>
      </div>
    </div>
  );
}

function inZip([only = '', ...others]: string[]): string {
  if (others.length === 0) return message('import_in_zip', only);
  return counted('import_in_zip_together', others.length + 1, [only, ...others].join(', '));
}

/** “ZIP (osps.txt) · one word a line”. */
export function formatWording({ packing, entries, format }: ListPreview): string {
  const wrapped = packing === 'plain' ? [] : [entries ? inZip(entries) : packing.toUpperCase()];
  const separator = format.kind === 'lines' ? '' : (VISIBLE[format.separator] ?? format.separator);
  const wordings = {
    lines: () => message('import_format_lines'),
    columns: (column: number) =>
      separator === '=' ? message('import_format_entries') : message('import_format_columns', separator, column + 1),
    rows: () => message('import_format_rows', separator),
  };
  const how = format.kind === 'columns' ? wordings.columns(format.column) : wordings[format.kind]();
  return [...wrapped, how].join(' · ');
}
