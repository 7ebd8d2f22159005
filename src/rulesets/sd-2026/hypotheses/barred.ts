/** What rules bar: entries of lists, and forms of known words. */

import type { DiagnosisKind, Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { entryOf, nameOfRule } from '../../../rules/catalogue.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../../words/capital.ts';
import { lay } from '../../../words/lay.ts';
import { CATALOGUE } from '../catalogue.ts';
import { claimOf } from '../claims.ts';
import { alternativeExtended, alternativePrefixed } from '../detectors/alternative-forms.ts';
import { compared, elative } from '../detectors/comparison.ts';
import { clippedArticle, withDu, withEs } from '../detectors/contraction.ts';
import { dativeE, withoutLongGenitive } from '../detectors/dative-e.ts';
import { declined } from '../detectors/declension.ts';
import { participleInEd } from '../detectors/english-participle.ts';
import { inflectedName } from '../detectors/inflected-name.ts';
import { bars } from '../detectors/known-bars.ts';
import { oldAntonym } from '../detectors/old-spelling.ts';
import { restricted, takenAway } from '../detectors/restricted.ts';
import { weakThoughStrong } from '../detectors/strong-only.ts';
import { umlautSpelledOut } from '../detectors/tile-letters.ts';
import { womensForm } from '../detectors/womens-form.ts';
import { isOfAnotherWord } from '../other-word.ts';
import { isOfOtherLanguage } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { ADJECTIVE_ELISION } from '../undoing/adjective-elision.ts';
import { NOUNS } from '../undoing/nouns.ts';
import { PARTICIPLES } from '../undoing/participles.ts';
import { undo } from '../undoing/undo.ts';
import { VERB_ELISION } from '../undoing/verb-elision.ts';
import { weightOf } from '../words-meant.ts';

/** What bars the word, if it is what the hypothesis says. */
export type Bars = readonly Reason[];

/** Why a form of a known word is barred. */
const FORMS: readonly WordDetector[] = [
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
  inflectedName,
  dativeE,
  undo(NOUNS),
  declined,
  compared,
  elative,
  takenAway,
  womensForm,
  clippedArticle,
  withDu,
  withEs,
  withoutLongGenitive,
];

const SECTION = /^I{1,3}\.\d+(?:\.\d+)?/;

/** The section of a rule, as a feature. */
const sectionOf = ({ rule }: Reason): string => SECTION.exec(nameOfRule(rule))?.[0] ?? nameOfRule(rule);

const kindOf = (one: Reason): DiagnosisKind => {
  const claim = claimOf(one);
  return claim === 'ruling' ? 'unlisted' : claim;
};

/** Letters that are left out are left out in speech as well, and du leans on the word before it. */
const kindsOf = (one: Reason): DiagnosisKind[] => {
  const { kind } = entryOf(one, CATALOGUE);
  const isSpoken = kind === 'elision' || (kind === 'compound' && one.evidence.parts !== undefined);
  return isSpoken ? [kindOf(one), 'clitic'] : [kindOf(one)];
};

/** What the reason speaks of: the words that the hypothesis names. */
function intendedBy({ evidence: { today, parts, base, lemma } }: Reason): string[] {
  if (today !== undefined) return today.split(' ');
  if (parts !== undefined) return parts;
  const word = base ?? lemma;
  return word === undefined ? [] : [word];
}

/** Forms of known words that a rule takes away. */
export function barredForms(question: GermanQuestion): Proposal<Bars>[] {
  return FORMS.flatMap((detector) => detector(question)).flatMap((one) => {
    const { base, lemma = '', spelling } = one.evidence;
    const word = base ?? lemma;
    return kindsOf(one).map((kind) => ({
      kind,
      intended: intendedBy(one),
      evidence: {
        form: 1,
        [sectionOf(one)]: 1,
        frequency: weightOf(lay(word), question),
        sameCapital: Number(startsWithCapital(word) === startsWithCapital(question.typed)),
        otherWord: Number(isOfAnotherWord(one, question)),
        spelled: Number(spelling !== undefined),
      },
      bar: [kind === kindOf(one) ? one : { ...one, evidence: { ...one.evidence, diagnosed: kind } }],
    }));
  });
}

/** Features of an entry. */
function evidenceOfEntry(
  { rule, form, lemma, spelling, curated, note, attestedBy, weight }: TaggedReading,
  first: Reason,
  { typed }: GermanQuestion,
): Features {
  return {
    entry: 1,
    asTyped: Number(spelling === typed),
    sameCapital: Number(startsWithCapital(spelling) === startsWithCapital(typed)),
    smallFew: Number(!startsWithCapital(typed) && form.length < 6 && startsWithCapital(spelling)),
    inflected: Number(lay(lemma) !== form),
    curated: Number(curated),
    listName: Number(rule === undefined),
    note: Number(note !== undefined),
    sources: attestedBy.length,
    entryFrequency: weight,
    [sectionOf(first)]: 1,
  };
}

/** What the lists know the word as. */
export function entries(question: GermanQuestion): Proposal<Bars>[] {
  return question.spellings.flatMap((reading) => {
    const found = bars(reading);
    const [first] = found;
    if (!first) return [];
    const { lemma, note } = reading;
    const kind = kindOf(first);
    return [
      {
        kind,
        intended: [kind === 'abbreviation' ? (note ?? lemma) : (first.evidence.base ?? first.evidence.source ?? lemma)],
        evidence: evidenceOfEntry(reading, first, question),
        bar: found,
      },
    ];
  });
}

/** Features of what the spelling lexicon knows the letters as, for every kind. */
export function entryShape({ spellings, taken, typed, form, game }: GermanQuestion): Features {
  const kinds = spellings.map((reading) => bars(reading)[0]).map((one) => one && kindOf(one));
  const has = (kind: DiagnosisKind): number => Number(kinds.includes(kind));
  return {
    nameEntry: has('name'),
    brandEntry: has('brand'),
    abbreviationEntry: has('abbreviation'),
    phraseEntry: Number(kinds.includes('foreign') || kinds.includes('fragment')),
    oldEntry: has('old-spelling'),
    englishEntry: Number(spellings.some(isOfOtherLanguage)),
    plainEntry: Number(spellings.some((one) => one.rule === undefined && one.attestedBy.length > 0)),
    takenEntry: Number(taken.length > 0),
    asEntry: Number(spellings.some(({ spelling }) => spelling === typed)),
    inflection: Number(/e[mnrs]?$/.test(form)),
    endsInS: Number(form.endsWith('s')),
    endsInEr: Number(/ers?$/.test(form)),
    letters: Math.min(form.length, 16) / 10,
    lettersOfCapital: isTypedAsName(typed) ? Math.min(form.length, 16) / 10 : 0,
    vowelLast: Number(/[aiouäöüy]$/.test(form)),
    knownBeginning: Number(game.reach(form) === form.length),
  };
}
