import type { ReadingDetector, WordDetector } from '../query.ts';
import { capitals } from './capitals.ts';
import { afterPo, locative, reflexive } from './context.ts';
import { leftToDefective, missingFromDefective, perfectivePowodzić } from './defective.ts';
import {
  barredBy,
  barredC,
  barredEnding,
  barredN,
  conditional,
  conditionalEnding,
  particleLi,
  pastEnding,
} from './endings.ts';
import { abbreviation, genericBrand, marked, readAsWritten } from './entries.ts';
import { formOfBarredLemma, phoneticEnding } from './foreign-forms.ts';
import { drawnOut } from './letter-repetition.ts';
import {
  countsAsAdjective,
  nieAdjective,
  nieAdjectiveOfKind,
  nieAdverb,
  nieInferredGerund,
  nieSelected,
  nieVerbal,
} from './nie.ts';
import { barredNie } from './nie-barred.ts';
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
  vocativeCze,
} from './potential-forms.ts';
import { apostrophe, foreignLetters, hyphen, inflectedAcronym, signLeftOut } from './signs.ts';
import { barredZe, doubleZe, zeImperative } from './ze.ts';

/** Detectors of why a reading is allowed, most specific rule first. */
export const ADMITTING: readonly ReadingDetector[] = [
  genericBrand,
  formOfBarredLemma,
  phoneticEnding,
  zeImperative,
  leftToDefective,
  perfectivePowodzić,
  vocativeCze,
  depreciative,
  afterPo,
  neuterFirstOrSecond,
  gender,
  person,
  nieVerbal,
  nieAdjective,
  nieAdjectiveOfKind,
  nieAdverb,
  nieInferredGerund,
  nieSelected,
  plural,
  vocative,
  reflexive,
  locative,
  readAsWritten,
  conditional,
  conditionalEnding,
  pastEnding,
  masculinePersonal,
  imperative,
  impersonalPast,
  countsAsAdjective,
];

/** Detectors of why a word is refused, most specific rule first; several may apply. */
export const EXCLUDING: readonly WordDetector[] = [
  apostrophe,
  hyphen,
  inflectedAcronym,
  capitals,
  foreignLetters,
  marked,
  abbreviation,
  missingFromDefective,
  doubleZe,
  particleLi,
  barredZe,
  barredNie,
  barredC,
  barredN,
  barredBy,
  barredEnding,
  drawnOut,
  signLeftOut,
];
