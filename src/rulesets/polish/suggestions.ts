import { MARKS_LEFT_OUT, UNNOTICED } from '../../rules/suggested/difference.ts';
import { nearForms } from '../../rules/suggested/near-forms.ts';
import { nearWords } from '../../rules/suggested/near-words.ts';
import { Offers } from '../../rules/suggested/offers.ts';
import type { Reason } from '../../rules/verdict.ts';
import { APOSTROPHE, HYPHEN } from '../../words/normalise.ts';
import { isReadOffLetters, nameOf, offerForms } from './offered-forms.ts';
import { POLISH } from './orthography.ts';
import type { Question } from './question.ts';

/** How foreign letters are respelled in Polish, most usual first. */
const RESPELLED: Readonly<Record<string, readonly string[]>> = { v: ['w'], x: ['ks', 'gz'], q: ['k', 'kw'] };

/** Rules that bar names, by their names in all editions of the rules. */
const NAMES: readonly string[] = ['proper-name', 'capital-letter', 'capital-initial'];

/** Rules against a letter that no tile has, and against signs, by their names in all editions of the rules. */
const LETTERS: readonly string[] = ['letters', 'no-tile', 'foreign-diacritics'];
const SIGNS: readonly string[] = ['hyphen', 'apostrophe-inflection', 'internal-sign'];

function respelledInPolish(form: string): string[] {
  let spellings = [form.replaceAll('qu', 'kw'), form];
  for (const [letter, choices] of Object.entries(RESPELLED)) {
    spellings = spellings.flatMap((s) =>
      s.includes(letter) ? choices.map((choice) => s.replaceAll(letter, choice)) : [s],
    );
  }
  return spellings;
}

function formsOf(question: Question, lemma: string): string[] {
  return question.game.forms(lemma).map(({ form }) => form);
}

/** What a reason itself names: the word without what is barred, what an abbreviation stands for. */
function named(offers: Offers, question: Question, reason: Reason): void {
  const { base, source } = reason.evidence;
  if (SIGNS.includes(nameOf(reason)) && question.form.includes(APOSTROPHE) && base !== undefined) {
    // The case asked for is not known for sure: the forms without apostrophe are offered, the base word last.
    offers.add(formsOf(question, base).filter((form) => form !== base));
  }
  if (nameOf(reason) === 'abbreviation' && source !== undefined) offers.add([source]);
  if (base !== undefined) offers.add([base]);
}

const withoutSigns = (word: string): string => word.replaceAll(HYPHEN, '').replaceAll(APOSTROPHE, '');

/** The word without its signs, or its lemma, whose bare stem is the form that the rules leave to it: `cza-cza` → `czacz`. */
function joined(offers: Offers, { form, spellings }: Question): void {
  const lemmas = new Set(spellings.map(({ lemma }) => withoutSigns(lemma)));
  offers.add([withoutSigns(form), ...lemmas, ...[...lemmas].map((lemma) => lemma.replace(/a$/, ''))]);
}

/** Forms of the lemma that the spelling dictionary names, where the game has others of it: `cardox` → `cardoksu`. */
function ofKnownLemma(offers: Offers, question: Question): void {
  const lemma = question.spellings[0]?.lemma;
  if (lemma) offers.add(nearForms(question.form, question.game.forms(lemma), []));
}

/**
 * What may have been meant: any mistake, where nothing is known of the word but that no list has it; one that goes unnoticed, where it
 * is a word that no list has, or a name, asked in lower case; and otherwise marks left out. With a capital the name is meant.
 */
function meant(offers: Offers, { typed, form, game, spellings }: Question, reasons: readonly Reason[]): void {
  const names = reasons.map(nameOf);
  const isName = (name: string): boolean => NAMES.includes(name);
  const near = (furthest?: number): void => offers.add(nearWords(form, game, POLISH, furthest));
  if (spellings.length === 0 && reasons.every(isOnlyUnknown)) near();
  else if (!offers.isEmpty) return;
  else if (names[0] === 'not-listed' && !names.some(isName)) near(UNNOTICED);
  else if (typed === form) near(names.every(isName) ? UNNOTICED : MARKS_LEFT_OUT);
}

/** Does the reason leave open what the word is? Its letters may have no tile, or be read as of a word that would be barred. */
function isOnlyUnknown(reason: Reason): boolean {
  return !reason.decides || ['not-listed', ...LETTERS].includes(nameOf(reason)) || isReadOffLetters(reason);
}

/** Legal words that help after a refusal, best first: what the reasons name, forms of the lemma, or what may have been meant. */
export function suggest(question: Question, reasons: readonly Reason[], isLegal: (form: string) => boolean): string[] {
  const { form, game } = question;
  const offers = new Offers(form, isLegal);
  for (const reason of reasons) offerForms(offers, form, game, reason);
  for (const reason of reasons) named(offers, question, reason);
  if (form.includes(HYPHEN) || form.includes(APOSTROPHE)) joined(offers, question);
  offers.add(respelledInPolish(form));
  const names = reasons.map(nameOf);
  const isForeign = names.some((name) => LETTERS.includes(name) || SIGNS.includes(name));
  if (isForeign || (offers.isEmpty && names.includes('not-listed'))) ofKnownLemma(offers, question);
  if (names.includes('letter-repetition')) offers.add(nearWords(form, game, POLISH, UNNOTICED));
  if (offers.isEmpty || reasons.some(isReadOffLetters)) meant(offers, question, reasons);
  return offers.words;
}
