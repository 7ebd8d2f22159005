import type { FormReading } from '../../lexicon/lexicon.ts';
import { entryOf, isNotListed, nameOfRule, type RuleKind } from '../../rules/catalogue.ts';
import { MARKS_LEFT_OUT, UNNOTICED } from '../../rules/suggested/difference.ts';
import { nearForms } from '../../rules/suggested/near-forms.ts';
import { nearWords } from '../../rules/suggested/near-words.ts';
import type { Reason } from '../../rules/verdict.ts';
import { hasOnlyGermanLetters } from '../../words/alphabet.ts';
import { lay } from '../../words/lay.ts';
import { CATALOGUE, type RuleName } from './catalogue.ts';
import { spellsOut } from './expansion.ts';
import { GERMAN } from './orthography.ts';
import { isParticiple2 } from './parts-of-speech.ts';
import type { GermanQuestion } from './question.ts';
import { SpelledOffers } from './spelled-offers.ts';

/** Forms of the lemma that are offered before it where the rules bar one of its forms. */
const NEAR_FORMS = 2;

/** The joined form of a separable verb whose detached part was asked: rexend → einrexend. */
function joined(form: string, base: string, lemma: string): string | null {
  const whole = lay(lemma);
  const stem = base.replace(/(?:e?n|e?t|e)$/, '');
  const at = stem === '' ? -1 : whole.lastIndexOf(stem);
  return at > 0 ? whole.slice(0, at) + form : null;
}

/** Tag values that a verb form has by its ending; a weak preterite is asked where the verb has only the strong one. */
const BY_ENDING: ReadonlyArray<readonly [ending: RegExp, values: readonly string[]]> = [
  [/nd(?:e[mnrs]?)?$/, ['part1']],
  [/test$/, ['pst', 'sg', '2']],
  [/te$/, ['pst', 'sg', '3']],
  [/ten$/, ['pst', 'pl', '3']],
  [/st$/, ['prs', 'sg', '2']],
  [/t$/, ['prs', 'sg', '3']],
  [/e$/, ['prs', 'sg', '1']],
];

/** Forms as a regular verb has them, and what another one has instead: `singte` → `sang`, `gesingt` → `gesungen`, `nehmst` → `nimmst`. */
const REGULAR: ReadonlyArray<readonly [form: RegExp, instead: string]> = [
  [/^(.+?)e?te(?:st|n|t)?$/, 'pst'],
  [/^ge(.+?)e?t$/, 'part2'],
  [/^(.+?)e?s?t$/, 'prs'],
];

/** Rules that bar forms of a verb, an adjective or a number; what a noun lacks is replaced by the plain noun. */
const INFLECTION: ReadonlySet<RuleKind> = new Set<RuleKind>(['verb', 'adjective', 'number']);

const kindOf = (reason: Reason): RuleKind => entryOf(reason, CATALOGUE).kind;

const tagValues = ({ reading }: FormReading): string[] => reading.tag.split(/[:.]/);

/** A noun beside the verb or the adjective is none of its forms. */
const isVerbOrAdjective = (one: FormReading): boolean => ['ver', 'adj'].includes(tagValues(one)[0] ?? '');

const wantedBy = (form: string): readonly string[] => BY_ENDING.find(([ending]) => ending.test(form))?.[1] ?? [];

/** The forms nearest to the refused one, as dictionaries spell them. */
function spelledForms(form: string, forms: readonly FormReading[]): string[] {
  const spellings = new Map(forms.map((one) => [one.form, one.reading.spelling ?? one.form]));
  return nearForms(form, forms, wantedBy(form)).map((near) => spellings.get(near) ?? near);
}

/** Legal forms of the lemma, where the reason names nothing but the lemma itself. */
function formsOfLemma(offers: SpelledOffers, { form, game }: GermanQuestion, reason: Reason): void {
  const { evidence } = reason;
  const lemma = lay(evidence.lemma ?? '');
  if (!INFLECTION.has(kindOf(reason)) || lemma === '' || lay(evidence.base ?? lemma) !== lemma) return;
  offers.add(spelledForms(form, game.forms(lemma).filter(isVerbOrAdjective)), NEAR_FORMS);
}

/** What a verb has in the place of a form that it would have if it were regular. */
function irregularForms(offers: SpelledOffers, { form, game }: GermanQuestion): void {
  for (const [regular, instead] of REGULAR) {
    const stem = regular.exec(form)?.[1];
    if (stem === undefined || !game.has(`${stem}en`)) continue;
    const forms = game.forms(`${stem}en`).filter((one) => tagValues(one).includes(instead));
    offers.add(spelledForms(form, forms), 1);
  }
}

/** The strong participle II in the place of one that has its stem and a weak ending: `gegangt` → `gegangen`. */
function strongParticiple(offers: SpelledOffers, question: GermanQuestion): void {
  const strong = question.form.replace(/e?t(e[mnrs]?)?$/, 'en$1');
  offers.add(question.readingsOf(strong).flatMap((one) => (isParticiple2(one) ? [one.spelling] : [])));
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

/** What a reason itself names. */
function named(offers: SpelledOffers, question: GermanQuestion, reason: Reason): void {
  const { base, lemma } = reason.evidence;
  const whole = writtenOut(reason);
  if (whole !== null) offers.add([whole]);
  if (nameOfRule(reason.rule) === 'I.7.3.participle' && base !== undefined && lemma !== undefined) {
    offers.add([joined(question.form, lay(base), lemma) ?? question.form]);
  }
  formsOfLemma(offers, question, reason);
  if (base !== undefined) offers.add([base]);
  if (lemma !== undefined && hasOnlyGermanLetters(lay(lemma))) offers.add([lemma]);
}

/**
 * Legal words that help after a refusal, as dictionaries spell them, best first: what the reasons name, forms of the lemma, or what may
 * have been meant.
 */
export function suggest(
  question: GermanQuestion,
  reasons: readonly Reason[],
  isLegal: (form: string) => boolean,
): string[] {
  const offers = new SpelledOffers(question.form, isLegal);
  for (const reason of reasons) named(offers, question, reason);
  if (!offers.isEmpty) return offers.words(question);
  if (reasons.every(isNotListed)) {
    irregularForms(offers, question);
    strongParticiple(offers, question);
    offers.addLaid(nearWords(question.form, question.game, GERMAN));
  } else if (reasons.every(({ rule }) => nameOfRule(rule) === 'I.7.1.parts')) {
    // Most of what is put together from words is meant so; `wiederspruch` is not.
    offers.addLaid(nearWords(question.form, question.game, GERMAN, UNNOTICED));
  } else {
    // A name looks like any noun, so that more would be guessing: of `gruner` only that it may be `grüner`.
    offers.addLaid(nearWords(question.form, question.game, GERMAN, MARKS_LEFT_OUT));
  }
  return offers.words(question);
}
