import { MARKS_LEFT_OUT, UNNOTICED } from '../../diagnosis/difference.ts';
import { nearWords, ONE_SLIP } from '../../diagnosis/near-words.ts';
import { type Catalogue, entryOf, isNotListed, type RuleKind } from '../../rules/catalogue.ts';
import { meaningsOf } from '../../rules/meanings.ts';
import { nearForms } from '../../rules/suggested/near-forms.ts';
import { Offers } from '../../rules/suggested/offers.ts';
import type { Reason } from '../../rules/verdict.ts';
import { APOSTROPHE, HYPHEN, lowerCase } from '../../words/normalise.ts';
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
  /** Is the reason read off the letters of a word of which nothing is known? It may be another word, misspelled. */
  readonly isReadOffLetters?: (reason: Reason) => boolean;
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

/** Beside the word that is told to be meant, one that is so much rarer, as a power of ten, is no help: *kuchnio* beside *kuchni*. */
const RARER = 1;

const weightOf = (word: string, game: PolishQuestion['game']): number =>
  Math.max(0, ...game.readings(word).map(({ weight = 0 }) => weight));

/** What costs no more, its rareness included, is rather meant than a name of other letters in lower case: *jednak*, by `jadnak`. */
const RATHER_THAN_NAME = 90;

/** A reason with what its rule is about. */
interface OfKind {
  reason: Reason;
  kind: RuleKind;
}

/**
 * What may have been meant: any mistake, where nothing is known of the word but that no list has it; one that goes unnoticed, where it
 * is a word that no list has, or a name, asked in lower case; and otherwise marks left out. With a capital the name is meant.
 */
function meant(
  offers: Offers,
  { isLower, form, game, spellings }: PolishQuestion,
  reasons: readonly OfKind[],
  isReadOffLetters: (reason: Reason) => boolean,
): void {
  const isName = ({ kind }: OfKind): boolean => kind === 'name';
  // Does the reason leave open what the word is? Its letters may have no tile, or be read as of a word that would be barred.
  const isOnlyUnknown = ({ reason, kind }: OfKind): boolean =>
    !reason.decides || isNotListed(reason) || kind === 'letter' || isReadOffLetters(reason);
  const [first] = reasons;
  const told = first?.reason.evidence.meant;
  const isRare = (word: string): boolean => told !== undefined && weightOf(word, game) < weightOf(told, game) - RARER;
  const near = (furthest?: number, unlikeliest?: number): void =>
    offers.add(nearWords(form, game, POLISH, furthest, undefined, unlikeliest).filter((word) => !isRare(word)));
  if (spellings.length === 0 && reasons.every(isOnlyUnknown)) near(isLower ? undefined : ONE_SLIP);
  else if (!offers.isEmpty) return;
  else if (first && isNotListed(first.reason) && !reasons.some(isName)) near(UNNOTICED);
  else if (isLower && reasons.every(isName)) near(ONE_SLIP, RATHER_THAN_NAME);
  else if (isLower) near(MARKS_LEFT_OUT);
}

/** Kinds of rules against letters and signs. */
const ABOUT_LETTERS: ReadonlySet<RuleKind> = new Set<RuleKind>(['letter', 'sign']);

/** Legal words that help after a refusal, best first: what the reasons name, forms of the lemma, or what may have been meant. */
export function suggest(
  question: PolishQuestion,
  refused: readonly Reason[],
  { catalogue, formRefused, isReadOffLetters = () => false }: Suggesting,
  isLegal: (form: string) => boolean,
): string[] {
  const { form, game } = question;
  const reasons = refused.map((reason): OfKind => ({ reason, kind: entryOf(reason, catalogue).kind }));
  const offers = new Offers(form, isLegal);
  const [led] = refused;
  if (led && isTwoWords(led)) return [];
  if (led) offers.add(inOtherSpelling(led));
  for (const reason of refused) offerForms(offers, form, game, lacked(reason) ?? formRefused?.(form, reason) ?? null);
  for (const { reason, kind } of reasons) named(offers, question, reason, kind);
  if (form.includes(HYPHEN) || form.includes(APOSTROPHE)) joined(offers, question);
  offers.add(respelledInPolish(form));
  const isForeign = reasons.some(({ kind }) => ABOUT_LETTERS.has(kind));
  if (isForeign || (offers.isEmpty && refused.some(isNotListed))) ofKnownLemma(offers, question);
  if (reasons.some(({ kind }) => kind === 'lengthening')) offers.add(nearWords(form, game, POLISH, UNNOTICED));
  // A name of today is told, and no word that it looks like is meant.
  if (led?.evidence.today !== undefined) return offers.words;
  if (offers.isEmpty || led?.evidence.meant !== undefined || refused.some(isReadOffLetters))
    meant(offers, question, reasons, isReadOffLetters);
  return offers.words;
}
