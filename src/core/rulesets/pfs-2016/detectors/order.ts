import { withoutNie } from '../../../morphology/pl/particles.ts';
import type { AnyRule } from '../../../rules/catalogue.ts';
import { nameOfRule } from '../../../rules/rule-entry.ts';
import { locative, reflexive } from '../../polish/detectors/context.ts';
import { leftToDefective, missingFromDefective } from '../../polish/detectors/defective.ts';
import {
  barredBy,
  barredC,
  barredEnding,
  barredN,
  conditional,
  conditionalEnding,
  particleLi,
  pastEnding,
} from '../../polish/detectors/endings.ts';
import { abbreviation, marked, readAsWritten } from '../../polish/detectors/entries.ts';
import {
  nieAdjective,
  nieAdjectiveOfKind,
  nieAdverb,
  nieSelected,
  nieVerbal,
  nieWithoutReading,
} from '../../polish/detectors/nie.ts';
import { barredNie } from '../../polish/detectors/nie-barred.ts';
import {
  depreciative,
  gender,
  imperative,
  impersonalPast,
  masculinePersonal,
  neuterFirstOrSecond,
  person,
  plural,
  vocative,
} from '../../polish/detectors/potential-forms.ts';
import { apostrophe, hyphen, inflectedAcronym, signLeftOut } from '../../polish/detectors/signs.ts';
import { barredZe, doubleZe, zeImperative } from '../../polish/detectors/ze.ts';
import type { RuleName } from '../catalogue.ts';
import { counterparts, sharedReadings, sharedWords } from '../counterparts.ts';
import type { ReadingDetector, WordDetector } from '../query.ts';
import {
  afterPo,
  afterPoOfNoNoun,
  alternativeGerund,
  comparison,
  participle,
  passiveOfInfinitive,
  positive,
  unattestedDegree,
  unattestedGerund,
  unattestedPassive,
} from './attested.ts';
import { laterDerivative, ownBaseForm, unlistedDerivative } from './base-forms.ts';
import { capitals, foreignDiacritics, internalSign, noTile } from './letters.ts';
import { byAnalogy, named, singularNotKnown, singularOfPlural } from './named.ts';
import { personalEnding } from './particles.ts';
import { genitiveIjYj, senseless, vocativeCze } from './potential-forms.ts';

/** Detectors of why a reading is allowed, most specific rule first: those shared with 2018, and those of this document. */
export const ADMITTING: readonly ReadingDetector[] = [
  singularOfPlural,
  alternativeGerund,
  afterPo,
  ...sharedReadings([
    zeImperative,
    leftToDefective,
    depreciative,
    neuterFirstOrSecond,
    gender,
    person,
    nieVerbal,
    nieAdjective,
    nieAdjectiveOfKind,
    nieAdverb,
    nieSelected,
    plural,
    vocative,
    reflexive,
    locative,
    readAsWritten,
    conditional,
    conditionalEnding,
    pastEnding,
  ]),
  participle,
  passiveOfInfinitive,
  comparison,
  positive,
  ownBaseForm,
  ...sharedReadings([masculinePersonal, imperative, impersonalPast]),
  senseless,
  byAnalogy,
];

const NIE_RULES: ReadonlySet<AnyRule> = new Set<RuleName>([
  'nie-adjective',
  'nie-adverb',
  'nie-gerund',
  'nie-participle',
]);

/**
 * nie- before a word that takes it (6.6), whether a list has the negated word or not. It does not stand before nie- (`nieniemały`,
 * `nieniesforny`); the lists have it before every word that only begins with these letters.
 */
const negated: WordDetector = (query) => {
  if (withoutNie(withoutNie(query.form)?.base ?? '')) return [];
  return counterparts(nieWithoutReading(query)).filter(({ rule }) => NIE_RULES.has(nameOfRule(rule)));
};

/** Detectors of words that rules admit although no list has them. */
export const BUILDING: readonly WordDetector[] = [personalEnding, genitiveIjYj, vocativeCze, negated, named];

/** Particles on words that do not take them (6). */
export const PARTICLES: readonly WordDetector[] = sharedWords([
  doubleZe,
  particleLi,
  barredZe,
  barredNie,
  barredC,
  barredN,
  barredBy,
  barredEnding,
]);

/** Detectors of the reason why a word that only later lists have was not recorded. */
export const LISTED_LATER: readonly WordDetector[] = [
  ...sharedWords([missingFromDefective]),
  unattestedPassive,
  unattestedDegree,
  afterPoOfNoNoun,
  laterDerivative,
];

/** Detectors of why a word that no list has is refused, most specific rule first; several may apply. */
export const EXCLUDING: readonly WordDetector[] = [
  ...sharedWords([apostrophe, hyphen, inflectedAcronym]),
  capitals,
  internalSign,
  foreignDiacritics,
  noTile,
  ...sharedWords([marked, abbreviation, missingFromDefective]),
  unattestedPassive,
  unattestedGerund,
  afterPoOfNoNoun,
  // `niegrubszy` is *grubszy* with nie- before it is a comparative of *niegruby* that nobody recorded.
  ...PARTICLES,
  unattestedDegree,
  unlistedDerivative,
  ...sharedWords([signLeftOut]),
  singularNotKnown,
];
