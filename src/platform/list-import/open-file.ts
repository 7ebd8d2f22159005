import { ListError } from '../../core/word-lists/list-errors.ts';
import type { Packing } from '../../core/word-lists/list-format.ts';
import { openZipEntry, unpacked, zipTexts } from './unpack.ts';

/** An opened file with its texts. */
export interface OpenedFile {
  packing: Packing;
  /** One text; for a zip file all that may hold a list. */
  texts: [OpenedText, ...OpenedText[]];
}

/** A text of an opened file. */
export interface OpenedText {
  packing: Packing;
  /** Its name in a zip file. */
  name?: string;
  /** Bytes by which its share of the file is computed. */
  size: number;
  open: () => Promise<OpenedStream>;
}

export interface OpenedStream {
  /** The unpacked text, in pieces. */
  stream: ReadableStream<Uint8Array>;
  /** Returns the share that has been read, 0 to 1. */
  done: () => number;
}

/**
 * Opens a file. Its first bytes, not its name, tell how it is packed.
 * @param entry the text file of a zip file with several
 * @throws ListError
 */
export async function openFile(file: Blob, entry?: string): Promise<OpenedFile> {
  if (file.size === 0) throw new ListError({ kind: 'empty' });
  const [first, second, third, fourth] = await firstBytes(file);
  const { size } = file;
  if (first === 0x1f && second === 0x8b) {
    const open = async () => {
      const packed = counted(file.stream(), size);
      return { stream: unpacked(packed.stream, 'gzip'), done: packed.done };
    };
    return { packing: 'gzip', texts: [{ packing: 'gzip', size, open }] };
  }
  // "PK" and the beginning of a zip file: a file, or the end of an empty directory.
  if (first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6))) {
    const texts = (await zipTexts(file, entry)).map((text): OpenedText => {
      const open = async () => counted(await openZipEntry(file, text), text.size);
      return { packing: 'zip', name: text.name, size: text.size, open };
    });
    return { packing: 'zip', texts: texts as OpenedFile['texts'] };
  }
  return { packing: 'plain', texts: [{ packing: 'plain', size, open: async () => counted(file.stream(), size) }] };
}

async function firstBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 4).arrayBuffer());
  } catch (cause) {
    throw new ListError({ kind: 'unreadable' }, cause);
  }
}

/** Returns the stream with the share of `size` bytes that it has delivered. */
function counted(
  stream: ReadableStream<Uint8Array>,
  size: number,
): { stream: ReadableStream<Uint8Array<ArrayBuffer>>; done: () => number } {
  let read = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      read += bytes.length;
      controller.enqueue(bytes as Uint8Array<ArrayBuffer>);
    },
  });
  return { stream: stream.pipeThrough(counting), done: () => Math.min(1, read / Math.max(1, size)) };
}

/**
 * Yields the pieces of a text.
 * @param lines returns the number of lines read, for an error
 * @param progress called with the share that has been read, 0 to 1, after each piece
 * @throws ListError `damaged`, `unreadable`; for a zip file also `zip-method`, `locked`
 */
export async function* piecesOf(
  { packing, open }: OpenedText,
  lines: () => number,
  progress: (done: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const { stream, done } = await open();
  const reader = stream.getReader();
  try {
    for (let piece = await next(); !piece.done; piece = await next()) {
      yield piece.value;
      progress(done());
    }
  } finally {
    reader.cancel().catch(() => {});
  }

  async function next(): Promise<ReadableStreamReadResult<Uint8Array>> {
    try {
      return await reader.read();
    } catch (cause) {
      // Reading the file fails with a DOMException, unpacking with a TypeError.
      if (packing === 'plain' || cause instanceof DOMException) throw new ListError({ kind: 'unreadable' }, cause);
      throw new ListError({ kind: 'damaged', packing, line: lines() }, cause);
    }
  }
}
