import { inOrder } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import type { Analysis, Basis, ListName, Reason } from '../../rules/verdict.ts';
import { analysesOf, detect } from '../polish/allowed.ts';
import type { PolishRule } from '../polish/catalogue.ts';
import { secondaryName } from '../polish/detectors/capitals.ts';
import { barredAsDefective, defectiveLemma } from '../polish/detectors/defective.ts';
import { commonWord, dictionaryForm, inflectedForm, listed } from '../polish/detectors/ordinary.ts';
import { impersonalOfInfinitive } from '../polish/detectors/potential-forms.ts';
import type { TaggedReading } from '../polish/question.ts';
import { playableReadings } from '../polish/refused.ts';
import { counterpartOf, counterparts, sharedReadings } from './counterparts.ts';
import { descriptor } from './descriptor.ts';
import { isBarredAfterPo } from './detectors/attested.ts';
import { enteredAlone, formOfRestored, subheadword } from './detectors/named.ts';
import { ADMITTING, BUILDING } from './detectors/order.ts';
import { headwordWithParticle, personalEnding } from './detectors/particles.ts';
import { genitiveIjYj, vocativeCze } from './detectors/potential-forms.ts';
import type { RecordedQuestion } from './question.ts';
import { reason } from './reason.ts';

/** Reasons for a word that was typed with a capital, as at the start of a sentence, or with a mark after it. */
function asTyped({ typed, form }: RecordedQuestion, readings: readonly TaggedReading[], mark: string): Reason[] {
  return [
    ...(typed === form
      ? []
      : [reason('general', { kind: 'reading', lemma: readings[0]?.lemma ?? form, spelling: typed })]),
    ...(mark
      ? [reason('punctuation-ignored', { kind: 'reading', lemma: form, spelling: typed + mark }, { decides: false })]
      : []),
  ];
}

/** Closed lists of 2018 that have a recorded word. */
function onLists(question: RecordedQuestion): Reason[] {
  return counterparts(question.closed);
}

function reasonsOf(question: RecordedQuestion, readings: readonly TaggedReading[], mark: string): Reason[] {
  return inOrder([
    ...asTyped(question, readings, mark),
    ...subheadword(question),
    ...headwordWithParticle(question),
    ...personalEnding(question),
    ...onLists(question),
    ...enteredAlone(question),
    ...genitiveIjYj(question),
    ...vocativeCze(question),
    ...counterparts(defectiveLemma(question)),
    ...detect(ADMITTING, readings, question),
    ...counterparts(impersonalOfInfinitive(question)),
    ...formOfRestored(question),
    ...detect(sharedReadings([dictionaryForm, inflectedForm]), readings, question),
    ...counterparts(commonWord(question)),
    ...counterparts(listed(question)),
    ...secondaryName(question).map((detail) => reason('capital-initial', detail, { decides: false })),
    ...counterparts(barredAsDefective(question)),
  ]);
}

/** The rule that built a form, by the name that it has here. */
function citing(rule: PolishRule): Pick<Analysis, 'rule'> {
  const name = counterpartOf(rule);
  return name ? { rule: `${descriptor.id}/${name}` } : {};
}

export interface Allowed {
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
}

/** Returns the reasons for a recorded word. */
export function recorded(question: RecordedQuestion, mark: string, list: ListName): Allowed {
  const readings = playableReadings(question).filter((reading) => !isBarredAfterPo(reading));
  const kind = readings[0]?.origin === 'derived' ? 'derived' : 'open-list';
  return {
    reasons: reasonsOf(question, readings, mark),
    analyses: analysesOf(readings, citing),
    basis: { kind, list },
  };
}

/** Returns the reasons for a word that no list has and that the rules build; null when they do not build it. */
export function built(question: RecordedQuestion, mark: string, list: ListName): Allowed | null {
  const reasons = BUILDING.flatMap((detector) => detector(question));
  const [first] = reasons;
  if (!first) return null;
  const { lemma, tag = '' } = fieldsOf(first.detail);
  return {
    reasons: inOrder([
      ...asTyped(question, [], mark),
      ...reasons,
      reason('general', { kind: 'reading', lemma: lemma ?? question.form }, { decides: false }),
    ]),
    analyses: lemma && tag ? [{ lemma, tag, origin: 'derived', rule: first.rule }] : [],
    basis: { kind: 'derived', list },
  };
}
