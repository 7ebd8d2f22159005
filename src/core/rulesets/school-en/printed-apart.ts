/** Hyphens, blanks and apostrophes of a printed word, each after how many of its letters it stands: `6-8-` in *mother-in-law*. */
const SIGN = /(\d+)(\D)/g;

/** The signs of a word as it is printed, in the form that the lexicon keeps them in. */
export function signsOf(printed: string): string {
  let letters = 0;
  let signs = '';
  for (const character of printed) {
    if (/\p{L}/u.test(character)) letters++;
    else signs += `${letters}${character}`;
  }
  return signs;
}

/** Puts the signs back into the word as it is laid: `tshirt` and `1-` → `t-shirt`. */
export function withSigns(word: string, signs: string): string {
  let printed = '';
  let from = 0;
  for (const [, letters, sign] of signs.matchAll(SIGN)) {
    printed += word.slice(from, Number(letters)) + sign;
    from = Number(letters);
  }
  return printed + word.slice(from);
}
