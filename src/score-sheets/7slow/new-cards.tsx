import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { areaOf, cardsToDeal, NEW_CARDS } from '../play/7slow/area.ts';
import { proposedBonus } from '../play/7slow/bonus-seen.ts';
import { type Bonus, type Card, COLUMN_POINTS } from '../play/7slow/card.ts';
import type { State } from '../play/7slow/state.ts';
import { cardsToReplace } from '../play/7slow/two-by-two.ts';
import { ProblemLine } from '../ui/problem-line.tsx';
import { AreaCards, READING } from './area-cards.tsx';
import { AreaProblem } from './area-problem.tsx';
import type { Game, Saved } from './game.ts';

interface Props {
  state: State;
  game: Game;
  saved: Saved;
  /** Goes back to the previous round, which is complete; null in the first round. */
  back: (() => void) | null;
  /** Called when the round begins, with the place of the last card. */
  dealt: (place: number) => void;
}

/** Fields for the cards of the next round. The round begins with the last card. */
export function NewCards({ state, game, saved, back, dealt }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  const round = state.rounds.length + 1;
  const count = cardsToDeal(round);
  const lying = round === 1 ? [] : areaOf(state, round - 1).slice(0, NEW_CARDS);
  const typed = Array.from({ length: count }, (_, place) => cardOf(saved.kept.draft[draftOf(place)]));
  const cards = COLUMN_POINTS.map((_, place) => typed[place] ?? lying[place - count] ?? null);
  const seen = [...state.rounds.flatMap(({ dealt }) => dealt), ...typed.filter((card) => card !== null)];

  // The first empty place in reading order.
  const [first] = useState(() => READING.find((place) => place < count && !typed[place]));

  const change = (place: number, card: Card | null) => {
    setWrong(null);
    const all = typed.map((old, at) => (at === place ? card : old)).filter((one) => one !== null);
    if (all.length === count && cardsToReplace([...all, ...lying]).length === 0) {
      game.play({ kind: 'deal', cards: all });
      saved.keep({ draft: {}, clock: null });
      dealt(place);
      return;
    }
    saved.keep(({ draft }) => ({ draft: { ...draft, [draftOf(place)]: card ? `${card.letter}${card.bonus}` : '' } }));
  };

  return (
    <>
      <p class="quiet">{message(round === 1 ? 'game_7slow_type_eight' : 'game_7slow_type_four')}</p>
      <AreaCards
        cards={cards}
        proposed={(letter) => ({ letter, bonus: proposedBonus(letter, seen).bonus })}
        change={change}
        wrongLetter={setWrong}
        locked={(place) => place >= count}
        clashes={clashesAmong(cards)}
        focused={first}
      />
      <AreaProblem cards={cards} clashes={clashesAmong(cards)} />
      <ProblemLine>{wrong !== null && message('game_7slow_no_such_card', wrong)}</ProblemLine>
      {back && (
        <button type="button" class="link" onClick={back}>
          {message('game_7slow_back_to_round', round - 1)}
        </button>
      )}
    </>
  );
}

/** Name of the draft of the card at a place. */
function draftOf(place: number): string {
  return `card-${place}`;
}

/** `L1` → the card L with +1. */
function cardOf(draft = ''): Card | null {
  const [letter, bonus] = draft;
  return letter ? { letter, bonus: bonus === '1' || bonus === '2' ? (Number(bonus) as Bonus) : 0 } : null;
}

/** `cardsToReplace` for an incomplete area. */
function clashesAmong(cards: readonly (Card | null)[]) {
  // A sparse list: a place without a card is skipped.
  const area: Card[] = [];
  for (const [place, card] of cards.entries()) if (card) area[place] = card;
  return cardsToReplace(area);
}
