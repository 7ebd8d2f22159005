import { lowerCase } from './normalise.ts';

/** The word with a capital, as a German noun or a name has it. */
export function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Is the first letter a capital? */
export function startsWithCapital(word: string): boolean {
  const [first = ''] = word;
  return first !== lowerCase(first);
}
