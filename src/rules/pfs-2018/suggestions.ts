import { APOSTROPHE, HYPHEN } from '../../words/normalise.ts';
import { UNNOTICED } from '../suggested/difference.ts';
import { nearForms } from '../suggested/near-forms.ts';
import { nearWords } from '../suggested/near-words.ts';
import { Offers } from '../suggested/offers.ts';
import { POLISH } from '../suggested/polish.ts';
import type { Reason } from '../verdict.ts';
import type { Question } from './question.ts';

/** Forms of a defective verb that are offered for one that it lacks, before the lemma. */
const NEAR_FORMS = 2;

/** How foreign letters are respelled in Polish, most usual first. */
const RESPELLED: Readonly<Record<string, readonly string[]>> = { v: ['w'], x: ['ks', 'gz'], q: ['k', 'kw'] };

/** Tag values to look for in the place of a category that a verb lacks; the category itself where a part of it is left. */
const NEAREST_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  cond: ['pot'],
  // `zejdziono` → `zeszło`: the other past that names nobody.
  imps: ['praet', 'sg', 'n2', 'ter'],
  ppas: ['praet'],
  pact: ['fin'],
  pcon: ['fin'],
  pant: ['praet'],
  ger: ['inf'],
};

/** Rules against a letter that no tile has, and against signs, by their names in all editions of the rules. */
const LETTERS: readonly string[] = ['letters', 'no-tile', 'foreign-diacritics'];
const SIGNS: readonly string[] = ['hyphen', 'apostrophe-inflection', 'internal-sign'];

/** The rule's name without its edition. */
const nameOf = ({ rule }: Reason): string => rule.slice(rule.indexOf('/') + 1);

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

/** For a form that a defective verb lacks, those of its forms that come nearest to it, then the verb. */
function left(offers: Offers, { form, game }: Question, reasons: readonly Reason[]): void {
  const defective = reasons.find(({ evidence }) => evidence.missing !== undefined);
  const { lemma, missing } = defective?.evidence ?? {};
  if (lemma === undefined || missing === undefined) return;
  offers.add(nearForms(form, game.forms(lemma), NEAREST_CATEGORY[missing] ?? [missing]), NEAR_FORMS);
  offers.add([lemma]);
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

/** Forms of the lemma that the spelling dictionary names, where the game has others of it: `cardox` → `cardoksu`. */
function ofKnownLemma(offers: Offers, question: Question): void {
  const lemma = question.spellings[0]?.lemma;
  if (lemma) offers.add(nearForms(question.form, question.game.forms(lemma), []));
}

/**
 * Legal words that help after a refusal, best first: what the reasons name, forms of the lemma, and, where nothing is known of the
 * word but that no list has it, what may have been meant.
 */
export function suggest(question: Question, reasons: readonly Reason[], isLegal: (form: string) => boolean): string[] {
  const { form, game } = question;
  const offers = new Offers(form, isLegal);
  left(offers, question, reasons);
  for (const reason of reasons) named(offers, question, reason);
  if (form.includes(HYPHEN) || form.includes(APOSTROPHE)) {
    offers.add([form.replaceAll(HYPHEN, '').replaceAll(APOSTROPHE, '')]);
  }
  offers.add(respelledInPolish(form));
  const names = reasons.map(nameOf);
  const unknown = question.spellings.length === 0;
  if (!unknown && names.some((name) => LETTERS.includes(name) || SIGNS.includes(name))) ofKnownLemma(offers, question);
  if (names.includes('letter-repetition')) offers.add(nearWords(form, game, POLISH, UNNOTICED));
  if (offers.isEmpty && names.every((name) => name === 'not-listed' || LETTERS.includes(name))) {
    if (unknown) offers.add(nearWords(form, game, POLISH));
    else ofKnownLemma(offers, question);
  }
  return offers.words;
}
