import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_WORD } from '../../platform/messages/limits.ts';
import { counted, message } from '../../ui/message.ts';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import { spokenVerdict } from '../../ui/verdict-text.ts';
import { areaOf } from '../play/7slow/area.ts';
import { earlierWords } from '../play/7slow/earlier.ts';
import { scoreWord, type WordScore } from '../play/7slow/score.ts';
import type { State } from '../play/7slow/state.ts';
import { writtenForm } from '../play/7slow/written-form.ts';
import { pause } from '../play/clock.ts';
import { FastestSign } from '../ui/fastest-sign.tsx';
import type { Game, Saved } from './game.ts';
import { PlayerAction } from './player-action.tsx';
import { ScoreCards } from './score-cards.tsx';
import { useWordVerdict } from './use-word-verdict.ts';
import { WordDecisions } from './word-decisions.tsx';

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
  say: (text: string) => void;
}

/** Id of the field of a player's word, and the name of its draft. */
export function wordField(round: number, player: number): string {
  return `word-${round}-${player}`;
}

/** A player's word in a round: the field, its score, its verdict, and the players' decisions. */
export function WordRow({ state, round, player, game, saved, done, showCards, say }: Props) {
  const [cardsShown, setCardsShown] = useState(false);
  /** The word that was entered in this tab and has no answer yet. Words entered in another tab are not decided here. */
  const entered = useRef<string | null>(null);

  const field = wordField(round, player);
  const { name = '', veteran = false } = state.setup.players[player] ?? {};
  const written = state.rounds[round - 1]?.words[player] ?? null;
  const typed = saved.kept.draft[field] ?? written?.word ?? '';
  const word = writtenForm(typed);
  const isWritten = written?.word === word;
  const scoreOf = (text: string) => scoreWord(writtenForm(text), areaOf(state, round), { veteran });
  const score = scoreOf(typed);
  const refused = isWritten && written.refusal !== null;
  // There are no challenges in a solo game.
  const open = saved.kept.options.practice || state.setup.mode.kind === 'solo';
  const [asked, again] = useWordVerdict(word, { complete: isWritten, earlier: earlierWords(state, round, player) });
  const clashes = asked.state === 'ready' ? asked.clashes : [];

  const enter = () => {
    if (!isWritten && (word !== '' || written)) {
      entered.current = word;
      game.play({ kind: 'word', round, player, word });
    }
    saved.keep(({ draft: { [field]: _, ...draft } }) => ({ draft }));
  };

  useEffect(() => {
    if (asked.state !== 'ready' || entered.current !== word || !isWritten) return;
    entered.current = null;
    const certain = clashes.find(({ likely }) => !likely);
    if (certain && !refused) game.play({ kind: 'refuse', round, player, because: 'family', earlier: certain.earlier });
    const points = certain ? 0 : score.points;
    say(
      open || certain
        ? counted('game_7slow_said', points, name, spokenVerdict(asked))
        : counted('game_7slow_said_points', points, name),
    );
  }, [asked, isWritten]);

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
          data-kept={written?.word ?? ''}
          onInput={({ currentTarget: { value } }) => {
            saved.keep(({ draft }) => ({ draft: { ...draft, [field]: value } }));
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
        <NoWord name={name} said={written !== null} say={() => game.play({ kind: 'word', round, player, word: '' })} />
      ) : (
        <>
          {cardsShown && <ScoreCards score={score} />}
          <WordDecisions
            state={state}
            round={round}
            player={player}
            game={game}
            written={isWritten ? written : null}
            asked={asked}
            again={again}
            clashes={clashes}
            open={open}
            challenged={() => saved.keep(({ clock }) => (clock ? { clock: pause(clock, Date.now()) } : {}))}
          />
        </>
      )}
    </li>
  );
}

/** The button for a player who has no word; until it is pressed, the round waits for one. */
function NoWord({ name, said, say }: { name: string; said: boolean; say: () => void }) {
  if (said) return <span class="quiet">{message('game_no_word')}</span>;
  return (
    <PlayerAction name={name} look="link quiet" act={say}>
      {message('game_no_word')}
    </PlayerAction>
  );
}
