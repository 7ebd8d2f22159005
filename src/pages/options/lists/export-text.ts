import type { WordList } from '../../../core/word-lists/word-list.ts';

/** Number of words written before the page gets control again: about 10 ms. */
const AT_ONCE = 16_384;

/**
 * Returns the list as a text file in UTF-8, one word per line in the order of the list, with a line feed after each. The page remains
 * usable meanwhile.
 * @param done called with the share written so far, 0–1
 */
export async function exportText(list: WordList, done: (share: number) => void): Promise<Blob> {
  const parts: Blob[] = [];
  let lines: string[] = [];
  let written = 0;
  const put = () => {
    // Converted to bytes immediately, because three million strings would take 150 MB.
    if (lines.length > 0) parts.push(new Blob([lines.join('\n'), '\n']));
    written += lines.length;
    lines = [];
    done(written / list.size);
  };
  for (const word of list.words()) {
    lines.push(word);
    if (lines.length < AT_ONCE) continue;
    put();
    await new Promise((resolve) => setTimeout(resolve));
  }
  put();
  return new Blob(parts, { type: 'text/plain;charset=utf-8' });
}
