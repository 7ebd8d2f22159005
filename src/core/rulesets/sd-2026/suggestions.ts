import type { FormReading } from '../../lexicon/lexicon.ts';
import { entryOf } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import { nameOfRule, type RuleKind } from '../../rules/rule-entry.ts';
import type { Reason } from '../../rules/verdict.ts';
import { hasOnlyGermanLetters } from '../../words/letters.ts';
import { toGermanTiles } from '../../words/to-tiles.ts';
import { CATALOGUE, type RuleName } from './catalogue.ts';
import { spellsOut } from './expansion.ts';
import { spelledForms } from './irregular-forms.ts';
import { GERMAN } from './orthography.ts';
import type { GermanQuestion } from './question.ts';
import { SpelledOffers } from './spelled-offers.ts';
import { meantBy } from './words-meant.ts';

/** Forms of the lemma that are offered before it where the rules bar one of its forms. */
const NEAR_FORMS = 2;

/** The joined form of a separable verb whose detached part was asked: rexend → einrexend. */
function joined(form: string, base: string, lemma: string): string | null {
  const whole = toGermanTiles(lemma);
  const stem = base.replace(/(?:e?n|e?t|e)$/, '');
  const at = stem === '' ? -1 : whole.lastIndexOf(stem);
  return at > 0 ? whole.slice(0, at) + form : null;
}

/** Rules that bar forms of a verb, an adjective or a number; what a noun lacks is replaced by the plain noun. */
const INFLECTION: ReadonlySet<RuleKind> = new Set<RuleKind>(['verb', 'adjective', 'number']);

const kindOf = (reason: Reason): RuleKind => entryOf(reason, CATALOGUE).kind;

const tagValues = ({ reading }: FormReading): string[] => reading.tag.split(/[:.]/);

/** A noun beside the verb or the adjective is none of its forms. */
const isVerbOrAdjective = (one: FormReading): boolean => ['ver', 'adj'].includes(tagValues(one)[0] ?? '');

/** As many letters of the last member show where it begins; those after them may have an umlaut or an ending. */
const MEMBER_BEGINS = 3;

/** Legal forms of the lemma, where the reason names nothing but the lemma itself. */
function formsOfLemma(offers: SpelledOffers, { form, game }: GermanQuestion, reason: Reason): void {
  const { detail } = reason;
  const lemma = toGermanTiles(fieldsOf(detail).lemma ?? '');
  if (!INFLECTION.has(kindOf(reason)) || lemma === '' || toGermanTiles(fieldsOf(detail).base ?? lemma) !== lemma)
    return;
  offers.add(spelledForms(form, game.forms(lemma).filter(isVerbOrAdjective)), NEAR_FORMS);
}

/** Rules whose source is the word that an abbreviation stands for, or the spelling of today. */
const WRITTEN_OUT: ReadonlySet<RuleKind> = new Set<RuleKind>(['abbreviation', 'spelling']);

/** By the general bar on abbreviations alone stand units and signs; what they stand for is hardly meant by a word. */
const UNITS: RuleName = 'I.1.2.d';

/** Symbols of elements and codes of currencies: their rows have the name, whatever language its letters are of: Fe, Eisen. */
const SYMBOLS: RuleName = 'I.3.f';

/** The word that an abbreviation or an old spelling stands for; null where the row says something else about it. */
function writtenOut(reason: Reason): string | null {
  const { lemma, source } = fieldsOf(reason.detail);
  const kind = kindOf(reason);
  const rule = nameOfRule(reason.rule);
  if (!WRITTEN_OUT.has(kind) || rule === UNITS || !source) return null;
  const isMeant = kind === 'spelling' || rule === SYMBOLS || (lemma !== undefined && spellsOut(lemma, source));
  return isMeant ? source : null;
}

/** Forms of the noun of which one was rather misspelled than that it was formed against the rules: Hindernise, Hindernisse. */
function misspelledForms(question: GermanQuestion, { detail }: Reason): string[] {
  const isOfLemma = (form: string): boolean =>
    question.readingsOf(form).some(({ lemma }) => lemma === fieldsOf(detail).lemma);
  return meantBy(question, GERMAN.limits.unnoticed).filter(isOfLemma);
}

/** What a reason itself names. */
function named(offers: SpelledOffers, question: GermanQuestion, reason: Reason): void {
  const { base, lemma } = fieldsOf(reason.detail);
  const whole = writtenOut(reason);
  if (whole !== null) offers.add([whole]);
  if (nameOfRule(reason.rule) === 'I.7.3.participle' && base !== undefined && lemma !== undefined) {
    offers.add([joined(question.form, toGermanTiles(base), lemma) ?? question.form]);
  }
  formsOfLemma(offers, question, reason);
  if (kindOf(reason) === 'noun') offers.addLaid(misspelledForms(question, reason));
  if (['I.1.1', 'I.7.1.parts'].includes(nameOfRule(reason.rule))) offers.addLaid(linkedOtherwise(question, reason));
  if (base !== undefined) offers.add([base]);
  if (lemma !== undefined && hasOnlyGermanLetters(toGermanTiles(lemma))) offers.add([lemma]);
}

/** The members that a reason names; a suffix is the last one where nobody has the word: widerspruch-los. */
function membersOf({ detail }: Reason): string[] {
  const { parts, lemma, base, particle } = fieldsOf(detail);
  if (parts) return parts.map(toGermanTiles);
  return lemma === undefined && base && particle?.startsWith('-')
    ? [toGermanTiles(base), toGermanTiles(particle.slice(1))]
    : [];
}

/** The listed words of the same first and last member that are linked otherwise: Liebebrief, Liebesbrief. */
function linkedOtherwise(question: GermanQuestion, reason: Reason): string[] {
  const { form } = question;
  const parts = membersOf(reason);
  // The first may lose its ending there, while a particle is not linked.
  const first = parts[0]?.replace(/e[nr]?$/, '') ?? '';
  if (first.length < MEMBER_BEGINS) return [];
  const end = form.slice(form.lastIndexOf(parts.at(-1)?.slice(0, MEMBER_BEGINS) ?? '', form.length - MEMBER_BEGINS));
  return meantBy(question, GERMAN.limits.letterTooMany).filter((near) => near.startsWith(first) && near.endsWith(end));
}

/**
 * Legal words that help after a refusal, as dictionaries spell them, best first: what the first reason names, what may have been meant, and
 * what the other reasons name.
 * @param meant words of the likeliest hypotheses, best first
 */
export function suggest(
  question: GermanQuestion,
  [first, ...others]: readonly Reason[],
  meant: readonly string[],
  isLegal: (form: string) => boolean,
): string[] {
  const offers = new SpelledOffers(question.form, isLegal);
  if (first) named(offers, question, first);
  offers.add(meant);
  for (const reason of others) named(offers, question, reason);
  return offers.words(question);
}
