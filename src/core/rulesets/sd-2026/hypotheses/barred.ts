/** What rules bar: entries of lists, and forms of known words. */

import type { DiagnosisKind, Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { entryOf } from '../../../rules/catalogue.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import { nameOfRule, type RuleKind } from '../../../rules/rule-entry.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { CATALOGUE } from '../catalogue.ts';
import { claimOf } from '../claims.ts';
import { areaName } from '../detectors/formed.ts';
import { known, knownAs, listedName } from '../detectors/known-bars.ts';
import { oldCompound, oldSpelling } from '../detectors/old-spelling.ts';
import { BARRING } from '../detectors/order.ts';
import { isOfOtherLanguage } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { isOfAnotherWord } from '../refused.ts';
import { weightOf } from '../words-meant.ts';

/** What bars the word, if it is what the hypothesis says. */
export type Bars = readonly Reason[];

/** Detectors of what has generators of its own. */
const OTHERS: ReadonlySet<WordDetector> = new Set([known, listedName, oldSpelling, areaName, oldCompound]);

/** Why a form of a known word is barred. */
const FORMS: readonly WordDetector[] = BARRING.flat().filter((detector) => !OTHERS.has(detector));

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
  const isSpoken = kind === 'elision' || (kind === 'compound' && fieldsOf(one.detail).parts !== undefined);
  return isSpoken ? [kindOf(one), 'clitic'] : [kindOf(one)];
};

/** What the reason speaks of: the words that the hypothesis names. */
function intendedBy({ detail }: Reason): string[] {
  const { today, parts, base, lemma } = fieldsOf(detail);
  if (today !== undefined) return today.split(' ');
  if (parts !== undefined) return parts;
  const word = base ?? lemma;
  return word === undefined ? [] : [word];
}

/** Forms of known words that a rule takes away. */
export function barredForms(question: GermanQuestion): Proposal<Bars>[] {
  return FORMS.flatMap((detector) => question.once(detector)).flatMap((one) => {
    const { base, lemma = '', spelling } = fieldsOf(one.detail);
    const word = base ?? lemma;
    return kindsOf(one).map((kind) => ({
      kind,
      intended: intendedBy(one),
      evidence: {
        form: 1,
        [sectionOf(one)]: 1,
        frequency: weightOf(toGermanTiles(word), question),
        sameCapital: Number(startsWithCapital(word) === startsWithCapital(question.typed)),
        otherWord: Number(isOfAnotherWord(one, question)),
        spelled: Number(spelling !== undefined),
      },
      bar: [kind === kindOf(one) ? one : { ...one, detail: { ...one.detail, diagnosed: kind } }],
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
    inflected: Number(toGermanTiles(lemma) !== form),
    curated: Number(curated),
    listName: Number(rule === undefined),
    note: Number(note !== undefined),
    sources: attestedBy.length,
    entryFrequency: weight,
    [sectionOf(first)]: 1,
  };
}

/** Does a list bar the word as it was typed? */
export const isTypedAsEntry = (question: GermanQuestion): boolean =>
  question.once(knownAs).some(({ row }) => row.spelling === question.typed);

/** What the lists know the word as: one proposal of each kind, by the row that says most. */
export function entries(question: GermanQuestion): Proposal<Bars>[] {
  const kinds = new Map<RuleKind, { row: TaggedReading; first: Reason; bars: Reason[] }>();
  for (const { row, bars } of question.once(knownAs)) {
    const { kind } = entryOf(bars[0], CATALOGUE);
    // A women's form is proposed by the noun that it is made from.
    if (kind === 'derivation') continue;
    const known = kinds.get(kind);
    if (known) known.bars.push(...bars);
    else kinds.set(kind, { row, first: bars[0], bars: [...bars] });
  }
  return [...kinds.values()].map(({ row, first, bars }) => {
    const { detail } = first;
    const kind = kindOf(first);
    const intended = kind === 'abbreviation' ? row.note : (fieldsOf(detail).base ?? fieldsOf(detail).source);
    return { kind, intended: [intended ?? row.lemma], evidence: evidenceOfEntry(row, first, question), bar: bars };
  });
}

/** Letters of dialects as they are written down: beschtimmtä, gsund, Hondweak. */
const AS_SPOKEN = /[^aeiouäöü]sch[pt]|[aeiouäöü]scht|^gs|ä$|[iu]ä|oa|ia$|[^aeiouäöülr]a$|aa|^ee|oo/;

/** Endings and letters of English words that German ones hardly have. */
const ENGLISH =
  /(?:ing|ity|ness|ment|tors?|ed|ly|ism|ship|board|[bcdfgklmnprt]s|[^aeiou]y)s?$|[^t]ch?oo|oo|ea|ow|^wh|^sh|^th/;

/** Features of what the spelling lexicon knows the letters as, for every kind. */
export function entryFeatures(question: GermanQuestion): Features {
  const { spellings, taken, typed, form, game } = question;
  const kinds = question.once(knownAs).map(({ bars: [first] }) => kindOf(first));
  const has = (kind: DiagnosisKind): number => Number(kinds.includes(kind));
  const letters = Math.min(form.length, 16) / 10;
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
    letters,
    lettersOfCapital: isTypedAsName(typed) ? letters : 0,
    asSpoken: Number(AS_SPOKEN.test(form)),
    english: Number(ENGLISH.test(form)),
    vowelLast: Number(/[aiouäöüy]$/.test(form)),
    knownBeginning: Number(game.reach(form) === form.length),
  };
}
