import { detectFormat } from './detect-format.ts';
import type { Encoding } from './encoding.ts';
import { type ListPurpose, lettersOf, MARKED, mostLetters, WRITTEN_WITH } from './letters.ts';
import { findListError, ListError } from './list-errors.ts';
import { hasFurtherWord, type ListFormat, wordCells } from './list-format.ts';
import {
  BOARD_LETTERS,
  FIRST_CHECK,
  FORMAT_UNITS,
  LONGEST_LINE,
  MOST_WORDS,
  NEXT_CHECK,
  READ_FOR_EACH,
} from './list-limits.ts';
import { type ListReport, ReadingReport, type SkipReason, sampleOf } from './list-report.ts';
import { isComment, isMark, readCell, skipReasonOf } from './list-word.ts';
import { Outline } from './outline.ts';
import { WordArena, withoutDuplicates } from './word-arena.ts';
import type { Unwrap } from './wrapped-lines.ts';

/** Code units from this one on are in no alphabet of a list. */
const HIGHEST_UNIT = 0x180;

const LF = 10;
const CR = 13;

/** The encoding, as far as known. */
export interface KnownEncoding {
  readonly detected: Encoding;
  readonly encoding: Encoding;
}

/**
 * Reads a list from text, piece by piece, into an arena of letter numbers. A line that holds one word in the letters of the language, as
 * nearly all do, is read unit by unit and never becomes a string.
 */
export class ListReader {
  arena = new WordArena();
  readonly alphabet: string;
  format: ListFormat = { kind: 'lines' };
  readonly #purpose: ListPurpose;
  readonly #reading: KnownEncoding;
  readonly #report = new ReadingReport();
  readonly #most: number;
  readonly #mostWords: number;
  /** Letter number by code unit of the small and the capital letter; else 0. */
  readonly #numbers = new Uint8Array(HIGHEST_UNIT);
  /** 1 for letters with a mark. */
  readonly #marks = new Uint8Array(HIGHEST_UNIT);
  /** 1 for signs of a list that may follow a word. */
  readonly #signs = new Uint8Array(HIGHEST_UNIT);
  readonly #writtenWith: ReadonlySet<string>;
  /** Code unit that ends the word at the beginning of a line: the separator, or the line end. */
  #ending = LF;
  #begun = false;
  #outline = new Outline([]);
  #header = false;
  #unwrap: Unwrap | null = null;
  /** Text after the last complete line. */
  #rest = '';
  #duplicates = 0;
  #nextCheck = FIRST_CHECK;

  /**
   * @param reading returns the encoding of the text, if the file is refused
   * @param mostWords maximum number of different words
   */
  constructor(purpose: ListPurpose, reading: KnownEncoding, mostWords = MOST_WORDS) {
    this.#purpose = purpose;
    this.#reading = reading;
    this.#mostWords = mostWords;
    this.alphabet = lettersOf(purpose);
    this.#most = mostLetters(purpose);
    this.#writtenWith = new Set(WRITTEN_WITH[purpose.language]);
    for (let unit = 0; unit < HIGHEST_UNIT; unit++) this.#signs[unit] = isMark(String.fromCharCode(unit)) ? 1 : 0;
    const marked = MARKED[purpose.language];
    [...this.alphabet].forEach((letter, i) => {
      for (const unit of [letter.charCodeAt(0), letter.toUpperCase().charCodeAt(0)]) {
        if (letter.toUpperCase().length > 1) continue;
        this.#numbers[unit] = i + 1;
        this.#marks[unit] = marked.includes(letter) ? 1 : 0;
      }
    });
  }

  /** Number of lines read so far. */
  get lines(): number {
    return this.#report.lines;
  }

  /** The report so far. `duplicates` counts words that follow one another; packing finds the others. */
  get report(): ListReport {
    const { lines, longer, skipped, firstSkipped, further, marks } = this.#report;
    const duplicates = this.#duplicates;
    const found = { ...(further && { further }), ...(marks && { marks }) };
    return { lines, ...found, duplicates, longer, longerKept: !this.#purpose.board, skipped, firstSkipped };
  }

  /** Reads the next piece of the text. `last`: no more follows. @throws ListError if it is no list of the language */
  read(text: string, { last }: { last: boolean }): void {
    let all = this.#rest === '' ? text : this.#rest + text;
    this.#rest = '';
    if (!this.#begun) {
      if (!last && all.length < FORMAT_UNITS) {
        this.#rest = all;
        return;
      }
      this.#begin(all);
    }
    if (last && all !== '' && !all.endsWith('\n') && !all.endsWith('\r')) all += '\n';
    // A CR at the end may be the first half of a line end.
    const end = Math.max(all.lastIndexOf('\n'), last ? all.length - 1 : all.lastIndexOf('\r', all.length - 2)) + 1;
    this.#scan(all, end);
    this.#rest = all.slice(end);
    if (this.#rest.length > LONGEST_LINE) this.#refuseLongLine();
    if (last) {
      this.#check(true);
      if (this.arena.count > this.#mostWords) this.#dropDuplicates();
    }
  }

  #begin(text: string): void {
    this.#begun = true;
    const lines = text.slice(0, FORMAT_UNITS).split(/\r\n|\r|\n/);
    const { format, header, unwrap, outline } = detectFormat(lines);
    this.format = format;
    this.#unwrap = unwrap;
    this.#outline = outline;
    this.#header = header;
    if (format.kind === 'columns' && format.column === 0) this.#ending = format.separator.charCodeAt(0);
  }

  #scan(text: string, end: number): void {
    const numbers = this.#numbers;
    const marks = this.#marks;
    const ending = this.#ending;
    const isFree = this.#unwrap === null;
    const plain =
      isFree && (this.format.kind === 'lines' || (this.format.kind === 'columns' && this.format.column === 0));
    let at = 0;
    while (at < end) {
      if (this.#report.lines >= this.#nextCheck) this.#check(false);
      let next = at;
      if (plain && !this.#header && this.#outline.isOpen) {
        const { arena } = this;
        arena.begin(this.#most);
        let mark = 0;
        let unit = text.charCodeAt(next);
        let number = unit < HIGHEST_UNIT ? (numbers[unit] as number) : 0;
        while (number !== 0 && next - at < BOARD_LETTERS) {
          arena.put(number);
          mark |= marks[unit] as number;
          unit = text.charCodeAt(++next);
          number = unit < HIGHEST_UNIT ? (numbers[unit] as number) : 0;
        }
        const letters = next - at;
        while (unit < HIGHEST_UNIT && this.#signs[unit]) unit = text.charCodeAt(++next);
        if (letters >= 2 && (unit === LF || unit === CR || unit === ending)) {
          this.#take(mark);
          if (next - at > letters) this.#report.noteMark(text.slice(at + letters, next));
          this.#report.firstOf.word ??= { line: this.#report.lines + 1, sample: text.slice(at, next) };
          this.#report.contentLines++;
          const begin = at;
          at = this.#afterLine(text, next, end);
          this.#report.lines++;
          if (unit === ending && unit !== LF) this.#noteFurther(text.slice(begin, at));
          continue;
        }
      }
      while (next < end && text.charCodeAt(next) !== LF && text.charCodeAt(next) !== CR) next++;
      this.#report.lines++;
      this.#readLine(text.slice(at, next));
      at = this.#afterLine(text, next, end);
    }
  }

  /** Returns the beginning of the line after that of `at`. */
  #afterLine(text: string, at: number, end: number): number {
    let next = at;
    while (next < end) {
      const unit = text.charCodeAt(next++);
      if (unit === LF) break;
      if (unit === CR) return text.charCodeAt(next) === LF ? next + 1 : next;
    }
    return next;
  }

  /** Ends the word in the arena. */
  #take(mark: number): void {
    if (!this.arena.end()) this.#duplicates++;
    this.#report.marked += mark;
    if (this.arena.count >= this.#mostWords * READ_FOR_EACH) this.#dropDuplicates();
  }

  /** @throws ListError if there are too many different words */
  #dropDuplicates(): void {
    const read = this.arena.count;
    this.arena = withoutDuplicates(this.arena, this.alphabet.length);
    this.#duplicates += read - this.arena.count;
    const most = this.#mostWords;
    if (this.arena.count > most) throw new ListError({ kind: 'too-large', of: 'words', most });
  }

  #readLine(written: string): void {
    if (written.includes('\0')) this.#refuseBinary();
    if (written.trim() === '') return;
    if (isComment(written)) {
      this.#skip(written, 'comment');
      return;
    }
    const line = this.#unwrap ? this.#unwrap(written) : written;
    const why = line === null ? 'section' : line.trim() === '' ? 'heading' : this.#outline.skipReason(line);
    if (why !== null || line === null) this.#skip(written, why ?? 'section');
    else if (this.#header) {
      this.#header = false;
      this.#skip(line, 'header');
    } else {
      this.#report.contentLines++;
      for (const cell of wordCells(line, this.format, this.#outline)) this.#readWord(cell, line);
      this.#noteFurther(line);
    }
  }

  /** Records a line with a word beside those that are taken: in another column, in a remark, or as a title. */
  #noteFurther(line: string): void {
    if (hasFurtherWord(line, this.format)) {
      this.#report.noteFurther(this.#report.lines, line);
    }
  }

  /** Adds the word of a cell to the arena, or records why not. */
  #readWord(cell: string, line: string): void {
    const report = this.#report;
    const word = readCell(cell, this.#purpose);
    const { written, letters } = word;
    const why = skipReasonOf(word, this.#purpose, (letter) => this.#numberOf(letter) !== 0);
    if (why !== 'no-word' && why !== 'bytes') report.countLetters(written, letters.length);
    if (why !== null) {
      this.#skip(line, why);
      return;
    }
    this.arena.begin(this.#most);
    for (const letter of letters) this.arena.put(this.#numberOf(letter));
    const marks = MARKED[this.#purpose.language];
    if (word.mark !== '') report.noteMark(word.mark);
    this.#take([...written].some((letter) => marks.includes(letter)) ? 1 : 0);
    const place = { line: report.lines, sample: sampleOf(line) };
    report.firstOf.word ??= place;
    if ([...written].every((letter) => this.#writtenWith.has(letter))) return;
    report.foreign++;
    report.firstOf.foreign ??= place;
  }

  #skip(line: string, why: SkipReason): void {
    this.#report.skip(this.#report.lines, line, why);
  }

  #numberOf(letter: string): number {
    return this.#numbers[letter.charCodeAt(0)] ?? 0;
  }

  /** @throws ListError */
  #check(last: boolean): void {
    this.#nextCheck = this.#report.lines + NEXT_CHECK;
    const error = findListError({
      language: this.#purpose.language,
      report: this.#report,
      words: this.arena.count + this.#duplicates,
      detected: this.#reading.detected,
      encoding: this.#reading.encoding,
      last,
    });
    if (error) throw error;
  }

  /** UTF-16 decoded as something else has zeros, too; the check of the lines finds it. */
  #refuseBinary(): void {
    if (this.#reading.detected === this.#reading.encoding) throw new ListError({ kind: 'binary' });
  }

  #refuseLongLine(): never {
    if (this.#rest.includes('\0')) this.#refuseBinary();
    const line = this.#report.lines + 1;
    throw new ListError({ kind: 'not-a-list', share: 1, line, sample: sampleOf(this.#rest) });
  }
}
