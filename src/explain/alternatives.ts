import type { Phrase } from '../messages/judged.ts';

/** “a”, “a or b”, “a, b or c”; the empty string for none. */
export function alternatives(names: readonly Phrase[]): Phrase {
  const [first, second, ...more] = names;
  if (first === undefined) return '';
  if (second === undefined) return first;
  if (more.length === 0) return ['either', first, second];
  return alternatives([['enumeration', first, second], ...more]);
}
