import { ask } from '../../platform/messages/ask.ts';
import { message } from '../../ui/message.ts';
import { IfPermitted, renderPage, startPage } from '../../ui/page.tsx';
import { sevenWords } from '../play/7slow/rules.ts';
import { sheetOf } from '../play/7slow/sheet.ts';
import type { State } from '../play/7slow/state.ts';
import { replay } from '../play/record.ts';
import { SEVEN_WORDS_GAMES } from '../storage/7slow-game.ts';
import { Archive } from '../ui/archive.tsx';
import { GameBar } from '../ui/game-bar.tsx';
import { StorageLine } from '../ui/notices.tsx';
import { sheetText } from '../ui/sheet-words.ts';
import { useGame, useSavedGames } from '../ui/use-game.ts';
import { errorText, movedTogether, moveName, type Saved } from './game.tsx';
import { SetupForm } from './setup-form.tsx';
import { Table } from './table.tsx';

/** The page of 7 słów: the setup form, or the table of the stored game. */
function GamePage() {
  const saved = useSavedGames(SEVEN_WORDS_GAMES);
  return <main>{saved && <Opened saved={saved} />}</main>;
}

/** Returns the state of a stored game; null if there is none. */
function stateOf(record: Saved['games']['game']): State | null {
  const replayed = record && replay(sevenWords, record);
  return replayed?.ok ? replayed.value : null;
}

function Opened({ saved }: { saved: Saved }) {
  const game = useGame(sevenWords, saved, movedTogether);
  const { state, undoes, undo, redo, putAway } = game;
  const sheet = state && sheetOf(state);
  return (
    <>
      <header class="game-top">
        <h1>{message('game_7slow_title')}</h1>
        {state && sheet && (
          <GameBar
            undo={undo}
            redo={redo}
            undoes={undoes ? moveName(undoes, state) : ''}
            names={state.setup.players.map(({ name }) => name)}
            rename={(names) => {
              const error = game.attempt({ kind: 'names', names });
              return error ? errorText(error, state.setup.players) : '';
            }}
            newGame={putAway}
            underWay={state.rounds.length > 0 && !state.finished}
            title={message('game_7slow_title')}
            begun={saved.games.game?.begun}
            text={state.rounds.length > 0 ? sheetText(message('game_7slow_title'), sheet) : null}
          />
        )}
      </header>
      <StorageLine notice={saved.notice} />
      {state && sheet ? (
        <Table state={state} sheet={sheet} game={game} saved={saved} />
      ) : (
        <>
          <SetupForm begin={game.begin} before={stateOf(saved.games.last)?.setup} bringBack={game.bringBack} />
          <Archive
            saved={saved}
            sheetOf={(record) => {
              const archived = stateOf(record);
              return archived && sheetOf(archived);
            }}
            takeUp={game.takeUp}
            bringBack={game.bringBack}
          />
        </>
      )}
    </>
  );
}

document.title = message('game_7slow_title');

// Starts the worker while the game is read.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

startPage().then((settings) =>
  renderPage(
    settings,
    <IfPermitted ruleset="7slow">
      <GamePage />
    </IfPermitted>,
  ),
);
