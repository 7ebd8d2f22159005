import type { Line, Phrase, Reading, Told } from '../messages/judged.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';
import {
  basisPhrase,
  disagreementPhrase,
  furtherPhrase,
  judgedAsPhrase,
  listsPhrase,
  readingPhrase,
  reasonPhrase,
  sectionPhrase,
  toldRule,
} from './phrases.ts';
import { beside, decidingReason, furtherReasons, isPlain, isToldByReading } from './reasons.ts';

/** Forms of the first reading that are told before “details” is opened. */
const FORMS_AT_FIRST = 2;

/** What is said of a verdict, and in which order. Front ends word it and add nothing. */
export function toldOf(verdict: Verdict, readings: readonly Reading[]): Told {
  const deciding = decidingReason(verdict);
  return {
    lines: firstLines(verdict, deciding, readings[0]),
    why: deciding ? reasonPhrase(deciding) : '',
    others: furtherReasons(verdict).map((further) => citing(further.reason, furtherPhrase(further))),
    readings: allReadings(readings),
    basis: basisPhrase(verdict),
    lists: listsPhrase(verdict.basis),
  };
}

function firstLines(verdict: Verdict, reason: Reason | undefined, reading: Reading | undefined): Line[] {
  const lines: Line[] = [];
  const common = judgedAsPhrase(verdict);
  if (common) lines.push({ sentence: common });
  const isTold = reason && reading && isToldByReading(reason, reading);
  if (reading) {
    const sentence = readingPhrase(reading, FORMS_AT_FIRST);
    lines.push(isTold ? citing(reason, sentence) : { sentence });
  }
  if (reason && !isTold && !(reading && isPlain(reason))) lines.push(citing(reason, reasonPhrase(reason)));
  // At first sight, because it is no small thing.
  const disagreed = disagreementOf(verdict);
  if (disagreed) lines.push(disagreed.reason ? citing(disagreed.reason, disagreed.sentence) : disagreed);
  return lines;
}

/** What says otherwise than the user's list or exception, with its reason where that is a rule; null where nothing does. */
export function disagreementOf(verdict: Verdict): { sentence: Phrase; reason?: Reason } | null {
  const { disagreement, reasons } = verdict;
  if (!disagreement) return null;
  const sentence = disagreementPhrase(verdict.verdict, disagreement);
  if (sentence) return { sentence };
  const reason = reasons.find(({ rule, decides }) => !decides && rule === disagreement.rule);
  return reason ? { sentence: furtherPhrase(beside(verdict, reason)), reason } : null;
}

function citing(reason: Reason, sentence: Phrase): Line {
  const { curated } = reason;
  return { sentence, cites: { rule: toldRule(reason), label: sectionPhrase(reason), ...(curated && { curated }) } };
}

function allReadings(readings: readonly Reading[]): Phrase[] {
  const [first] = readings;
  const allTold = readings.length < 2 && (first?.origin ?? 'attested') === 'attested';
  if (!first || (allTold && first.forms.length <= FORMS_AT_FIRST)) return [];
  return readings.map((reading): Phrase => {
    const told = readingPhrase(reading);
    return reading.origin === 'attested' ? told : ['', told, ' · ', [`reading_${reading.origin}`]];
  });
}
