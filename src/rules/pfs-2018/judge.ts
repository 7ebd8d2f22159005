import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isAbbreviation } from '../../morphology/pl/tag.ts';
import { hasOnlyPolishLetters } from '../../words/alphabet.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/limits.ts';
import { lowerCase, normalise } from '../../words/normalise.ts';
import { wordFromSelection } from '../../words/selection.ts';
import { pointsOf, tilesOf } from '../../words/tiles.ts';
import type { Analysis, Basis, ListName, Reason, RuleId, Verdict } from '../verdict.ts';
import { reason } from './catalogue.ts';
import { defectiveReading } from './defective.ts';
import { isSentenceOrHeadlineCase } from './detectors/capitals.ts';
import { inflectedOnList3, onClosedList } from './detectors/closed-lists.ts';
import { barredAsDefective, defectiveLemma } from './detectors/defective-left.ts';
import { barredReading, onlyAsMissingForm } from './detectors/defective-missing.ts';
import { formOfUnknownBarredLemma, isOfUnknownLemma } from './detectors/foreign-forms.ts';
import { barredInterjection, isBarredInterjection } from './detectors/letter-repetition.ts';
import { abbreviation, marked } from './detectors/marks.ts';
import { phrase } from './detectors/multi-word.ts';
import { nieWithoutReading } from './detectors/nie.ts';
import { notListed } from './detectors/not-listed.ts';
import { commonWord, dictionaryForm, inflectedForm, listed, missingWouldBeAnError } from './detectors/ordinary.ts';
import { barredThoughListed } from './detectors/particles-barred.ts';
import { genitiveIjYj } from './detectors/potential-noun.ts';
import { impersonalOfInfinitive } from './detectors/potential-verb.ts';
import { alsoAbbreviation, zeOnOtherVerb } from './detectors/told-besides.ts';
import { NAMED_AS_BARRED } from './lists.ts';
import { Question, type ReadingDetector, type TaggedReading } from './question.ts';
import { ADMITTING, EXCLUDING } from './rules.ts';
import { suggest } from './suggestions.ts';

/** What a verdict is made from. */
export interface Pfs2018Lexicons {
  game: Lexicon;
  spelling: Lexicon | null;
  list: ListName;
}

/** Rules that letters, signs and closed lists settle without any word list. */
const BY_RULE_ALONE: ReadonlySet<RuleId> = new Set<RuleId>([
  'pfs-2018/apostrophe',
  'pfs-2018/apostrophe-inflection',
  'pfs-2018/capital-letter',
  'pfs-2018/defective-A',
  'pfs-2018/defective-B',
  'pfs-2018/defective-C',
  'pfs-2018/defective-powinien',
  'pfs-2018/defective-slychac',
  'pfs-2018/defective-widac',
  'pfs-2018/defective-wnijsc',
  'pfs-2018/defective-zwyknac',
  'pfs-2018/hyphen',
  'pfs-2018/letters',
]);

/** The word as asked, without surrounding punctuation, and whether a point stood after it. */
interface Asked {
  typed: string;
  form: string;
  point: boolean;
}

function read(word: string): Asked {
  const typed = wordFromSelection(word);
  return { typed, form: lowerCase(typed), point: normalise(word).endsWith(`${typed}.`) && typed !== '' };
}

/** First reason of each rule, those that decide before those that are only told. */
function inOrder(reasons: readonly Reason[]): Reason[] {
  const byRule = new Map<RuleId, Reason>();
  for (const one of [...reasons.filter(({ decides }) => decides), ...reasons.filter(({ decides }) => !decides)]) {
    if (!byRule.has(one.rule)) byRule.set(one.rule, one);
  }
  return [...byRule.values()];
}

function detect(
  detectors: readonly ReadingDetector[],
  readings: readonly TaggedReading[],
  question: Question,
): Reason[] {
  return detectors.flatMap((detector) =>
    readings.map((reading) => detector(reading, question)).filter((found) => found !== null),
  );
}

/** Attested readings say more than inferred ones, and both more than built ones. */
const RANK = { attested: 0, inferred: 1, derived: 2 } as const;

/** Readings under which the word may be played: no abbreviation, no form that a defective verb lacks. */
function playable(question: Question): TaggedReading[] {
  return question.readings
    .filter(({ lemma, tag }) => !isAbbreviation(tag) && defectiveReading(lemma, tag)?.left !== false)
    .sort((a, b) => RANK[a.origin] - RANK[b.origin]);
}

function analysesOf(readings: readonly TaggedReading[]): Analysis[] {
  const seen = new Set<string>();
  return readings.flatMap(({ lemma, tag, origin, rule }): Analysis[] => {
    const key = `${lemma} ${tag.text}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ lemma, tag: tag.text, origin, ...(rule === undefined ? {} : { rule: rule as RuleId }) }];
  });
}

/** Reasons of a word that the document bars although the game lexicon has the string; null when it does not. */
function barredByDocument(question: Question): Reason[] | null {
  const named = NAMED_AS_BARRED.get(question.form);
  if (named)
    return [
      reason(named.rule, {
        base: named.base,
        particle: named.particle,
        other: question.readings[0]?.lemma ?? named.base,
      }),
    ];
  if (isBarredInterjection(question)) return barredInterjection(question);
  if (onlyAsMissingForm(question)) return barredReading(question);
  if (onClosedList(question.form).length > 0) return null;
  const barred = barredThoughListed(question);
  return barred.length > 0 ? barred : null;
}

function allowedReasons(
  question: Question,
  closed: readonly Reason[],
): { reasons: Reason[]; readings: TaggedReading[] } {
  const readings = playable(question);
  const specific = [
    ...closed,
    ...genitiveIjYj(question),
    ...defectiveLemma(question),
    ...detect(ADMITTING, readings, question),
    ...inflectedOnList3(question),
    ...formOfUnknownBarredLemma(question),
    ...impersonalOfInfinitive(question),
    ...nieWithoutReading(question),
  ];
  const { typed, form } = question;
  const capitalised =
    typed === form
      ? []
      : [reason('common-words', { spelling: typed, ...(readings[0] ? { lemma: readings[0].lemma } : {}) })];
  const ordinary = [
    ...detect([dictionaryForm, inflectedForm], readings, question),
    ...listed(question),
    ...commonWord(question),
  ];
  const besides = [...zeOnOtherVerb(question), ...barredAsDefective(question), ...alsoAbbreviation(question)];
  const needsNoOther = !specific.some(({ decides }) => decides);
  const reasons = inOrder([
    ...capitalised,
    ...specific,
    ...ordinary,
    ...besides,
    ...(needsNoOther ? missingWouldBeAnError(question) : []),
  ]);
  return { reasons, readings };
}

function excludedReasons(question: Question): Reason[] {
  const inPhrase = phrase(question);
  if (inPhrase.length > 0) return inPhrase;
  if (question.form.includes(' ') || question.form.length > MAX_WORD_LETTERS) return notListed(question);
  const reasons = inOrder(EXCLUDING.flatMap((detector) => detector(question)));
  return reasons.length > 0 ? reasons : notListed(question);
}

/** An abbreviation typed with its point, which no tile has: `dyr.`; a common word at the end of a sentence is none. */
function abbreviationWithPoint(question: Question): Reason[] {
  const known = [...marked(question).filter(({ rule }) => rule === 'pfs-2018/abbreviation'), ...abbreviation(question)];
  const [best] = known;
  if (best) return [best];
  const tagged = question.readings.find(({ tag }) => isAbbreviation(tag));
  return tagged
    ? [reason('abbreviation', { source: tagged.lemma, tag: tagged.tag.text, spelling: `${question.typed}.` })]
    : [];
}

function isPlayable(question: Question): boolean {
  const { form, typed, game } = question;
  return (
    hasOnlyPolishLetters(form) &&
    form.length >= MIN_WORD_LETTERS &&
    isSentenceOrHeadlineCase(typed) &&
    (game.has(form) || onClosedList(form).length > 0)
  );
}

/** Is the lower-case form legal as it stands? For suggestions. */
function isLegal(form: string, { game, spelling }: Pfs2018Lexicons): boolean {
  const question = new Question(form, form, game, spelling);
  return isPlayable(question) && barredByDocument(question) === null;
}

/** The verdict under the rules of 2018. Never throws, whatever the string. */
export function judgePfs2018(word: string, lexicons: Pfs2018Lexicons): Verdict {
  const { typed, form, point } = read(word);
  const question = new Question(typed, form, lexicons.game, lexicons.spelling);
  const common = { word, tiles: tilesOf(typed), ruleset: 'pfs-2018' as const, points: pointsOf(typed) };

  const withPoint = point ? abbreviationWithPoint(question) : [];
  const closed = onClosedList(form);
  const barred =
    withPoint.length > 0 ? withPoint : isPlayable(question) ? barredByDocument(question) : excludedReasons(question);
  if (barred !== null) {
    const byRule = barred.some(({ decides, rule }) => decides && BY_RULE_ALONE.has(rule)) || NAMED_AS_BARRED.has(form);
    return {
      ...common,
      verdict: 'disallowed',
      reasons: barred,
      analyses: [],
      basis: byRule ? { kind: 'rule' } : { kind: 'open-list', list: lexicons.list },
      suggestions: suggest(question, barred, (candidate) => isLegal(candidate, lexicons)),
    };
  }

  const { reasons, readings } = allowedReasons(question, closed);
  const derived = readings.length > 0 && readings[0]!.origin === 'derived';
  const basis: Basis =
    closed.length > 0 ? { kind: 'rule' } : { kind: derived ? 'derived' : 'open-list', list: lexicons.list };
  return { ...common, verdict: 'allowed', reasons, analyses: analysesOf(readings), basis, suggestions: [] };
}

/** Does the verdict on this word depend on the spelling lexicon? Only when it is refused, or its lemma is not known. */
export function pfs2018NeedsSpelling(word: string, game: Lexicon): boolean {
  const { typed, form, point } = read(word);
  if (form === '' || form.length > MAX_WORD_LETTERS) return false;
  const question = new Question(typed, form, game, null);
  if (point || !isPlayable(question)) return true;
  return onClosedList(form).length === 0 && isOfUnknownLemma(question);
}
