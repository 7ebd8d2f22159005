import type { Compared, ComparedLine } from '../explain/compared.ts';
import { plainText } from '../explain/explanation.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { message } from './message.ts';

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

const LINES: Readonly<Record<ComparedRow['name'], (compared: Compared) => ComparedLine[]>> = {
  verdict: ({ verdict }) => [plain(message(`verdict_${outcomeOf(verdict)}`))],
  reason: ({ aspects }) => aspects.reason,
  reasons: ({ aspects }) => aspects.reasons,
  readings: ({ aspects }) => aspects.readings,
  points: ({ verdict: { points } }) => (points === null ? [] : [plain(message('points', points))]),
  basis: ({ aspects }) => aspects.basis,
};

/**
 * The verdicts on one word side by side: the rows in which the rulesets differ first, otherwise in the order of a verdict. Rows in
 * which none has anything to say are left out.
 * @param compared one verdict for each ruleset.
 */
export function compareRows(compared: readonly Compared[]): ComparedRow[] {
  const rows = Object.entries(LINES).map(([name, linesOf]): ComparedRow => {
    const cells = compared.map(linesOf);
    // Where letters have no values of their own, there are no points to differ.
    const asked = name === 'points' ? cells.filter((_, place) => compared[place]?.tilePoints !== null) : cells;
    const [first = [], ...others] = asked;
    return { name: name as ComparedRow['name'], cells, differs: others.some((other) => !isSame(first, other)) };
  });
  const told = rows.filter(({ cells }) => cells.some((lines) => lines.length > 0));
  return [...told.filter(({ differs }) => differs), ...told.filter(({ differs }) => !differs)];
}

function plain(sentence: string): ComparedLine {
  return { sentence: [sentence] };
}

function isSame(some: readonly ComparedLine[], others: readonly ComparedLine[]): boolean {
  return some.length === others.length && some.every((line, place) => saysTheSame(line, others[place]));
}

function saysTheSame(line: ComparedLine, other: ComparedLine | undefined): boolean {
  if (!other) return false;
  const sameWords = plainText(line.sentence) === plainText(other.sentence);
  return sameWords || (line.finding !== undefined && line.finding === other.finding);
}
