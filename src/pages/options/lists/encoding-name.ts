import type { Encoding } from '../../../core/word-lists/encoding.ts';

const NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO-8859-2',
  'windows-1252': 'Windows-1252',
  cp852: 'CP852 (DOS)',
};

/** The name of the encoding that programs which write such files use. */
export function encodingName(encoding: Encoding): string {
  return NAMES[encoding];
}
