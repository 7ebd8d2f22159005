/** Encodings that word lists come in; the labels are those of `TextDecoder`. In the order in which they are offered. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'iso-8859-2', 'windows-1252'] as const;

export type Encoding = (typeof ENCODINGS)[number];
