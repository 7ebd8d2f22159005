import { fieldsOf } from '../rules/detail.ts';
import { outcomeOf } from '../rules/outcome.ts';
import type { Catalogue } from '../rules/rule-entry.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';
import { citation } from './citation.ts';
import { citedVerdict } from './cited-verdict.ts';
import { type Line, type Sentence, type Told, wordsOf } from './explanation.ts';
import { type Phrase, say } from './phrase.ts';
import {
  basisPhrase,
  disagreementPhrase,
  furtherPhrase,
  judgedAsPhrase,
  listsPhrase,
  readingPhrase,
  reasonPhrase,
} from './phrases.ts';
import { type Reading, readingsOf } from './readings.ts';
import {
  beside,
  decidingReason,
  type FurtherReason,
  furtherReasons,
  isAbbreviationAsked,
  isPlain,
  isToldByReading,
} from './reasons.ts';
import { sentence, text } from './sentence.ts';
import type { Wording } from './wording.ts';

/** What a verdict is told with. */
export interface Telling {
  /** In the listener's language. */
  wording: Wording;
  /** The rules that it was judged by. */
  catalogue: Catalogue;
}

/** Forms of the first reading that are told before “details” is opened. */
const FORMS_AT_FIRST = 2;

/** Pronouns, prepositions, conjunctions and articles, as tags of each language begin. */
const CLOSED_CLASS = /^(?:p?pro|pre?p|conj|comp|kon|det|art)/;

const isOfClosedClass = ([first]: Verdict['analyses']): boolean =>
  first !== undefined && CLOSED_CLASS.test(first.part ?? first.tag);

/** What is said of a verdict, and in which order. Front ends add nothing. */
export function toldOf(verdict: Verdict, readings: readonly Reading[], telling: Telling): Told {
  const { wording, catalogue } = telling;
  const deciding = decidingReason(verdict);
  const [reading] = readings;
  const why: Line = deciding ? citing(deciding, reasonPhrase(deciding), wording) : { sentence: [] };
  const further = furtherReasons(verdict, catalogue);
  const toLine = (one: FurtherReason): Line => citing(one.reason, furtherPhrase(one), wording);
  const lines = firstLines(verdict, deciding, reading, telling);
  const asked = further.find((one) => isAbbreviationAsked(one, verdict, catalogue));
  // Beside what stands in every sentence, capitals are rather those of a headline: ER, *er*.
  if (asked) lines.splice(isOfClosedClass(verdict.analyses) ? lines.length : 0, 0, toLine(asked));
  return {
    lines,
    suggestions: suggestedBesides(verdict, lines),
    why,
    others: further.filter((one) => one !== asked).map(toLine),
    readings: allReadings(readings, wording),
    basis: text(basisPhrase(verdict, wording), wording),
    lists: text(listsPhrase(verdict), wording),
    cited: citedVerdict(verdict, why.sentence.length > 0 ? why : (lines[0] ?? why), wording),
  };
}

/** Does the reason say anything of the word besides that it is not found? */
const saysMore = ({ detail }: Reason): boolean => detail.kind !== 'word' || detail.appendix !== undefined;

function firstLines(
  verdict: Verdict,
  reason: Reason | undefined,
  reading: Reading | undefined,
  { wording, catalogue }: Telling,
): Line[] {
  const lines: Line[] = [];
  const common = judgedAsPhrase(verdict);
  const isRefused = verdict.verdict === 'disallowed';
  if (common && !isRefused) lines.push({ sentence: sentence(common, wording) });
  const isTold = reason && reading && isToldByReading(reason, reading, catalogue);
  if (reading) {
    const told = readingPhrase(reading, FORMS_AT_FIRST);
    lines.push(isTold ? citing(reason, told, wording) : { sentence: sentence(told, wording) });
  }
  if (reason && !isTold && !(reading && isPlain(reason, catalogue))) {
    // Of an old spelling the word of today is read, so that it comes first which one that is.
    const at = reading && fieldsOf(reason.detail).today ? -1 : lines.length;
    const phrase = outcomeOf(verdict) === 'unfound' && !saysMore(reason) ? say('unfound') : reasonPhrase(reason);
    lines.splice(at, 0, citing(reason, phrase, wording));
  }
  // That a letter is a blank is no answer to why.
  if (common && isRefused) lines.push({ sentence: sentence(common, wording) });
  // At first sight, because it is no small thing.
  const disagreed = disagreementOf(verdict);
  if (disagreed) lines.push(lineOf(disagreed, wording));
  return lines;
}

function suggestedBesides({ suggestions }: Verdict, lines: readonly Line[]): string[] {
  const told = lines.flatMap(({ sentence }) => wordsOf(sentence));
  return suggestions.filter((word) => !told.includes(word));
}

/** What says otherwise than the user's list or exception, with its reason where that is a rule; null where nothing does. */
export function disagreementOf(verdict: Verdict): { phrase: Phrase; reason?: Reason } | null {
  const { disagreement, reasons } = verdict;
  if (!disagreement) return null;
  const phrase = disagreementPhrase(verdict.verdict, disagreement);
  if (phrase) return { phrase };
  const reason = reasons.find(({ rule, decides }) => !decides && rule === disagreement.rule);
  return reason ? { phrase: furtherPhrase(beside(verdict, reason)), reason } : null;
}

/** The phrase in a line, with its reason cited where it has one. */
export function lineOf({ phrase, reason }: { phrase: Phrase; reason?: Reason }, wording: Wording): Line {
  return reason ? citing(reason, phrase, wording) : { sentence: sentence(phrase, wording) };
}

function citing(reason: Reason, phrase: Phrase, wording: Wording): Line {
  return { sentence: sentence(phrase, wording), cites: citation(reason, wording) };
}

function allReadings(readings: readonly Reading[], wording: Wording): Sentence[] {
  const [first] = readings;
  const allTold = readings.length < 2 && (first?.origin ?? 'attested') === 'attested';
  if (!first || (allTold && first.forms.length <= FORMS_AT_FIRST)) return [];
  return readings.map((reading) => {
    const told = readingPhrase(reading);
    const { origin } = reading;
    return sentence(origin === 'attested' ? told : [told, ' · ', say(`reading_${origin}`)], wording);
  });
}

/** For a line of a table: the first reading of an allowed word with few of its forms, or the deciding reason. */
export function toldShortly(verdict: Verdict, wording: Wording): string {
  const [reading] = readingsOf(verdict);
  const reason = decidingReason(verdict);
  return text(reading ? readingPhrase(reading, FORMS_AT_FIRST) : reason ? reasonPhrase(reason) : '', wording);
}
