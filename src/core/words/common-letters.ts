/** Returns the length of the common beginning of two words. */
export function sharedStart(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

/** Returns the length of the common beginning plus that of the common end of two words; no letter counts twice. */
export function sharedEnds(one: string, other: string): number {
  const before = sharedStart(one, other);
  const most = Math.min(one.length, other.length);
  let shared = before;
  while (shared < most && one.at(before - 1 - shared) === other.at(before - 1 - shared)) shared++;
  return shared;
}

/** Returns true when the letters occur in the words in this order, beginning with the first letter: `kg` in *kilogramm*. */
export function abbreviates(letters: string, words: string): boolean {
  if (letters === '' || letters[0] !== words[0]) return false;
  let found = 0;
  for (const letter of words) if (letter === letters[found]) found++;
  return found === letters.length;
}
