import { useRef } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { ListDecoder } from '../../core/word-lists/list-decoder.ts';
import { message } from '../../ui/message.ts';
import { LONGEST_TEXT } from './distinct-words.ts';

interface Props {
  /** Its language decides between single-byte encodings. */
  ruleset: RulesetId;
  /** Called with the text of the file. */
  opened: (text: string) => void;
  /** Called if the file is not text or cannot be read. */
  failed: () => void;
}

/** Maximum number of bytes read from a file: a letter has at most four. */
const MOST_BYTES = 4 * LONGEST_TEXT;

/** Opens a file with a text or the log of a game. */
export function OpenFile({ ruleset, opened, failed }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = field.current?.files?.[0];
    if (!file) return;
    try {
      opened(await textOf(file, ruleset));
    } catch {
      failed();
    }
    // So that the same file can be chosen again after a change.
    if (field.current) field.current.value = '';
  };
  return (
    <>
      <input ref={field} type="file" accept=".gcg,.txt,.log,text/plain" hidden onChange={read} />
      <button type="button" class="action open-file" onClick={() => field.current?.click()}>
        {message('table_open_file')}
      </button>
    </>
  );
}

/** @throws ListProblem if the file is not text; DOMException if it cannot be read */
async function textOf(file: File, ruleset: RulesetId): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  return new ListDecoder(rulesetOf(ruleset).language, 'auto').decode(bytes, { last: true });
}
