/** Raised letters are marks, which a joined word could not keep. */
const LETTER = '(?![\\p{Lm}\\p{N}ªº])\\p{Script=Latin}\\p{M}*';

/** Of a line; line breaks are none. */
const SPACE = '[^\\S\\n\\r]';

/** Letters one by one, with spaces between them, alone in their line but for signs around them. */
const LINE = new RegExp(`^[^\\p{L}\\p{N}\\n\\r]*(?:${LETTER}${SPACE}+){2,}${LETTER}[^\\p{L}\\p{N}\\n\\r]*$`, 'gmu');

/** Three of them or more with one space between each two. */
const WORD = new RegExp(`(?<!\\p{L}\\p{M}*${SPACE})${LETTER}(?:${SPACE}${LETTER}){2,}`, 'gu');

const SPACES = new RegExp(SPACE, 'g');

/** Without its diacritics. */
const base = (letter: string): number => letter.normalize('NFD').toLowerCase().charCodeAt(0);

/** Letters that follow one another in the alphabet are a list of them, as indexes have it: `A B C D`, `A Ą B C Ć`. */
function isAlphabet(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, i) => base(letter) - base(letters[i]!));
  return steps.every((step) => step === 0 || step === 1);
}

/**
 * The text with letterspaced words joined where a line has nothing else: `z e j d z i o n o` → `zejdziono`. More than one space parts two
 * such words. Two letters by themselves may be words of one letter.
 */
export function withoutLetterspacing(text: string): string {
  return text.replace(LINE, (line) =>
    line.replace(WORD, (word) => (isAlphabet(word.split(SPACES)) ? word : word.replace(SPACES, ''))),
  );
}
