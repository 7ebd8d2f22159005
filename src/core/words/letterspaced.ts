/** A letter of a letterspaced word. Raised letters are marks, which a joined word could not keep. */
const LETTER = '(?![\\p{Lm}\\p{N}ªº])\\p{Script=Latin}\\p{M}*';

/** White space except line breaks. */
const SPACE = '[^\\S\\n\\r]';

/** Single letters with spaces between them, alone in their line except for signs around them. */
const LINE = new RegExp(`^[^\\p{L}\\p{N}\\n\\r]*(?:${LETTER}${SPACE}+){2,}${LETTER}[^\\p{L}\\p{N}\\n\\r]*$`, 'gmu');

/** At least three of them with one space between each two. */
const WORD = new RegExp(`(?<!\\p{L}\\p{M}*${SPACE})${LETTER}(?:${SPACE}${LETTER}){2,}`, 'gu');

const SPACES = new RegExp(SPACE, 'g');

/** Returns the base letter's code. */
const base = (letter: string): number => letter.normalize('NFD').toLowerCase().charCodeAt(0);

/** Returns true when the letters are consecutive in the alphabet: a list of letters, as in an index (`A B C D`, `A Ą B C Ć`). */
function isAlphabet(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, i) => base(letter) - base(letters[i]!));
  return steps.every((step) => step === 0 || step === 1);
}

/**
 * Joins letterspaced words in lines that have nothing else: `z e j d z i o n o` → `zejdziono`. More than one space separates two such
 * words. Two single letters may be words.
 */
export function withoutLetterspacing(text: string): string {
  return text.replace(LINE, (line) =>
    line.replace(WORD, (word) => (isAlphabet(word.split(SPACES)) ? word : word.replace(SPACES, ''))),
  );
}
