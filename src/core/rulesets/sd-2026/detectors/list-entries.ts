/** Entries of lists that bar a word: names, abbreviations, products, words of phrases; and words that only other lists have. */

import type { DetailOf } from '../../../rules/detail.ts';
import { nameOfRule } from '../../../rules/rule-entry.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isLikeAbbreviation, isRomanNumber, isTypedLike } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { CATALOGUE, type RuleName } from '../catalogue.ts';
import { isNoun, isOfOtherLanguage } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, germanReadings, reason, type WordDetector } from '../query.ts';
import { womensForm } from './womens-forms.ts';

/** The general bar under which a special one falls. */
const GENERAL: ReadonlyArray<readonly [special: RegExp, general: RuleName]> = [
  [/^I\.3\.[a-g]$/, 'I.1.2.d'],
  [/^I\.4\.1\.ud$/, 'I.4.1'],
  [/^I\.4\./, 'I.1.2.c'],
  [/^I\.5\.1\.d\.noentry$/, 'I.3.j'],
  [/^I\.5\.1\.g\.[12]$/, 'I.5.1'],
  [/^I\.(?:5|6)\./, 'I.1.2.c'],
  [/^I\.8\.2/, 'I.1.2.b'],
];

const isBar = (rule: RuleName): boolean => CATALOGUE[rule].effect !== 'admits';

/** The word of today in the row of an old spelling. */
const TODAY = /^(?:heute:|zu) (.+)$/;

/** The kinds of rules whose rows have a meaning as their note. The notes of the others say what the word denotes. */
const WITH_MEANING = /abbreviation|phrase/;

/** The content of a row's note: today's word, by which the word may be looked up, what the word denotes, or its meaning. */
function explained(rule: RuleName, note: string): Pick<DetailOf<'entry'>, 'base' | 'source' | 'denotes'> {
  const today = TODAY.exec(note)?.[1];
  if (today === undefined) return WITH_MEANING.test(CATALOGUE[rule].kind) ? { source: note } : { denotes: note };
  return today.includes(' ') ? { source: today } : { base: today };
}

/** An entry of an open list of names. */
export const isNameOfList = ({ rule, tag }: GermanReading): boolean =>
  rule === undefined && tag.positions[0] === 'name';

/** Returns the bars of a row: its rule, and the general bar that the rule belongs to. */
export function bars(reading: GermanReading): Reason[] {
  const { rule, lemma, spelling, note, form, curated } = reading;
  if (isNameOfList(reading))
    return [
      reason('I.1.2.c', { kind: 'entry', lemma, sources: note === undefined ? [] : [note] }, { effect: 'excludes' }),
    ];
  if (rule === undefined || !isBar(rule)) return [];
  const detail: DetailOf<'entry'> = {
    kind: 'entry',
    lemma,
    // Only a row without points shows its own spelling: zB, of z.B.
    ...(spelling === form || rule === 'I.3.a' ? {} : { spelling }),
    ...(note === undefined ? {} : explained(rule, note)),
  };
  const options = { effect: 'excludes', curated } as const;
  // The special bar carries the note; the general one follows it.
  const { source, denotes, ...known } = detail;
  const general = GENERAL.filter(([special]) => special.test(rule)).map(([, name]) => name);
  return [reason(rule, detail, options), ...general.map((name) => reason(name, known, options))];
}

/** Capitals only, or several of them, as an abbreviation is spelled (I.3.d). */
const SEVERAL_CAPITALS = /\p{Lu}.*\p{Lu}/u;

/** Abbreviations, signs, affixes and words of phrases, which depend on case: sm is a sea mile, SM is not. */
const AS_SPELLED = /^I\.(?:1\.2\.[bde]|3\.|8\.2)/;

/** Returns true when the row depends on case. EU is neither a prefix nor europium. */
const dependsOnCase = ({ rule }: GermanReading): boolean => rule !== undefined && AS_SPELLED.test(rule);

/** A first name or a place on earth. Family names are less likely, and planets have the names of gods. */
const isOfEveryday = ({ rule, note = '' }: GermanReading): boolean =>
  rule === 'I.1.2.c' || (rule === 'I.5.1' && !/Familienname|Himmelskörper/.test(note));

/** A figure of a tale or myth. */
const isOfTale = ({ rule }: GermanReading): boolean => rule !== undefined && /^I\.4\.[12]$/.test(rule);

/** Names that the document bars whatever else they mean. */
const NAMED_BY_DOCUMENT = 'I.4.1.ud';

/** Tests in order of importance: a lemma before an inflected form, names with a special bar, words of phrases last. */
const ORDER: ReadonlyArray<(one: GermanReading, query: GermanQuery) => boolean> = [
  ({ lemma, form }) => toGermanTiles(lemma) === form,
  ({ rule = '' }, { spellings }) =>
    /^I\.5\.[26]/.test(rule) && !spellings.some((one) => one.rule === NAMED_BY_DOCUMENT),
  // A figure of a tale comes first, and last if an everyday person or place has its name: Martin, Europa.
  (one, { spellings }) => isOfTale(one) !== spellings.some(isOfEveryday),
  ({ rule = '' }) => !/^I\.(?:1\.2\.b|8\.2)/.test(rule),
  ({ spelling }, { typed }) => spelling === typed,
  // Km, at the start of a sentence, is of km and not of KM.
  ({ spelling }, { typed }) => isTypedLike(typed, spelling),
  ({ rule = '' }) => !rule.startsWith('I.8.2'),
];

/** Further endings of names: the long genitive, and the dative plural. */
const ENDINGS: ReadonlyArray<readonly [form: RegExp, name: string]> = [
  [/(?<=[^aeiouäöüs])es$/, ''],
  [/(?<=(?:e|el|er))n$/, ''],
];

/** Fewest letters of the name; shorter ones meet by chance. */
const MIN_NAME = 6;

const isPlace = ({ rule, curated, lemma, form }: GermanReading): boolean =>
  curated && rule === 'I.5.1' && CATALOGUE[rule].kind === 'name' && toGermanTiles(lemma) === form;

/** A place in a case that its row lacks: des Mittelmeeres, in den Niederlanden. */
function inflectedPlace({ form, spelling }: GermanQuery): GermanReading[] {
  for (const [ending, without] of ENDINGS) {
    const name = form.replace(ending, without);
    if (name === form || name.length < MIN_NAME || !spelling?.has(name)) continue;
    const place = germanReadings(spelling, name).find(isPlace);
    if (place) return [place];
  }
  return [];
}

/** The rows whose case was typed, if an abbreviation, sign, affix or word of a phrase is among them; else all rows. */
function inTypedCase(all: readonly KnownAs[], { typed, form }: GermanQuery): readonly KnownAs[] {
  const isTyped = ({ row }: KnownAs): boolean => row.spelling === typed && toGermanTiles(row.lemma) === form;
  if (!all.some((one) => dependsOnCase(one.row) && isTyped(one))) return all;
  return all.filter((one) => !dependsOnCase(one.row) || isTyped(one));
}

/** Rows of lists, the most informative first. */
function rowsOf(query: GermanQuery): GermanReading[] {
  const { spellings } = query;
  if (spellings.length === 0) return inflectedPlace(query);
  const place = (one: GermanReading): number =>
    ORDER.reduce((place, isFirst) => 2 * place + Number(!isFirst(one, query)), 0);
  return spellings
    .map((one) => [one, place(one)] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([one]) => one);
}

/** Rules of affixes and abbreviations that share their letters with Roman numbers: -iv, i.V. */
const ROMAN_HOMOGRAPHS: ReadonlySet<string | undefined> = new Set(['I.1.2.e', 'I.3.a']);

/** Returns true for a Roman number that is no other word. */
export const isOnlyRoman = ({ typed, spellings, taken }: GermanQuery): boolean =>
  isRomanNumber(typed) && taken.length === 0 && spellings.every(({ rule }) => ROMAN_HOMOGRAPHS.has(rule));

/** An entry of a list, with what bars the word as that. */
interface KnownAs {
  row: GermanReading;
  bars: readonly [Reason, ...Reason[]];
}

/** A women's form that a row has as one without an entry. The reason names its noun: Personin, of Person. */
function barsOfWomensForm(row: GermanReading, query: GermanQuery): Reason[] {
  const womens = query.once(womensForm);
  if (womens.length > 0) return womens;
  const base = query.readingsOf(toGermanTiles(row.lemma).replace(/in$/, '')).find(isNoun);
  return bars(row).map((one) => {
    return {
      ...one,
      detail: base ? { ...one.detail, kind: 'entry', base: base.spelling, lemma: base.lemma } : { kind: 'word' },
    };
  });
}

/** Returns the bars of a row. */
function barsOfRow(row: GermanReading, query: GermanQuery): Reason[] {
  if (row.rule === 'I.9.noentry') return barsOfWomensForm(row, query);
  const found = bars(row);
  const [first] = found;
  const isAbbreviation = found.some(({ rule }) => nameOfRule(rule).startsWith('I.3.'));
  if (first?.detail.kind !== 'entry' || !isAbbreviation || !SEVERAL_CAPITALS.test(row.spelling)) return found;
  return [...found, reason('I.3.d', first.detail, { curated: true })];
}

/** Returns the entries of lists, the most informative first. */
export const knownAs = (query: GermanQuery): KnownAs[] =>
  rowsOf(query).flatMap((row) => {
    const [first, ...others] = barsOfRow(row, query);
    return first ? [{ row, bars: [first, ...others] }] : [];
  });

/** Entries of curated lists: names, abbreviations, products, words of phrases. */
export const known: WordDetector = (query) =>
  isOnlyRoman(query)
    ? [reason('I.3.d', { kind: 'spelling', spelling: query.typed })]
    : inTypedCase(query.once(knownAs), query).flatMap(({ row, bars }) => (isNameOfList(row) ? [] : bars));

/** An English word that occurs in German texts. */
const english: WordDetector = ({ typed, spellings }) =>
  isLikeAbbreviation(typed)
    ? [reason('not-listed', { kind: 'word' })]
    : spellings.filter(isOfOtherLanguage).map(({ lemma }) => reason('not-listed', { kind: 'foreign', english: lemma }));

/** The game lexicon lacks the word. The reason names other lists that have it. */
export const notListed: WordDetector = (query) => {
  const { spellings, form } = query;
  const other = spellings.find((one) => !isNameOfList(one));
  if (!other) return [reason('not-listed', { kind: 'word' })];
  if (isOfOtherLanguage(other)) return english(query);
  const { lemma, spelling, attestedBy } = other;
  return [
    reason('not-listed', {
      kind: 'elsewhere',
      lemma,
      ...(spelling === form ? {} : { spelling }),
      ...(attestedBy.length > 0 ? { sources: [...attestedBy] } : {}),
    }),
  ];
};
