import { lowerCase, MIN_WORD_LETTERS } from '../words/normalise.ts';
import { entryOf } from './catalogue.ts';
import { fieldsOf } from './detail.ts';
import type { Rules } from './rules.ts';
import type { Ruleset } from './ruleset.ts';
import type { Reason, UnratedVerdict } from './verdict.ts';

/** Returns true when a word of this many tiles fits on the board. */
export function fitsOnBoard(tiles: number, { row }: Pick<Ruleset, 'row'>): boolean {
  return row === null || (tiles >= MIN_WORD_LETTERS && tiles <= row);
}

/**
 * Returns the verdict, or a refusal if the word is a single letter or longer than a row.
 *
 * No document has a rule about this, and no list of the game has such words, so the reason is `not-listed`. A rule that bars a long word
 * decides before its length. Findings on a word that no list has, such as its parts, follow. Of a single letter, only what it abbreviates
 * remains. Words with letters or signs without a tile are left to the rules.
 */
export function onBoard(
  verdict: UnratedVerdict,
  { ruleset, catalogue }: Pick<Rules, 'ruleset' | 'catalogue'>,
): UnratedVerdict {
  const { id, row } = ruleset;
  const { tiles, points } = verdict;
  // Each letter with a tile is one UTF-16 unit.
  const { length } = tiles;
  if (row === null || points === null || fitsOnBoard(length, { row })) return verdict;
  const isLong = length > row;
  const letters = isLong ? {} : { letters: lowerCase(tiles) };
  const isAbout = ({ rule, detail }: Reason) =>
    rule !== `${id}/not-listed` && (isLong || fieldsOf(detail).source !== undefined);
  const additional = verdict.reasons.filter(isAbout);
  const isBar = (reason: Reason): boolean => reason.decides && !entryOf(reason, catalogue).bySilence;
  const bars = verdict.verdict === 'disallowed' ? additional.filter(isBar) : [];
  const changed: UnratedVerdict = {
    ...verdict,
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
      ...additional.filter((one) => !bars.includes(one)).map((one) => ({ ...one, decides: false })),
    ],
    analyses: [],
    basis: { kind: 'rule' },
    points: null,
    suggestions: isLong ? verdict.suggestions : [],
  };
  // It was of the word itself.
  delete changed.attestation;
  return changed;
}
