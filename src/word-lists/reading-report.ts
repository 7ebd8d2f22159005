import { BOARD_LETTERS, SAMPLE_LENGTH, SKIPPED_SHOWN } from './list-limits.ts';
import type { Place } from './list-problem.ts';
import type { ListReport, SkippedLine, SkipReason } from './list-report.ts';

/** What is counted while a list is read. */
export class ReadingReport {
  /** Lines, and those of them that say something: no empty one, no header, no remark. */
  lines = 0;
  telling = 0;
  longer = 0;
  /** Words that had a letter with a mark of the language, and words that had a letter which the language has not. */
  marked = 0;
  foreign = 0;
  readonly skipped: Partial<Record<SkipReason, number>> = {};
  readonly firstSkipped: SkippedLine[] = [];
  /** Lines with further words, and the first of them. */
  further: ListReport['further'];
  /** Words with a sign of the list beside them, and the signs, each once. */
  marks: ListReport['marks'];
  /** Where each reason was met first. */
  readonly firstOf: Partial<Record<SkipReason | 'word' | 'foreign', Place>> = {};
  /** How often letters beyond ASCII stood in words, lower case. */
  readonly beyondAscii = new Map<string, number>();

  /** Notes a line, or a word of it, that gives no word. `line` from 1. */
  skip(line: number, text: string, why: SkipReason): void {
    this.skipped[why] = (this.skipped[why] ?? 0) + 1;
    // A hundred thousand long words must not hide the one line that is no word.
    const few = (this.skipped[why] as number) <= SKIPPED_SHOWN / 2;
    if (few && this.firstSkipped.length < SKIPPED_SHOWN) this.firstSkipped.push({ line, text: sampleOf(text), why });
    this.firstOf[why] ??= { line, sample: sampleOf(text) };
  }

  /** Notes a line with words beside the one that is taken. `line` from 1. */
  noteFurther(line: number, text: string): void {
    if (this.further) this.further.lines++;
    else this.further = { lines: 1, line, text: sampleOf(text) };
  }

  /** Notes a word with a sign of the list beside it. */
  noteMark(mark: string): void {
    this.marks ??= { words: 0, signs: '' };
    this.marks.words++;
    for (const sign of mark.replace(/\s/g, '')) if (!this.marks.signs.includes(sign)) this.marks.signs += sign;
  }

  count(...reasons: SkipReason[]): number {
    return reasons.reduce((sum, why) => sum + (this.skipped[why] ?? 0), 0);
  }

  /** Notes the letters of a word, as written, and whether it is longer than a board. */
  countLetters(word: string, letters: number): void {
    if (letters > BOARD_LETTERS) this.longer++;
    for (const letter of word) {
      if (letter > '\u007f') this.beyondAscii.set(letter, (this.beyondAscii.get(letter) ?? 0) + 1);
    }
  }
}

/** What shows as nothing. */
const CONTROLS = /\p{Cc}/gu;

/** The beginning of a line, to show it; for control characters it has the sign of what is no character. */
export function sampleOf(line: string): string {
  const beginning = line.slice(0, SAMPLE_LENGTH).replaceAll('\t', ' ').trim();
  return beginning.replace(CONTROLS, '\ufffd');
}
