const LETTER = String.raw`[\p{L}\p{M}\p{N}_\u00AD\u200B-\u200D\u2060]`;

/** What joins two halves of a word: hyphen, apostrophe, a blank without its letter, signs of addresses; or a hyphen at the end of a line. */
const JOINT = String.raw`[-\u2010\u2011'\u2019\u02BC?*@&]|-[ \t]*\n[ \t]*(?=\p{Ll})`;

const TOKEN = new RegExp(`${LETTER}+(?:(?:${JOINT})${LETTER}+)*`, 'gu');

const HYPHENATED = /-[ \t]*\n[ \t]*(?=\p{Ll})/gu;

/**
 * The whole words of a selection that may begin or end inside one, joined where a line's end has hyphenated them.
 * @param before what stands before the selection, and `behind` behind it; 64 characters are enough for any word.
 * @returns the text, and whether letters were added to what was selected.
 */
export function wholeWords(before: string, selected: string, behind: string): { text: string; added: boolean } {
  const all = before + selected + behind;
  let start = before.length;
  let end = start + selected.length;
  for (const { 0: token, index } of all.matchAll(TOKEN)) {
    const after = index + token.length;
    if (index < start && start < after) start = index;
    if (index < end && end < after) end = after;
  }
  return {
    text: all.slice(start, end).replace(HYPHENATED, ''),
    added: end - start > selected.length,
  };
}
