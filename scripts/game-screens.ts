/** Games under way, for the pictures of the game pages. */

import type { Move as SevenWordsMove } from '../src/score-sheets/play/7slow/move.ts';
import { sevenWords } from '../src/score-sheets/play/7slow/rules.ts';
import type { Setup as SevenWordsSetup } from '../src/score-sheets/play/7slow/state.ts';
import type { GameRecord } from '../src/score-sheets/play/record.ts';
import { schoolGame } from '../src/score-sheets/play/school-en/rules.ts';
import type { Setup as SchoolSetup } from '../src/score-sheets/play/school-en/state.ts';
import type { GameKind } from '../src/score-sheets/storage/games.ts';
import { cards } from '../test/games/7slow/area.ts';
import { write } from '../test/games/7slow/table.ts';
import { recordOf } from '../test/games/played.ts';
import { challenge, inOrder, play } from '../test/games/school-en/table.ts';
import type { Session, TestPage } from './browsers/session.ts';
import { until } from './browsers/session.ts';

type Take = (page: TestPage, name: string) => Promise<void>;

/** A page of a game, and what it shows. */
export interface GameScreen {
  kind: GameKind;
  record: GameRecord<unknown, unknown>;
}

/** Returns the moves of a round: it begins, its fastest player turns the timer, and all players write a word. */
function round(number: number, dealt: string, fastest: number, ...words: string[]): SevenWordsMove[] {
  return [
    { kind: 'deal', cards: cards(dealt) },
    { kind: 'fastest', round: number, player: fastest },
    ...write(number, ...words),
  ];
}

const THREE: SevenWordsSetup = {
  players: ['Ania', 'Sławek', 'Marek'].map((name) => ({ name, veteran: false })),
  mode: { kind: 'timed' },
};

/** Two rounds of 7 słów; in the second one player comes back to a word of the first. */
export const SEVEN_WORDS_SCREEN: GameScreen = {
  kind: '7slow',
  record: recordOf(sevenWords, THREE, [
    ...round(1, 'P A K O Ł+1 M E T', 0, 'kłopotem', 'śmiech', 'pokłosie'),
    ...round(2, 'S Z I Ę', 1, 'szpieg', 'śmiesznie', 'księżyc'),
  ]),
};

const TWO: SchoolSetup = { players: ['Ayşe', 'Mehmet'], time: { round: 'first' } };

/** A few plays of a school tournament, with one unsuccessful challenge. */
export const SCHOOL_SCREEN: GameScreen = {
  kind: 'school-en',
  record: recordOf(schoolGame, TWO, [
    inOrder(2),
    play('E8 across HOUSE'),
    play('G7 down C.tS'),
    challenge(0, ['CUTS']),
    play('I7 down Z.BRA'),
    play('E7 down T.E'),
  ]),
};

/** Takes pictures of a game in the widths of a phone and of a tab. */
export async function gamePictures(
  session: Session,
  { kind, record }: GameScreen,
  scheme: 'light' | 'dark',
  take: Take,
): Promise<void> {
  const path = `src/score-sheets/${kind}/index.html`;
  const games = { game: record, last: null, draft: {}, clock: null };
  const storing = await session.openOwn(path);
  await storing.evaluate((stored) => chrome.storage.local.set(stored), { [`game-${kind}`]: games } as Record<
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
    // Verdicts appear after the words.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await take(page, `game-${kind.replace('-en', '')}${suffix}`);
    await page.close();
  }
}
