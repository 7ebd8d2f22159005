import type { WordList } from '../../word-lists/word-list.ts';

/** Words that are written between two looks at what else the page has to do: about 10 ms. */
const AT_ONCE = 16_384;

/**
 * The list as a text file: UTF-8, one word a line in the order of the list, a line feed after each. The page can be used meanwhile.
 * @param done called with the share that is written, 0–1
 */
export async function exportText(list: WordList, done: (share: number) => void): Promise<Blob> {
  const parts: Blob[] = [];
  let lines: string[] = [];
  let written = 0;
  const put = () => {
    // As bytes at once: three million strings would be 150 MB until the end.
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
