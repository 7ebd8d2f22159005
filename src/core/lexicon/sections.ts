/** The sections of the bytes of a packed lexicon (layout in format.ts), and the tables of strings among them. */
import { PackedFormatError } from './automaton.ts';
import { FORMAT_VERSION, HEADER_BYTES, type LexiconMeta, MAGIC, SECTIONS } from './format.ts';

/** The bytes are not a packed lexicon of this version. Damage inside is reported when it is read, as PackedFormatError. */
export class LexiconFormatError extends PackedFormatError {
  override name = 'LexiconFormatError';
}

/** Returns a function that returns a section by its name. Both throw LexiconFormatError if the bytes are no lexicon of this version. */
export function sectionsOf(bytes: ArrayBuffer): (name: (typeof SECTIONS)[number]) => Uint8Array {
  if (bytes.byteLength < HEADER_BYTES) throw new LexiconFormatError('too short for a lexicon');
  const header = new DataView(bytes);
  if (header.getUint32(0, true) !== MAGIC) throw new LexiconFormatError('not a packed lexicon');
  const version = header.getUint32(4, true);
  if (version !== FORMAT_VERSION) throw new LexiconFormatError(`lexicon format ${version}, expected ${FORMAT_VERSION}`);
  return (name) => {
    const at = 8 + SECTIONS.indexOf(name) * 8;
    const offset = header.getUint32(at, true);
    const length = header.getUint32(at + 4, true);
    if (offset + length > bytes.byteLength) throw new LexiconFormatError(`lexicon cut off in ${name}`);
    if (offset % 4 !== 0) throw new LexiconFormatError(`${name} out of place`);
    return new Uint8Array(bytes, offset, length);
  };
}

/** Returns the names and numbers of a lexicon. @throws LexiconFormatError */
export function readMeta(bytes: Uint8Array): LexiconMeta {
  let meta: Partial<LexiconMeta>;
  try {
    meta = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new LexiconFormatError('no meta', { cause });
  }
  const { name, edition, forms, alphabet, stemsRoot, sources } = meta ?? {};
  const texts = [name, edition, alphabet].every((value) => typeof value === 'string');
  const numbers = [forms, stemsRoot].every((value) => typeof value === 'number');
  if (!texts || !numbers || (sources !== undefined && !Array.isArray(sources))) throw new LexiconFormatError('no meta');
  return meta as LexiconMeta;
}

/** Returns the number of rows of a table, which is stored before the offsets. @throws LexiconFormatError */
export function countOf(table: DataView): number {
  const count = table.byteLength < 8 ? -1 : table.getUint32(0, true);
  if (count < 0 || 4 + (count + 1) * 4 > table.byteLength) throw new LexiconFormatError('a table cut off');
  return count;
}

/** Returns the bytes as words of 32 bits. */
export function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
}

/** Returns the bytes as a view that reads numbers of any size. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Strings by number, decoded when first needed. */
export class StringTable {
  private readonly cache: (string | undefined)[] = [];
  private readonly view: DataView;
  private readonly data: number;
  private readonly decoder = new TextDecoder();
  private readonly count: number;

  constructor(private readonly bytes: Uint8Array) {
    this.view = viewOf(bytes);
    this.count = countOf(this.view);
    this.data = 4 + (this.count + 1) * 4;
  }

  get(number: number): string {
    const known = this.cache[number];
    if (known !== undefined) return known;
    if (number >= this.count) throw new PackedFormatError(`string ${number}`);
    const start = this.data + this.view.getUint32(4 + number * 4, true);
    const end = this.data + this.view.getUint32(8 + number * 4, true);
    const text = this.decoder.decode(this.bytes.subarray(start, end));
    this.cache[number] = text;
    return text;
  }
}
