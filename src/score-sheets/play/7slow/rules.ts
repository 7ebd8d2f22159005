import { POLISH_LETTERS } from '../../../core/words/letters.ts';
import { lowerCase, upperCase } from '../../../core/words/normalise.ts';
import { playersError } from '../players.ts';
import { done, type GameRules, type Outcome, refused } from '../record.ts';
import { areaOf, cardsToDeal, cardsToReplace, withCard } from './area.ts';
import type { GameError, Move } from './move.ts';
import { unfinished, withLead } from './round.ts';
import {
  type Card,
  COLUMN_POINTS,
  MOST_PLAYERS,
  type Refusal,
  ROUNDS,
  type Round,
  type Setup,
  type State,
  type WrittenWord,
} from './state.ts';
import { earlierWords, writtenForm } from './word.ts';

/** Result of a move. */
type Moved = Outcome<State, GameError>;

/** The game of 7 słów: a record of it is played with the functions of `record.ts`. */
export const sevenWords: GameRules<Setup, Move, State, GameError> = { version: 1, begin, apply };

function begin(setup: Setup): Moved {
  const { mode, players } = setup;
  const [least, most] = mode.kind === 'solo' ? [1, 1] : [2, MOST_PLAYERS];
  const wrong = playersError(
    players.map(({ name }) => name),
    least,
    most,
  );
  if (wrong) return refused(wrong);
  if (mode.kind === 'untimed' && !players[mode.lead]) return refused({ kind: 'no-such-player', player: mode.lead });
  return done({ setup, rounds: [], challenge: null, failed: [], finished: false });
}

function apply(state: State, move: Move): Moved {
  if (state.challenge && move.kind !== 'answer') return refused({ kind: 'challenge-open' });
  const wrong = unknownPlace(state, move);
  if (wrong) return refused(wrong);
  const moved = applyTo(state, move);
  return moved.ok ? done(withLead(moved.value)) : moved;
}

/** Returns a error if the round or the player does not exist. */
function unknownPlace(state: State, move: Move): GameError | null {
  if ('round' in move && !state.rounds[move.round - 1]) return { kind: 'no-such-round', round: move.round };
  const named = 'player' in move ? [move.player] : move.kind === 'challenge' ? [move.author, move.challenger] : [];
  const unknown = named.find((player) => !state.setup.players[player]);
  return unknown === undefined ? null : { kind: 'no-such-player', player: unknown };
}

function applyTo(state: State, move: Move): Moved {
  switch (move.kind) {
    case 'deal':
      return deal(state, move.cards);
    case 'card':
      return correctCard(state, move.round, move.place, move.card);
    case 'fastest':
      return turnTimer(state, move.round, move.player);
    case 'word':
      return write(state, move.round, move.player, writtenForm(move.word));
    case 'time':
      if (state.setup.mode.kind !== 'solo') return refused({ kind: 'solo-only' });
      return done(withRound(state, move.round, { inTime: move.inTime }));
    case 'challenge':
      return challenge(state, move.round, move.author, move.challenger);
    case 'answer':
      return answer(state, move.exists);
    case 'refuse':
      return refuse(state, move);
    case 'admit':
      return admit(state, move.round, move.player);
    case 'dismiss':
      return dismiss(state, move.round, move.player, writtenForm(move.earlier));
    case 'names':
      return rename(state, move.names);
    case 'finish':
      return finish(state);
  }
}

function deal(state: State, given: readonly Card[]): Moved {
  if (state.finished) return refused({ kind: 'finished' });
  const missing = unfinished(state);
  if (missing) return refused(missing);
  const round = state.rounds.length + 1;
  if (round > ROUNDS) return refused({ kind: 'rounds-over' });
  const expected = cardsToDeal(round);
  if (given.length !== expected) return refused({ kind: 'card-count', expected, given: given.length });
  const wrong = given.find(({ letter }) => !isCardLetter(letter));
  if (wrong) return refused({ kind: 'no-such-card', letter: wrong.letter });
  const dealt = given.map(asCard);
  const clashes = cardsToReplace(areaOf(state, round, dealt));
  if (clashes.length > 0) return refused({ kind: 'two-by-two', round, clashes });
  const words = state.setup.players.map(() => null);
  return done({ ...state, rounds: [...state.rounds, { dealt, fastest: null, words, inTime: null }] });
}

function correctCard(state: State, round: number, place: number, card: Card): Moved {
  if (COLUMN_POINTS[place] === undefined) return refused({ kind: 'no-such-place', place });
  if (!isCardLetter(card.letter)) return refused({ kind: 'no-such-card', letter: card.letter });
  const corrected = { ...state, rounds: withCard(state.rounds, round, place, asCard(card)) };
  for (const at of corrected.rounds.keys()) {
    const clashes = cardsToReplace(areaOf(corrected, at + 1));
    if (clashes.length > 0) return refused({ kind: 'two-by-two', round: at + 1, clashes });
  }
  return done(corrected);
}

/** Returns true for a letter, in either case, of the Polish cards. */
function isCardLetter(letter: string): boolean {
  return [...letter.normalize('NFC')].length === 1 && POLISH_LETTERS.includes(lowerCase(letter));
}

function asCard({ letter, bonus }: Card): Card {
  return { letter: upperCase(letter), bonus };
}

/** With three or more players, no player is the fastest twice in a row: the card "Nie obracaj" forbids it (7slow KONIEC RUNDY). */
function turnTimer(state: State, round: number, player: number): Moved {
  if (state.setup.mode.kind !== 'timed') return refused({ kind: 'no-timer' });
  const neighbours = state.setup.players.length > 2 ? [round - 1, round + 1] : [];
  const other = neighbours.find((next) => state.rounds[next - 1]?.fastest === player);
  if (other !== undefined) return refused({ kind: 'fastest-twice', player, other });
  return done(withRound(state, round, { fastest: player }));
}

/** Sets a player's word. A changed word loses the decisions about the old one; a failed challenge stays. */
function write(state: State, round: number, player: number, word: string): Moved {
  const before = state.rounds[round - 1]?.words[player];
  if (before?.word === word) return done(state);
  return done(withWord(state, round, player, { word, refusal: null, checked: false, dismissed: [] }));
}

function challenge(state: State, round: number, author: number, challenger: number): Moved {
  const challenged = wordOf(state, round, author);
  if (!challenged.ok) return challenged;
  const { word, refusal, checked } = challenged.value;
  if (author === challenger) return refused({ kind: 'own-word' });
  if (refusal) return refused({ kind: 'already-refused', word });
  if (checked) return refused({ kind: 'already-checked', word });
  return done({ ...state, challenge: { round, author, challenger } });
}

function answer(state: State, exists: boolean): Moved {
  if (!state.challenge) return refused({ kind: 'no-challenge' });
  const { round, author } = state.challenge;
  const answered = { ...state, challenge: null };
  if (!exists) return done(changeWord(answered, round, author, { refusal: { because: 'challenge' } }));
  return done({
    ...changeWord(answered, round, author, { checked: true }),
    failed: [...state.failed, state.challenge],
  });
}

function refuse(state: State, { round, player, because, earlier }: Extract<Move, { kind: 'refuse' }>): Moved {
  const written = wordOf(state, round, player);
  if (!written.ok) return written;
  if (written.value.refusal) return refused({ kind: 'already-refused', word: written.value.word });
  if (earlier === undefined) return done(changeWord(state, round, player, { refusal: { because } }));
  const clash = writtenForm(earlier);
  if (!earlierWords(state, round).includes(clash)) return refused({ kind: 'not-earlier', word: clash });
  return done(changeWord(state, round, player, { refusal: { because, earlier: clash } }));
}

function admit(state: State, round: number, player: number): Moved {
  const written = wordOf(state, round, player);
  if (!written.ok) return written;
  if (!written.value.refusal) return refused({ kind: 'not-refused', word: written.value.word });
  return done(changeWord(state, round, player, { refusal: null }));
}

/** Dismissing the clash for which a word was refused admits it. */
function dismiss(state: State, round: number, player: number, earlier: string): Moved {
  const written = wordOf(state, round, player);
  if (!written.ok) return written;
  if (!earlierWords(state, round).includes(earlier)) return refused({ kind: 'not-earlier', word: earlier });
  const { dismissed, refusal } = written.value;
  const left: Refusal | null = refusal?.earlier === earlier ? null : refusal;
  return done(changeWord(state, round, player, { dismissed: [...new Set([...dismissed, earlier])], refusal: left }));
}

function rename(state: State, names: readonly string[]): Moved {
  const { players } = state.setup;
  const wrong = playersError(names, players.length, players.length);
  if (wrong) return refused(wrong);
  const renamed = players.map((player, index) => ({ ...player, name: names[index] ?? player.name }));
  return done({ ...state, setup: { ...state.setup, players: renamed } });
}

function finish(state: State): Moved {
  if (state.finished) return refused({ kind: 'finished' });
  const left = ROUNDS - state.rounds.length;
  if (left > 0) return refused({ kind: 'rounds-left', left });
  const missing = unfinished(state);
  return missing ? refused(missing) : done({ ...state, finished: true });
}

/** Returns a player's word; an error if there is none. */
function wordOf(state: State, round: number, player: number): Outcome<WrittenWord, GameError> {
  const written = state.rounds[round - 1]?.words[player];
  return written?.word ? done(written) : refused({ kind: 'no-word', player });
}

function withRound(state: State, round: number, change: Partial<Round>): State {
  return { ...state, rounds: state.rounds.map((old, index) => (index === round - 1 ? { ...old, ...change } : old)) };
}

function withWord(state: State, round: number, player: number, written: WrittenWord): State {
  const words = state.rounds[round - 1]?.words ?? [];
  return withRound(state, round, { words: words.map((old, of) => (of === player ? written : old)) });
}

function changeWord(state: State, round: number, player: number, change: Partial<WrittenWord>): State {
  const written = state.rounds[round - 1]?.words[player];
  return written ? withWord(state, round, player, { ...written, ...change }) : state;
}
