import { AT_ONCE, ListDecoder } from '../core/word-lists/list-decoder.ts';
import { ListError } from '../core/word-lists/list-errors.ts';
import type { TileLanguage } from '../core/words/tiles.ts';

/** A line end. A carriage return at the end of a piece may be followed by a line feed in the next one. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/** Replacement for invalid bytes. */
const NO_CHARACTER = '\ufffd';

/**
 * Yields the lines of an input that are not blank. Lines arrive in groups, one for each piece of the input, as soon as it has arrived. A
 * byte order mark is removed. The encoding is detected as for word lists: UTF-8, UTF-16, Windows-1250, Windows-1252, ISO 8859-2 or CP852.
 *
 * @param language decides between encodings in which the bytes are equally likely letters.
 * @param notify is called with the encoding if it is not UTF-8.
 * @throws Error if the input is not text, or if a line has bytes that are invalid in its encoding.
 */
export async function* inputLines(
  input: AsyncIterable<Uint8Array>,
  language: TileLanguage,
  notify: (encoding: string) => void,
): AsyncGenerator<string[]> {
  const decoder = new ListDecoder(language, 'auto', AT_ONCE);
  let rest = '';
  let isReported = false;
  let read = 0;
  const decode = (bytes: Uint8Array, last: boolean): string[] => {
    rest += textOf(decoder, bytes, last);
    if (!isReported && decoder.detected !== 'utf-8') {
      isReported = true;
      notify(decoder.detected);
    }
    if (last) rest = rest.replace(/\r$/, '\n');
    const lines = rest.split(LINE_END);
    rest = last ? '' : (lines.pop() ?? '');
    const damaged = lines.findIndex((line) => line.includes(NO_CHARACTER));
    if (damaged >= 0)
      throw new Error(`line ${read + damaged + 1} of standard input has bytes that are not ${decoder.encoding}`);
    read += lines.length;
    return lines.filter((line) => line.trim() !== '');
  };
  for await (const bytes of input) yield decode(bytes, false);
  yield decode(new Uint8Array(0), true);
}

function textOf(decoder: ListDecoder, bytes: Uint8Array, last: boolean): string {
  try {
    return decoder.decode(bytes, { last });
  } catch (cause) {
    if (!(cause instanceof ListError)) throw cause;
    throw new Error('standard input is no text', { cause });
  }
}
