import { isAdjective, isAdverb, isInflecting, isNegated } from '../../morphology/pl/tag.ts';
import { type Finding, inOrder, ruleIdOf } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import type { Admission } from '../../rules/pipeline.ts';
import type { Analysis, Basis, ListName } from '../../rules/verdict.ts';
import { distinctAnalyses } from '../../rules/verdict.ts';
import type { PolishRule } from './catalogue.ts';
import { partOf } from './closed-class.ts';
import { alsoName } from './detectors/capitals.ts';
import { afterPoUnread } from './detectors/context.ts';
import { barredAsDefective, defectiveLemma } from './detectors/defective.ts';
import { alsoAbbreviation } from './detectors/entries.ts';
import { formOfUnknownBarredLemma, phoneticEndingUnread } from './detectors/foreign-forms.ts';
import { nieWithoutReading } from './detectors/nie.ts';
import { commonWord, dictionaryForm, inflectedForm, listed, missingWouldBeAnError } from './detectors/ordinary.ts';
import { genitiveIjYj, impersonalOfInfinitive } from './detectors/potential-forms.ts';
import { inflectedOnList3, zeImperativeUnread, zeOnOtherVerb } from './detectors/ze.ts';
import { type Edition, reasonsOf } from './edition.ts';
import { finding } from './finding.ts';
import type { PolishQuery, PolishReading } from './query.ts';
import { playableReadings } from './refused.ts';

/** Applies every detector to every reading, detector by detector: the order of the detectors is the order of the reasons. */
export function detect<Q extends PolishQuery, Found>(
  detectors: ReadonlyArray<(reading: PolishReading, query: Q) => Found | null>,
  readings: readonly PolishReading[],
  query: Q,
): Found[] {
  const reasons: Found[] = [];
  for (const detector of detectors) {
    for (const reading of readings) {
      const found = detector(reading, query);
      if (found) reasons.push(found);
    }
  }
  return reasons;
}

/** The reason that a word typed with a capital, as at the start of a sentence, is judged as the common word. */
function asCommonWord({ typed, form }: PolishQuery, readings: readonly PolishReading[]): Finding[] {
  if (typed === form) return [];
  return [finding('common-words', { kind: 'reading', lemma: readings[0]?.lemma ?? form, spelling: typed })];
}

/** Returns a test for findings about the lemma of one of these readings. */
const isOnOneOf =
  (readings: readonly PolishReading[]) =>
  ({ detail }: Finding): boolean =>
    readings.some((reading) => reading.lemma === fieldsOf(detail).lemma);

/**
 * Returns true when the finding is about another word than the first reading. *mu* is *on* before it is a cow's cry (list 2), and *kamera*
 * is a noun before it is part of *kamera obskura* (list 0).
 */
const isSecondaryOnList = ({ rule }: Finding, first: PolishReading | undefined): boolean =>
  first !== undefined &&
  (rule === 'foreign-phrase-list0'
    ? first.origin === 'attested' && isInflecting(first.tag) && first.form === first.lemma
    : rule.startsWith('interjection-') && isInflecting(first.tag));

/** Returns the findings on some readings of the word: first why it is this form, then that it is a form at all. */
function findingsOn(
  readings: readonly PolishReading[],
  query: PolishQuery,
  { admitting }: Edition,
  ofWord: readonly Finding[],
): { specific: Finding[]; ordinary: Finding[] } {
  return {
    specific: [...ofWord.filter(isOnOneOf(readings)), ...detect(admitting, readings, query)],
    ordinary: detect([dictionaryForm, inflectedForm], readings, query),
  };
}

/**
 * Puts the findings on the likeliest lemma before those on others: *mnie* is first a form of *ja*, and a form of *miąć* only after that.
 */
function findingsOf(query: PolishQuery, readings: readonly PolishReading[], edition: Edition): Finding[] {
  const [first] = readings;
  const ofWord = [
    ...genitiveIjYj(query),
    ...defectiveLemma(query),
    ...inflectedOnList3(query),
    ...formOfUnknownBarredLemma(query),
    ...phoneticEndingUnread(query),
    ...afterPoUnread(query),
    ...impersonalOfInfinitive(query),
    ...nieWithoutReading(query),
    ...zeImperativeUnread(query),
  ];
  const isRead = isOnOneOf(readings);
  const likeliest = findingsOn(
    readings.filter(({ lemma }) => lemma === first?.lemma),
    query,
    edition,
    ofWord,
  );
  const others = findingsOn(
    readings.filter(({ lemma }) => lemma !== first?.lemma),
    query,
    edition,
    ofWord,
  );
  const secondary = query.closed.filter((one) => isSecondaryOnList(one, first));
  const closed = query.closed.filter((one) => !secondary.includes(one));
  const unread = [...closed, ...ofWord.filter((one) => !isRead(one))];
  const specific = [...unread, ...secondary, ...likeliest.specific, ...others.specific];
  return inOrder([
    ...asCommonWord(query, readings),
    ...unread,
    ...likeliest.specific,
    ...likeliest.ordinary,
    ...secondary,
    ...others.specific,
    ...others.ordinary,
    ...commonWord(query),
    ...listed(query),
    ...alsoName(query),
    ...zeOnOtherVerb(query),
    ...barredAsDefective(query),
    ...alsoAbbreviation(query),
    ...(specific.some(({ decides }) => decides) ? [] : missingWouldBeAnError(query)),
  ]);
}

/** The rule and origin that a verdict reports for a reading that the compiler built by this rule. */
type Citing = (rule: PolishRule) => Partial<Pick<Analysis, 'rule' | 'origin'>>;

/**
 * Returns the lemma as dictionaries have it: nie- with an adjective or adverb is a word of its own (*niewielki*), nie- with a gerund or
 * participle a form of the verb. The lexicon has it with the plain word, so that rules find the word after nie-.
 */
const dictionaryLemma = ({ lemma, tag }: PolishReading): string =>
  isNegated(tag) && (isAdjective(tag) || isAdverb(tag)) ? `nie${lemma}` : lemma;

/** Returns the readings as analyses of a verdict, each once. @param citing rule and origin of readings that the compiler built */
export function analysesOf(readings: readonly PolishReading[], citing: Citing): Analysis[] {
  return distinctAnalyses(
    readings.map((reading) => {
      const part = partOf(reading);
      return {
        lemma: dictionaryLemma(reading),
        tag: reading.tag.text,
        ...(part && { part }),
        origin: reading.origin,
        ...(reading.rule === undefined ? {} : citing(reading.rule)),
      };
    }),
  );
}

/** Returns the basis: closed lists decide alone; a form that only a rule built is derived; everything else rests on the list. */
function basisOf({ closed }: PolishQuery, readings: readonly PolishReading[], list: ListName): Basis {
  if (closed.length > 0) return { kind: 'rule' };
  return { kind: readings[0]?.origin === 'derived' ? 'derived' : 'open-list', list };
}

/** Returns the verdict on an allowed word with its reasons. */
export function allowed(query: PolishQuery, edition: Edition, list: ListName): Admission {
  const readings = playableReadings(query);
  return {
    reasons: reasonsOf(findingsOf(query, readings, edition), edition),
    analyses: analysesOf(readings, (rule) => ({ rule: ruleIdOf(edition.ruleset.id, rule) })),
    basis: basisOf(query, readings, list),
  };
}
