/** Letters in lower case that show a language (BCP 47). Any letter shows a script of its own. */
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

/** Share of letters beyond ASCII that a language must explain. */
const MOST_OF_THEM = 0.9;

/** Number of letters beyond ASCII for each word from which on they are typical of a language. */
const TYPICAL = 0.02;

/**
 * Returns the likely language of words by their letters; null if these do not show it.
 * @param beyondAscii count of each letter beyond ASCII, in lower case
 * @param words number of words
 */
export function looksLike(beyondAscii: ReadonlyMap<string, number>, words: number): string | null {
  let all = 0;
  for (const count of beyondAscii.values()) all += count;
  // Of the usual languages of lists, only English is written without marks.
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
    // Of two languages with all these letters, the one whose own letters are used more fully wins.
    const score = (covered / all) * (0.5 + used / letters.length / 2);
    if (covered >= all * MOST_OF_THEM && score > bestScore) {
      best = language;
      bestScore = score;
    }
  }
  return best;
}
