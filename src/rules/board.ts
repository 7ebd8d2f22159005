import { lowerCase } from '../words/normalise.ts';
import { MIN_WORD_LETTERS } from '../words/word-lengths.ts';
import { entryOf } from './catalogue.ts';
import { fieldsOf } from './detail.ts';
import type { Rules } from './rules.ts';
import type { Ruleset } from './ruleset.ts';
import type { Judgement, Reason } from './verdict.ts';

/** Can a word of so many tiles be laid, if only by their number? */
export function fitsOnBoard(tiles: number, { row }: Pick<Ruleset, 'row'>): boolean {
  return row === null || (tiles >= MIN_WORD_LETTERS && tiles <= row);
}

/**
 * The verdict of the rules, or that the word cannot be laid: a single letter, or more letters than a row has squares. No document has a
 * rule on it, for there is nothing to rule; so no list of the game has such words, and that is the reason's id. A rule that bars a longer
 * word says more than its length, and what is known of one that no list has (its parts) less; of a single letter they can say what it
 * stands for with a point. A word that has letters or signs without a tile is theirs.
 */
export function onBoard(verdict: Judgement, { ruleset, catalogue }: Pick<Rules, 'ruleset' | 'catalogue'>): Judgement {
  const { id, row } = ruleset;
  const { tiles, points } = verdict;
  // Each letter that has a tile is one unit of UTF-16.
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
