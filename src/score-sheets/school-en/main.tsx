import { message } from '../../ui/message.ts';
import { IfPermitted, renderPage, startPage } from '../../ui/page.tsx';
import { replay } from '../play/record.ts';
import type { Move } from '../play/school-en/move.ts';
import { schoolGame } from '../play/school-en/rules.ts';
import { sheetOf } from '../play/school-en/sheet.ts';
import type { Sheet } from '../play/sheet.ts';
import { type SavedGame, SCHOOL_GAMES } from '../storage/school-en-game.ts';
import { Archive } from '../ui/archive.tsx';
import { StorageLine } from '../ui/notices.tsx';
import { type SavedGames, useGame, useSavedGames } from '../ui/use-game.ts';
import { GameTable } from './game-table.tsx';
import { StartGame } from './start-game.tsx';

/** The page of the game. */
function GamePage() {
  const saved = useSavedGames(SCHOOL_GAMES);
  return (
    <main>
      <h1>{message('school_title')}</h1>
      {saved && <SavedGameView saved={saved} />}
    </main>
  );
}

/** Returns true if the two moves are one step: games saved by earlier versions have a move for each rack. */
function movedTogether(earlier: Move, later: Move): boolean {
  return earlier.kind === 'rack' && later.kind === 'rack';
}

function sheetOfSaved(saved: SavedGame): Sheet | null {
  const replayed = replay(schoolGame, saved);
  return replayed.ok ? sheetOf(replayed.value) : null;
}

/** The running game, or the form that starts one. */
function SavedGameView({ saved }: { saved: SavedGames<SavedGame> }) {
  const game = useGame(schoolGame, saved, movedTogether);
  return (
    <>
      <StorageLine notice={saved.notice} />
      {game.state ? (
        <GameTable game={game} state={game.state} saved={saved} />
      ) : (
        <>
          <StartGame begin={game.begin} bringBack={game.bringBack} />
          <Archive saved={saved} sheetOf={sheetOfSaved} takeUp={game.takeUp} bringBack={game.bringBack} />
        </>
      )}
    </>
  );
}

document.title = message('school_title');

startPage().then((settings) =>
  renderPage(
    settings,
    <IfPermitted ruleset="school-en">
      <GamePage />
    </IfPermitted>,
  ),
);
