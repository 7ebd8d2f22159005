/** All hypotheses of a refused word. */
import { elongations } from '../../../diagnosis/generators.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { hasInnerCapital, isLikeAbbreviation, isRomanNumber, isTypedAsName } from '../../../words/capital.ts';
import { likeliestSpelling } from '../intended-words.ts';
import { isAdjective } from '../parts-of-speech.ts';
import type { GermanQuery } from '../query.ts';
import { type Bars, barredForms, entries, isTypedAsEntry } from './barred.ts';
import { doubled, misspellings, oldSpellings, repeated, spoken } from './intended.ts';
import { affixed, behindEntry, formations, wordsTogether } from './parts.ts';

/** An adjective in -lich cut before a point: gesellschaftl. */
const CUT = /[^aeiouäöü]l$/;

/** Suffixes of nouns, adjectives and participles that names rarely have. */
const SUFFIX =
  /(?:.{3}(?:heit|ion|ismus|keit|ling|nis|schaft|tum|tät|ung)(?:e[ns]?|s|se[ns]?)?|.{3}erei(?:en)?|.{3}(?:istik|logie|metrie|kratie)|.{4}(?:(?<!s)chens?|ieren|innen)|ische[mnrs]?|.{5}ende[mnrs]?)$/;

/** Capitals with the ending of the plural or the genitive: GUIs, PKWs. */
const DECLINED_CAPITALS = /^\p{Lu}{2,}s$/u;

function unknown(query: GermanQuery): Proposal<Bars>[] {
  const { typed, form, game, isPointed } = query;
  const isCut = CUT.test(form) && query.readingsOf(`${form}ich`).some(isAdjective);
  const isBeginning = game.reach(form) === form.length;
  const suffix = Number(SUFFIX.test(form));
  return [
    { kind: 'name', intended: [], evidence: { unknown: 1, suffix } },
    {
      kind: 'abbreviation',
      intended: [],
      evidence: {
        unknown: 1,
        fewCapitals: Number(isLikeAbbreviation(typed)),
        cut: Number(isCut),
        pointed: Number(isPointed),
        beginning: Number(isBeginning),
        beginningOfConsonants: Number(isBeginning && /[^aeiouäöüy]{2}$/.test(form)),
        roman: Number(isRomanNumber(typed)),
        mixed: Number(isTypedAsName(typed) && hasInnerCapital(typed)),
        declined: Number(DECLINED_CAPITALS.test(typed)),
      },
    },
    { kind: 'foreign', intended: [], evidence: { unknown: 1, suffix } },
    {
      kind: 'fragment',
      intended: [],
      evidence: {
        unknown: 1,
        member: Number(form.endsWith('s') && game.has(form.slice(0, -1))),
        beginning: Number(isBeginning),
      },
    },
    { kind: 'unlisted', intended: [], evidence: { unknown: 1 } },
  ];
}

/** Generators that use only the letters. */
const FROM_LETTERS = [oldSpellings, behindEntry, affixed, wordsTogether, doubled, repeated, spoken] as const;

/** Returns all proposals for a word. A list entry in the typed case is rarely a composition by chance. */
export const proposalsFor = (query: GermanQuery): Proposal<Bars>[] => [
  ...unknown(query),
  ...entries(query),
  ...barredForms(query),
  ...formations(query),
  ...misspellings(query),
  ...elongations(query).map((one) => ({
    ...one,
    intended: one.intended.map((word) => likeliestSpelling(word, query)),
  })),
  ...(isTypedAsEntry(query) ? [] : FROM_LETTERS.flatMap((generator) => generator(query))),
];
