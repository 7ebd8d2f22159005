import { BOARD_LETTERS, SAMPLE_LENGTH, SKIPPED_SHOWN } from './list-limits.ts';

/** The reason why a line, or a word of it, is not on the list although the file is valid. */
export type SkipReason =
  /** A heading or a line about the file: `[Words]`, `Three letters:`, `sep=;`. */
  | 'heading'
  /** In a section without words: a header, categories. */
  | 'section'
  /** The first line names the columns. */
  | 'header'
  /** A comment: `#`, `//`, `--`, `%`. */
  | 'comment'
  /** Not a word: signs or digits, or several words where there should be one. */
  | 'no-word'
  /** Letters that no word of the language has. */
  | 'letters'
  /** Bytes that are invalid in the encoding. */
  | 'bytes'
  /** One letter. */
  | 'too-short'
  /** More letters than a board has squares in a row (15; in 7 słów 40). */
  | 'too-long';

/** A place in the text that shows the problem. */
export interface Place {
  /** From 1. */
  line: number;
  /** The beginning of the line as decoded. */
  sample: string;
}

/** A line that gave no word. */
interface SkippedLine {
  /** Its file, if the list was read from several. */
  file?: string;
  /** From 1. */
  line: number;
  /** Its beginning as decoded, at most `SAMPLE_LENGTH` UTF-16 units. */
  text: string;
  why: SkipReason;
}

/** The result of an import, line by line. */
export interface ListReport {
  /** Number of lines, including empty ones. */
  lines: number;
  /**
   * Lines of which only the first word, or that of the column, was taken although there was another: their number and the first of them;
   * absent if there was none, and in lists of earlier versions.
   */
  further?: { lines: number; file?: string; line: number; text: string };
  /** Words beside which a sign was removed, and the signs, each once; absent if there was none. */
  marks?: { words: number; signs: string };
  /** Number of duplicates. */
  duplicates: number;
  /** Number of words of more than 15 letters. */
  longer: number;
  /** True when these are on the list: without a board, in 7 słów. */
  longerKept: boolean;
  /** Lines, or words of them, that are not on the list, by reason, `too-long` ones included. */
  skipped: Partial<Record<SkipReason, number>>;
  /** The first of them, at most `SKIPPED_SHOWN`. */
  firstSkipped: SkippedLine[];
}

/** Returns the report with the name of its file. */
export function reportOf(report: ListReport, file: string): ListReport {
  const { further, firstSkipped } = report;
  return {
    ...report,
    ...(further && { further: { ...further, file } }),
    firstSkipped: firstSkipped.map((line) => ({ ...line, file })),
  };
}

/** Returns one report for all files of a list; the lines shown are those of the first files. */
export function mergedReport(reports: readonly [ListReport, ...ListReport[]]): ListReport {
  const sum = (count: (report: ListReport) => number | undefined) =>
    reports.reduce((all, report) => all + (count(report) ?? 0), 0);
  const skipped: ListReport['skipped'] = {};
  for (const report of reports) {
    for (const [why, count] of Object.entries(report.skipped) as [SkipReason, number][]) {
      skipped[why] = (skipped[why] ?? 0) + count;
    }
  }
  const further = reports.find((report) => report.further)?.further;
  const signs = new Set(reports.flatMap(({ marks }) => [...(marks?.signs ?? '')]));
  return {
    lines: sum(({ lines }) => lines),
    ...(further && { further: { ...further, lines: sum((report) => report.further?.lines) } }),
    ...(signs.size > 0 && { marks: { words: sum(({ marks }) => marks?.words), signs: [...signs].join('') } }),
    duplicates: sum(({ duplicates }) => duplicates),
    longer: sum(({ longer }) => longer),
    longerKept: reports[0].longerKept,
    skipped,
    firstSkipped: reports.flatMap(({ firstSkipped }) => firstSkipped).slice(0, SKIPPED_SHOWN),
  };
}

/** Counts while a list is read. */
export class ReadingReport {
  /** Number of lines, and of those that are not empty, header or comment. */
  lines = 0;
  contentLines = 0;
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

  /** Records a line with further words after the one that is taken. `line` counts from 1. */
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
