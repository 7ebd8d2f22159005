const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

/** Returns true when the text has letters and none of them is Latin, so no ruleset has its words. */
export function isInOtherScript(text: string): boolean {
  return LETTER.test(text) && !LATIN.test(text);
}
