/** What is said first of a word that was typed with a capital and would be the form of a word that has none. */

import { entryOf, nameOfRule } from '../../../rules/catalogue.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../../words/capital.ts';
import { lay } from '../../../words/lay.ts';
import { CATALOGUE, type RuleName, reason } from '../catalogue.ts';
import type { GermanQuestion } from '../question.ts';
import { english } from './known-bars.ts';
import { oldSpelling } from './old-spelling.ts';

/** Does the rule speak of forms of verbs and adjectives alone, or of a noun's that nobody has met? An English word of these letters is nearer. */
const isOfForms = (one: Reason): boolean =>
  ['adjective', 'elision', 'loan', 'noun', 'verb'].includes(entryOf(one, CATALOGUE).kind);

/** Rules about shortened and English forms, which begin a sentence in dialogues alone. Names look like them: Nagl, Bing, Schickers. */
const OF_SHORT_FORMS: ReadonlySet<string> = new Set([
  'II.5.unlisted',
  'II.5.1.a',
  'II.5.1.b',
  'II.5.1.c',
  'II.5.1.english',
  'II.5.1.f.noext',
  'II.5.1.g',
  'II.5.2.c.suffix',
  'II.5.2.rest',
  'II.6.1.a',
] satisfies RuleName[]);

/**
 * How common a noun is, as `Reading` counts, of which a dative that a rule bars is met in texts, and a foreign one; others are names by their
 * letters: Paire, Bonde.
 */
const MET_IN_DATIVE = 2.7;
const MET_IN_FOREIGN_DATIVE = 3.5;

/** Most letters of a name that looks like a dative: longer ones are rather that, Greenhorne. */
const MOST_OF_NAME = 7;

/** Does the rule bar the dative -e of a short noun that is hardly met? */
function isOfRareDative({ rule, evidence }: Reason, question: GermanQuestion): boolean {
  if (question.form.length > MOST_OF_NAME) return false;
  const readings = question.readingsOf(lay(evidence.lemma ?? ''));
  const name = nameOfRule(rule);
  const met = name === 'II.3.1.foreign' ? MET_IN_FOREIGN_DATIVE : MET_IN_DATIVE;
  return (
    name.startsWith('II.3.1') &&
    readings.length > 0 &&
    // 0 is that nothing is known.
    readings.every(({ weight }) => weight !== 0 && weight < met)
  );
}

const OF_PHRASES: RuleName = 'I.8.2.foreign';

/** Is it a word of a foreign phrase that has no capital there? */
const isOfSmallPhrase = ({ rule, evidence: { spelling = '', lemma = spelling } }: Reason): boolean =>
  nameOfRule(rule) === OF_PHRASES && !startsWithCapital(lemma);

const isOfNoun = (one: Reason): boolean => entryOf(one, CATALOGUE).kind === 'noun';

/**
 * The reasons, and before them what the word rather is, typed as it was: an English word, or a name that no list has. Of a noun's form that was
 * typed small an English word of its letters is nearer as well: care is no dative of Car.
 */
export function asTyped(reasons: readonly Reason[], question: GermanQuestion): Reason[] {
  const { typed } = question;
  const isName = isTypedAsName(typed);
  // A capital shows a noun to be none of the words of a Latin phrase: Doctor.
  if (isName && reasons[0] && isOfSmallPhrase(reasons[0])) return [...oldSpelling(question), ...reasons];
  if (!reasons.every(isName ? isOfForms : isOfNoun)) return [...reasons];
  const inEnglish = english(question);
  if (inEnglish.length > 0) return inEnglish;
  const isRatherName = (one: Reason): boolean =>
    OF_SHORT_FORMS.has(nameOfRule(one.rule)) || isOfRareDative(one, question);
  return isName && reasons.every(isRatherName) ? [reason('not-listed', { name: typed }), ...reasons] : [...reasons];
}
