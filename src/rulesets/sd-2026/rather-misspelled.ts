/** Tells a form that a rule bars from a common word that was misspelled, and has the letters of such a form by chance. */

import { LETTER_LEFT_OUT } from '../../diagnosis/difference.ts';
import { nameOfRule } from '../../rules/catalogue.ts';
import type { Reason } from '../../rules/verdict.ts';
import { isTypedAsName } from '../../words/capital.ts';
import { lay } from '../../words/lay.ts';
import { isVerb } from './parts-of-speech.ts';
import type { GermanQuestion } from './question.ts';
import { meantBy, weightOf } from './words-meant.ts';

/** What `es` leans on that is no verb; nobody takes the pronoun for a slip. */
const PRONOUN = 'pro';
const LEANING = '-s';

/** Rules that go by letters alone: shortened forms, and `es` behind a word. */
const BY_LETTERS = /^(?:I\.7\.2|II\.5\.(?:unlisted|2\.b\.nen))$/;

/** How common the word is at least, as `Reading` counts, and how much commoner than the one that the rule speaks of. */
const COMMON = 3;
const COMMONER = 0.5;

/** Is it a pronoun, or a verb without its -e, of which another form is near: glaubs, as it is said, beside glaubst? */
const isSaid = ({ particle, tag, lemma }: Reason['evidence'], near: string, question: GermanQuestion): boolean =>
  particle === LEANING &&
  (tag === PRONOUN || question.readingsOf(near).some((one) => isVerb(one) && one.lemma === lemma));

/**
 * Is a common word rather meant, which is a letter or a sound away, than the form of a rare one that the reason speaks of? `bekantes` is
 * hardly `bekante` with `es`, and `angekommenn` no shortened `angekommenen`. With a capital it may be a name as well.
 */
export function isRatherMisspelled({ rule, evidence }: Reason, question: GermanQuestion): boolean {
  if (isTypedAsName(question.typed) || !BY_LETTERS.test(nameOfRule(rule))) return false;
  const [near] = meantBy(question, LETTER_LEFT_OUT);
  if (near === undefined || isSaid(evidence, near, question)) return false;
  const weight = weightOf(near, question);
  return weight >= COMMON && weight >= weightOf(lay(evidence.base ?? ''), question) + COMMONER;
}
