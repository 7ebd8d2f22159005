import type { ListPreview } from '../../../platform/list-import/list-preview.ts';
import { counted } from '../../../ui/counted.ts';
import { message } from '../../../ui/message.ts';

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
function formatWording({ packing, entries, format }: ListPreview): string {
  const wrapped = packing === 'plain' ? [] : [entries ? inZip(entries) : packing.toUpperCase()];
  const separator = format.kind === 'lines' ? '' : (VISIBLE[format.separator] ?? format.separator);
  const told = {
    lines: () => message('import_format_lines'),
    columns: (column: number) =>
      separator === '=' ? message('import_format_entries') : message('import_format_columns', separator, column + 1),
    rows: () => message('import_format_rows', separator),
  };
  const how = format.kind === 'columns' ? told.columns(format.column) : told[format.kind]();
  return [...wrapped, how].join(' · ');
}
