import type { Hypothesis } from '../../diagnosis/hypothesis.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { meaningsOf } from '../../rules/abbreviations.ts';
import { entryOf, isNotListed } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import type { Catalogue, RuleKind } from '../../rules/rule-entry.ts';
import { nearForms, Offers } from '../../rules/suggestions.ts';
import type { Reason } from '../../rules/verdict.ts';
import { APOSTROPHE, HYPHEN, lowerCase } from '../../words/normalise.ts';
import { type Diagnosed, OF_ONE_WORD } from './diagnosis.ts';
import type { PolishQuery } from './query.ts';

/** A word with a refused form. */
export interface FormRefused {
  lemma: string;
  /** Tag values of those of its forms that come nearest; none if nothing is known of the form. */
  wanted: readonly string[];
  /** How many of these forms are offered before the word itself. */
  most: number;
}

/** Forms of a defective verb that are offered for one that it lacks. */
const NEAR_FORMS = 2;

/** Tag values to look for in the place of a category that a verb lacks; the category itself where a part of it is left. */
export const NEAREST_CATEGORY = {
  cond: ['pot'],
  // `zejdziono` → `zeszło`: the other past without a subject.
  imps: ['praet', 'sg', 'n2', 'ter'],
  ppas: ['praet'],
  pact: ['fin'],
  pcon: ['fin'],
  pant: ['praet'],
  ger: ['inf'],
} as const;

const nearestCategory = (missing: string): readonly string[] =>
  (NEAREST_CATEGORY as Readonly<Record<string, readonly string[]>>)[missing] ?? [missing];

/** The defective verb that lacks the form, where the reason says so. */
function lacked({ detail }: Reason): FormRefused | null {
  if (detail.kind !== 'defective' || detail.missing === undefined) return null;
  const { lemma, missing } = detail;
  return { lemma, wanted: nearestCategory(missing), most: NEAR_FORMS };
}

/** Offers the nearest forms of a known word for a form that it lacks, then the word itself. */
function offerForms(offers: Offers, form: string, game: Lexicon, refused: FormRefused | null): void {
  if (!refused) return;
  const { lemma, wanted, most } = refused;
  const isNegated = (word: string): boolean => word.startsWith('nie') && !lemma.startsWith('nie');
  if (wanted.length > 0) {
    const forms = game.forms(lemma).filter((one) => isNegated(one.form) === isNegated(form));
    offers.add(nearForms(form, forms, wanted), most);
  }
  offers.add([lemma]);
}

/** How foreign letters are respelled in Polish, most usual first. */
const RESPELLED: Readonly<Record<string, readonly string[]>> = { v: ['w'], x: ['ks', 'gz'], q: ['k', 'kw'] };

const FOREIGN = /[vxq]/;

/** The properties of a ruleset that suggestions by its reasons need. */
interface Suggesting {
  readonly catalogue: Catalogue;
  /** The form refused by a reason, apart from forms that a defective verb lacks. */
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

function formsOf(query: PolishQuery, lemma: string): string[] {
  return query.game.forms(lemma).map(({ form }) => form);
}

/** What a reason itself names: the word without what is barred, what an abbreviation stands for. */
function named(offers: Offers, query: PolishQuery, reason: Reason, kind: RuleKind): void {
  const { base, source } = fieldsOf(reason.detail);
  if (kind === 'sign' && query.form.includes(APOSTROPHE) && base !== undefined) {
    // The case of the form is uncertain: all forms without apostrophe are offered, the base word last.
    offers.add(formsOf(query, base).filter((form) => form !== base));
  }
  // What has capitals is a name, not the word of its letters: InterCity.
  if (kind === 'abbreviation' && source !== undefined && source === lowerCase(source)) offers.add(meaningsOf(source));
  if (base !== undefined) offers.add([base]);
}

const withoutSigns = (word: string): string => word.replaceAll(HYPHEN, '').replaceAll(APOSTROPHE, '');

/** The word without its signs, or its lemma, whose bare stem is the form that the rules leave to it: `cza-cza` → `czacz`. */
function joined(offers: Offers, { form, spellings }: PolishQuery): void {
  const lemmas = new Set(spellings.map(({ lemma }) => withoutSigns(lemma)));
  offers.add([withoutSigns(form), ...lemmas, ...[...lemmas].map((lemma) => lemma.replace(/a$/, ''))]);
}

/** Forms of the lemma that the spelling dictionary names, where the game has others of it: `cardox` → `cardoksu`. */
function ofKnownLemma(offers: Offers, query: PolishQuery): void {
  const lemma = query.spellings[0]?.lemma;
  if (lemma) offers.add(nearForms(query.form, query.game.forms(lemma), []));
}

/** Kinds of rules against letters and signs. */
const ABOUT_LETTERS: ReadonlySet<RuleKind> = new Set<RuleKind>(['letter', 'sign']);

/** Returns the intended word of a hypothesis; nothing when it has several words. */
const intendedWord = ({ kind, intended }: Hypothesis): string[] =>
  OF_ONE_WORD.has(kind) && intended.length === 1 ? intended.map(lowerCase) : [];

/**
 * Legal words that help after a refusal, best first: those of the likeliest hypotheses, and what the rules leave of a word that they bar for its
 * letters or signs, or take a form from.
 */
export function suggest(
  query: PolishQuery,
  { reasons, hypotheses }: Pick<Diagnosed, 'reasons' | 'hypotheses'>,
  { catalogue, formRefused }: Suggesting,
  isLegal: (form: string) => boolean,
): string[] {
  const { form, game } = query;
  const offers = new Offers(form, isLegal);
  const inPlaceOf = (reason: Reason): void => {
    offerForms(offers, form, game, lacked(reason) ?? formRefused?.(form, reason) ?? null);
    named(offers, query, reason, entryOf(reason, catalogue).kind);
  };
  for (const one of hypotheses ?? []) {
    if (one.bar) inPlaceOf(one.bar);
    else offers.add(intendedWord(one));
  }
  if (!hypotheses) reasons.forEach(inPlaceOf);
  if (form.includes(HYPHEN) || form.includes(APOSTROPHE)) joined(offers, query);
  offers.add(respelledInPolish(form));
  const isForeign = reasons.some((reason) => ABOUT_LETTERS.has(entryOf(reason, catalogue).kind));
  if (isForeign || (offers.isEmpty && reasons.some(isNotListed))) ofKnownLemma(offers, query);
  return offers.words;
}
