/** Returns `part` as a percentage of `whole`, with two decimals; 0 if `whole` is 0 and so is `part`. */
export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`;

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Returns a titled table: the first column is aligned left, the others right. */
export function asTable(title: string, head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    widths
      .map((width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ');
  return `\n${[title, line(head), widths.map((width) => '─'.repeat(width)).join('──'), ...rows.map(line)].join('\n')}\n`;
}
