import type { Attestation, Grade } from '../../rules/verdict.ts';

/**
 * What it is worth that an open source has a German word: the share of such words that are on the tournament list, up to nine
 * letters and from ten letters on, measured on partial older copies of that list. `tagger` stands for german-pos-dict. Where a range
 * was measured (with or without a third source), its middle is given.
 *
 * | attested by                      | ≤ 9 letters | 10–14 letters |
 * |----------------------------------|-------------|---------------|
 * | enz and tagger                   | 0.94–0.99   | 0.88–0.98     |
 * | enz and Wiktionary, not tagger   | 0.61–0.85   | 0.52–0.72     |
 * | enz alone                        | 0.77        | 0.58          |
 * | tagger and Wiktionary, not enz   | 0.02–0.05   | 0.66–0.79     |
 * | tagger alone                     | 0.04        | 0.42          |
 * | Wiktionary alone                 | 0.01        | 0.11          |
 */
const SHARE_ON_LIST: ReadonlyArray<readonly [sources: readonly string[], short: number, long: number]> = [
  [['enz', 'german-pos-dict'], 0.965, 0.93],
  [['enz', 'Wiktionary'], 0.73, 0.62],
  [['enz'], 0.77, 0.58],
  [['german-pos-dict', 'Wiktionary'], 0.035, 0.725],
  [['german-pos-dict'], 0.04, 0.42],
  [['Wiktionary'], 0.01, 0.11],
];

/** Letters up to which the core list is nearly complete. */
const SHORT = 9;

const STRONG = 0.85;
const FAIR = 0.5;

/** How good the evidence is that these sources give for a word of so many letters, as laid. */
export function gradeOf(sources: readonly string[], letters: number): Grade {
  const row = SHARE_ON_LIST.find(([needed]) => needed.every((source) => sources.includes(source)));
  const share = row ? row[letters <= SHORT ? 1 : 2] : 0;
  return share >= STRONG ? 'strong' : share >= FAIR ? 'fair' : 'weak';
}

export function attestationOf(sources: readonly string[], letters: number): Attestation {
  return { sources: [...sources], grade: gradeOf(sources, letters) };
}
