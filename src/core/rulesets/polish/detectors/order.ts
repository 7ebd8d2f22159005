import type { ReadingDetector, WordDetector } from '../question.ts';
import { readAsWritten } from './abbreviation-not.ts';
import { capitals } from './capitals.ts';
import { genericBrand } from './closed-lists.ts';
import { afterPo, locative, reflexive } from './context.ts';
import { leftToDefective, perfectivePowodzić } from './defective-left.ts';
import { missingFromDefective } from './defective-missing.ts';
import { formOfBarredLemma, phoneticEnding } from './foreign-forms.ts';
import { inflectedAcronym } from './inflected-acronym.ts';
import { drawnOut } from './letter-repetition.ts';
import { abbreviation, marked } from './marks.ts';
import {
  countsAsAdjective,
  nieAdjective,
  nieAdjectiveOfKind,
  nieAdverb,
  nieInferredGerund,
  nieSelected,
  nieVerbal,
} from './nie.ts';
import {
  barredBy,
  barredC,
  barredEnding,
  barredN,
  barredNie,
  barredZe,
  doubleZe,
  particleLi,
} from './particles-barred.ts';
import { gender, masculinePersonal } from './potential-adjective.ts';
import { depreciative, plural, vocative, vocativeCze } from './potential-noun.ts';
import { imperative, impersonalPast, person } from './potential-verb.ts';
import { apostrophe, foreignLetters, hyphen, signLeftOut } from './signs.ts';
import { conditional, conditionalEnding, neuterFirstOrSecond, pastEnding } from './verb-endings.ts';
import { zeImperative } from './ze-imperative.ts';

/** Why a reading is allowed, most specific rule first. */
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

/** Why a word is refused, most specific rule first; several may hold at once. */
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
