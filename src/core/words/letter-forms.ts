/** Common letters that are no form of another letter. */
const PLAIN = 'a-zA-ZąćęłńóśźżäöüßĄĆĘŁŃÓŚŹŻÄÖÜ';

/** Letters that may be a form of another one, encircled letters included. Raised and lowered letters (`ª`, `ⁿ`) are marks beside a word. */
const MAY_BE_FORM = new RegExp(`(?![${PLAIN}ªº\\p{Lm}])(?=\\p{Alphabetic})[\\p{L}\\p{So}]`, 'gu');

/** Allowed replacements: letters, at least one of them Latin. */
const LATIN_LETTERS = /^(?=.*\p{Script=Latin})[\p{L}\p{M}]+$/u;

/**
 * Returns the text with plain letters for typeset forms: ligatures (`ﬁlm` → `film`), long s (`Waſſer` → `Wasser`), full-width, mathematical
 * and encircled letters (`ＫＯＴ`, `𝐤𝐨𝐭`, `ⓚⓞⓣ`), digraphs of one character (`ĳ` → `ij`, `ŉ` → `ʼn`). These are Unicode's compatibility forms
 * (NFKC), applied letter by letter. Digits and signs stay, so a raised ² does not become a 2.
 */
export function withPlainLetters(text: string): string {
  return text.replace(MAY_BE_FORM, (sign) => {
    const letters = sign.normalize('NFKC');
    return LATIN_LETTERS.test(letters) ? letters : sign;
  });
}
