import { readAsWritten } from './detectors/abbreviation-not.ts';
import { capitals } from './detectors/capitals.ts';
import { genericBrand } from './detectors/closed-lists.ts';
import { afterPo, locative, reflexive } from './detectors/context.ts';
import { leftToDefective, perfectivePowodzić } from './detectors/defective-left.ts';
import { missingFromDefective } from './detectors/defective-missing.ts';
import { formOfBarredLemma, phoneticEnding } from './detectors/foreign-forms.ts';
import { drawnOut } from './detectors/letter-repetition.ts';
import { abbreviation, marked } from './detectors/marks.ts';
import {
  countsAsAdjective,
  nieAdjective,
  nieAdjectiveOfKind,
  nieAdverb,
  nieInferredGerund,
  nieSelected,
  nieVerbal,
} from './detectors/nie.ts';
import {
  barredBy,
  barredC,
  barredEnding,
  barredN,
  barredNie,
  barredZe,
  doubleZe,
  particleLi,
} from './detectors/particles-barred.ts';
import { gender, masculinePersonal } from './detectors/potential-adjective.ts';
import { depreciative, plural, vocative, vocativeCze } from './detectors/potential-noun.ts';
import { imperative, impersonalPast, person } from './detectors/potential-verb.ts';
import { apostrophe, foreignLetters, hyphen, signLeftOut } from './detectors/signs.ts';
import { conditional, conditionalEnding, neuterFirstOrSecond, pastEnding } from './detectors/verb-endings.ts';
import { zeImperative } from './detectors/ze-imperative.ts';
import type { ReadingDetector, WordDetector } from './question.ts';

/** Why a reading is allowed, most specific rule first. */
export const ADMITTING: readonly ReadingDetector[] = [
  genericBrand,
  formOfBarredLemma,
  phoneticEnding,
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
  zeImperative,
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

/** Why a word is refused, most specific rule first; several may hold at once. */
export const EXCLUDING: readonly WordDetector[] = [
  apostrophe,
  hyphen,
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
