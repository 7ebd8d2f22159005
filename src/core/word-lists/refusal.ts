import type { TileLanguage } from '../words/tiles.ts';
import type { Encoding } from './encoding.ts';
import { FEW_SKIPPED, FEWEST_MARKED, MOST_BROKEN, MOST_FOREIGN, MOST_SKIPPED, TELLING_WORDS } from './list-limits.ts';
import { ListProblem, type Place } from './list-problem.ts';
import { looksLike } from './looks-like.ts';
import type { ReadingReport } from './reading-report.ts';

/** Data about the lines so far. */
export interface Look {
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
export function refusal({ language, report, words, detected, encoding, last }: Look): ListProblem | null {
  const { telling, firstOf } = report;
  if (telling === 0) return last ? new ListProblem({ kind: 'empty' }) : null;
  const broken = report.count('bytes');
  const unread = report.count('no-word', 'letters', 'bytes');
  const share = unread / (words + unread);
  const isMuch = last && words === 0 ? unread > 0 : share > 0.5 || unread > FEW_SKIPPED + telling * MOST_SKIPPED;
  const place = firstOf.bytes ?? firstOf.letters ?? firstOf['no-word'] ?? NOWHERE;
  if (broken > FEW_SKIPPED + telling * MOST_BROKEN || (isMuch && (detected !== encoding || broken * 2 > unread))) {
    const looksLike = detected === encoding ? null : detected;
    return new ListProblem({ kind: 'encoding', encoding, looksLike, ...place });
  }
  if (isMuch) {
    const strange = report.count('letters');
    if (strange * 2 > unread) return ofAnotherLanguage(firstOf.letters ?? NOWHERE);
    return new ListProblem({ kind: 'not-a-list', share, ...(firstOf['no-word'] ?? place) });
  }
  if (last && words === 0) return new ListProblem({ kind: 'empty' });
  if (words < TELLING_WORDS) return null;
  if (report.foreign > words * MOST_FOREIGN) return ofAnotherLanguage(firstOf.foreign ?? NOWHERE);
  if (language === 'en' || report.marked >= words * FEWEST_MARKED) return null;
  // All words use letters of the language, but hardly any its marks. English words would have q, v and x, too.
  return ofAnotherLanguage(firstOf.word ?? NOWHERE, language === 'pl' ? null : 'en');

  function ofAnotherLanguage(
    { line, sample }: Place,
    looks = looksLike(report.beyondAscii, words + unread),
  ): ListProblem {
    const strangers = report.count('letters') + report.foreign;
    return new ListProblem({
      kind: 'wrong-language',
      looksLike: looks === language ? null : looks,
      share: strangers / (words + unread),
      line,
      sample,
    });
  }
}
