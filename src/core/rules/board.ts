import { lowerCase } from '../words/normalise.ts';
import { MIN_WORD_LETTERS } from '../words/word-lengths.ts';
import { entryOf } from './catalogue.ts';
import { fieldsOf } from './detail.ts';
import type { Rules } from './rules.ts';
import type { Ruleset } from './ruleset.ts';
import type { Judgement, Reason } from './verdict.ts';

/** Whether a word of this many tiles fits on the board. */
export function fitsOnBoard(tiles: number, { row }: Pick<Ruleset, 'row'>): boolean {
  return row === null || (tiles >= MIN_WORD_LETTERS && tiles <= row);
}

/**
 * Returns the verdict, or a refusal if the word cannot be laid: it is a single letter, or longer than a row.
 *
 * No document has a rule about this, and no list of the game has such words, so the reason is `not-listed`. A rule that bars a long word
 * decides before its length. What is known of a word that no list has, such as its parts, follows after. For a single letter, only what it
 * abbreviates is kept. Words with letters or signs without a tile are left to the rules.
 */
export function onBoard(verdict: Judgement, { ruleset, catalogue }: Pick<Rules, 'ruleset' | 'catalogue'>): Judgement {
  const { id, row } = ruleset;
  const { tiles, points } = verdict;
  // Each letter with a tile is one UTF-16 unit.
  const { length } = tiles;
  if (row === null || points === null || fitsOnBoard(length, { row })) return verdict;
  const isLong = length > row;
  const letters = isLong ? {} : { letters: lowerCase(tiles) };
  const { attestation: _ofTheWord, ...rest } = verdict;
  const isAbout = ({ rule, detail }: Reason) =>
    rule !== `${id}/not-listed` && (isLong || fieldsOf(detail).source !== undefined);
  const told = verdict.reasons.filter(isAbout);
  const isBar = (reason: Reason): boolean => reason.decides && !entryOf(reason, catalogue).bySilence;
  const bars = verdict.verdict === 'disallowed' ? told.filter(isBar) : [];
  return {
    ...rest,
    verdict: 'disallowed',
    reasons: [
      ...bars,
      {
        rule: `${id}/not-listed`,
        section: 'board',
        effect: 'excludes',
        decides: true,
        detail: { kind: 'length', length, row, ...letters },
      },
      ...told.filter((one) => !bars.includes(one)).map((one) => ({ ...one, decides: false })),
    ],
    analyses: [],
    basis: { kind: 'rule' },
    points: null,
    suggestions: isLong ? verdict.suggestions : [],
  };
}
