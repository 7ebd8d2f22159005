import { BOARD_LETTERS, SAMPLE_LENGTH, SKIPPED_SHOWN } from './list-limits.ts';
import type { Place } from './list-problem.ts';
import type { ListReport, SkippedLine, SkipReason } from './list-report.ts';

/** Counts while a list is read. */
export class ReadingReport {
  /** Number of lines, and of those that are not empty, header or comment. */
  lines = 0;
  telling = 0;
  longer = 0;
  /** Words with a marked letter of the language, and words with a letter that the language lacks. */
  marked = 0;
  foreign = 0;
  readonly skipped: Partial<Record<SkipReason, number>> = {};
  readonly firstSkipped: SkippedLine[] = [];
  /** Lines with further words, and the first of them. */
  further: ListReport['further'];
  /** Words with a sign beside them, and the signs, each once. */
  marks: ListReport['marks'];
  /** First place of each reason. */
  readonly firstOf: Partial<Record<SkipReason | 'word' | 'foreign', Place>> = {};
  /** Count of letters beyond ASCII in words, in lower case. */
  readonly beyondAscii = new Map<string, number>();

  /** Records a line, or a word of it, that gives no word. `line` counts from 1. */
  skip(line: number, text: string, why: SkipReason): void {
    this.skipped[why] = (this.skipped[why] ?? 0) + 1;
    // Many lines of one reason must not hide the only line of another.
    const few = (this.skipped[why] as number) <= SKIPPED_SHOWN / 2;
    if (few && this.firstSkipped.length < SKIPPED_SHOWN) this.firstSkipped.push({ line, text: sampleOf(text), why });
    this.firstOf[why] ??= { line, sample: sampleOf(text) };
  }

  /** Records a line with words besides the one that is taken. `line` counts from 1. */
  noteFurther(line: number, text: string): void {
    if (this.further) this.further.lines++;
    else this.further = { lines: 1, line, text: sampleOf(text) };
  }

  /** Records a word with a sign beside it. */
  noteMark(mark: string): void {
    this.marks ??= { words: 0, signs: '' };
    this.marks.words++;
    for (const sign of mark.replace(/\s/g, '')) if (!this.marks.signs.includes(sign)) this.marks.signs += sign;
  }

  count(...reasons: SkipReason[]): number {
    return reasons.reduce((sum, why) => sum + (this.skipped[why] ?? 0), 0);
  }

  /** Records the letters of a word, as written, and whether it is longer than a board. */
  countLetters(word: string, letters: number): void {
    if (letters > BOARD_LETTERS) this.longer++;
    for (const letter of word) {
      if (letter > '\u007f') this.beyondAscii.set(letter, (this.beyondAscii.get(letter) ?? 0) + 1);
    }
  }
}

/** Invisible characters. */
const CONTROLS = /\p{Cc}/gu;

/** Returns the beginning of a line for display, with replacement characters for control characters. */
export function sampleOf(line: string): string {
  const beginning = line.slice(0, SAMPLE_LENGTH).replaceAll('\t', ' ').trim();
  return beginning.replace(CONTROLS, '\ufffd');
}
