import type { Reading } from '../../lexicon/lexicon.ts';
import { entryOf, isNotListed } from '../../rules/catalogue.ts';
import { meaningsOf } from '../../rules/meanings.ts';
import { UNNOTICED } from '../../rules/suggested/difference.ts';
import { nearWords, ONE_SLIP } from '../../rules/suggested/near-words.ts';
import { Offers } from '../../rules/suggested/offers.ts';
import type { Reason } from '../../rules/verdict.ts';
import { isTypedAsName } from '../../words/capital.ts';
import { layEnglish } from '../../words/lay-english.ts';
import { isInDictionaries, isOnlyOfLargest } from './attestation.ts';
import { CATALOGUE } from './catalogue.ts';
import { kindOf } from './kinds.ts';
import { ENGLISH } from './orthography.ts';
import type { EnglishQuestion } from './question.ts';

/** Hyphens, apostrophes, points and spaces. */
const SIGNS = /[^\p{L}\p{N}]/gu;

/** What the word may be without its signs; of a possessive the words that it is made from: `dog’s` → `dogs`, `dog`. */
function withoutSigns({ form }: EnglishQuestion): string[] {
  const joined = form.replace(SIGNS, '');
  return joined === form ? [] : [joined, form.replace(/’s?$/u, '')];
}

/** The words that dictionaries join by a hyphen or print apart: `t-shirt` → `shirt`, `a lot` → `lot`. */
const partsOf = ({ evidence: { meant, spelling = meant ?? '' } }: Reason): string[] => {
  const parts = spelling.split(/[- ]/);
  return parts.length > 1 ? parts : [];
};

/** What a reason names: what an abbreviation stands for, the word that a form is of. */
const named = ({ evidence: { source, lemma } }: Reason): string[] =>
  [source, lemma].flatMap((one) => (one === undefined ? [] : meaningsOf(one)));

/** Legal words that help after a refusal, best first: what the reasons name, or what may have been meant. */
export function suggest(
  question: EnglishQuestion,
  reasons: readonly Reason[],
  isLegal: (form: string) => boolean,
): string[] {
  const { typed, form, affix, game, spellings } = question;
  const offers = new Offers(affix ?? form, isLegal);
  if (affix !== null) offers.add([form]);
  for (const reason of reasons) offers.add(named(reason).map(layEnglish));
  offers.add(withoutSigns(question));
  if (affix === null) for (const reason of reasons) offers.add(partsOf(reason).map(layEnglish));
  if (offers.isEmpty && reasons.every(isOnlyUnknown)) {
    // A word that somebody knows was hardly mistyped, but one of the largest list may well be; so may a name asked in lower case.
    const furthest = spellings.some(isKnown) ? UNNOTICED : isTypedAsName(typed) ? ONE_SLIP : undefined;
    const near = nearWords(form, game, ENGLISH, furthest);
    const isCommon = (word: string): boolean => isInDictionaries(game.readings(word));
    offers.add([...near.filter(isCommon), ...near.filter((word) => !isCommon(word))]);
  }
  return offers.words;
}

/** Does somebody know it as a word, name or abbreviation, and not the largest list alone as a word? */
const isKnown = (reading: Reading): boolean => kindOf(reading) !== 'plain' || !isOnlyOfLargest(reading);

/** Does the reason leave open that another word was meant? */
const isOnlyUnknown = (reason: Reason): boolean => isNotListed(reason) || entryOf(reason, CATALOGUE).kind === 'name';
