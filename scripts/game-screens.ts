/** Games under way, for the pictures of the game pages. */

import type { Bonus, Card } from '../src/games/7slow/card.ts';
import type { Move as SevenWordsMove } from '../src/games/7slow/move.ts';
import { sevenWords } from '../src/games/7slow/rules.ts';
import type { Setup as SevenWordsSetup } from '../src/games/7slow/setup.ts';
import { type GameRecord, newRecord, play } from '../src/games/record.ts';
import { SIZE } from '../src/games/school-en/board.ts';
import type { Move as SchoolMove } from '../src/games/school-en/move.ts';
import { schoolGame } from '../src/games/school-en/rules.ts';
import type { GameKind } from '../src/storage/games.ts';
import type { Session, TestPage } from '../test/e2e/harness/session.ts';
import { until } from '../test/e2e/harness/session.ts';

type Take = (page: TestPage, name: string) => Promise<void>;

/** A page of a game, and what it shows. */
export interface GameScreen {
  kind: GameKind;
  record: GameRecord<unknown, unknown>;
}

/** Cards by place, `L+1` for a rare one. */
function cards(text: string): Card[] {
  return text.split(' ').map((card) => {
    const [letter = '', bonus = '0'] = card.split('+');
    return { letter, bonus: Number(bonus) as Bonus };
  });
}

/** A round begins, its fastest player turns the timer, and all write. */
function round(number: number, dealt: string, fastest: number, ...words: string[]): SevenWordsMove[] {
  return [
    { kind: 'deal', cards: cards(dealt) },
    { kind: 'fastest', round: number, player: fastest },
    ...words.map((word, player): SevenWordsMove => ({ kind: 'word', round: number, player, word })),
  ];
}

/** Tiles laid from a square on; a small letter is a blank, a point lies there already. */
function lay(name: string, direction: 'across' | 'down', letters: string): SchoolMove {
  const first = (Number(name.slice(1)) - 1) * SIZE + name.charCodeAt(0) - 'A'.charCodeAt(0);
  const step = direction === 'across' ? 1 : SIZE;
  const tiles = [...letters].map((letter, place) => ({
    square: first + place * step,
    letter: letter.toUpperCase(),
    blank: letter !== letter.toUpperCase(),
  }));
  return { kind: 'play', tiles: tiles.filter(({ letter }) => letter !== '.') };
}

function played<Setup, Move, State, Problem>(
  rules: Parameters<typeof newRecord<Setup, Move, State, Problem>>[0],
  setup: Setup,
  moves: readonly Move[],
): GameRecord<Setup, Move> {
  const begun = newRecord(rules, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  return moves.reduce((record, move) => {
    const next = play(rules, record, move);
    if (!next.ok) throw new Error(JSON.stringify([move, next.problem]));
    return next.value;
  }, begun.value);
}

const THREE: SevenWordsSetup = {
  players: ['Ania', 'Sławek', 'Marek'].map((name) => ({ name, veteran: false })),
  mode: { kind: 'timed' },
};

/** Two rounds of 7 słów; in the second one player comes back to a word of the first. */
export const SEVEN_WORDS_SCREEN: GameScreen = {
  kind: '7slow',
  record: played(sevenWords, THREE, [
    ...round(1, 'P A K O Ł+1 M E T', 0, 'kłopotem', 'śmiech', 'pokłosie'),
    ...round(2, 'S Z I Ę', 1, 'szpieg', 'śmiesznie', 'księżyc'),
  ]),
};

/** A few plays of a school tournament, one of which was challenged for nothing. */
export const SCHOOL_SCREEN: GameScreen = {
  kind: 'school-en',
  record: played(schoolGame, { players: ['Ayşe', 'Mehmet'], time: { round: 'first' } }, [
    { kind: 'order', players: [0, 1] },
    lay('E8', 'across', 'HOUSE'),
    lay('G7', 'down', 'C.tS'),
    { kind: 'challenge', challenger: 0, words: [{ word: 'CUTS', valid: true }] },
    lay('I7', 'down', 'Z.BRA'),
    lay('E7', 'down', 'T.E'),
  ]),
};

/** Shows a game in the widths of a phone and of a tab. */
export async function gamePictures(
  session: Session,
  { kind, record }: GameScreen,
  scheme: 'light' | 'dark',
  take: Take,
): Promise<void> {
  const path = `src/game-${kind}/index.html`;
  const kept = { game: record, last: null, draft: {}, clock: null };
  const storing = await session.openOwn(path);
  await storing.evaluate((stored) => chrome.storage.local.set(stored), { [`game-${kind}`]: kept } as Record<
    string,
    unknown
  >);
  await storing.close();
  for (const [suffix, width, height] of [
    ['', 1100, 860],
    ['-phone', 360, 1240],
  ] as const) {
    const page = await session.openOwn(path);
    await page.colorScheme(scheme);
    await page.viewport(width, height);
    await until(() => page.evaluate(() => document.querySelector('.sheet') !== null), 'the score sheet');
    // Verdicts come after the words.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await take(page, `game-${kind.replace('-en', '')}${suffix}`);
    await page.close();
  }
}
