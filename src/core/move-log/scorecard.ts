import { unified, upperCase } from '../words/normalise.ts';
import { smallAmongCapitals } from '../words/tiles.ts';
import { lettersOf, type Move, mayBeRackOf, readMoves, readSquare } from './read-moves.ts';

/** Returns the moves of a text that is a log or the scorecard of a game site; null for other texts. */
export function movesOfText(text: string): Move[] | null {
  const moves = readMoves(text);
  if (moves) return moves;
  const scorecard = readScorecard(text);
  return scorecard.length > 0 ? scorecard : null;
}

/** A play in capitals; small letters are blanks. Text directly before it reports a challenge: `Challenge!KOT`. */
const PLAY = /^(?:.*!)?([\p{L}\p{M}.()[\]]+)$/u;

/** A sum or an addition to it; not a time. */
const SCORE = /^[+-]?\d+(?:[+-]\d+)*$/;

/** The points that a play adds to the sum: `+46`. */
const ADDED = /\d*\+(\d+)$/;

/** The remaining time on the clock: `24:00`. */
const TIME = /^-?\d{1,2}:\d{2}(?::\d{2})?$/;

/** A rack, as it is sorted: capitals, and a question mark for a blank. */
const RACK = /^[\p{Lu}?]{1,8}$/u;

/** Minimum number of entries; fewer squares with capitals and numbers may be chance. */
const FEWEST_ENTRIES = 2;

/** Maximum number of words and numbers of an entry: square, time, play, rack, scores, and a note on a challenge. */
const MOST_IN_ENTRY = 16;

/**
 * Returns the moves of a scorecard that was copied from the page of a game. There, square, time, play, rack and scores are in separate
 * boxes: `8G`, `24:00`, `STĘPIĆ`, `ĆĘIKPST`, `0 +46`. The play is the first word in capitals after the square. An entry without a square
 * (an exchange, a pass, a rack at the end) lays no tiles. A play that adds 0 points was withdrawn. A single entry must have a time, or
 * contain only rack and scores after the play.
 */
export function readScorecard(text: string): Move[] {
  const moves: Move[] = [];
  let isSure = false;
  let read = 0;
  for (const { tokens, line } of entriesOf(text)) {
    const [square = ''] = tokens;
    const at = tokens.findIndex((token) => isPlay(PLAY.exec(token)?.[1] ?? ''));
    // A turn without a square has a time as well.
    const next = tokens.findIndex((token, i) => i > at && TIME.test(token));
    const behind = tokens.slice(at + 1, next < 0 ? undefined : next);
    const scores = behind.filter((token) => SCORE.test(token));
    const place = readSquare(square);
    if (!place || at < 0 || scores.length === 0 || !mayBeRackOf(tokens[at] ?? '', tokens[at + 1] ?? '')) continue;
    const added = scores.map((score) => ADDED.exec(score)?.[1]).find((points) => points !== undefined);
    const letters = lettersOf(PLAY.exec(tokens[at] ?? '')?.[1] ?? '');
    moves.push({ player: '', line, square: place, letters, withdrawn: added === '0' });
    const isTimed = tokens.slice(0, at).some((token) => TIME.test(token));
    isSure ||= isTimed || (added !== undefined && behind.every((token) => SCORE.test(token) || RACK.test(token)));
    read += at + 1 + behind.length;
  }
  const isScorecard = moves.length >= FEWEST_ENTRIES || isSure;
  return isScorecard && read <= moves.length * MOST_IN_ENTRY ? moves : [];
}

/** Returns the text between one square and the next, without what precedes the first. @returns with the line number, from 1 */
function entriesOf(text: string): { tokens: string[]; line: number }[] {
  const entries: { tokens: string[]; line: number }[] = [];
  for (const [index, line] of unified(text)
    .split(/\r\n|\r|\n/)
    .entries())
    for (const token of line.split(/\s+/).filter(Boolean)) {
      if (readSquare(token)) entries.push({ tokens: [token], line: index + 1 });
      else entries.at(-1)?.tokens.push(token);
    }
  return entries;
}

/** Returns true for at least two letters in capitals, except those of blanks. */
function isPlay(letters: string): boolean {
  const bare = letters.replace(/[^\p{L}\p{M}]/gu, '');
  return [...bare].length > 1 && (bare === upperCase(bare) || smallAmongCapitals(bare).length > 0);
}

/** Returns the text to judge for a played word that would otherwise be read differently: `KW` for `kW`, whose k is a blank. */
export function asPlayed(word: string): string {
  const capitals = upperCase(word);
  return word === capitals || smallAmongCapitals(word).length > 0 ? word : capitals;
}
