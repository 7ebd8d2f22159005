/** Forms of verbs that have lost a letter they may not lose, or gained one (II.2.1, II.5.1, II.6.1). */
import { NO_FINAL_E_DROP } from '../../../morphology/de/verb-class.ts';
import { isElOrEr as isVerbInElOrEr, keepsEveryE } from '../../../morphology/de/verb-stem.ts';
import {
  isEnglish,
  isFiniteForm,
  isFromSilentE,
  isGenitive,
  isInfinitive,
  isParticiple1,
  isParticiple2,
  isPreterite,
  isSingularInE,
  isSubjunctive2,
  isVerb,
  isZuParticiple,
} from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading } from '../question.ts';
import { clusterBeforeFinalE, clusterBeforeRe, sequenceArising } from './letter-sequences.ts';
import type { Undoing } from './undo.ts';

const isModal = ({ lemma }: TaggedReading): boolean => NO_FINAL_E_DROP.some((modal) => lemma.endsWith(modal));
const isElOrEr = ({ lemma }: TaggedReading): boolean => isVerbInElOrEr(lemma);
const keepsE = (one: TaggedReading): boolean => isVerb(one) && keepsEveryE(one.lemma);

/** Second person of a strong subjunctive II; a weak one is that of a preterite in -te (`rastest` of rasen). */
const isStrongSubjunctive2 = (one: TaggedReading, readingsOf: GermanQuestion['readingsOf']): boolean => {
  const first = one.form.replace(/s?t$/, '');
  return isSubjunctive2(one) && !(first.endsWith('te') && readingsOf(first).some(isPreterite));
};

/** The first person in -le or -re that has lost an e already: `kugle` for `kuglest`, `kuglst` and `kugl`. */
const shortFirst: Undoing['short'] = (form, readingsOf) => {
  const short = form.replace(/([lr])(?:e?(?:st|t|n|te(?:n|st|t)?))?$/, '$1e');
  return readingsOf(short).find((one) => isSingularInE(one) && isElOrEr(one))?.spelling ?? null;
};

/** The final -e that is missing. */
const FINAL_E = { from: /(?<=[^e])$/, to: ['e'] };

export const VERB_ELISION: readonly Undoing[] = [
  { rule: 'II.5.1.b', ...FINAL_E, fits: (one) => isSingularInE(one) && isModal(one) },
  { rule: 'II.5.1.c', from: /j(?=(?:t|st|n|te[mnrst]?|test)?$)/, to: ['je'], fits: keepsE },
  { rule: 'II.5.1.c', from: /kni(?=(?:t|st|n|te[mnrst]?|test)?$)/, to: ['knie'], fits: keepsE },
  { rule: 'II.6.1.a', ...FINAL_E, fits: (one) => isSingularInE(one) && isFromSilentE(one) },
  { rule: 'II.5.1.english', ...FINAL_E, fits: (one) => isSingularInE(one) && isFromSilentE(one) },
  {
    rule: 'II.5.1.f.noext',
    from: /([^e])([lr])$/,
    to: ['$1$2e', '$1e$2e'],
    fits: (one) => isSingularInE(one) && isElOrEr(one),
    short: shortFirst,
  },
  {
    rule: 'II.5.1.f.noext',
    // kuglest, and kuglst and kuglte, which lack the e before another ending than -e; muntrn is of an adjective (II.5.2.c)
    from: /([^e])([lr])e?(st|t|n|te(?:n|st|t)?)(?<!rn)$/,
    to: ['$1e$2$3'],
    fits: (one) => isVerb(one) && isElOrEr(one),
    short: shortFirst,
  },
  { rule: 'II.2.1.el-er', from: /(e[lr])e(st|t)$/, to: ['$1$2'], fits: (one) => isFiniteForm(one) && isElOrEr(one) },
  {
    rule: 'II.5.1.g',
    from: /(?<=[^aeiouäöüy]|[aeiouäöüy]h)re$/,
    to: ['ere'],
    fits: (one, form) =>
      isSingularInE(one) && one.lemma.endsWith('ern') && (isEnglish(one) || clusterBeforeRe(form) !== ''),
    letters: clusterBeforeRe,
  },
  {
    rule: 'II.5.1.a',
    ...FINAL_E,
    fits: (one, form) => isSingularInE(one) && clusterBeforeFinalE(form) !== '' && !isElOrEr(one),
    letters: clusterBeforeFinalE,
  },
  {
    rule: 'II.5.1.d.seq',
    from: /(?<=[^e])(s?t)$/,
    to: ['e$1'],
    fits: (one, form, readingsOf) => isStrongSubjunctive2(one, readingsOf) && sequenceArising(form, 's?t') !== '',
    letters: (form) => sequenceArising(form, 's?t'),
  },
  {
    rule: 'II.5.1.d.seq',
    from: /(?<=[^e])t$/,
    to: ['et'],
    fits: (one, form, readingsOf) => isStrongSubjunctive2(one, readingsOf) && sequenceArising(form, 't') !== '',
    letters: (form) => sequenceArising(form, 't'),
  },
  {
    rule: 'II.5.1.e.excl',
    from: /(?<=[aeiouäöüy]h?)n(?=(?:s|d(?:e[mnrs]?)?)$)/,
    to: ['en'],
    fits: (one) => isParticiple1(one) || isZuParticiple(one) || (isVerb(one) && isGenitive(one)),
  },
  {
    rule: 'II.5.unlisted',
    from: /(?<=[^aeiouäöüyhrl]|[^aeiouäöüy]h)n$/,
    to: ['en'],
    fits: (one) => isInfinitive(one) || isFiniteForm(one) || isParticiple2(one),
  },
  {
    rule: 'II.5.unlisted',
    from: /(?<=[dt])(?=s?t$|t?(?:en?|et|est)$)/,
    to: ['e'],
    fits: (one) => isFiniteForm(one) && !isSubjunctive2(one),
  },
];
