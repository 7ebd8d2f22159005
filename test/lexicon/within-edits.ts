import type { Edits } from '../../src/core/lexicon/lexicon.ts';
import type { Marks } from '../../src/core/words/letters.ts';

/**
 * Returns true when `form` is within so many edits of `word`, of which two never change the first letter, without counting diacritics that
 * the word lacks. This is the definition against which the walk through a packed lexicon is tested: insertions, deletions, replacements,
 * swaps of neighbours.
 */
export function withinEdits(word: string, form: string, marks: Marks, edits: Edits = 1): boolean {
  if (edits < 2) return fits(word, form, 0, 0, edits, marks);
  const stands = (letters: string) => letters === form[0] || (marks[letters] ?? '').includes(form.charAt(0));
  return [1, 2].some((typed) => stands(word.slice(0, typed)) && fits(word, form, typed, 1, edits, marks));
}

function fits(word: string, form: string, i: number, j: number, edits: number, marks: Marks): boolean {
  if (i === word.length && j === form.length) return true;
  const stands = (at: number, letter: string) => word[at] === letter || (marks[word[at] ?? ''] ?? '').includes(letter);
  const letter = form[j];
  if (letter !== undefined && i < word.length && stands(i, letter) && fits(word, form, i + 1, j + 1, edits, marks)) {
    return true;
  }
  const digraph = i + 1 < word.length ? (marks[word.slice(i, i + 2)] ?? '') : '';
  if (letter !== undefined && digraph.includes(letter) && fits(word, form, i + 2, j + 1, edits, marks)) return true;
  if (edits === 0) return false;
  const next = form[j + 1];
  return (
    (i < word.length && fits(word, form, i + 1, j, edits - 1, marks)) ||
    (j < form.length && fits(word, form, i, j + 1, edits - 1, marks)) ||
    (i < word.length && j < form.length && fits(word, form, i + 1, j + 1, edits - 1, marks)) ||
    (i + 1 < word.length &&
      letter !== undefined &&
      next !== undefined &&
      stands(i + 1, letter) &&
      stands(i, next) &&
      fits(word, form, i + 2, j + 2, edits - 1, marks))
  );
}
