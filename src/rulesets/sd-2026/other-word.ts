/** Tells reasons about a form of one word from those about another word that happens to have the same letters. */

import { nameOfRule } from '../../rules/catalogue.ts';
import type { Reason } from '../../rules/verdict.ts';
import { lay } from '../../words/lay.ts';
import { isAdjective, isNoun, isVerb } from './parts-of-speech.ts';
import type { GermanQuestion, TaggedReading } from './question.ts';

/** Rules of grammar: each refuses a form of a word that may be played otherwise. */
const OF_A_FORM = /^(?:II\.|I\.7\.3)/;

/** An adjective that is the participle of a verb, which dictionaries of forms list beside it. */
const isParticiple = (one: TaggedReading): boolean => isAdjective(one) && /(?:nd|t|en)$/.test(one.lemma);

/**
 * Does the reason speak of another word than the one that a dictionary has the form of? `zusammenlässt` is of zusammenlassen, so
 * that nothing is to be said of zusammenlesen.
 */
export function isOfAnotherWord({ rule, evidence }: Reason, { spellings }: GermanQuestion): boolean {
  const { lemma, base } = evidence;
  const known = spellings.filter(
    (one) => one.attestedBy.length > 0 && one.rule === undefined && (isNoun(one) || isVerb(one) || isAdjective(one)),
  );
  if (known.length === 0 || lemma === undefined || !OF_A_FORM.test(nameOfRule(rule))) return false;
  const spoken = [lay(lemma), ...(base === undefined ? [] : [lay(base)])];
  return !known.some((one) => spoken.includes(lay(one.lemma)) || isParticiple(one));
}
