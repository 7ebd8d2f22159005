import { smallAmongCapitals } from '../words/blanks.ts';
import { lookedUp } from '../words/looked-up.ts';
import { isPlainCasedWord, normalise } from '../words/normalise.ts';
import { wordFromSelection } from '../words/selection.ts';
import { eachOnTile, TILE_POINTS, type TileLanguage, tilesOf } from '../words/tiles.ts';
import type { Lexicons } from './lexicons.ts';
import type { Judgement } from './verdict.ts';

/** A word with blanks, as game logs write it: `OKnO`. */
export interface WithBlanks {
  /** What was asked, with the word in capitals, as if no letter were a blank. */
  text: string;
  /** The word itself in capitals. */
  word: string;
  /** Places of the blanks among its letters, from 0. */
  blanks: readonly number[];
}

/** Has a dictionary the very spelling, as that of a name or an abbreviation: `PeKaO`, `mRNA`? */
function isSpelledSo(typed: string, form: string, { game, spelling }: Lexicons): boolean {
  const readings = [...game.readings(form), ...(spelling?.readings(form) ?? [])];
  return readings.some((reading) => reading.spelling === typed || reading.lemma === typed);
}

/** An abbreviation that ends in a capital, with an ending in small letters. */
const WITH_ENDING = /^(?<head>.*\p{Lu})\p{Ll}+$/u;

/** Is it an abbreviation that a dictionary has, with an ending, and no word of the game: `KNFem`? */
function isInflected(typed: string, form: string, language: TileLanguage, lexicons: Lexicons): boolean {
  const head = WITH_ENDING.exec(typed)?.groups?.head;
  return head !== undefined && !lexicons.game.has(form) && isSpelledSo(head, lookedUp(head, language), lexicons);
}

/** The word read with blanks; null when it is spelled otherwise, or is a name or an abbreviation, in its own spelling or with an ending. */
export function readBlanks(word: string, language: TileLanguage, lexicons: Lexicons): WithBlanks | null {
  if (isPlainCasedWord(word)) return null;
  const typed = wordFromSelection(word);
  const blanks = smallAmongCapitals(typed);
  if (blanks.length === 0) return null;
  const form = lookedUp(typed, language);
  if (isSpelledSo(typed, form, lexicons) || isInflected(typed, form, language, lexicons)) return null;
  const capitals = eachOnTile(typed).join('');
  return { text: normalise(word).replace(typed, capitals), word: capitals, blanks };
}

/** The verdict on the word in capitals as that on the one with blanks, which score nothing. @param asked as the word was asked. */
export function withBlanks(
  verdict: Judgement,
  asked: string,
  { word, blanks }: WithBlanks,
  language: TileLanguage,
): Judgement {
  const places: number[] = [];
  // Signs that belong to the word may stand before it.
  let laid = Math.max(0, verdict.tiles.indexOf(tilesOf(word, language)));
  for (const [place, letter] of [...word].entries()) {
    if (blanks.includes(place)) places.push(laid);
    laid += [...tilesOf(letter, language)].length;
  }
  const tiles = [...verdict.tiles];
  const worth = places.reduce((sum, place) => sum + (TILE_POINTS[language].get(tiles[place] ?? '') ?? 0), 0);
  return {
    ...verdict,
    word: asked,
    blanks: places,
    points: verdict.points === null ? null : verdict.points - worth,
  };
}
