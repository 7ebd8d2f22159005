import { inOrder } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import type { Reason } from '../../rules/verdict.ts';
import { hasOnlyPolishLetters } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/normalise.ts';
import { barredReading, onlyAsMissingForm } from '../polish/detectors/defective.ts';
import { phrase } from '../polish/detectors/entries.ts';
import { abbreviationWithPoint } from '../polish/refused.ts';
import { type FormRefused, NEAREST_CATEGORY } from '../polish/suggestions.ts';
import type { RuleName } from './catalogue.ts';
import { counterparts } from './counterparts.ts';
import { afterPoOfNoNoun, isBarredAfterPo } from './detectors/attested.ts';
import { capitals } from './detectors/letters.ts';
import { EXCLUDING, LISTED_LATER, PARTICLES } from './detectors/order.ts';
import { nieOnParticiple } from './detectors/particles.ts';
import { isPrintedAsBarred } from './lists.ts';
import { type RecordedQuery, reason, type WordDetector } from './query.ts';

/** Returns true when the word is long enough and all its letters have tiles. */
export function hasTiles({ form }: RecordedQuery): boolean {
  return form.length >= MIN_WORD_LETTERS && hasOnlyPolishLetters(form);
}

/** Returns true when the word is recorded, as far as open lists show. */
export function isRecorded(query: RecordedQuery): boolean {
  return hasTiles(query) && query.game.has(query.form);
}

/** Returns the reason that no list before 2016 has the word. Nothing more is known: dorosz.txt may have named it. */
function notListed(query: RecordedQuery): Reason {
  const known = query.spellings[0] ?? query.today.readings(query.form)[0];
  const appendix = hasTiles(query) ? { appendix: 'dorosz.txt' } : {};
  if (!known) return reason('not-listed', { kind: 'word', ...appendix });
  const { lemma } = known;
  return reason('not-listed', {
    kind: 'elsewhere',
    spelling: query.typed,
    ...(lemma ? { lemma } : {}),
    ...appendix,
  });
}

/**
 * Returns the detectors that may explain why a word was not recorded. The letters of a word that is ordinary today say nothing, unless only
 * a rule of 2018 builds it; with a capital it may still be a name.
 */
function detectorsFor({ form, typed, game, today, late }: RecordedQuery): readonly WordDetector[] {
  if (typed !== form || game.has(form) || !today.has(form)) return EXCLUDING;
  const isBuilt = late.length > 0 && late.every(({ origin }) => origin === 'derived');
  return isBuilt ? [...LISTED_LATER, ...PARTICLES] : LISTED_LATER;
}

/** The reason, and whether the document itself prints the form as barred. */
function asPrinted(found: Reason): Reason {
  const { lemma = '', base = lemma } = fieldsOf(found.detail);
  const isPrinted = [lemma, base].some((word) => isPrintedAsBarred(nameOfRule(found.rule), word));
  return isPrinted ? { ...found, detail: { ...found.detail, printed: true } } : found;
}

/** Returns why a word that is not recorded, and that no rule builds, is refused. */
export function excluded(query: RecordedQuery): Reason[] {
  const { form } = query;
  if (form.includes(' ')) {
    const inPhrase = counterparts(phrase(query));
    return inPhrase.length > 0 ? inPhrase : [reason('contiguous-letters', { kind: 'spelling', spelling: query.typed })];
  }
  if (form.length > MAX_WORD_LETTERS) return [notListed(query)];
  // For a word that looks like a form of a name, the document bars *wąsku* because of the adjective from which it is derived.
  const first = query.typed === form ? [afterPoOfNoNoun] : [];
  const found = [...first, ...detectorsFor(query)].flatMap((detector) => detector(query));
  const reasons = inOrder(found.map(asPrinted));
  return reasons.some(({ decides }) => decides) ? reasons : [notListed(query), ...reasons];
}

/**
 * Returns true for a name typed with its capital that is no common word today. *Warszawa* is the city, although the car *warszawa* was
 * recorded.
 */
const isTypedWithCapital = ({ typed, form, today, spellings }: RecordedQuery): boolean =>
  typed !== form && !today.has(form) && spellings.some(({ spelling }) => spelling === typed);

/** Returns the reasons why a recorded word is barred; null if it is allowed. */
export function barred(query: RecordedQuery): Reason[] | null {
  if (query.isPointed) {
    const pointed = abbreviationWithPoint(query);
    if (pointed) return counterparts(pointed);
  }
  if (!isRecorded(query)) return null;
  if (onlyAsMissingForm(query)) return inOrder(counterparts(barredReading(query)));
  if (isTypedWithCapital(query)) return inOrder(capitals(query));
  const { readings } = query;
  if (readings.length > 0 && readings.every(isBarredAfterPo)) return afterPoOfNoNoun(query);
  const onParticiple = nieOnParticiple(query);
  return onParticiple.length > 0 ? onParticiple : null;
}

/** Tag values of the nearest forms of a form that must be recorded, by the name of the rule. */
const NEAREST_RECORDED: Readonly<Partial<Record<RuleName, readonly string[]>>> = {
  'passive-attested': NEAREST_CATEGORY.ppas,
  'gerund-alternative': ['ger'],
  'degree-attested': ['pos'],
  'context-po-sku-denominal': ['pos'],
};

/** Rules that make a word no form of the word from which it is derived. The nearest form is that word's form with the same tag. */
const NOT_BASE: ReadonlySet<RuleName> = new Set<RuleName>([
  'not-base-adjective',
  'not-base-diminutive',
  'not-base-prefix',
  'not-base-adverb',
  'not-base-derived',
]);

/** Tag values that a comparative or superlative has by its ending. */
const COMPARED: ReadonlyArray<readonly [ending: RegExp, values: readonly string[]]> = [
  [/szy$/, ['sg', 'nom', 'm1']],
  [/sza$/, ['sg', 'nom', 'f']],
  [/sze$/, ['sg', 'nom', 'n1']],
  [/szego$/, ['sg', 'gen', 'm1']],
  [/szemu$/, ['sg', 'dat', 'm1']],
  [/szej$/, ['sg', 'gen', 'f']],
  [/szą$/, ['sg', 'inst', 'f']],
  [/szym$/, ['sg', 'inst', 'm1']],
  [/si$/, ['pl', 'nom', 'm1']],
  [/szych$/, ['pl', 'gen']],
  [/szymi$/, ['pl', 'inst']],
];

/** The reasons are those of this ruleset. */
const nameOf = ({ rule }: Reason): RuleName => nameOfRule(rule) as RuleName;

/** Returns the word whose form the reason refuses: a form that is not recorded, or that is not one of its forms. */
export function formRefused(form: string, reason: Reason): FormRefused | null {
  const { lemma, base, other, tag } = fieldsOf(reason.detail);
  const name = nameOf(reason);
  if (NOT_BASE.has(name))
    return other === undefined ? null : { lemma: other, wanted: tag?.split(/[:.]/) ?? [], most: 1 };
  const wanted = NEAREST_RECORDED[name];
  const known = lemma ?? base;
  if (!wanted || known === undefined) return null;
  const ofCase = name === 'degree-attested' ? COMPARED.find(([ending]) => ending.test(form))?.[1] : undefined;
  return { lemma: known, wanted: [...wanted, ...(ofCase ?? [])], most: 1 };
}
