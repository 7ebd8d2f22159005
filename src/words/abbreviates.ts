/** Do the letters stand in the words in their order, the first of them first: `kg` in *kilogramm*? */
export function abbreviates(letters: string, words: string): boolean {
  if (letters === '' || letters[0] !== words[0]) return false;
  let found = 0;
  for (const letter of words) if (letter === letters[found]) found++;
  return found === letters.length;
}
