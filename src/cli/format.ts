import { UsageError } from './command.ts';

/** `text`: what the bubble says; `citation`: one line of it; `tsv`: a table; `json`: a verdict a line. */
const FORMATS = ['text', 'citation', 'tsv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * The form in which verdicts are printed: on a terminal they are read, elsewhere they are taken apart.
 * @param asked the value of `--format`.
 * @throws UsageError of one that is not known.
 */
export function readFormat(asked: string | undefined, { isTTY = false }: { isTTY?: boolean }): Format {
  if (asked === undefined) return isTTY ? 'text' : 'tsv';
  const format = FORMATS.find((one) => one === asked);
  if (!format) throw new UsageError(`unknown format '${asked}' (known: ${FORMATS.join(', ')})`);
  return format;
}
