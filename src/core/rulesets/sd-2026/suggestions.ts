/** Words to offer after a refusal. */
import type { FormReading } from '../../lexicon/lexicon.ts';
import { entryOf } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import { nameOfRule, type RuleKind } from '../../rules/rule-entry.ts';
import { Offers } from '../../rules/suggestions.ts';
import type { Reason } from '../../rules/verdict.ts';
import { abbreviates, hasOnlyGermanLetters } from '../../words/letters.ts';
import { toGermanTiles } from '../../words/tiles.ts';
import { CATALOGUE, type RuleName } from './catalogue.ts';
import { likeliestSpelling, nearWordsOf, spelledForms } from './intended-words.ts';
import { GERMAN } from './orthography.ts';
import type { GermanQuery } from './query.ts';

/**
 * Returns true when the words spell the abbreviation out, as *Kilogramm* does *kg*. Other rows name the kind of thing
 * (*Automarke*), which is no word to offer.
 * @param words as the row of the abbreviation has them
 */
const spellsOut = (abbreviation: string, words: string): boolean =>
  abbreviates(toGermanTiles(abbreviation), toGermanTiles(words));

/** Words to offer, with the spelling under which each was offered. They are looked up as tiles. */
class SpelledOffers {
  readonly #offers: Offers;
  readonly #spellings = new Map<string, string>();

  constructor(refused: string, isLegal: (form: string) => boolean) {
    this.#offers = new Offers(refused, isLegal);
  }

  /** Takes words as dictionaries spell them. */
  add(words: Iterable<string>, most?: number): void {
    const forms = [...words].map((word) => {
      const form = toGermanTiles(word);
      if (!this.#spellings.has(form)) this.#spellings.set(form, word);
      return form;
    });
    this.#offers.add(forms, most);
  }

  /** Adds words of which only the tiles are known. */
  addForms(forms: Iterable<string>): void {
    this.#offers.add(forms);
  }

  /** Best first, as dictionaries spell them. */
  words(query: GermanQuery): string[] {
    return this.#offers.words.map((form) => this.#spellings.get(form) ?? likeliestSpelling(form, query));
  }
}

/** Forms of the lemma that are offered before it where the rules bar one of its forms. */
const NEAR_FORMS = 2;

/** The joined form of a separable verb, for its detached part: rexend → einrexend. */
function joined(form: string, base: string, lemma: string): string | null {
  const whole = toGermanTiles(lemma);
  const stem = base.replace(/(?:e?n|e?t|e)$/, '');
  const at = stem === '' ? -1 : whole.lastIndexOf(stem);
  return at > 0 ? whole.slice(0, at) + form : null;
}

/** Rules that bar a form of a verb, an adjective or a number. A noun is offered in its dictionary form. */
const INFLECTION: ReadonlySet<RuleKind> = new Set<RuleKind>(['verb', 'adjective', 'number']);

const kindOf = (reason: Reason): RuleKind => entryOf(reason, CATALOGUE).kind;

const tagValues = ({ reading }: FormReading): string[] => reading.tag.split(/[:.]/);

/** A noun with the letters of the verb or the adjective is not one of its forms. */
const isVerbOrAdjective = (one: FormReading): boolean => ['ver', 'adj'].includes(tagValues(one)[0] ?? '');

/** As many letters of the last member show where it begins; those after them may have an umlaut or an ending. */
const MEMBER_BEGINS = 3;

/** Legal forms of the lemma, where the reason names nothing but the lemma itself. */
function formsOfLemma(offers: SpelledOffers, { form, game }: GermanQuery, reason: Reason): void {
  const { detail } = reason;
  const lemma = toGermanTiles(fieldsOf(detail).lemma ?? '');
  if (!INFLECTION.has(kindOf(reason)) || lemma === '' || toGermanTiles(fieldsOf(detail).base ?? lemma) !== lemma)
    return;
  offers.add(spelledForms(form, game.forms(lemma).filter(isVerbOrAdjective)), NEAR_FORMS);
}

/** Rules whose source is the expansion of an abbreviation, or today's spelling. */
const WRITTEN_OUT: ReadonlySet<RuleKind> = new Set<RuleKind>(['abbreviation', 'spelling']);

/** The general bar on abbreviations covers units and signs. What they stand for is not offered. */
const UNITS: RuleName = 'I.1.2.d';

/** Symbols of elements and codes of currencies. Their rows have the name even if it shares no letters: Fe, Eisen. */
const SYMBOLS: RuleName = 'I.3.f';

/** The expansion of an abbreviation, or today's spelling; null where the row says something else. */
function writtenOut(reason: Reason): string | null {
  const { lemma, source } = fieldsOf(reason.detail);
  const kind = kindOf(reason);
  const rule = nameOfRule(reason.rule);
  if (!WRITTEN_OUT.has(kind) || rule === UNITS || !source) return null;
  const isIntended = kind === 'spelling' || rule === SYMBOLS || (lemma !== undefined && spellsOut(lemma, source));
  return isIntended ? source : null;
}

/** Forms of the noun that are close enough to be a misspelling: Hindernise, Hindernisse. */
function misspelledForms(query: GermanQuery, { detail }: Reason): string[] {
  const isOfLemma = (form: string): boolean =>
    query.readingsOf(form).some(({ lemma }) => lemma === fieldsOf(detail).lemma);
  return nearWordsOf(query, GERMAN.limits.unnoticed).filter(isOfLemma);
}

/** Offers the words that a reason names; the lemma only where its own form is not legal: hab for habs, not haben. */
function named(offers: SpelledOffers, query: GermanQuery, reason: Reason, isLegal: (form: string) => boolean): void {
  const { base, lemma } = fieldsOf(reason.detail);
  const whole = writtenOut(reason);
  if (whole !== null) offers.add([whole]);
  if (nameOfRule(reason.rule) === 'I.7.3.participle' && base !== undefined && lemma !== undefined) {
    offers.add([joined(query.form, toGermanTiles(base), lemma) ?? query.form]);
  }
  formsOfLemma(offers, query, reason);
  if (kindOf(reason) === 'noun') offers.addForms(misspelledForms(query, reason));
  if (['I.1.1', 'I.7.1.parts'].includes(nameOfRule(reason.rule))) offers.addForms(linkedOtherwise(query, reason));
  const isBaseLegal = base !== undefined && isLegal(toGermanTiles(base));
  if (base !== undefined) offers.add([base]);
  if (!isBaseLegal && lemma !== undefined && hasOnlyGermanLetters(toGermanTiles(lemma))) offers.add([lemma]);
}

/** The members that a reason names. A suffix is the last one where no dictionary has the word: widerspruch-los. */
function membersOf({ detail }: Reason): string[] {
  const { parts, lemma, base, particle } = fieldsOf(detail);
  if (parts) return parts.map(toGermanTiles);
  return lemma === undefined && base && particle?.startsWith('-')
    ? [toGermanTiles(base), toGermanTiles(particle.slice(1))]
    : [];
}

/** Listed words with the same first and last member and another linking sound: Liebebrief, Liebesbrief. */
function linkedOtherwise(query: GermanQuery, reason: Reason): string[] {
  const { form } = query;
  const parts = membersOf(reason);
  // The first may lose its ending there, while a particle is not linked.
  const first = parts[0]?.replace(/e[nr]?$/, '') ?? '';
  if (first.length < MEMBER_BEGINS) return [];
  const end = form.slice(form.lastIndexOf(parts.at(-1)?.slice(0, MEMBER_BEGINS) ?? '', form.length - MEMBER_BEGINS));
  return nearWordsOf(query, GERMAN.limits.letterTooMany).filter((near) => near.startsWith(first) && near.endsWith(end));
}

/**
 * Returns legal words to offer after a refusal, in their usual spelling, best first: words of the first reason,
 * intended words, words of the other reasons.
 * @param intended words of the likeliest hypotheses, best first
 */
export function suggest(
  query: GermanQuery,
  [first, ...others]: readonly Reason[],
  intended: readonly string[],
  isLegal: (form: string) => boolean,
): string[] {
  const offers = new SpelledOffers(query.form, isLegal);
  if (first) named(offers, query, first, isLegal);
  offers.add(intended);
  for (const reason of others) named(offers, query, reason, isLegal);
  return offers.words(query);
}
