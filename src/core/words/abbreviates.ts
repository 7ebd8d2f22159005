/** Returns true when the letters occur in the words in this order, beginning with the first letter: `kg` in *kilogramm*. */
export function abbreviates(letters: string, words: string): boolean {
  if (letters === '' || letters[0] !== words[0]) return false;
  let found = 0;
  for (const letter of words) if (letter === letters[found]) found++;
  return found === letters.length;
}
