/** Letters, lower case, that tell a language (BCP 47); a script of its own tells it by any of its letters. */
const TELLING: readonly (readonly [language: string, letters: string])[] = [
  ['pl', 'ąćęłńóśźż'],
  ['de', 'äöüß'],
  ['tr', 'ğışçöüâî'],
  ['cs', 'áčďéěíňóřšťúůýž'],
  ['sk', 'áäčďéíĺľňóôŕšťúýž'],
  ['hu', 'áéíóöőúüű'],
  ['ro', 'ăâîșțşţ'],
  ['fr', 'àâçéèêëîïôœùûÿ'],
  ['es', 'áéíñóúü'],
  ['pt', 'ãáâàçéêíóôõú'],
  ['it', 'àèéìòù'],
  ['sv', 'åäöé'],
  ['da', 'åæøé'],
  ['fi', 'äöå'],
  ['lt', 'ąčęėįšųūž'],
  ['hr', 'čćđšž'],
  ['ru', 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'],
  ['uk', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
  ['el', 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ'],
];

/** Letters that a language's words are found among, of all letters beyond ASCII. */
const MOST_OF_THEM = 0.9;

/** Letters beyond ASCII for each word from which on they are typical of its language. */
const TYPICAL = 0.02;

/**
 * Which language words look like by their letters; null where these do not tell.
 *
 * @param beyondAscii how often each letter beyond ASCII, lower case, stands in the words.
 * @param words their number.
 */
export function looksLike(beyondAscii: ReadonlyMap<string, number>, words: number): string | null {
  let all = 0;
  for (const count of beyondAscii.values()) all += count;
  // Of the languages that many lists come in, English alone is written without marks.
  if (all < words * TYPICAL) return 'en';
  let best: string | null = null;
  let bestScore = 0;
  for (const [language, letters] of TELLING) {
    let covered = 0;
    let used = 0;
    for (const letter of letters) {
      const count = beyondAscii.get(letter) ?? 0;
      covered += count;
      if (count > all * 0.003) used++;
    }
    // Of two languages that have all the letters the one wins that lacks fewer of its own.
    const score = (covered / all) * (0.5 + used / letters.length / 2);
    if (covered >= all * MOST_OF_THEM && score > bestScore) {
      best = language;
      bestScore = score;
    }
  }
  return best;
}
