import type { Judged } from '../messages/judged.ts';
import type { Reason } from '../rules/verdict.ts';
import { message } from './message.ts';
import {
  basisWording,
  decidingReason,
  isPlain,
  type Piece,
  plainText,
  readingSentence,
  reasonWording,
} from './wording.ts';

/** One sentence of a cell; a reason's with the reason, whose section is to be cited. */
export interface ComparedLine {
  sentence: Piece[];
  reason?: Reason;
}

/** One aspect of the verdicts on a word under several rulesets. */
export interface ComparedRow {
  name: 'verdict' | 'reason' | 'reasons' | 'readings' | 'points' | 'basis';
  /** What each ruleset says, in their order; without lines where it has nothing to say. */
  cells: ComparedLine[][];
  /** Do the rulesets say different things? The sections that they cite play no part: those differ from document to document. */
  differs: boolean;
}

const LINES: Readonly<Record<ComparedRow['name'], (judged: Judged) => ComparedLine[]>> = {
  verdict: ({ verdict }) => [plain(message(`verdict_${verdict.verdict}`))],
  reason: ({ verdict }) => [decidingReason(verdict)].filter((reason) => reason !== undefined).map(reasonLine),
  reasons: ({ verdict }) =>
    verdict.reasons
      .filter((reason) => reason !== decidingReason(verdict) && !isPlain(reason))
      .map(furtherReason(verdict)),
  readings: ({ readings }) => readings.map((reading) => ({ sentence: readingSentence(reading) })),
  points: ({ verdict: { points } }) => (points === null ? [] : [plain(message('points', points))]),
  basis: ({ verdict }) => [plain(basisWording(verdict))],
};

/**
 * The verdicts on one word side by side: the rows in which the rulesets differ first, otherwise in the order of a verdict. Rows in
 * which none has anything to say are left out.
 * @param judged one verdict for each ruleset.
 */
export function compareRows(judged: readonly Judged[]): ComparedRow[] {
  const rows = Object.entries(LINES).map(([name, linesOf]): ComparedRow => {
    const cells = judged.map(linesOf);
    const [first = [], ...others] = cells;
    return { name: name as ComparedRow['name'], cells, differs: others.some((other) => !isSame(first, other)) };
  });
  const told = rows.filter(({ cells }) => cells.some((lines) => lines.length > 0));
  return [...told.filter(({ differs }) => differs), ...told.filter(({ differs }) => !differs)];
}

function plain(sentence: string): ComparedLine {
  return { sentence: [sentence] };
}

function reasonLine(reason: Reason): ComparedLine {
  return { sentence: reasonWording(reason), reason };
}

/** A reading that is barred is told as such beside the one that allows the word. */
function furtherReason({ verdict }: Judged['verdict']): (reason: Reason) => ComparedLine {
  return (reason) => {
    const line = reasonLine(reason);
    const barred = verdict === 'allowed' && reason.effect === 'excludes';
    return barred ? { reason, sentence: [`${message('barred_reading')} `, ...line.sentence] } : line;
  };
}

function isSame(some: readonly ComparedLine[], others: readonly ComparedLine[]): boolean {
  return some.length === others.length && some.every((line, place) => saysTheSame(line, others[place]));
}

/**
 * In the same words, or of the same split of the word to the same effect: that -em stands on *zrobił* is one finding, whether a document
 * speaks of past forms there or of verb forms.
 */
function saysTheSame(line: ComparedLine, other: ComparedLine | undefined): boolean {
  if (!other) return false;
  return (
    plainText(line.sentence) === plainText(other.sentence) ||
    (line.reason?.evidence.base !== undefined && split(line) === split(other))
  );
}

function split({ reason }: ComparedLine): string {
  return JSON.stringify([reason?.effect, reason?.evidence.lemma, reason?.evidence.base, reason?.evidence.particle]);
}
