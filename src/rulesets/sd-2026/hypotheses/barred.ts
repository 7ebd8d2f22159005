/** What rules bar: entries of lists, and forms of known words. */

import type { DiagnosisKind, Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { entryOf, nameOfRule } from '../../../rules/catalogue.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../../words/capital.ts';
import { lay } from '../../../words/lay.ts';
import { CATALOGUE } from '../catalogue.ts';
import { claimOf } from '../claims.ts';
import { formed } from '../detectors/formed.ts';
import { bars, known, notListed } from '../detectors/known-bars.ts';
import { oldCompound, oldSpelling } from '../detectors/old-spelling.ts';
import { EXCLUDING } from '../detectors/order.ts';
import { signs } from '../detectors/signs.ts';
import { womensForm } from '../detectors/womens-form.ts';
import { writtenApart } from '../detectors/written-apart.ts';
import { isOfAnotherWord } from '../other-word.ts';
import { isOfOtherLanguage } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { weightOf } from '../words-meant.ts';

/** What bars the word, if it is what the hypothesis says. */
export type Bars = readonly Reason[];

/** Detectors of what has generators of its own, or is a ruling. */
const OTHERS: ReadonlySet<WordDetector> = new Set([
  signs,
  known,
  writtenApart,
  oldSpelling,
  formed,
  oldCompound,
  notListed,
]);

/** Why a form of a known word is barred. */
const FORMS: readonly WordDetector[] = EXCLUDING.flat().filter((detector) => !OTHERS.has(detector));

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
  return FORMS.flatMap((detector) => question.once(detector)).flatMap((one) => {
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

/** The readings of the spelling lexicon, each with what bars it. */
const barsOfEntries = ({ spellings }: GermanQuestion): (readonly [TaggedReading, Reason[]])[] =>
  spellings.map((reading) => [reading, bars(reading)]);

/** Does a list bar the word as it was typed? */
export const isTypedAsEntry = (question: GermanQuestion): boolean =>
  question.once(barsOfEntries).some(([{ spelling }, found]) => found.length > 0 && spelling === question.typed);

/** What the lists know the word as. */
export function entries(question: GermanQuestion): Proposal<Bars>[] {
  return question.once(barsOfEntries).flatMap(([reading, found]) => {
    const [first] = found;
    // A women's form is proposed by the noun that it is made from.
    const isMade = reading.rule === 'I.9.noentry' && question.once(womensForm).length > 0;
    if (!first || isMade) return [];
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

/** Letters of dialects as they are written down: beschtimmtä, gsund, Hondweak. */
const AS_SPOKEN = /[^aeiouäöü]sch[pt]|[aeiouäöü]scht|^gs|ä$|[iu]ä|oa|ia$|[^aeiouäöülr]a$|aa|^ee|oo/;

/** Features of what the spelling lexicon knows the letters as, for every kind. */
export function entryShape(question: GermanQuestion): Features {
  const { spellings, taken, typed, form, game } = question;
  const kinds = question.once(barsOfEntries).map(([, [first]]) => first && kindOf(first));
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
    asSpoken: Number(AS_SPOKEN.test(form)),
    vowelLast: Number(/[aiouäöüy]$/.test(form)),
    knownBeginning: Number(game.reach(form) === form.length),
  };
}
