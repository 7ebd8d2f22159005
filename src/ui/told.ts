import type { Line, Phrase, Reading, Told } from '../messages/judged.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';
import {
  basisPhrase,
  furtherPhrase,
  judgedAsPhrase,
  listsPhrase,
  readingPhrase,
  reasonPhrase,
  sectionPhrase,
} from './phrases.ts';
import { decidingReason, furtherReasons, isPlain, isToldByReading } from './reasons.ts';

/** Forms of the first reading that are told before “details” is opened. */
const FORMS_AT_FIRST = 2;

/** What is said of a verdict, and in which order. Front ends word it and add nothing. */
export function toldOf(verdict: Verdict, readings: readonly Reading[]): Told {
  const deciding = decidingReason(verdict);
  return {
    lines: firstLines(verdict, deciding, readings[0]),
    why: deciding ? reasonPhrase(deciding) : '',
    others: furtherReasons(verdict).map(({ reason, barred }) => citing(reason, furtherPhrase(reason, barred))),
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
  return lines;
}

function citing(reason: Reason, sentence: Phrase): Line {
  const { rule, curated } = reason;
  return { sentence, cites: { rule, label: sectionPhrase(reason), ...(curated && { curated }) } };
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
