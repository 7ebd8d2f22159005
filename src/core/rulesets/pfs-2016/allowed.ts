import { inOrder } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import type { Admission } from '../../rules/pipeline.ts';
import type { Analysis, ListName, Reason } from '../../rules/verdict.ts';
import { analysesOf, detect } from '../polish/allowed.ts';
import type { PolishRule } from '../polish/catalogue.ts';
import { secondaryName } from '../polish/detectors/capitals.ts';
import { barredAsDefective, defectiveLemma } from '../polish/detectors/defective.ts';
import { commonWord, dictionaryForm, inflectedForm, listed } from '../polish/detectors/ordinary.ts';
import { impersonalOfInfinitive } from '../polish/detectors/potential-forms.ts';
import type { PolishReading } from '../polish/query.ts';
import { playableReadings } from '../polish/refused.ts';
import { counterpartOf, counterparts, sharedReadings } from './counterparts.ts';
import { descriptor } from './descriptor.ts';
import { isBarredAfterPo } from './detectors/attested.ts';
import { enteredAlone, formOfRestored, subheadword } from './detectors/named.ts';
import { ADMITTING, BUILDING } from './detectors/order.ts';
import { headwordWithParticle, personalEnding } from './detectors/particles.ts';
import { genitiveIjYj, vocativeCze } from './detectors/potential-forms.ts';
import { type RecordedQuery, reason } from './query.ts';

/** Returns the reasons for a word typed with a capital, as at the start of a sentence, or with a mark after it. */
function asTyped({ typed, form, mark }: RecordedQuery, readings: readonly PolishReading[]): Reason[] {
  return [
    ...(typed === form
      ? []
      : [reason('general', { kind: 'reading', lemma: readings[0]?.lemma ?? form, spelling: typed })]),
    ...(mark
      ? [reason('punctuation-ignored', { kind: 'reading', lemma: form, spelling: typed + mark }, { decides: false })]
      : []),
  ];
}

/** Returns the findings of the closed lists of 2018 that have a recorded word. */
function onLists(query: RecordedQuery): Reason[] {
  return counterparts(query.closed);
}

function reasonsOf(query: RecordedQuery, readings: readonly PolishReading[]): Reason[] {
  return inOrder([
    ...asTyped(query, readings),
    ...subheadword(query),
    ...headwordWithParticle(query),
    ...personalEnding(query),
    ...onLists(query),
    ...enteredAlone(query),
    ...genitiveIjYj(query),
    ...vocativeCze(query),
    ...counterparts(defectiveLemma(query)),
    ...detect(ADMITTING, readings, query),
    ...counterparts(impersonalOfInfinitive(query)),
    ...formOfRestored(query),
    ...detect(sharedReadings([dictionaryForm, inflectedForm]), readings, query),
    ...counterparts(commonWord(query)),
    ...counterparts(listed(query)),
    ...secondaryName(query).map((detail) => reason('capital-initial', detail, { decides: false })),
    ...counterparts(barredAsDefective(query)),
  ]);
}

/** Returns the rule of this document by which a form is built. */
function citing(rule: PolishRule): Pick<Analysis, 'rule'> {
  const name = counterpartOf(rule);
  return name ? { rule: `${descriptor.id}/${name}` } : {};
}

/** Returns the reasons for a recorded word. */
export function recorded(query: RecordedQuery, list: ListName): Admission {
  const readings = playableReadings(query).filter((reading) => !isBarredAfterPo(reading));
  const kind = readings[0]?.origin === 'derived' ? 'derived' : 'open-list';
  return {
    reasons: reasonsOf(query, readings),
    analyses: analysesOf(readings, citing),
    basis: { kind, list },
  };
}

/** Returns the reasons for a word that no list has and that the rules build; null if they do not build it. */
export function built(query: RecordedQuery, list: ListName): Admission | null {
  const reasons = BUILDING.flatMap((detector) => detector(query));
  const [first] = reasons;
  if (!first) return null;
  const { lemma, tag = '' } = fieldsOf(first.detail);
  return {
    reasons: inOrder([
      ...asTyped(query, []),
      ...reasons,
      reason('general', { kind: 'reading', lemma: lemma ?? query.form }, { decides: false }),
    ]),
    analyses: lemma && tag ? [{ lemma, tag, origin: 'derived', rule: first.rule }] : [],
    basis: { kind: 'derived', list },
  };
}
