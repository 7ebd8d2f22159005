import LISTED_SYMBOLS from '../../../../dictionaries/packed/tables/symbols.json' with { type: 'json' };
import type { Reading } from '../../lexicon/lexicon.ts';
import { isAbbreviation, parseTags } from '../../morphology/pl/tag.ts';
import { inOrder } from '../../rules/catalogue.ts';
import type { DetailOf } from '../../rules/detail.ts';
import type { Reason } from '../../rules/verdict.ts';
import { isRomanNumber } from '../../words/capital.ts';
import { APOSTROPHE, HYPHEN, lowerCase } from '../../words/normalise.ts';
import { abbreviated } from '../polish/abbreviations.ts';
import { apostrophe, compoundPart, hyphen, inflectedAcronym, isPiece, signLeftOut } from '../polish/detectors/signs.ts';
import { partsOf } from './compound.ts';
import { type DictionaryQuery, IN_LOWER_CASE, isNameMark, isUncertain, reason } from './dictionary.ts';

/** Signs between an acronym or a foreign name and its ending. */
const BEFORE_ENDING = new RegExp(`[${HYPHEN}${APOSTROPHE}]`);

/** Letters of a unit with a capital inside: `kWh`, `mA`. */
const LONGEST_UNIT = 3;

/** Symbols of elements and units with one capital that are not also names, as *Po* and *Ra* are. */
const SYMBOLS: ReadonlySet<string> = new Set(LISTED_SYMBOLS.split(' '));

/**
 * Returns true for an acronym or a unit, which is mostly capitals: `PKP`, `PiS`, `kWh`, `ONZ-owski`. A name has one capital, or one a part
 * (`EuroCity`, `eBay`), and so have some symbols.
 */
export function isAcronym(spelling: string): boolean {
  if (SYMBOLS.has(spelling)) return true;
  const [stem = ''] = spelling.split(BEFORE_ENDING);
  const letters = [...(stem.length > 1 ? stem : spelling)].filter(
    (letter) => letter !== HYPHEN && letter !== APOSTROPHE,
  );
  const capitals = letters.filter((letter) => letter !== lowerCase(letter)).length;
  const inner = letters.slice(1).some((letter) => letter !== lowerCase(letter));
  return inner && (letters.length <= LONGEST_UNIT || capitals * 2 >= letters.length);
}

const barredAs = (detail: DetailOf<'spelling' | 'meaning' | 'numeral'>): Reason =>
  reason('abbreviation', detail, { effect: 'excludes' });

/** Returns the reason for an abbreviation, by its tag, a curated table or its points. */
function shortening(query: DictionaryQuery): Reason[] {
  const known = abbreviated(query);
  return known ? [barredAs(known)] : [];
}

function acronym({ spellings }: DictionaryQuery): Reason[] {
  const found = spellings.find(({ lemma, spelling }) => spelling !== undefined && isAcronym(lemma));
  if (!found) return [];
  const { spelling, lemma, mark, source } = found;
  return [barredAs({ kind: 'spelling', spelling: spelling ?? lemma, ...(mark === '' && source ? { source } : {}) })];
}

/** Returns the reason for a Roman numeral, `XIV`, which few dictionaries have, among acronyms. */
const romanNumber = ({ typed }: DictionaryQuery): Reason[] =>
  isRomanNumber(typed) ? [barredAs({ kind: 'numeral', numeral: typed })] : [];

const isName = ({ lemma, spelling }: Reading): boolean => spelling !== undefined && !isAcronym(lemma);

/** Returns the reason for a proper name: spelled with a capital, or a company's in lower case. A single letter is none. */
function properName({ typed, form, spellings }: DictionaryQuery): Reason[] {
  if (form.length < 2) return [];
  const name = spellings.find(({ spelling }) => spelling === typed) ?? spellings.find(isName);
  if (name && isName(name))
    return [reason('proper-name', { kind: 'spelling', lemma: name.lemma, spelling: name.spelling ?? typed })];
  const company = spellings.find(({ mark }) => isNameMark(mark));
  if (!company) return [];
  const { lemma, source } = company;
  return [reason('proper-name', { kind: 'entry', lemma, ...(source && { denotes: source }) }, { curated: true })];
}

/**
 * Returns true when the letters are only a part of words with a sign, like *owski*. An acronym, a letter or a known name with the same
 * letters excludes that (`VAT`, `Daria`).
 */
function isOnlyPiece({ typed, form, spelling, spellings }: DictionaryQuery): boolean {
  if (form.length < 2 || !spelling?.has(form)) return false;
  const spelled = spellings.filter((reading) => reading.spelling !== undefined);
  if (spelled.some((name) => name.spelling === typed || name.origin === 'attested' || isAcronym(name.lemma)))
    return false;
  return isPiece(
    form,
    spellings.filter((reading) => reading.spelling === undefined),
  );
}

/**
 * Returns the reason for a hyphen or apostrophe that was typed, that belongs after the word, or that was left out, and for a part of words
 * with one.
 */
function sign(query: DictionaryQuery): Reason[] {
  const { typed, form } = query;
  const part = compoundPart(query);
  // A query in lower case is not a name, even if a place has the name *Leśno*.
  if (part && typed === form)
    return [reason('hyphen', { kind: 'spelling', spelling: form + HYPHEN, lemma: part.lemma })];
  if (isOnlyPiece(query)) return [reason('hyphen', { kind: 'base', base: form }, { curated: true })];
  const found = [inflectedAcronym, apostrophe, hyphen, signLeftOut].flatMap((detector) => detector(query));
  // These rules of the federation have details of the same kinds.
  return found.map(({ rule, detail }) =>
    reason(rule === 'hyphen' ? 'hyphen' : 'apostrophe', detail as DetailOf<'spelling' | 'base' | 'attached'>),
  );
}

/** Returns the reason for a word that occurs in foreign phrases only. With a capital it is more likely a name. */
function inPhrase({ typed, form, spellings }: DictionaryQuery): Reason[] {
  const source = typed === form ? spellings.find(({ mark }) => mark === 'foreign-phrase')?.source : undefined;
  return source ? [reason('not-listed', { kind: 'meaning', source }, { curated: true })] : [];
}

const NO_LETTERS = /[^\p{L}\p{M}.,’ -]/gu;

/**
 * Returns the reason that the dictionary lacks the word, with its characters that are no letters, a list that has it but is not trusted, or
 * the words of which it consists, if known.
 */
function notListed(query: DictionaryQuery): Reason[] {
  const { form, typed, game, spelling, spellings } = query;
  const letters = [...new Set(form.match(NO_LETTERS))].join('');
  if (letters !== '') return [reason('not-listed', { kind: 'letters', letters, spelling: typed })];
  // A single letter is the name of the letter, which lists may lack.
  if (form.length > 1 && spelling?.has(form) && isUncertain(form, spellings))
    return [reason('not-listed', { kind: 'elsewhere', sources: [IN_LOWER_CASE] }, { curated: true })];
  if (query.ofNumber) return [reason('not-listed', { kind: 'derivation', parts: query.ofNumber })];
  const parts = partsOf(form, game) ?? query.joint;
  return [reason('not-listed', parts ? { kind: 'parts', parts } : { kind: 'word' })];
}

/** Returns the reason for an abbreviation typed with its point: `np.`; a common word at the end of a sentence is none. */
function withPoint(query: DictionaryQuery): Reason[] {
  return query.spellings.some(({ tag }) => parseTags(tag).some(isAbbreviation)) ? shortening(query) : [];
}

/** Returns why the dictionary lacks the word, most specific reason first. */
const REASONS: ReadonlyArray<(query: DictionaryQuery) => Reason[]> = [
  sign,
  shortening,
  romanNumber,
  inPhrase,
  acronym,
  properName,
];

/** Returns the reasons why the word may not be used, most specific first; null if it may. Words of earlier rounds are ignored. */
export function refusal(query: DictionaryQuery): Reason[] | null {
  const { form, isPointed, game } = query;
  const pointed = isPointed ? withPoint(query) : [];
  if (pointed.length > 0) return pointed;
  if (game.has(form)) return null;
  if (form.includes(' ')) return notListed(query);
  const found = inOrder(REASONS.flatMap((detector) => detector(query)));
  return found.length > 0 ? found : notListed(query);
}
