import { decodeCp852 } from './cp852.ts';

/** Encodings of word lists, in the order in which they are offered. The labels are those of `TextDecoder`, except the last. */
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

/** Decodes bytes piece by piece, like a `TextDecoder`. */
export interface Decoder {
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string;
}

export function decoderOf(encoding: Encoding): Decoder {
  return encoding === 'cp852' ? { decode: decodeCp852 } : new TextDecoder(encoding);
}
