import { UsageError } from './command.ts';

/** `text`: the text of the bubble; `citation`: one line of it; `tsv`: a table; `json`: a verdict a line. */
const FORMATS = ['text', 'citation', 'tsv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the output format: `text` on a terminal, else `tsv`. @param asked value of `--format` @throws UsageError for an unknown one */
export function readFormat(asked: string | undefined, { isTTY = false }: { isTTY?: boolean }): Format {
  if (asked === undefined) return isTTY ? 'text' : 'tsv';
  const format = FORMATS.find((one) => one === asked);
  if (!format) throw new UsageError(`unknown format '${asked}' (known: ${FORMATS.join(', ')})`);
  return format;
}
