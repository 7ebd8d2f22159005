import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../src/score-sheets/play/7slow/area.ts';
import type { Move } from '../../../src/score-sheets/play/7slow/move.ts';
import { roundResult, unfinished } from '../../../src/score-sheets/play/7slow/round.ts';
import { earlierWords } from '../../../src/score-sheets/play/7slow/word.ts';
import { cards } from './area.ts';
import { challenged, deal, gameOf, setupOf, timedRound, turn, write } from './table.ts';

/** The letters of the round's cards, by place. */
function letters(state: ReturnType<typeof gameOf>, round: number): string {
  return areaOf(state, round)
    .map(({ letter }) => letter)
    .join('');
}

describe('the cards', () => {
  it('move to the right: four leave, four stay, four are new', () => {
    const state = gameOf(setupOf(2), ...timedRound(1, 0, 'a', 'b'), ...timedRound(2, 1, 'i', 'j'), deal(3));
    expect([1, 2, 3].map((round) => letters(state, round))).toEqual(['ABCDEFGH', 'IJKŁABCD', 'MNOPIJKŁ']);
  });

  it('are known before they are dealt', () => {
    const state = gameOf(setupOf(2), ...timedRound(1, 0, 'a', 'b'));
    expect(areaOf(state, 2, cards('Ż')).map(({ letter }) => letter)).toEqual(['Ż', 'A', 'B', 'C', 'D']);
  });

  it('are upper case, however they are typed', () => {
    const state = gameOf(setupOf(2), { kind: 'deal', cards: cards('a ą b c\u0301 d e f g') });
    expect(letters(state, 1)).toBe('AĄBĆDEFG');
  });

  it.each([
    [1, 0, 'ŻBCDEFGH', 'IJKŁŻBCD', 'MNOPIJKŁ'],
    [1, 7, 'ABCDEFGŻ', 'IJKŁABCD', 'MNOPIJKŁ'],
    [2, 3, 'ABCDEFGH', 'IJKŻABCD', 'MNOPIJKŻ'],
    [2, 4, 'ŻBCDEFGH', 'IJKŁŻBCD', 'MNOPIJKŁ'],
    [3, 5, 'ABCDEFGH', 'IŻKŁABCD', 'MNOPIŻKŁ'],
  ])('corrected in round %i at place %i change in all rounds', (round, place, ...areas) => {
    const played = [...timedRound(1, 0, 'a', 'b'), ...timedRound(2, 1, 'i', 'j'), deal(3)];
    const state = gameOf(setupOf(2), ...played, { kind: 'card', round, place, card: { letter: 'Ż', bonus: 0 } });
    expect([1, 2, 3].map((of) => letters(state, of))).toEqual(areas);
  });
});

describe('the bonuses of a round', () => {
  // Round 1: a and b 5, c and d 4, e and f 3, g and h 2.
  it.each([
    ['the fastest is best', 0, ['ab', 'a', 'c'], [2, 0, 0]],
    ['the fastest is as good as the best', 0, ['ab', 'ba', 'c'], [2, 0, 0]],
    ['one beats the fastest', 2, ['ab', 'a', 'c'], [1, 1, 0]],
    ['one is as good as the fastest, one beats it', 1, ['a', 'b', 'ab'], [0, 0, 1]],
    ['of four players all count', 3, ['a', 'b', 'c', 'd', ''].slice(0, 4), [1, 1, 0, 0]],
    ['of five players three', 0, ['c', 'ab', 'd', 'd', 'e'], [2, 1, 0, 0, 0]],
    ['of five players two are too few', 0, ['c', 'ab', 'ba', 'd', 'e'], [0, 1, 1, 0, 0]],
    ['of six players three', 5, ['ab', 'ba', 'c', 'd', 'e', 'c'], [1, 1, 0, 0, 0, 2]],
    ['of six players two are too few', 5, ['ab', 'ba', 'abc', 'd', 'e', 'c'], [1, 1, 1, 0, 0, 0]],
    ['with two players', 1, ['a', 'b'], [0, 2]],
  ])('%s', (_, fastest, words, bonuses) => {
    const state = gameOf(setupOf(words.length), ...timedRound(1, fastest, ...words));
    expect(roundResult(state, 1).bonuses).toEqual(bonuses);
  });

  it('follow from the points for any words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), maxLength: 8 });
    const round = fc
      .array(word, { minLength: 2, maxLength: 6 })
      .chain((words) => fc.tuple(fc.constant(words), fc.nat(words.length - 1)));
    fc.assert(
      fc.property(round, ([words, fastest]) => {
        fc.pre(words[fastest] !== '');
        const state = gameOf(setupOf(words.length), ...timedRound(1, fastest, ...words));
        const { points, bonuses } = roundResult(state, 1);
        const own = points[fastest]!;
        const better = points.filter((other) => other > own).length;
        expect(bonuses[fastest]).toBe(better === 0 || (words.length >= 5 && words.length - 1 - better >= 3) ? 2 : 0);
        for (const [player, bonus] of bonuses.entries()) {
          if (player !== fastest) expect(bonus).toBe(points[player]! > own ? 1 : 0);
        }
      }),
    );
  });

  it('appear once all their conditions are known', () => {
    const begun = [deal(1), turn(1, 0)];
    const bonuses = (...moves: Move[]) => roundResult(gameOf(setupOf(3), ...begun, ...moves), 1).bonuses;
    expect(bonuses()).toEqual([0, 0, 0]);
    expect(bonuses({ kind: 'word', round: 1, player: 1, word: 'ab' })).toEqual([0, 0, 0]);
    expect(bonuses(...write(1, 'a', 'ab'))).toEqual([0, 1, 0]);
    expect(bonuses(...write(1, 'ab', 'a'))).toEqual([0, 0, 0]);
    expect(bonuses(...write(1, 'ab', 'a', 'c'))).toEqual([2, 0, 0]);
    expect(roundResult(gameOf(setupOf(3), deal(1), ...write(1, 'a', 'ab', 'c')), 1).bonuses).toEqual([0, 0, 0]);
  });

  it('are not given to a player without a word', () => {
    const state = gameOf(setupOf(2, { kind: 'untimed', lead: 0 }), deal(1), ...write(1, '', ''));
    expect(roundResult(state, 1).bonuses).toEqual([0, 0]);
  });
});

describe('names', () => {
  it('change during the game and nothing else changes', () => {
    const before = gameOf(setupOf(2), ...timedRound(1, 0, 'a', 'b'));
    const after = gameOf(setupOf(2), ...timedRound(1, 0, 'a', 'b'), { kind: 'names', names: ['Marek', 'Zofia'] });
    expect(after.setup.players).toEqual(['Marek', 'Zofia'].map((name) => ({ name, veteran: false })));
    expect(after.rounds).toEqual(before.rounds);
  });
});

describe('a challenge', () => {
  const round = timedRound(1, 0, 'abc', 'ab', 'c');

  it('that succeeds takes points and bonus, and the other bonuses follow', () => {
    const before = gameOf(setupOf(3), ...round);
    expect(roundResult(before, 1)).toMatchObject({ points: [14, 10, 4], bonuses: [2, 0, 0] });
    const after = gameOf(setupOf(3), ...round, ...challenged(1, 0, 1, false));
    expect(roundResult(after, 1)).toMatchObject({ points: [0, 10, 4], bonuses: [0, 1, 1] });
    expect(roundResult(after, 1).scores[0]?.points).toBe(14);
    expect(after.failed).toEqual([]);
  });

  it('of a better word gives the bonus to the fastest player', () => {
    const state = gameOf(setupOf(3), ...timedRound(1, 2, 'abc', 'ab', 'ba'), ...challenged(1, 0, 2, false));
    expect(roundResult(state, 1)).toMatchObject({ points: [0, 10, 10], bonuses: [0, 0, 2] });
  });

  it('that fails keeps the word and costs the challenger', () => {
    const state = gameOf(setupOf(3), ...round, ...challenged(1, 0, 1, true), ...challenged(1, 2, 1, true));
    expect(roundResult(state, 1)).toMatchObject({ points: [14, 10, 4], bonuses: [2, 0, 0] });
    expect(state.failed.map(({ challenger }) => challenger)).toEqual([1, 1]);
  });

  it('applies to the word: a word in its place counts, and a lost challenge stays lost', () => {
    const refused = gameOf(setupOf(3), ...round, ...challenged(1, 0, 1, false), ...write(1, 'abcd'));
    expect(roundResult(refused, 1).points[0]).toBe(18);
    const checked = gameOf(setupOf(3), ...round, ...challenged(1, 0, 1, true), ...write(1, 'abcd'));
    expect(checked.failed).toHaveLength(1);
    expect(checked.rounds[0]?.words[0]?.checked).toBe(false);
    const same = gameOf(setupOf(3), ...round, ...challenged(1, 0, 1, false), ...write(1, ' ABC '));
    expect(roundResult(same, 1).points[0]).toBe(0);
  });
});

describe('words of earlier rounds', () => {
  const rounds = [
    ...timedRound(1, 0, 'Dom', 'śmiech', 'dom'),
    ...timedRound(2, 1, 'kot', '', 'domowy'),
    ...timedRound(3, 0, 'śmieszny', 'pies', 'las'),
  ];

  it('are the words of all players, once each', () => {
    const state = gameOf(setupOf(3), ...rounds);
    expect(earlierWords(state, 1)).toEqual([]);
    expect(earlierWords(state, 3)).toEqual(['dom', 'śmiech', 'kot', 'domowy']);
    expect(earlierWords(state, 4)).toEqual(['dom', 'śmiech', 'kot', 'domowy', 'śmieszny', 'pies', 'las']);
  });

  it('do not include words found to be none, but those refused for their family', () => {
    const refusals: Move[] = [
      ...challenged(1, 1, 0, false),
      { kind: 'refuse', round: 2, player: 0, because: 'not-a-word' },
      { kind: 'refuse', round: 2, player: 2, because: 'family', earlier: 'dom' },
    ];
    expect(earlierWords(gameOf(setupOf(3), ...rounds, ...refusals), 3)).toEqual(['dom', 'domowy']);
  });

  it('do not include words dismissed for this word, until it changes', () => {
    const refused: Move[] = [...rounds, { kind: 'refuse', round: 3, player: 0, because: 'family', earlier: 'Śmiech' }];
    const state = gameOf(setupOf(3), ...refused);
    expect(state.rounds[2]?.words[0]?.refusal).toEqual({ because: 'family', earlier: 'śmiech' });
    expect(roundResult(state, 3).points[0]).toBe(0);

    const dismissed = gameOf(setupOf(3), ...refused, { kind: 'dismiss', round: 3, player: 0, earlier: 'śmiech' });
    expect(dismissed.rounds[2]?.words[0]?.refusal).toBeNull();
    expect(earlierWords(dismissed, 3, 0)).toEqual(['dom', 'kot', 'domowy']);
    expect(earlierWords(dismissed, 3, 1)).toEqual(['dom', 'śmiech', 'kot', 'domowy']);

    const changed: Move[] = [{ kind: 'dismiss', round: 3, player: 0, earlier: 'śmiech' }, ...write(3, 'śmieszek')];
    expect(earlierWords(gameOf(setupOf(3), ...rounds, ...changed), 3, 0)).toContain('śmiech');
  });

  it('that are dismissed leave other refusals in force', () => {
    const state = gameOf(
      setupOf(3),
      ...rounds,
      { kind: 'refuse', round: 3, player: 0, because: 'not-a-word' },
      { kind: 'dismiss', round: 3, player: 0, earlier: 'śmiech' },
    );
    expect(state.rounds[2]?.words[0]?.refusal).toEqual({ because: 'not-a-word' });
  });

  it('that are refused can be admitted again', () => {
    const state = gameOf(setupOf(3), ...rounds, ...challenged(3, 1, 0, false), { kind: 'admit', round: 3, player: 1 });
    expect(state.rounds[2]?.words[1]?.refusal).toBeNull();
  });
});

describe('missing entries of a round', () => {
  it('are reported one after the other', () => {
    const needs = (...moves: Move[]) => unfinished(gameOf(setupOf(2), ...moves))?.kind ?? null;
    expect(needs()).toBeNull();
    expect(needs(deal(1))).toBe('fastest-missing');
    expect(needs(deal(1), turn(1, 0), ...write(1, 'a'))).toBe('words-missing');
    expect(needs(...timedRound(1, 0, 'a', ''))).toBeNull();
    expect(needs(...timedRound(1, 0, 'a', 'b'), { kind: 'challenge', round: 1, author: 0, challenger: 1 })).toBe(
      'challenge-open',
    );
  });
});
