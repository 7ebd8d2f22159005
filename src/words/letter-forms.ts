/** Letters of every text that need no look, because they are no form of another letter. */
const PLAIN = 'a-zA-ZąćęłńóśźżäöüßĄĆĘŁŃÓŚŹŻÄÖÜ';

/** Letters and encircled ones; raised and lowered letters (`ª`, `ⁿ`) are marks beside a word. */
const MAY_BE_FORM = new RegExp(`(?![${PLAIN}ªº\\p{Lm}])(?=\\p{Alphabetic})[\\p{L}\\p{So}]`, 'gu');

/** What a letter may stand for: letters, of which a Latin one is there. */
const LATIN_LETTERS = /^(?=.*\p{Script=Latin})[\p{L}\p{M}]+$/u;

/**
 * The text with the letters that its typeset forms stand for: ligatures (`ﬁlm` → `film`), long s (`Waſſer` → `Wasser`), full-width,
 * mathematical and encircled letters (`ＫＯＴ`, `𝐤𝐨𝐭`, `ⓚⓞⓣ`), digraphs of one character (`ĳ` → `ij`, `ŉ` → `ʼn`). Unicode's
 * compatibility forms (NFKC) say which these are, letter by letter: digits and signs stay, so that a raised ² does not become a 2.
 */
export function withPlainLetters(text: string): string {
  return text.replace(MAY_BE_FORM, (sign) => {
    const letters = sign.normalize('NFKC');
    return LATIN_LETTERS.test(letters) ? letters : sign;
  });
}
