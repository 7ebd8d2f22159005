import { SKIPPED_SHOWN } from './list-limits.ts';

/** Why a line, or a word of one, is not on the list although nothing is wrong with the file. */
export type SkipReason =
  /** Divides the list or is about the file: `[Words]`, `Three letters:`, `sep=;`. */
  | 'heading'
  /** Stands in a section that holds no words: a header, categories. */
  | 'section'
  /** The first line names the columns. */
  | 'header'
  /** Begins with a sign of comments: `#`, `//`, `--`, `%`. */
  | 'comment'
  /** No word: signs or digits, or several words where there should be one. */
  | 'no-word'
  /** Letters that no word of the language has. */
  | 'letters'
  /** Bytes that mean nothing in the encoding. */
  | 'bytes'
  /** One letter: it cannot be laid. */
  | 'too-short'
  /** More letters than a board has squares in a row (15; in 7 słów 40). */
  | 'too-long';

/** A line that gave no word. */
export interface SkippedLine {
  /** Its file, where a list was read from several. */
  file?: string;
  /** From 1. */
  line: number;
  /** Its beginning, as decoded, up to `SAMPLE_LENGTH` UTF-16 units. */
  text: string;
  why: SkipReason;
}

/** What an import did with the lines of the file. */
export interface ListReport {
  /** Lines of the file, empty ones among them. */
  lines: number;
  /**
   * Lines of which only the first word was taken, or that of the column, although there was another one: how many, and the first of them;
   * absent where there was none. In lists that were stored by earlier versions it is not known.
   */
  further?: { lines: number; file?: string; line: number; text: string };
  /** Words beside which a sign of the list was left out, and the signs, each once; absent where there was none. */
  marks?: { words: number; signs: string };
  /** Words that were on the list already. */
  duplicates: number;
  /** Words of more than 15 letters. */
  longer: number;
  /** Are these on the list? Only where there is no board: in 7 słów. */
  longerKept: boolean;
  /** Lines, or words of one, that are not on the list, by reason; `too-long` ones among them. */
  skipped: Partial<Record<SkipReason, number>>;
  /** The first of them, at most `SKIPPED_SHOWN`. */
  firstSkipped: SkippedLine[];
}

/** The report with the name of the file that its lines are of. */
export function reportOf(report: ListReport, file: string): ListReport {
  const { further, firstSkipped } = report;
  return {
    ...report,
    ...(further && { further: { ...further, file } }),
    firstSkipped: firstSkipped.map((line) => ({ ...line, file })),
  };
}

/** One report for all files of a list; of lines that are shown, those of the first files. */
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
