import { FINGER_SLIPPED, LETTER_TOO_MANY, MARKS_LEFT_OUT, UNNOTICED } from '../../diagnosis/difference.ts';
import type { FormReading } from '../../lexicon/lexicon.ts';
import { entryOf, isNotListed, nameOfRule, type RuleKind } from '../../rules/catalogue.ts';
import type { Reason } from '../../rules/verdict.ts';
import { hasOnlyGermanLetters } from '../../words/alphabet.ts';
import { startsWithCapital } from '../../words/capital.ts';
import { isDrawnOut } from '../../words/drawn-out.ts';
import { lay } from '../../words/lay.ts';
import { CATALOGUE, type RuleName } from './catalogue.ts';
import { spellsOut } from './expansion.ts';
import { irregularForms, spelledForms, strongParticiples } from './irregular-forms.ts';
import type { GermanQuestion } from './question.ts';
import { SpelledOffers } from './spelled-offers.ts';
import { isCommon, meantBy, weightOf } from './words-meant.ts';

/** Forms of the lemma that are offered before it where the rules bar one of its forms. */
const NEAR_FORMS = 2;

/** The joined form of a separable verb whose detached part was asked: rexend → einrexend. */
function joined(form: string, base: string, lemma: string): string | null {
  const whole = lay(lemma);
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
  const { evidence } = reason;
  const lemma = lay(evidence.lemma ?? '');
  if (!INFLECTION.has(kindOf(reason)) || lemma === '' || lay(evidence.base ?? lemma) !== lemma) return;
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
  const { lemma, source } = reason.evidence;
  const kind = kindOf(reason);
  const rule = nameOfRule(reason.rule);
  if (!WRITTEN_OUT.has(kind) || rule === UNITS || !source) return null;
  const isMeant = kind === 'spelling' || rule === SYMBOLS || (lemma !== undefined && spellsOut(lemma, source));
  return isMeant ? source : null;
}

/** Forms of the noun of which one was rather misspelled than that it was formed against the rules: Hindernise, Hindernisse. */
function misspelledForms(question: GermanQuestion, { evidence }: Reason): string[] {
  const isOfLemma = (form: string): boolean => question.readingsOf(form).some(({ lemma }) => lemma === evidence.lemma);
  return meantBy(question, UNNOTICED).filter(isOfLemma);
}

/** What a reason itself names. */
function named(offers: SpelledOffers, question: GermanQuestion, reason: Reason): void {
  const { base, lemma } = reason.evidence;
  const whole = writtenOut(reason);
  if (whole !== null) offers.add([whole]);
  if (nameOfRule(reason.rule) === 'I.7.3.participle' && base !== undefined && lemma !== undefined) {
    offers.add([joined(question.form, lay(base), lemma) ?? question.form]);
  }
  formsOfLemma(offers, question, reason);
  if (kindOf(reason) === 'noun') offers.addLaid(misspelledForms(question, reason));
  if (nameOfRule(reason.rule) === 'I.1.1') offers.addLaid(linkedOtherwise(question, reason));
  if (base !== undefined) offers.add([base]);
  if (lemma !== undefined && hasOnlyGermanLetters(lay(lemma))) offers.add([lemma]);
}

/** The words of which a letter was drawn out, the commonest first: sooo, sehhhr; a drawn-out letter may be a double one: Haaar. */
function undrawn(question: GermanQuestion): string[] {
  const { form } = question;
  if (!isDrawnOut(form)) return [];
  return ['$1', '$1$1']
    .map((letters) => form.replace(/(.)\1{2,}/g, letters))
    .sort((a, b) => weightOf(b, question) - weightOf(a, question));
}

/** The members that a reason names; a suffix is the last one where nobody has the word: widerspruch-los. */
function membersOf({ evidence: { parts, lemma, base, particle } }: Reason): string[] {
  if (parts) return parts.map(lay);
  return lemma === undefined && base && particle?.startsWith('-') ? [lay(base), lay(particle.slice(1))] : [];
}

/** The listed words of the same first and last member that are linked otherwise: Liebebrief, Liebesbrief. */
function linkedOtherwise(question: GermanQuestion, reason: Reason): string[] {
  const { form } = question;
  const parts = membersOf(reason);
  // The first may lose its ending there, while a particle is not linked.
  const first = parts[0]?.replace(/e[nr]?$/, '') ?? '';
  if (first.length < MEMBER_BEGINS) return [];
  const end = form.slice(form.lastIndexOf(parts.at(-1)?.slice(0, MEMBER_BEGINS) ?? '', form.length - MEMBER_BEGINS));
  return meantBy(question, LETTER_TOO_MANY).filter((near) => near.startsWith(first) && near.endsWith(end));
}

/**
 * What costs no more, its rareness included, is rather meant than what its parts make: of 715 such words of newspapers and encyclopedias
 * six are that near to another one, and four of them are misspelled; of the next nine none is.
 */
const RATHER_THAN_PARTS = 110;

/** The same of a word that is so common, as `Reading` counts: Qualikation is no Kation, and festellen no Elle. */
const VERY_COMMON = 3.8;
const COMMON_RATHER_THAN_PARTS = 121;

/** The same beside a name that no list has. */
const RATHER_THAN_NAME = 155;

/** Is it told as something that has a capital, though a small one was typed: genua, of Genua? */
const isTypedSmaller = ({ typed }: GermanQuestion, { evidence: { spelling, lemma = '' } }: Reason): boolean =>
  !startsWithCapital(typed) && startsWithCapital(spelling ?? lemma);

/** How common a word is, as `Reading` counts, that is meant rather than the name or abbreviation of which it has the letters, typed small. */
const COMMON_SMALL = 3.5;

const isCommonSmall = (near: string, question: GermanQuestion): boolean =>
  question.readingsOf(near).some(({ spelling, weight }) => weight >= COMMON_SMALL && !startsWithCapital(spelling));

/** Fewest letters of what is hardly near to a word by chance, be it a name: Repperatur, Gelantine. */
const LONG = 7;

/** Is it said of a name that an open list of names has? */
const isNameOfList = ({ rule, evidence }: Reason): boolean =>
  nameOfRule(rule) === 'I.1.2.c' && evidence.sources !== undefined;

/**
 * Legal words that help after a refusal, as dictionaries spell them, best first: what the reasons name, forms of the lemma, or what may
 * have been meant.
 */
export function suggest(
  question: GermanQuestion,
  refused: readonly Reason[],
  isLegal: (form: string) => boolean,
): string[] {
  const offers = new SpelledOffers(question.form, isLegal);
  // What is told beside a name that no list has is there by its letters alone: Zuckr, no form of zuckern.
  const reasons = refused[0]?.evidence.name === undefined ? refused : refused.slice(0, 1);
  for (const reason of reasons) named(offers, question, reason);
  if (!offers.isEmpty) return offers.words(question);
  if (reasons.every((one) => isNotListed(one) && !one.evidence.name && !one.evidence.abbreviation)) {
    offers.addLaid(undrawn(question));
    offers.add(irregularForms(question));
    const meant = meantBy(question);
    // A letter doubled by mistake is nearer: gebotten is no weak form of geboten.
    if (meantBy(question, UNNOTICED).length === 0) offers.add(strongParticiples(question));
    offers.addLaid(meant);
  } else if (reasons.every(({ rule }) => nameOfRule(rule) === 'I.7.1.parts')) {
    // Most of what is put together from words is meant so; `wiederspruch` is not, and `hinzuweiden` hardly.
    for (const reason of reasons) offers.addLaid(linkedOtherwise(question, reason));
    offers.addLaid(meantBy(question, undefined, RATHER_THAN_PARTS));
    const near = meantBy(question, undefined, COMMON_RATHER_THAN_PARTS);
    offers.addLaid(near.filter((one) => isCommon(one, question, VERY_COMMON)));
  } else if (reasons.every((one) => isNotListed(one) || isNameOfList(one))) {
    // A name that no list of ours has may be a slip of the fingers after all: Heuser, Häuser.
    const mayBeFar = question.form.length >= LONG && reasons.every(isNotListed);
    offers.addLaid(meantBy(question, mayBeFar ? undefined : FINGER_SLIPPED, RATHER_THAN_NAME));
  } else if (reasons.some((one) => isTypedSmaller(question, one))) {
    offers.addLaid(meantBy(question, UNNOTICED).filter((near) => isCommonSmall(near, question)));
  } else {
    // A name looks like any noun, so that more would be guessing: of `gruner` only that it may be `grüner`.
    offers.addLaid(meantBy(question, MARKS_LEFT_OUT));
  }
  return offers.words(question);
}
