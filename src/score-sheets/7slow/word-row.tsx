import { useEffect, useRef, useState } from 'preact/hooks';
import type { JudgedInGame } from '../../platform/messages/answers.ts';
import { ask } from '../../platform/messages/ask.ts';
import { LONGEST_WORD } from '../../platform/messages/limits.ts';
import { counted, message } from '../../ui/message.ts';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import { type QueryState, useWorkerQuery } from '../../ui/use-worker-query.ts';
import { spokenVerdict } from '../../ui/verdict-text.ts';
import { areaOf } from '../play/7slow/area.ts';
import type { State } from '../play/7slow/state.ts';
import { earlierWords, scoreWord, type WordScore, writtenForm } from '../play/7slow/word.ts';
import { pause } from '../play/clock.ts';
import { FastestSign } from '../ui/score-sheet.tsx';
import type { Game, Saved } from './game.tsx';
import { PlayerAction, WordDecisions } from './word-decisions.tsx';

/** The points of each card: “L 5+1 · U 5”, and the letters without a card. */
function ScoreCards({ score: { cards, outside } }: { score: WordScore }) {
  const given = cards.map(({ card: { letter, bonus }, points, full }) =>
    full && bonus > 0 ? `${letter} ${points - bonus}+${bonus}` : `${letter} ${points}`,
  );
  const without = outside === '' ? [] : [message('game_7slow_outside', [...outside].join(' '))];
  return <p class="quiet">{[...given, ...without].join(' · ')}</p>;
}

/** Milliseconds without typing after which a word counts as complete. */
const COMPLETE_AFTER = 700;

/**
 * Looks up a word of the game when it is complete.
 * @param word lower case; empty for none
 * @param known `complete`: true if the word is known to be complete; `earlier`: words of earlier rounds with which it may clash
 * @returns the answer (`idle` while the word is being typed), and a function that repeats the query
 */
function useWordVerdict(
  word: string,
  { complete, earlier }: { complete: boolean; earlier: readonly string[] },
): [QueryState<JudgedInGame>, () => void] {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(word), COMPLETE_AFTER);
    return () => clearTimeout(timer);
  }, [word]);
  const query = complete || paused === word ? word : '';
  const question = query && [query, ...earlier].join(' ');
  const [answer, again] = useWorkerQuery<JudgedInGame>(question, () =>
    ask<'judge-in-game'>({ name: 'judge-in-game', word: query, ruleset: '7slow', earlier: [...earlier] }),
  );
  // The last answer stays until the next one, but applies to its own word only.
  const other = answer.state === 'ready' && answer.verdict.word !== word;
  return [query === '' || other ? { state: 'idle' } : answer, again];
}

interface Props {
  state: State;
  /** Counted from 1. */
  round: number;
  player: number;
  game: Game;
  saved: Saved;
  /** Called when the word is completed with Enter. */
  done: (player: number) => void;
  /** Called with the cards that the word uses while the player edits it; null afterwards. */
  showCards: (score: WordScore | null) => void;
  /** Called with text about the word for screen readers. */
  announce: (text: string) => void;
}

/** Id of the field of a player's word, and the name of its draft. */
export function wordField(round: number, player: number): string {
  return `word-${round}-${player}`;
}

/** A player's word in a round: the field, its score, its verdict, and the players' decisions. */
export function WordRow({ state, round, player, game, saved, done, showCards, announce }: Props) {
  const [cardsShown, setCardsShown] = useState(false);
  /** The word that was entered in this tab and has no answer yet. Another tab decides about the words entered there. */
  const entered = useRef<string | null>(null);

  const field = wordField(round, player);
  const { name = '', veteran = false } = state.setup.players[player] ?? {};
  const written = state.rounds[round - 1]?.words[player] ?? null;
  const typed = saved.games.draft[field] ?? written?.word ?? '';
  const word = writtenForm(typed);
  const isWritten = written?.word === word;
  const scoreOf = (text: string) => scoreWord(writtenForm(text), areaOf(state, round), { veteran });
  const score = scoreOf(typed);
  const refused = isWritten && written.refusal !== null;
  // There are no challenges in a solo game.
  const open = saved.games.options.practice || state.setup.mode.kind === 'solo';
  const [answer, again] = useWordVerdict(word, { complete: isWritten, earlier: earlierWords(state, round, player) });
  const clashes = answer.state === 'ready' ? answer.clashes : [];

  const enter = () => {
    if (!isWritten && (word !== '' || written)) {
      entered.current = word;
      game.play({ kind: 'word', round, player, word });
    }
    saved.update(({ draft: { [field]: _, ...draft } }) => ({ draft }));
  };

  useEffect(() => {
    if (answer.state !== 'ready' || entered.current !== word || !isWritten) return;
    entered.current = null;
    const certain = clashes.find(({ likely }) => !likely);
    if (certain && !refused) game.play({ kind: 'refuse', round, player, because: 'family', earlier: certain.earlier });
    const points = certain ? 0 : score.points;
    announce(
      open || certain
        ? counted('game_7slow_said', points, name, spokenVerdict(answer))
        : counted('game_7slow_said_points', points, name),
    );
  }, [answer, isWritten]);

  return (
    <li class="word-row">
      <div class="word-line">
        <label for={field}>
          {name} {state.rounds[round - 1]?.fastest === player && <FastestSign />}
        </label>
        <input
          id={field}
          {...WORD_INPUT}
          lang="pl"
          maxLength={LONGEST_WORD}
          value={typed}
          data-stored={written?.word ?? ''}
          onInput={({ currentTarget: { value } }) => {
            saved.update(({ draft }) => ({ draft: { ...draft, [field]: value } }));
            showCards(scoreOf(value));
          }}
          onFocus={() => showCards(score)}
          onBlur={() => {
            enter();
            showCards(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.isComposing) return;
            event.preventDefault();
            // Leaving the field enters the word.
            event.currentTarget.blur();
            done(player);
          }}
        />
        <button
          type="button"
          class={`points${refused ? ' struck' : ''}`}
          disabled={word === ''}
          aria-expanded={cardsShown}
          aria-label={counted('game_7slow_points_of', score.points, name)}
          title={message('game_7slow_show_cards')}
          onClick={() => setCardsShown(!cardsShown)}
        >
          {refused ? <s>{score.points}</s> : word !== '' || written ? score.points : '–'}
        </button>
      </div>
      {word === '' ? (
        <NoWord
          name={name}
          isEntered={written !== null}
          enter={() => game.play({ kind: 'word', round, player, word: '' })}
        />
      ) : (
        <>
          {cardsShown && <ScoreCards score={score} />}
          <WordDecisions
            state={state}
            round={round}
            player={player}
            game={game}
            written={isWritten ? written : null}
            answer={answer}
            again={again}
            clashes={clashes}
            open={open}
            challenged={() => saved.update(({ clock }) => (clock ? { clock: pause(clock, Date.now()) } : {}))}
          />
        </>
      )}
    </li>
  );
}

/** The button for a player without a word. The round waits for a word until it is pressed. */
function NoWord({ name, isEntered, enter }: { name: string; isEntered: boolean; enter: () => void }) {
  if (isEntered) return <span class="quiet">{message('game_no_word')}</span>;
  return (
    <PlayerAction name={name} look="link quiet" act={enter}>
      {message('game_no_word')}
    </PlayerAction>
  );
}
