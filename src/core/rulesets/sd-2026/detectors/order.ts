import type { ReadingDetector, WordDetector } from '../question.ts';
import { ADJECTIVE_ELISION } from '../undoing/adjective-elision.ts';
import { NOUNS } from '../undoing/nouns.ts';
import { PARTICIPLES } from '../undoing/participles.ts';
import { undo } from '../undoing/undo.ts';
import { VERB_ELISION } from '../undoing/verb-elision.ts';
import {
  comparison,
  declension,
  elativeWithEntry,
  elision,
  foreignAdjective,
  withoutDeclension,
} from './adjective-forms.ts';
import { alternativeExtended, alternativePrefixed } from './alternative-forms.ts';
import { builtByRule } from './built.ts';
import { compared, elative } from './comparison.ts';
import { compoundNoun } from './compound.ts';
import { clippedArticle, withDu, withEs } from './contraction.ts';
import { dativeE, withoutLongGenitive } from './dative-e.ts';
import { declined } from './declension.ts';
import { participleInEd } from './english-participle.ts';
import { areaName } from './formed.ts';
import { doubledPlural, strongGenitive } from './genitive-s.ts';
import { known, listedName } from './known-bars.ts';
import { dativePlural, umlautingForeign, withDativeE } from './noun-forms.ts';
import { ordinalWithoutEnding } from './numbers.ts';
import { oldAntonym, oldCompound, oldSpelling } from './old-spelling.ts';
import { cardinal, dictionaryForm, foreignWord, inflectedForm, interjection } from './ordinary.ts';
import { restricted, takenAway } from './restricted.ts';
import { shortOrLong } from './short-forms.ts';
import { weakThoughStrong } from './strong-only.ts';
import { umlautSpelledOut } from './tile-letters.ts';
import {
  conjugated,
  detached,
  englishParticiple,
  germanised,
  infinitiveOfRestricted,
  joined,
  keepsE,
  longPreterite,
  longSubjunctive,
  mostlyInfinitive,
  nominalised,
  obsolete,
  ofImpersonal,
  participle,
  participleDeclined,
  restrictedVerb,
  secondOfCompound,
  secondOfPreterite,
  shapesInElAndEr,
  stOrEst,
  strongOrWeak,
  withoutFinalE,
  withZu,
} from './verb-forms.ts';
import { womensForm } from './womens-form.ts';
import { generalReference, womensFormWithEntry } from './word-formation.ts';
import { zuInside } from './zu-inside.ts';

/**
 * Why a reading is allowed, most specific rule first. What the document says of a few verbs alone stands before the rule that would
 * build the form of any verb.
 */
export const ADMITTING: readonly ReadingDetector[] = [
  germanised,
  stOrEst,
  builtByRule,
  interjection,
  mostlyInfinitive,
  infinitiveOfRestricted,
  ofImpersonal,
  detached,
  nominalised,
  withZu,
  withoutFinalE,
  shapesInElAndEr,
  participle,
  englishParticiple,
  secondOfPreterite,
  strongOrWeak,
  withDativeE,
  elativeWithEntry,
  elision,
  foreignAdjective,
  comparison,
  declension,
  dativePlural,
  umlautingForeign,
  conjugated,
  joined,
  cardinal,
  participleDeclined,
  longPreterite,
  secondOfCompound,
  longSubjunctive,
  restrictedVerb,
  obsolete,
  withoutDeclension,
  keepsE,
  generalReference,
  womensFormWithEntry,
  shortOrLong,
  foreignWord,
  dictionaryForm,
  inflectedForm,
  compoundNoun,
];

/**
 * What bars a word, whatever lists have it. A tier is asked only when those before it have nothing to say: from what the signs and the
 * hand-kept lists settle to forms that a rule takes away.
 */
export const BARRING: ReadonlyArray<readonly WordDetector[]> = [
  [
    umlautSpelledOut,
    weakThoughStrong,
    participleInEd,
    alternativeExtended,
    alternativePrefixed,
    undo(PARTICIPLES),
    undo(VERB_ELISION),
    undo(ADJECTIVE_ELISION),
    restricted,
    oldAntonym,
    zuInside,
    ordinalWithoutEnding,
    // A form of a word is nearer than an abbreviation or a name with its letters.
    known,
  ],
  [dativeE, doubledPlural, strongGenitive, undo(NOUNS), declined, compared, elative],
  [takenAway],
  [womensForm, oldSpelling, listedName],
  [clippedArticle, withDu, withEs],
  [withoutLongGenitive],
  [areaName],
  [oldCompound],
];
