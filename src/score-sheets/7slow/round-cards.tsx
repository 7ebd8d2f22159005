import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { areaOf, type CardClash, cardsToDeal, cardsToReplace, NEW_CARDS, proposedBonus } from '../play/7slow/area.ts';
import { type Bonus, type Card, COLUMN_POINTS, type State } from '../play/7slow/state.ts';
import type { WordScore } from '../play/7slow/word.ts';
import { ErrorLine } from '../ui/notices.tsx';
import { AreaCards, READING } from './area-cards.tsx';
import { errorText, type Game, type Saved } from './game.tsx';

interface CardClashesProps {
  /** By place. */
  cards: readonly (Card | null)[];
  clashes: readonly CardClash[];
}

/** The names of the cards that break the rule "2 na 2" and must be replaced. */
function CardClashes({ cards, clashes }: CardClashesProps) {
  return (
    <ErrorLine>
      {clashes
        .map(({ place, rule }) =>
          message(`game_7slow_clash_${rule}`, cards[place]?.letter ?? '', COLUMN_POINTS[place] ?? 0),
        )
        .join(' ')}
    </ErrorLine>
  );
}

interface NewCardsProps {
  state: State;
  game: Game;
  saved: Saved;
  /** Goes back to the previous round, which is complete; null in the first round. */
  back: (() => void) | null;
  /** Called when the round begins, with the place of the last card. */
  dealt: (place: number) => void;
}

/** Fields for the cards of the next round. The round begins with the last card. */
export function NewCards({ state, game, saved, back, dealt }: NewCardsProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const round = state.rounds.length + 1;
  const count = cardsToDeal(round);
  const lying = round === 1 ? [] : areaOf(state, round - 1).slice(0, NEW_CARDS);
  const typed = Array.from({ length: count }, (_, place) => cardOf(saved.games.draft[draftOf(place)]));
  const cards = COLUMN_POINTS.map((_, place) => typed[place] ?? lying[place - count] ?? null);
  const seen = [...state.rounds.flatMap(({ dealt }) => dealt), ...typed.filter((card) => card !== null)];

  // The first empty place in reading order.
  const [first] = useState(() => READING.find((place) => place < count && !typed[place]));

  const change = (place: number, card: Card | null) => {
    setWrong(null);
    const all = typed.map((old, at) => (at === place ? card : old)).filter((one) => one !== null);
    if (all.length === count && cardsToReplace([...all, ...lying]).length === 0) {
      game.play({ kind: 'deal', cards: all });
      saved.update({ draft: {}, clock: null });
      dealt(place);
      return;
    }
    saved.update(({ draft }) => ({ draft: { ...draft, [draftOf(place)]: card ? `${card.letter}${card.bonus}` : '' } }));
  };

  return (
    <>
      <p class="quiet">{message(round === 1 ? 'game_7slow_type_eight' : 'game_7slow_type_four')}</p>
      <AreaCards
        cards={cards}
        proposed={(letter) => ({ letter, bonus: proposedBonus(letter, seen) })}
        change={change}
        wrongLetter={setWrong}
        locked={(place) => place >= count}
        clashes={clashesAmong(cards)}
        focused={first}
      />
      <CardClashes cards={cards} clashes={clashesAmong(cards)} />
      <ErrorLine>{wrong !== null && message('game_7slow_no_such_card', wrong)}</ErrorLine>
      {back && (
        <button type="button" class="link" onClick={back}>
          {message('game_7slow_back_to_round', round - 1)}
        </button>
      )}
    </>
  );
}

/** Returns the name of the draft of the card at a place. */
function draftOf(place: number): string {
  return `card-${place}`;
}

/** Converts a draft to a card: `L1` → the card L with +1. */
function cardOf(draft = ''): Card | null {
  const [letter, bonus] = draft;
  return letter ? { letter, bonus: bonus === '1' || bonus === '2' ? (Number(bonus) as Bonus) : 0 } : null;
}

/** Returns the cards to replace of an incomplete area. */
function clashesAmong(cards: readonly (Card | null)[]) {
  // A sparse list: a place without a card is skipped.
  const area: Card[] = [];
  for (const [place, card] of cards.entries()) if (card) area[place] = card;
  return cardsToReplace(area);
}

interface RoundAreaProps {
  state: State;
  /** Counted from 1. */
  round: number;
  game: Game;
  /** Score of the current word. */
  score: WordScore | null;
  /** Index of the place that has the focus at first. */
  focused?: number | undefined;
}

/** The area of a round that has begun. Typing corrects a card. */
export function RoundArea({ state, round, game, score, focused }: RoundAreaProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const { error } = game;
  const cards = areaOf(state, round);
  const seen = state.rounds.flatMap(({ dealt }) => dealt);
  return (
    <>
      <AreaCards
        cards={cards}
        proposed={(letter) => ({ letter, bonus: proposedBonus(letter, seen) })}
        change={(place, card) => {
          setWrong(null);
          const old = cards[place];
          // An emptied card remains until another letter is typed.
          if (card && (card.letter !== old?.letter || card.bonus !== old.bonus))
            game.play({ kind: 'card', round, place, card });
        }}
        wrongLetter={setWrong}
        focused={focused}
        used={score ? new Map(score.cards.map(({ place, points }) => [place, points])) : undefined}
      />
      <ErrorLine>{error?.kind === 'two-by-two' && errorText(error, state.setup.players)}</ErrorLine>
      <ErrorLine>{wrong !== null && message('game_7slow_no_such_card', wrong)}</ErrorLine>
    </>
  );
}
