import { decidingReason, furtherReasons, isPlain } from '../explain/reasons.ts';
import { disagreementOf } from '../explain/told.ts';
import type { Judged } from '../messages/judged.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';
import { message } from './message.ts';
import { type Piece, piecesOf, plainText } from './pieces.ts';
import { basisWording, furtherWording, readingSentence, reasonWording } from './wording.ts';

/** One sentence of a cell; a reason's with the reason, whose section is to be cited. */
export interface ComparedLine {
  sentence: Piece[];
  reason?: Reason;
  /** What is found, whatever the words: lines of the same finding do not differ. */
  finding?: string | undefined;
}

/** One aspect of the verdicts on a word under several rulesets. */
export interface ComparedRow {
  name: 'verdict' | 'reason' | 'reasons' | 'readings' | 'points' | 'basis';
  /** What each ruleset says, in their order; without lines where it has nothing to say. */
  cells: ComparedLine[][];
  /**
   * Do the rulesets find different things? The sections that they cite play no part, nor does the edition of the list: those go with the
   * ruleset, not with the word.
   */
  differs: boolean;
}

const LINES: Readonly<Record<ComparedRow['name'], (judged: Judged) => ComparedLine[]>> = {
  verdict: ({ verdict }) => [plain(message(`verdict_${verdict.verdict}`))],
  reason: ({ verdict }) => [decidingReason(verdict)].filter((reason) => reason !== undefined).map(reasonLine),
  reasons: ({ verdict }) => [
    ...disagreement(verdict),
    ...furtherReasons(verdict).map((further) => ({
      sentence: furtherWording(further),
      reason: further.reason,
      finding: further.as ? undefined : splitOf(further.reason),
    })),
  ],
  readings: ({ readings }) => readings.map((reading) => ({ sentence: readingSentence(reading) })),
  points: ({ verdict: { points } }) => (points === null ? [] : [plain(message('points', points))]),
  basis: ({ verdict }) => [
    { ...plain(basisWording(verdict)), finding: [verdict.basis.kind, verdict.attestation?.grade].join(' ') },
  ],
};

/**
 * The verdicts on one word side by side: the rows in which the rulesets differ first, otherwise in the order of a verdict. Rows in
 * which none has anything to say are left out.
 * @param judged one verdict for each ruleset.
 */
export function compareRows(judged: readonly Judged[]): ComparedRow[] {
  const rows = Object.entries(LINES).map(([name, linesOf]): ComparedRow => {
    const cells = judged.map(linesOf);
    // Where letters have no values of their own, there are no points to differ.
    const asked = name === 'points' ? cells.filter((_, place) => judged[place]?.tilePoints !== null) : cells;
    const [first = [], ...others] = asked;
    return { name: name as ComparedRow['name'], cells, differs: others.some((other) => !isSame(first, other)) };
  });
  const told = rows.filter(({ cells }) => cells.some((lines) => lines.length > 0));
  return [...told.filter(({ differs }) => differs), ...told.filter(({ differs }) => !differs)];
}

function disagreement(verdict: Verdict): ComparedLine[] {
  const told = disagreementOf(verdict);
  return told ? [{ ...told, sentence: piecesOf(told.sentence) }] : [];
}

function plain(sentence: string): ComparedLine {
  return { sentence: [sentence] };
}

function reasonLine(reason: Reason): ComparedLine {
  // That the word is an ordinary one is one finding, however a document puts it.
  return { sentence: reasonWording(reason), reason, finding: isPlain(reason) ? 'ordinary' : splitOf(reason) };
}

function isSame(some: readonly ComparedLine[], others: readonly ComparedLine[]): boolean {
  return some.length === others.length && some.every((line, place) => saysTheSame(line, others[place]));
}

function saysTheSame(line: ComparedLine, other: ComparedLine | undefined): boolean {
  if (!other) return false;
  const sameWords = plainText(line.sentence) === plainText(other.sentence);
  return sameWords || (line.finding !== undefined && line.finding === other.finding);
}

/** That -em stands on *zrobił* is one finding, whether a document speaks of past forms there or of verb forms. */
function splitOf({ effect, evidence: { lemma, base, particle } }: Reason): string | undefined {
  return base && JSON.stringify([effect, lemma, base, particle]);
}
