import { UNNOTICED } from '../../diagnosis/difference.ts';
import { nearWords } from '../../diagnosis/near-words.ts';
import { type Catalogue, entryOf, isNotListed, type RuleKind } from '../../rules/catalogue.ts';
import { meaningsOf } from '../../rules/meanings.ts';
import { nearForms } from '../../rules/suggested/near-forms.ts';
import { Offers } from '../../rules/suggested/offers.ts';
import type { Reason } from '../../rules/verdict.ts';
import { APOSTROPHE, HYPHEN, lowerCase } from '../../words/normalise.ts';
import type { Diagnosed } from './diagnosis.ts';
import { type FormRefused, lacked, offerForms } from './offered-forms.ts';
import { POLISH } from './orthography.ts';
import type { PolishQuestion } from './question.ts';

/** How foreign letters are respelled in Polish, most usual first. */
const RESPELLED: Readonly<Record<string, readonly string[]>> = { v: ['w'], x: ['ks', 'gz'], q: ['k', 'kw'] };

const FOREIGN = /[vxq]/;

/** What has to be known of a ruleset to suggest words by its reasons. */
export interface Suggesting {
  readonly catalogue: Catalogue;
  /** Reasons against forms of a known word, besides those that a defective verb lacks. */
  readonly formRefused?: (form: string, reason: Reason) => FormRefused | null;
}

function respelledInPolish(form: string): string[] {
  if (!FOREIGN.test(form)) return [];
  let spellings = [form.replaceAll('qu', 'kw'), form];
  for (const [letter, choices] of Object.entries(RESPELLED)) {
    spellings = spellings.flatMap((s) =>
      s.includes(letter) ? choices.map((choice) => s.replaceAll(letter, choice)) : [s],
    );
  }
  return spellings;
}

function formsOf(question: PolishQuestion, lemma: string): string[] {
  return question.game.forms(lemma).map(({ form }) => form);
}

/** What a reason itself names: the word without what is barred, what an abbreviation stands for. */
function named(offers: Offers, question: PolishQuestion, reason: Reason, kind: RuleKind): void {
  const { base, source } = reason.evidence;
  if (kind === 'sign' && question.form.includes(APOSTROPHE) && base !== undefined) {
    // The case asked for is not known for sure: the forms without apostrophe are offered, the base word last.
    offers.add(formsOf(question, base).filter((form) => form !== base));
  }
  // What has capitals is a name, not the word of its letters: InterCity.
  if (kind === 'abbreviation' && source !== undefined && source === lowerCase(source)) offers.add(meaningsOf(source));
  if (base !== undefined) offers.add([base]);
}

/** The word of today, or the right one, where the reason says that it is spelled otherwise. */
function inOtherSpelling({ evidence: { today, meant } }: Reason): string[] {
  const spelling = today ?? meant;
  return spelling === undefined ? [] : [lowerCase(spelling)];
}

/** Is the word two words of today? Neither of them was meant by itself; where one is a particle that was written onto the other, it may be. */
const isTwoWords = ({ evidence: { today, meant, particle } }: Reason): boolean =>
  particle === undefined && (today ?? meant)?.includes(' ') === true;

const withoutSigns = (word: string): string => word.replaceAll(HYPHEN, '').replaceAll(APOSTROPHE, '');

/** The word without its signs, or its lemma, whose bare stem is the form that the rules leave to it: `cza-cza` → `czacz`. */
function joined(offers: Offers, { form, spellings }: PolishQuestion): void {
  const lemmas = new Set(spellings.map(({ lemma }) => withoutSigns(lemma)));
  offers.add([withoutSigns(form), ...lemmas, ...[...lemmas].map((lemma) => lemma.replace(/a$/, ''))]);
}

/** Forms of the lemma that the spelling dictionary names, where the game has others of it: `cardox` → `cardoksu`. */
function ofKnownLemma(offers: Offers, question: PolishQuestion): void {
  const lemma = question.spellings[0]?.lemma;
  if (lemma) offers.add(nearForms(question.form, question.game.forms(lemma), []));
}

/** Kinds of rules against letters and signs. */
const ABOUT_LETTERS: ReadonlySet<RuleKind> = new Set<RuleKind>(['letter', 'sign']);

/** Legal words that help after a refusal, best first: what the reasons name, forms of the lemma, or what may have been meant. */
export function suggest(
  question: PolishQuestion,
  { reasons: refused, meant }: Pick<Diagnosed, 'reasons' | 'meant'>,
  { catalogue, formRefused }: Suggesting,
  isLegal: (form: string) => boolean,
): string[] {
  const { form, game } = question;
  const reasons = refused.map((reason) => ({ reason, kind: entryOf(reason, catalogue).kind }));
  const offers = new Offers(form, isLegal);
  const [led] = refused;
  if (led?.evidence.stated && isTwoWords(led)) return [];
  if (led) offers.add(inOtherSpelling(led));
  for (const reason of refused) offerForms(offers, form, game, lacked(reason) ?? formRefused?.(form, reason) ?? null);
  for (const { reason, kind } of reasons) named(offers, question, reason, kind);
  if (form.includes(HYPHEN) || form.includes(APOSTROPHE)) joined(offers, question);
  offers.add(respelledInPolish(form));
  const isForeign = reasons.some(({ kind }) => ABOUT_LETTERS.has(kind));
  if (isForeign || (offers.isEmpty && refused.some(isNotListed))) ofKnownLemma(offers, question);
  if (reasons.some(({ kind }) => kind === 'lengthening')) offers.add(nearWords(form, game, POLISH, UNNOTICED));
  offers.add(meant);
  return offers.words;
}
