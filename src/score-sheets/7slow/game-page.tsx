import { message } from '../../ui/message.ts';
import { sevenWords } from '../play/7slow/rules.ts';
import { sheetOf } from '../play/7slow/sheet.ts';
import type { State } from '../play/7slow/state.ts';
import { replay } from '../play/record.ts';
import { SEVEN_WORDS_GAMES } from '../storage/7slow-game.ts';
import { Archive } from '../ui/archive.tsx';
import { GameBar } from '../ui/game-bar.tsx';
import { sheetText } from '../ui/sheet-words.ts';
import { StorageLine } from '../ui/storage-line.tsx';
import { useGame } from '../ui/use-game.ts';
import { useSavedGames } from '../ui/use-saved-games.ts';
import type { Saved } from './game.ts';
import { movedTogether, moveName } from './move-words.ts';
import { problemSentence } from './problem-words.ts';
import { SetupForm } from './setup-form.tsx';
import { Table } from './table.tsx';

/** The page of 7 słów: the set-up if there is no game, otherwise the table. A saved game continues where it was left. */
export function GamePage() {
  const saved = useSavedGames(SEVEN_WORDS_GAMES);
  return <main>{saved && <Opened saved={saved} />}</main>;
}

/** The state of the saved game; null if there is none. */
function stateOf(record: Saved['kept']['game']): State | null {
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
              const problem = game.attempt({ kind: 'names', names });
              return problem ? problemSentence(problem, state.setup.players) : '';
            }}
            newGame={putAway}
            underWay={state.rounds.length > 0 && !state.finished}
            title={message('game_7slow_title')}
            begun={saved.kept.game?.begun}
            text={state.rounds.length > 0 ? sheetText(message('game_7slow_title'), sheet) : null}
          />
        )}
      </header>
      <StorageLine notice={saved.notice} />
      {state && sheet ? (
        <Table state={state} sheet={sheet} game={game} saved={saved} />
      ) : (
        <>
          <SetupForm begin={game.begin} before={stateOf(saved.kept.last)?.setup} bringBack={game.bringBack} />
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
