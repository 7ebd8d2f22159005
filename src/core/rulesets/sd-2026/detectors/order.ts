import { areaName } from '../formation/listed-words.ts';
import type { ReadingDetector, WordDetector } from '../query.ts';
import { compared, declined, elative } from './adjective-bars.ts';
import {
  comparison,
  declension,
  elativeWithEntry,
  elision,
  foreignAdjective,
  withoutDeclension,
} from './adjective-forms.ts';
import { clippedArticle, withDu, withEs } from './contraction.ts';
import {
  builtByRule,
  compoundNoun,
  dictionaryForm,
  foreignWord,
  inflectedForm,
  interjection,
} from './dictionary-words.ts';
import { ADJECTIVE_ELISION, VERB_ELISION } from './elision.ts';
import { umlautSpelledOut } from './letters-and-signs.ts';
import { known } from './list-entries.ts';
import {
  dativeE,
  dativePlural,
  doubledPlural,
  NOUNS,
  strongGenitive,
  umlautingForeign,
  withDativeE,
  withoutLongGenitive,
} from './noun-forms.ts';
import { cardinal, ordinalWithoutEnding } from './numbers.ts';
import { generalReference, oldAntonym, oldCompound, oldSpelling } from './old-spelling.ts';
import { PARTICIPLES, participleInEd, weakThoughStrong, zuInside } from './participles.ts';
import { alternativeExtended, alternativePrefixed, restricted, takenAway } from './restricted-verbs.ts';
import { shortOrLong } from './short-forms.ts';
import { undo } from './undo.ts';
import {
  conjugated,
  detached,
  englishParticiple,
  germanised,
  infinitiveOfRestricted,
  joined,
  longPreterite,
  longSubjunctive,
  mostlyInfinitive,
  nominalised,
  obsolete,
  ofImpersonal,
  participle,
  participleDeclined,
  restrictedVerb,
  retainsE,
  secondOfCompound,
  secondOfPreterite,
  shapesInElAndEr,
  stOrEst,
  strongOrWeak,
  withoutFinalE,
  withZu,
} from './verb-forms.ts';
import { womensForm, womensFormWithEntry } from './womens-forms.ts';

/** Rules that admit a reading, most specific first. Rules on single verbs come before rules on all verbs. */
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
  retainsE,
  generalReference,
  womensFormWithEntry,
  shortOrLong,
  foreignWord,
  dictionaryForm,
  inflectedForm,
  compoundNoun,
];

/**
 * Rules that bar a word, whatever lists have it. A tier is used only if those before it find nothing: signs and curated
 * lists first, then forms that a rule takes away.
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
    // A form of a word precedes an abbreviation or a name with its letters.
    known,
  ],
  [dativeE, doubledPlural, strongGenitive, undo(NOUNS), declined, compared, elative],
  [takenAway],
  [womensForm, oldSpelling],
  [clippedArticle, withDu, withEs],
  [withoutLongGenitive],
  [areaName],
  [oldCompound],
];
