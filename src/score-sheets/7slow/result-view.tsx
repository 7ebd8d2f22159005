import { counted, message } from '../../ui/message.ts';
import { result } from '../play/7slow/result.ts';
import { SOLO_GOAL } from '../play/7slow/setup.ts';
import type { State } from '../play/7slow/state.ts';

/** The winner, and the tie-break if totals are equal. */
export function ResultView({ state }: { state: State }) {
  const { mode, players } = state.setup;
  const { players: results, ranking, tieBreak, soloWon } = result(state);
  const winners = ranking.filter(({ place }) => place === 1).map(({ player }) => players[player]?.name ?? '');
  const total = results[ranking[0]?.player ?? 0]?.total ?? 0;
  const line =
    mode.kind === 'solo'
      ? message(soloWon ? 'game_7slow_solo_won' : 'game_7slow_solo_lost', total, SOLO_GOAL[mode.level])
      : counted(winners.length > 1 ? 'game_7slow_share' : 'game_7slow_wins', total, winners.join(', '));
  return (
    <section class="result" role="status">
      <h2>{message('game_7slow_over')}</h2>
      <p class="winner">{line}</p>
      {mode.kind !== 'solo' && tieBreak?.kind === 'word' && <p>{message('game_7slow_tie_word', tieBreak.nth)}</p>}
      {mode.kind !== 'solo' && tieBreak?.kind === 'shared' && <p>{message('game_7slow_tie_shared')}</p>}
      {mode.kind !== 'solo' && (
        <ol class="ranking">
          {ranking.map(({ player, place }) => (
            <li key={player}>
              {place}. {players[player]?.name} <strong>{results[player]?.total}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
