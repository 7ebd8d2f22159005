import { useEffect, useRef, useState } from 'preact/hooks';
import { areaOf } from '../games/7slow/area.ts';
import { earlierWords } from '../games/7slow/earlier.ts';
import { scoreWord, type WordScore } from '../games/7slow/score.ts';
import type { State } from '../games/7slow/state.ts';
import { LONGEST_WORD } from '../messages/table.ts';
import { JudgedWord } from '../ui/game/judged-word.tsx';
import { pointsText } from '../ui/game/sheet-words.ts';
import { message } from '../ui/message.ts';
import { WORD_INPUT } from '../ui/word-input.ts';
import { spokenVerdict } from '../ui/wording.ts';
import { lowerCase, normalise, upperCase } from '../words/normalise.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { clashesOf } from './clash.ts';
import { ClashLine } from './clash-line.tsx';
import type { Game, Saved } from './game-page.tsx';
import { useWordVerdict } from './use-word-verdict.ts';

export interface WordRowProps {
  state: State;
  /** Counted from 1. */
  round: number;
  player: number;
  game: Game;
  saved: Saved;
  /** Called when the word is complete: Enter was pressed. */
  done: (player: number) => void;
  /** Called with the cards that the word uses while the player is at it; null when no longer. */
  showCards: (score: WordScore | null) => void;
  /** Called with what a screen reader is to say of the word. */
  say: (text: string) => void;
}

/** Id of the field of a player's word; also the name under which what is typed there is kept. */
export function wordField(round: number, player: number): string {
  return `word-${round}-${player}`;
}

/** A player's word of a round: the field, what it scores, its verdict, and what the players may decide about it. */
export function WordRow({ state, round, player, game, saved, done, showCards, say }: WordRowProps) {
  const [cardsShown, setCardsShown] = useState(false);
  const [challenging, setChallenging] = useState(false);
  /** The word that was entered here and not yet answered; another tab, or a game taken up again, decides nothing. */
  const entered = useRef<string | null>(null);

  const key = wordField(round, player);
  const { draft } = saved.kept;
  const written = state.rounds[round - 1]?.words[player] ?? null;
  const typed = draft[key] ?? written?.word ?? '';
  const word = lowerCase(normalise(typed));
  const isKept = written?.word === word;
  const own = state.setup.players[player];
  const several = state.setup.players.length > 1;
  const fastest = state.rounds[round - 1]?.fastest === player;
  const score = scoreWord(word, areaOf(state, round), own?.veteran ?? false);
  const [asked, again] = useWordVerdict(word, isKept, earlierWords(state, round, player));
  const clashes = asked.state === 'ready' ? clashesOf(asked.verdict) : [];
  const refusal = isKept ? written.refusal : null;
  const name = own?.name ?? '';

  const enter = () => {
    if (!isKept && (word !== '' || written)) {
      entered.current = word;
      game.play({ kind: 'word', round, player, word });
    }
    forget();
  };
  const forget = () => saved.keep(({ draft: { [key]: _, ...others } }) => ({ draft: others }));

  useEffect(() => {
    if (asked.state !== 'ready' || entered.current !== word || !isKept) return;
    entered.current = null;
    const certain = clashes.find(({ likely }) => !likely);
    if (certain && !refusal) game.play({ kind: 'refuse', round, player, because: 'family', earlier: certain.earlier });
    say(message('game_7slow_said', name, certain ? 0 : score.points, spokenVerdict(asked)));
  }, [asked, isKept]);

  const admit = () =>
    game.play(
      refusal?.earlier === undefined
        ? { kind: 'admit', round, player }
        : { kind: 'dismiss', round, player, earlier: refusal.earlier },
    );
  const isRefusable =
    isKept && word !== '' && !refusal && asked.state === 'ready' && asked.verdict.verdict === 'disallowed';

  return (
    <li class="word-row">
      <div class="word-line">
        <label for={key}>
          {name}
          {fastest && (
            <span class="mark" title={message('game_mark_fastest')}>
              <span aria-hidden="true">⧗</span>
              <span class="spoken">{message('game_mark_fastest')}</span>
            </span>
          )}
        </label>
        <input
          id={key}
          {...WORD_INPUT}
          lang="pl"
          maxLength={LONGEST_WORD}
          value={typed}
          data-kept={written?.word ?? ''}
          onInput={(event) => {
            const { value } = event.currentTarget;
            saved.keep((newest) => ({ draft: { ...newest.draft, [key]: value } }));
            showCards(scoreWord(lowerCase(normalise(value)), areaOf(state, round), own?.veteran ?? false));
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
          class={`points${refusal ? ' struck' : ''}`}
          disabled={word === ''}
          aria-expanded={cardsShown}
          aria-label={message('game_7slow_points_of', name, score.points)}
          title={message('game_7slow_show_cards')}
          onClick={() => setCardsShown(!cardsShown)}
        >
          {refusal ? <s>{score.points}</s> : word !== '' || written ? score.points : '–'}
        </button>
      </div>
      {cardsShown && word !== '' && <Cards score={score} />}
      {word !== '' && <JudgedWord asked={asked} again={again} />}
      {!refusal &&
        clashes.map((clash) => (
          <ClashLine
            key={clash.earlier}
            clash={clash}
            state={state}
            round={round}
            confirm={
              isKept
                ? () => game.play({ kind: 'refuse', round, player, because: 'family', earlier: clash.earlier })
                : null
            }
            dismiss={isKept ? () => game.play({ kind: 'dismiss', round, player, earlier: clash.earlier }) : null}
          />
        ))}
      {refusal && (
        <p class="problem">
          {message(
            `game_7slow_refused_${refusal.because.replaceAll('-', '_')}`,
            refusal.earlier ? upperCase(refusal.earlier) : '',
          )}
        </p>
      )}
      {written?.checked && isKept && <p class="quiet">{message('game_7slow_checked')}</p>}
      <div class="game-actions">
        {isKept && word !== '' && several && !refusal && !written?.checked && (
          <button
            type="button"
            class="action"
            aria-label={message('game_7slow_challenge_of', name)}
            onClick={() => setChallenging(true)}
          >
            {message('game_7slow_challenge')}
          </button>
        )}
        {isRefusable && clashes.length === 0 && (
          <button
            type="button"
            class="action"
            onClick={() => game.play({ kind: 'refuse', round, player, because: 'not-a-word' })}
          >
            {message('game_7slow_refuse')}
          </button>
        )}
        {refusal && (
          <button type="button" class="action" onClick={admit}>
            {message('game_7slow_admit')}
          </button>
        )}
        {word === '' && !written && (
          <button
            type="button"
            class="link quiet"
            aria-label={message('game_7slow_no_word_of', name)}
            onClick={() => game.play({ kind: 'word', round, player, word: '' })}
          >
            {message('game_no_word')}
          </button>
        )}
        {word === '' && written && <span class="quiet">{message('game_no_word')}</span>}
      </div>
      {challenging && (
        <ChallengeDialog
          state={state}
          round={round}
          author={player}
          asked={asked}
          again={again}
          closed={() => setChallenging(false)}
          answered={(challenger, exists) => {
            setChallenging(false);
            game.play({ kind: 'challenge', round, author: player, challenger }, { kind: 'answer', exists });
          }}
        />
      )}
    </li>
  );
}

/** Which card gives what. */
function Cards({ score: { cards, outside } }: { score: WordScore }) {
  return (
    <p class="quiet score-cards" lang="pl">
      {cards
        .map(({ card, points, full }) =>
          full && card.bonus > 0
            ? `${card.letter} ${points - card.bonus}+${card.bonus}`
            : `${card.letter} ${pointsText(points)}`,
        )
        .join(' · ')}
      {outside && ` · ${message('game_7slow_outside', [...outside].join(' '))}`}
    </p>
  );
}
