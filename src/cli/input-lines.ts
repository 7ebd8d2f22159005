import { AT_ONCE, ListDecoder } from '../core/word-lists/list-decoder.ts';
import { ListError } from '../core/word-lists/list-errors.ts';
import type { TileLanguage } from '../core/words/tiles.ts';

const LINE_END = /\r\n|\n|\r(?!$)/;

/** Replacement for invalid bytes. */
const NO_CHARACTER = '\ufffd';

/**
 * The lines of an input that are not blank, those of each piece together as soon as it has come. A byte order mark is left out, and the
 * encoding is recognised as that of a word list is: UTF-8, UTF-16, Windows-1250, Windows-1252, ISO 8859-2 or CP852.
 *
 * @param language decides between encodings in which the bytes are letters alike.
 * @param notify is told the encoding where it is not UTF-8.
 * @throws Error where the input is no text, or a line has bytes that are none of its encoding.
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
