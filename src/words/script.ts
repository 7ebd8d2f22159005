const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

/** Is the text in a script that no ruleset has words of: letters, and none of the Latin alphabet? */
export function isInOtherScript(text: string): boolean {
  return LETTER.test(text) && !LATIN.test(text);
}
