import type { Hypothesis } from '../../diagnosis/hypothesis.ts';
import { nearWords } from '../../diagnosis/near-words.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { meaningsOf } from '../../rules/abbreviations.ts';
import { entryOf, isNotListed } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import type { Catalogue, RuleKind } from '../../rules/rule-entry.ts';
import { nearForms, Offers } from '../../rules/suggestions.ts';
import type { Reason } from '../../rules/verdict.ts';
import { APOSTROPHE, HYPHEN, lowerCase } from '../../words/normalise.ts';
import { type Diagnosed, OF_ONE_WORD } from './diagnosis.ts';
import { POLISH } from './orthography.ts';
import type { PolishQuery } from './query.ts';

/** A word with a refused form. */
export interface FormRefused {
  lemma: string;
  /** Tag values of the nearest of its forms; empty if nothing is known of the form. */
  wanted: readonly string[];
  /** Maximum number of these forms that are offered before the word itself. */
  most: number;
}

/** Number of forms of a defective verb that are offered for a missing one. */
const NEAR_FORMS = 2;

/** Tag values to search in place of a category that a verb lacks; the category itself if the verb has a part of it. */
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

/** Returns the defective verb that lacks the form, if the reason says so. */
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

/** Polish spellings of foreign letters, most usual first. */
const RESPELLED: Readonly<Record<string, readonly string[]>> = { v: ['w'], x: ['ks', 'gz'], q: ['k', 'kw'] };

const FOREIGN = /[vxq]/;

/** The properties of a ruleset that suggestions by its reasons need. */
interface Suggesting {
  readonly catalogue: Catalogue;
  /** Returns the form refused by a reason, apart from forms that a defective verb lacks. */
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

/** Offers the words that a reason names: the word without its barred part, the expansion of an abbreviation. */
function named(offers: Offers, query: PolishQuery, reason: Reason, kind: RuleKind): void {
  const { base, source } = fieldsOf(reason.detail);
  if (kind === 'sign' && query.form.includes(APOSTROPHE) && base !== undefined) {
    // The case of the form is uncertain: all forms without apostrophe are offered, the base word last.
    offers.add(formsOf(query, base).filter((form) => form !== base));
  }
  // A word in capitals is a name, not the word with these letters: InterCity.
  if (kind === 'abbreviation' && source !== undefined && source === lowerCase(source)) offers.add(meaningsOf(source));
  if (base !== undefined) offers.add([base]);
}

/** Maximum number of near words that are offered for a part of a word with a sign: fewer than for a misspelling, since it may be none. */
const NEAR_PART = 3;

/** Returns common words near a part of a word with a sign, or an acronym without its hyphen, which may be a slip: `maszu`, `bosem`. */
function nearPart({ typed, form, game }: PolishQuery): string[] {
  const { letterTooMany, oneMistake } = POLISH.limits;
  return typed === form ? nearWords(form, game, POLISH, letterTooMany, undefined, oneMistake).slice(0, NEAR_PART) : [];
}

const withoutSigns = (word: string): string => word.replaceAll(HYPHEN, '').replaceAll(APOSTROPHE, '');

/** Offers the word without its signs, or its lemma, whose bare stem is the form that the rules allow: `cza-cza` → `czacz`. */
function joined(offers: Offers, { form, spellings }: PolishQuery): void {
  const lemmas = new Set(spellings.map(({ lemma }) => withoutSigns(lemma)));
  offers.add([withoutSigns(form), ...lemmas, ...[...lemmas].map((lemma) => lemma.replace(/a$/, ''))]);
}

/** Offers forms of the lemma in the spelling dictionary, if the game has other forms of it: `cardox` → `cardoksu`. */
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
 * Returns other forms of the lemma of an intended word of which the typed word may lack the diacritics as well: `wyślę` beside `wyśle` for
 * `wysle`.
 */
function alsoUnmarked(intended: readonly string[], { form, game }: PolishQuery): string[] {
  if (intended.length === 0) return [];
  const near = nearWords(form, game, POLISH, POLISH.limits.marksLeftOut);
  const lemmas = intended
    .filter((word) => near.includes(word))
    .flatMap((word) => game.readings(word).map(({ lemma }) => lemma));
  return near.filter((word) => game.readings(word).some(({ lemma }) => lemmas.includes(lemma)));
}

/**
 * Returns legal words that help after a refusal, best first: those of the likeliest hypotheses, and the allowed rest of a word that the
 * rules bar for its letters or signs, or of which they bar a form.
 */
export function suggest(
  query: PolishQuery,
  { reasons, hypotheses }: Pick<Diagnosed, 'reasons' | 'hypotheses'>,
  { catalogue, formRefused }: Suggesting,
  isLegal: (form: string) => boolean,
): string[] {
  const { form, game } = query;
  const offers = new Offers(query.typed, isLegal);
  const inPlaceOf = (reason: Reason): void => {
    offerForms(offers, form, game, lacked(reason) ?? formRefused?.(form, reason) ?? null);
    named(offers, query, reason, entryOf(reason, catalogue).kind);
  };
  for (const one of hypotheses ?? []) {
    if (one.bar) inPlaceOf(one.bar);
    else offers.add(intendedWord(one));
  }
  offers.add(alsoUnmarked(offers.words, query));
  if (!hypotheses) reasons.forEach(inPlaceOf);
  if (form.includes(HYPHEN) || form.includes(APOSTROPHE)) joined(offers, query);
  else if (offers.isEmpty && reasons.some((reason) => entryOf(reason, catalogue).kind === 'sign'))
    offers.add(nearPart(query));
  offers.add(respelledInPolish(form));
  const isForeign = reasons.some((reason) => ABOUT_LETTERS.has(entryOf(reason, catalogue).kind));
  if (isForeign || (offers.isEmpty && reasons.some(isNotListed))) ofKnownLemma(offers, query);
  return offers.words;
}
