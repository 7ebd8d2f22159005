import type { Lexicon } from '../lexicon/lexicon.ts';
import { isPlainCasedWord, normalise } from '../words/normalise.ts';
import { lookupKey } from '../words/query.ts';
import { wordFromSelection } from '../words/selection.ts';
import { eachOnTile, smallAmongCapitals, TILE_POINTS, type TileLanguage, tilesOf } from '../words/tiles.ts';
import { onBoard } from './board.ts';
import { bareDetail } from './detail.ts';
import { formsToOffer } from './legal.ts';
import { applyUserOverrides } from './overrides.ts';
import type { EarlierWords, Lexicons, Rules } from './rules.ts';
import { isSettled } from './settled.ts';
import type { Reason, UnratedVerdict, Verdict } from './verdict.ts';
import { isVulgar } from './vulgar.ts';

/**
 * Returns the verdict on a word, or on text that was typed or selected as one: by the rules, then by the user's word list and exceptions, if the
 * lexicons contain any. Surrounding punctuation, invisible characters and look-alike signs are ignored. A small letter among capitals is a
 * blank. A word too long for the board is refused. Pure and synchronous; never throws, whatever the string.
 * @param earlier words of earlier rounds; absent if there are none. Most rulesets have no rounds.
 */
export function judgeBy(rules: Rules, word: string, lexicons: Lexicons, earlier?: EarlierWords): Verdict {
  const near = withListedNeighbours(lexicons);
  let verdict = withoutVulgarGuesses(judgeWithBlanks(word, near, rules), near, rules);
  verdict = onBoard(verdict, rules);
  verdict = applyUserOverrides(verdict, near, rules);
  if (earlier) verdict = rules.afterEarlierWords?.(verdict, earlier, lexicons) ?? verdict;
  return { ...verdict, settled: isSettled(verdict, rules) };
}

/** Returns the verdict without vulgar words of which the word may be a misspelling: naming one would suggest it. */
function withoutVulgarGuesses(verdict: UnratedVerdict, { game }: Lexicons, rules: Rules): UnratedVerdict {
  const names = ({ detail }: Reason): boolean =>
    detail.kind === 'misspelling' && isVulgar(lookupKey(detail.intended, rules.ruleset.language), rules, game);
  if (!verdict.reasons.some(names)) return verdict;
  const reasons = verdict.reasons.map((one) => (names(one) ? { ...one, detail: bareDetail(one.detail) } : one));
  return { ...verdict, reasons };
}

/** Returns the lexicons with near words of the user's list added to those of the game lexicon, so that they can be suggested. */
function withListedNeighbours(lexicons: Lexicons): Lexicons {
  const { game, official } = lexicons;
  if (!official?.neighbours) return lexicons;
  const withListed: Lexicon = {
    has: (form) => game.has(form),
    reach: (form) => game.reach(form),
    readings: (form) => game.readings(form),
    forms: (lemma) => game.forms(lemma),
    neighbours: (...query) => [...new Set([...game.neighbours(...query), ...(official.neighbours?.(...query) ?? [])])],
  };
  return { ...lexicons, game: withListed };
}

/** Returns the verdict of the ruleset on a word in which blanks may be written, as in game logs: a small letter among capitals, `OKnO`. */
function judgeWithBlanks(word: string, lexicons: Lexicons, rules: Rules): UnratedVerdict {
  const { language } = rules.ruleset;
  const blanks = parseBlanks(word, language, lexicons);
  const verdict = rules.judge(blanks?.text ?? word, lexicons, formsToOffer(rules, lexicons));
  return blanks ? withBlanks(verdict, word, blanks, language) : verdict;
}

/** A word with blanks. */
interface WithBlanks {
  /** The typed text, with the word in capitals. */
  text: string;
  /** The word in capitals. */
  word: string;
  /** Indices of the blanks among its letters, from 0. */
  blanks: readonly number[];
}

/** Returns true when a lexicon has exactly this spelling, as of names and abbreviations: `PeKaO`, `mRNA`. */
function isSpelledSo(typed: string, form: string, { game, spelling }: Lexicons): boolean {
  const readings = [...game.readings(form), ...(spelling?.readings(form) ?? [])];
  return readings.some((reading) => reading.spelling === typed || reading.lemma === typed);
}

/** A word with capitals and an ending in small letters: `KNFem`. */
const WITH_ENDING = /^(?<head>.*\p{Lu})\p{Ll}+$/u;

/** Returns true when the word is an abbreviation from a lexicon with an ending (`KNFem`), and no word of the game. */
function isInflected(typed: string, form: string, language: TileLanguage, lexicons: Lexicons): boolean {
  const head = WITH_ENDING.exec(typed)?.groups?.head;
  return head !== undefined && !lexicons.game.has(form) && isSpelledSo(head, lookupKey(head, language), lexicons);
}

/** Parses a word with blanks. Returns null if it has none, or if it is a name or an abbreviation, with or without an ending. */
export function parseBlanks(word: string, language: TileLanguage, lexicons: Lexicons): WithBlanks | null {
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
 * Returns the verdict on the word with blanks, which score nothing, from the verdict on the word in capitals.
 * @param typed the text as the user wrote it
 */
function withBlanks(
  verdict: UnratedVerdict,
  typed: string,
  { word, blanks }: WithBlanks,
  language: TileLanguage,
): UnratedVerdict {
  const places: number[] = [];
  // The word may begin with signs that belong to it.
  let tile = Math.max(0, verdict.tiles.indexOf(tilesOf(word, language)));
  for (const [place, letter] of [...word].entries()) {
    if (blanks.includes(place)) places.push(tile);
    tile += [...tilesOf(letter, language)].length;
  }
  const tiles = [...verdict.tiles];
  const blankPoints = places.reduce((sum, place) => sum + (TILE_POINTS[language].get(tiles[place] ?? '') ?? 0), 0);
  return {
    ...verdict,
    word: typed,
    blanks: places,
    points: verdict.points === null ? null : verdict.points - blankPoints,
  };
}
