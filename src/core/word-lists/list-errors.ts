import type { TileLanguage } from '../words/tiles.ts';
import type { Encoding } from './encoding.ts';
import { likelyLanguage } from './language-of.ts';
import { FEW_SKIPPED, FEWEST_MARKED, LANGUAGE_WORDS, MOST_BROKEN, MOST_FOREIGN, MOST_SKIPPED } from './list-limits.ts';
import type { Place, ReadingReport } from './list-report.ts';

/** The reason why a file is not a word list. Existing lists are unchanged in every case. */
export type ListErrorDetail =
  /** No bytes, or only empty lines and comments. */
  | { kind: 'empty' }
  /** Not a text: a picture, a program, a document of a word processor. */
  | { kind: 'binary' }
  /** Too many lines that are no words (`share`, 0 to 1): prose, a table of something else. */
  | ({ kind: 'not-a-list'; share: number } & Place)
  /** Strings with so little in common that they cannot be packed: no words of a language. */
  | { kind: 'made-up' }
  /** Words of another language: the likely one (BCP 47), or null. */
  | ({ kind: 'wrong-language'; looksLike: string | null; share: number } & Place)
  /** Too many bytes that are invalid in this encoding; `looksLike` fits better, or is null. */
  | ({ kind: 'encoding'; encoding: Encoding; looksLike: Encoding | null } & Place)
  /** The gzip or zip file is cut off or damaged; `line` is the last complete line, 0 for none. */
  | { kind: 'damaged'; packing: 'gzip' | 'zip'; line: number }
  /** A zip file that asks for a password. */
  | { kind: 'locked' }
  /** A file of a zip file uses a compression that browsers cannot unpack; its name, or its number. */
  | { kind: 'zip-method'; method: string }
  /** A zip file with no text file, or with several (their names); choose one with `entry`. */
  | { kind: 'zip-entries'; entries: string[] }
  /** More words or bytes than a list may have. */
  | { kind: 'too-large'; of: 'words' | 'bytes'; most: number }
  /** The disk or the browser's share of it is full; `needed` bytes. */
  | { kind: 'no-room'; needed: number }
  /** The browser has no database here: a private window, a broken profile. */
  | { kind: 'no-database' }
  /** A newer version of the extension has stored lists; this one cannot add to them. */
  | { kind: 'newer-database' }
  /** The file cannot be read: moved, deleted, changed meanwhile, or not permitted. */
  | { kind: 'unreadable' }
  /** Another tab is importing a list. */
  | { kind: 'other-tab' }
  /** The worker of the import ended by itself, probably for lack of memory. */
  | { kind: 'stopped' };

export type ListErrorKind = ListErrorDetail['kind'];

/** A file or a stored list that cannot be used. Carries data; the interface has the sentences. */
export class ListError extends Error {
  override name = 'ListError';
  readonly detail: ListErrorDetail;

  constructor(detail: ListErrorDetail, cause?: unknown) {
    super(detail.kind, { cause });
    this.detail = detail;
  }

  get kind(): ListErrorKind {
    return this.detail.kind;
  }
}

/** Data about the lines so far. */
interface LinesSoFar {
  language: TileLanguage;
  report: ReadingReport;
  /** Number of words so far, duplicates included. */
  words: number;
  /** The detected encoding, and the one in use. */
  detected: Encoding;
  encoding: Encoding;
  /** True when the whole file has been read. */
  last: boolean;
}

const NOWHERE: Place = { line: 1, sample: '' };

/**
 * Returns why the file is no list of the language, by the lines so far; null if it may be one. A few lines that are no words are reported;
 * many refuse the file. The encoding is doubted first, then the language, then that it is a list.
 */
export function findListError({ language, report, words, detected, encoding, last }: LinesSoFar): ListError | null {
  const { contentLines, firstOf } = report;
  if (contentLines === 0) return last ? new ListError({ kind: 'empty' }) : null;
  const broken = report.count('bytes');
  const unread = report.count('no-word', 'letters', 'bytes');
  const share = unread / (words + unread);
  const isMuch = last && words === 0 ? unread > 0 : share > 0.5 || unread > FEW_SKIPPED + contentLines * MOST_SKIPPED;
  const place = firstOf.bytes ?? firstOf.letters ?? firstOf['no-word'] ?? NOWHERE;
  if (broken > FEW_SKIPPED + contentLines * MOST_BROKEN || (isMuch && (detected !== encoding || broken * 2 > unread))) {
    const looksLike = detected === encoding ? null : detected;
    return new ListError({ kind: 'encoding', encoding, looksLike, ...place });
  }
  if (isMuch) {
    const strange = report.count('letters');
    if (strange * 2 > unread) return ofAnotherLanguage(firstOf.letters ?? NOWHERE);
    return new ListError({ kind: 'not-a-list', share, ...(firstOf['no-word'] ?? place) });
  }
  if (last && words === 0) return new ListError({ kind: 'empty' });
  if (words < LANGUAGE_WORDS) return null;
  if (report.foreign > words * MOST_FOREIGN) return ofAnotherLanguage(firstOf.foreign ?? NOWHERE);
  if (language === 'en' || report.marked >= words * FEWEST_MARKED) return null;
  // All words use letters of the language, but almost none has a marked letter. English words would also have q, v and x.
  return ofAnotherLanguage(firstOf.word ?? NOWHERE, language === 'pl' ? null : 'en');

  function ofAnotherLanguage(
    { line, sample }: Place,
    looks = likelyLanguage(report.beyondAscii, words + unread),
  ): ListError {
    const strangers = report.count('letters') + report.foreign;
    return new ListError({
      kind: 'wrong-language',
      looksLike: looks === language ? null : looks,
      share: strangers / (words + unread),
      line,
      sample,
    });
  }
}
