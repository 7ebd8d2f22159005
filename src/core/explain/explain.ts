import type { Lexicon } from '../lexicon/lexicon.ts';
import { fieldsOf } from '../rules/detail.ts';
import { outcomeOf } from '../rules/outcome.ts';
import type { Catalogue } from '../rules/rule-entry.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { NoWord } from '../words/no-word.ts';
import { lowerCase } from '../words/normalise.ts';
import { TILE_POINTS } from '../words/tiles.ts';
import { citation } from './citation.ts';
import {
  type ExplainedVerdict,
  type Explanation,
  type Line,
  OUTCOME_SIGN,
  plainText,
  type Sentence,
} from './explanation.ts';
import {
  basisPhrase,
  disagreementPhrase,
  judgedAsPhrase,
  listPhrase,
  listsPhrase,
  readingPhrase,
  reasonPhrase,
  secondaryPhrase,
} from './phrases.ts';
import { type Reading, readingsOf } from './readings.ts';
import {
  asSecondary,
  decidingReason,
  isPlain,
  isStatedByReading,
  isTypedAsAbbreviation,
  type SecondaryReason,
  secondaryReasons,
} from './reasons.ts';
import { redactIntended, redactUserText } from './redact.ts';
import { type Phrase, say, sentence, text } from './sentence.ts';
import type { Wording } from './wording.ts';

/** The data from which the sentences of a verdict are made. */
export interface WordingContext {
  /** In the user's language. */
  wording: Wording;
  /** The rules that gave the verdict. */
  catalogue: Catalogue;
}

/** The data for an explanation, and its readers. */
export interface Audience extends WordingContext {
  /** The spelling lexicon of the verdict; null if it used none. */
  spelling: Pick<Lexicon, 'has'> | null;
  /** True for a web page. It gets neither the name of the user's list nor the notes on exceptions. */
  isUntrustedPage?: boolean;
  /** True during play: words that the user has not typed are left out, and the link to the forms too. */
  isAtPlay?: boolean;
}

/** Adds the sentences of the explanation to a verdict, for any front end. Does not use the browser. */
export function explain(verdict: Verdict, audience: Audience): ExplainedVerdict {
  const { spelling, isUntrustedPage = false, isAtPlay = false } = audience;
  const shareable = isUntrustedPage ? redactUserText(verdict) : verdict;
  const shown = isAtPlay ? redactIntended(shareable, audience.catalogue) : shareable;
  return {
    verdict: shown,
    tilePoints: tilePoints(verdict),
    explanation: unlinkWord(buildExplanation(shown, readingsOf(verdict), audience), verdict.word),
    language: rulesetOf(verdict.ruleset).language,
    inflects: !isAtPlay && inflects(verdict, spelling),
  };
}

/** Returns a few words for a row of a table: the first reading of an allowed word, or the deciding reason. */
export function explainBriefly(verdict: Verdict, wording: Wording): string {
  const [reading] = readingsOf(verdict);
  const reason = decidingReason(verdict);
  return text(reading ? readingPhrase(reading, FORMS_AT_FIRST) : reason ? reasonPhrase(reason) : '', wording);
}

/** Returns the sentence that says why a text has no word to judge. */
export function noWordSentence(why: NoWord, word: string, wording: Wording): string {
  return text(say(`no_word_${why}`, { word }), wording);
}

/** Forms of the first reading that the first lines name; the details name all. */
const FORMS_AT_FIRST = 2;

/** Beginnings of the tags of pronouns, prepositions, conjunctions and articles, in every language. */
const CLOSED_CLASS = /^(?:p?pro|pre?p|conj|comp|kon|det|art)/;

const isOfClosedClass = ([first]: Verdict['analyses']): boolean =>
  first !== undefined && CLOSED_CLASS.test(first.part ?? first.tag);

/** Chooses the sentences of a verdict and their order. Front ends add nothing. */
function buildExplanation(verdict: Verdict, readings: readonly Reading[], context: WordingContext): Explanation {
  const { wording, catalogue } = context;
  const deciding = decidingReason(verdict);
  const [reading] = readings;
  const why: Line = deciding ? citing(deciding, reasonPhrase(deciding), wording) : { sentence: [] };
  const secondary = secondaryReasons(verdict, catalogue);
  const toLine = (one: SecondaryReason): Line => citing(one.reason, secondaryPhrase(one), wording);
  const lines = firstLines(verdict, deciding, reading, context);
  const abbreviation = secondary.find((one) => isTypedAsAbbreviation(one, verdict, catalogue));
  // A word of a closed class in capitals is probably from a headline (ER, *er*): the abbreviation comes last.
  if (abbreviation) lines.splice(isOfClosedClass(verdict.analyses) ? lines.length : 0, 0, toLine(abbreviation));
  return {
    lines,
    suggestions: verdict.suggestions,
    why,
    secondary: secondary.filter((one) => one !== abbreviation).map(toLine),
    readings: allReadings(readings, wording),
    basis: text(basisPhrase(verdict, wording), wording),
    lists: text(listsPhrase(verdict), wording),
    cited: citedVerdict(verdict, why.sentence.length > 0 ? why : (lines[0] ?? why), wording),
  };
}

/** Returns true when the reason says more than that the word is not found. */
const saysMore = ({ detail }: Reason): boolean => detail.kind !== 'word' || detail.appendix !== undefined;

function firstLines(
  verdict: Verdict,
  reason: Reason | undefined,
  reading: Reading | undefined,
  { wording, catalogue }: WordingContext,
): Line[] {
  const lines: Line[] = [];
  const judgedAs = judgedAsPhrase(verdict);
  const isRefused = verdict.verdict === 'disallowed';
  if (judgedAs && !isRefused) lines.push({ sentence: sentence(judgedAs, wording) });
  const isStated = reason && reading && isStatedByReading(reason, reading, catalogue);
  if (reading) {
    const phrase = readingPhrase(reading, FORMS_AT_FIRST);
    lines.push(isStated ? citing(reason, phrase, wording) : { sentence: sentence(phrase, wording) });
  }
  if (reason && !isStated && !(reading && isPlain(reason, catalogue))) {
    // The reading of an old spelling is the reading of today's word. The sentence that names today's word comes before it.
    const at = reading && fieldsOf(reason.detail).today ? -1 : lines.length;
    const phrase = outcomeOf(verdict) === 'notFound' && !saysMore(reason) ? say('notFound') : reasonPhrase(reason);
    lines.splice(at, 0, citing(reason, phrase, wording));
  }
  // The first line of a refused word gives the reason. The sentence about blanks gives none.
  if (judgedAs && isRefused) lines.push({ sentence: sentence(judgedAs, wording) });
  // A disagreement is important enough for the first lines.
  const disagreement = disagreementOf(verdict);
  if (disagreement) lines.push(lineOf(disagreement, wording));
  return lines;
}

/** Returns what disagrees with the user's list or exception, with its reason if it is a rule; null if nothing does. */
function disagreementOf(verdict: Verdict): { phrase: Phrase; reason?: Reason } | null {
  const { disagreement, reasons } = verdict;
  if (!disagreement) return null;
  const phrase = disagreementPhrase(verdict.verdict, disagreement);
  if (phrase) return { phrase };
  const reason = reasons.find(({ rule, decides }) => !decides && rule === disagreement.rule);
  return reason ? { phrase: secondaryPhrase(asSecondary(verdict, reason)), reason } : null;
}

/** Words a phrase as a line that cites the reason, if there is one. */
export function lineOf({ phrase, reason }: { phrase: Phrase; reason?: Reason }, wording: Wording): Line {
  return reason ? citing(reason, phrase, wording) : { sentence: sentence(phrase, wording) };
}

function citing(reason: Reason, phrase: Phrase, wording: Wording): Line {
  return { sentence: sentence(phrase, wording), cites: citation(reason, wording) };
}

/** Returns all readings; empty if the first lines name them completely. */
function allReadings(readings: readonly Reading[], wording: Wording): Sentence[] {
  const [first] = readings;
  const isOnlyAttested = readings.length < 2 && (first?.origin ?? 'attested') === 'attested';
  if (!first || (isOnlyAttested && first.forms.length <= FORMS_AT_FIRST)) return [];
  return readings.map((reading) => {
    const phrase = readingPhrase(reading);
    const { origin } = reading;
    return sentence(origin === 'attested' ? phrase : [phrase, ' · ', say(`reading_${origin}`)], wording);
  });
}

/** Removes links to the judged word itself: its verdict is already shown. */
function unlinkWord(explanation: Explanation, judged: string): Explanation {
  const inLowerCase = lowerCase(judged);
  const unlinked = (sentence: Sentence): Sentence =>
    sentence.map((piece) => {
      if (typeof piece === 'string') return piece;
      if (!('word' in piece)) return unlinked(piece);
      return lowerCase(piece.word) === inLowerCase ? piece.word : piece;
    });
  const line = (one: Line): Line => ({ ...one, sentence: unlinked(one.sentence) });
  const { lines, why, secondary, readings } = explanation;
  return {
    ...explanation,
    lines: lines.map(line),
    why: line(why),
    secondary: secondary.map(line),
    readings: readings.map(unlinked),
  };
}

/**
 * Returns a verdict in one line, as players cite it: word, verdict, ruleset with its year, rule, evidence, basis.
 * `chceszli ✗ not allowed · PFS 2018, excl. 8, Particle -li: “chcesz” with the question particle -li · the rule decides · Verdikt`
 * @param why the deciding reason, or the reading of an allowed word.
 */
function citedVerdict(verdict: Verdict, { sentence, cites }: Line, wording: Wording): string {
  const outcome = outcomeOf(verdict);
  const rule = [wording.rulesets[verdict.ruleset].title, cites?.short, cites?.name].filter(Boolean).join(', ');
  const why = plainText(sentence).replace(/\.$/, '');
  return [
    `${verdict.word} ${OUTCOME_SIGN[outcome]} ${text(say(`cited_${outcome}`), wording)}`,
    [rule, why].filter(Boolean).join(': '),
    text(listPhrase(verdict), wording),
    'Verdikt',
  ].join(' · ');
}

function tilePoints({ ruleset, tiles, blanks }: Verdict): ExplainedVerdict['tilePoints'] {
  const { language, offers } = rulesetOf(ruleset);
  const points = TILE_POINTS[language];
  return offers.points
    ? [...tiles].map((letter, place) => (blanks?.includes(place) ? 0 : (points.get(letter) ?? null)))
    : null;
}

function inflects(verdict: Verdict, spelling: Audience['spelling']): boolean {
  // A word that only the user's list or exception admits has no known reading.
  const isRead = verdict.verdict === 'allowed' && (verdict.analyses.length > 0 || !verdict.disagreement);
  return rulesetOf(verdict.ruleset).offers.forms === true && (isRead ? hasForms(verdict) : isKnown(verdict, spelling));
}

/** First values of Polish and German tags of uninflected parts of speech. */
const UNINFLECTED = /^(?:pred|prep|prp|conj|comp|kon|qub|ptl|interj|itj|brev|abk|burk)(?::|$)/;

function hasForms({ analyses }: Verdict): boolean {
  return analyses.some(({ tag }) => !UNINFLECTED.test(tag));
}

/** Returns true when a lexicon has the refused word, or the refusal names a word from which it is formed. */
function isKnown({ reasons, tiles }: Verdict, spelling: Audience['spelling']): boolean {
  return (
    reasons.some(({ detail }) => fieldsOf(detail).lemma || fieldsOf(detail).base) ||
    spelling?.has(lowerCase(tiles)) === true
  );
}
