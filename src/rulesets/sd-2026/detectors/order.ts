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
import { formed } from './formed.ts';
import { doubledPlural, strongGenitive } from './genitive-s.ts';
import { inflectedName } from './inflected-name.ts';
import { known, notListed } from './known-bars.ts';
import { dativePlural, umlautingForeign, withDativeE } from './noun-forms.ts';
import { ordinalWithoutEnding } from './numbers.ts';
import { oldAntonym, oldCompound, oldSpelling } from './old-spelling.ts';
import { cardinal, dictionaryForm, foreignWord, inflectedForm, interjection } from './ordinary.ts';
import { restricted, takenAway } from './restricted.ts';
import { shortOrLong } from './short-forms.ts';
import { signs } from './signs.ts';
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
import { writtenApart } from './written-apart.ts';
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
 * Why a word is refused. A tier is asked only when those before it have nothing to say: from what the signs and the hand-kept lists
 * settle, over what a rule bars, to what merely is in no dictionary.
 */
export const EXCLUDING: ReadonlyArray<readonly WordDetector[]> = [
  [signs],
  [
    known,
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
  ],
  [inflectedName],
  [writtenApart],
  [dativeE, doubledPlural, strongGenitive, undo(NOUNS), declined, compared, elative],
  [takenAway],
  [womensForm, oldSpelling],
  [clippedArticle, withDu, withEs],
  [withoutLongGenitive],
  [formed],
  [oldCompound],
  [notListed],
];
