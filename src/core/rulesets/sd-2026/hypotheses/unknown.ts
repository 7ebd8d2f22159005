/** What a string may be of which nothing is known. */

import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { hasInnerCapital, isLikeAbbreviation, isRomanNumber, isTypedAsName } from '../../../words/capital.ts';
import { isAdjective } from '../parts-of-speech.ts';
import type { GermanQuestion } from '../question.ts';
import type { Bars } from './barred.ts';

/** An adjective in -lich that is cut behind the l, as in print before a point: gesellschaftl. */
const CUT = /[^aeiouäöü]l$/;

/** Suffixes of nouns, adjectives and participles, which hardly end names. */
const SUFFIX =
  /(?:.{3}(?:heit|ion|ismus|keit|ling|nis|schaft|tum|tät|ung)(?:e[ns]?|s|se[ns]?)?|.{3}erei(?:en)?|.{3}(?:istik|logie|metrie|kratie)|.{4}(?:(?<!s)chens?|ieren|innen)|ische[mnrs]?|.{5}ende[mnrs]?)$/;

export function unknown(question: GermanQuestion): Proposal<Bars>[] {
  const { typed, form, game, isPointed } = question;
  const isCut = CUT.test(form) && question.readingsOf(`${form}ich`).some(isAdjective);
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
