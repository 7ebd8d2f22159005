/** How many letters two words have in common at their beginning. */
export function sharedStart(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

/** How many letters two words have in common at their beginning and then at their end; none is counted for both. */
export function sharedEnds(one: string, other: string): number {
  const before = sharedStart(one, other);
  const most = Math.min(one.length, other.length);
  let shared = before;
  while (shared < most && one.at(before - 1 - shared) === other.at(before - 1 - shared)) shared++;
  return shared;
}
