import { decodeCp852 } from './cp852.ts';

/** Encodings that word lists come in; the labels are those of `TextDecoder`, but for the last one. In the order in which they are offered. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'iso-8859-2',
  'windows-1252',
  'cp852',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Makes text of bytes as they come, as a `TextDecoder` does. */
export interface Decoder {
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string;
}

export function decoderOf(encoding: Encoding): Decoder {
  return encoding === 'cp852' ? { decode: decodeCp852 } : new TextDecoder(encoding);
}
