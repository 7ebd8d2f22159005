import { isPlainCasedWord, normalise } from '../words/normalise.ts';
import { lookupKey } from '../words/query.ts';
import { wordFromSelection } from '../words/selection.ts';
import { eachOnTile, smallAmongCapitals, TILE_POINTS, type TileLanguage, tilesOf } from '../words/tiles.ts';
import type { Lexicons } from './lexicons.ts';
import type { Judgement } from './verdict.ts';

/** A word with blanks, written as in game logs: `OKnO`. A small letter among capitals is a blank. */
export interface WithBlanks {
  /** The text that was asked, with the word in capitals. */
  text: string;
  /** The word in capitals. */
  word: string;
  /** Indices of the blanks among its letters, from 0. */
  blanks: readonly number[];
}

/** Whether a lexicon has exactly this spelling, as it has those of names and abbreviations: `PeKaO`, `mRNA`. */
function isSpelledSo(typed: string, form: string, { game, spelling }: Lexicons): boolean {
  const readings = [...game.readings(form), ...(spelling?.readings(form) ?? [])];
  return readings.some((reading) => reading.spelling === typed || reading.lemma === typed);
}

/** A word with capitals and an ending in small letters: `KNFem`. */
const WITH_ENDING = /^(?<head>.*\p{Lu})\p{Ll}+$/u;

/** Whether the word is an abbreviation from a lexicon with an ending (`KNFem`), and no word of the game. */
function isInflected(typed: string, form: string, language: TileLanguage, lexicons: Lexicons): boolean {
  const head = WITH_ENDING.exec(typed)?.groups?.head;
  return head !== undefined && !lexicons.game.has(form) && isSpelledSo(head, lookupKey(head, language), lexicons);
}

/** Reads a word with blanks. Null if it has none, or if it is a name or an abbreviation, with or without an ending. */
export function readBlanks(word: string, language: TileLanguage, lexicons: Lexicons): WithBlanks | null {
  if (isPlainCasedWord(word)) return null;
  const typed = wordFromSelection(word);
  const blanks = smallAmongCapitals(typed);
  if (blanks.length === 0) return null;
  const form = lookupKey(typed, language);
  if (isSpelledSo(typed, form, lexicons) || isInflected(typed, form, language, lexicons)) return null;
  const capitals = eachOnTile(typed).join('');
  return { text: normalise(word).replace(typed, capitals), word: capitals, blanks };
}

/**
 * Turns the verdict on the word in capitals into the verdict on the word with blanks, which score nothing.
 * @param asked the text as the user wrote it.
 */
export function withBlanks(
  verdict: Judgement,
  asked: string,
  { word, blanks }: WithBlanks,
  language: TileLanguage,
): Judgement {
  const places: number[] = [];
  // The word may begin with signs that belong to it.
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
