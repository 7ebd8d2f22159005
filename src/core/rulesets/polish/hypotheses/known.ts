/** Proposals from the entries of lexicons with these letters, and proposals for unknown strings. */
import type { DiagnosisKind, Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import type { Reading } from '../../../lexicon/lexicon.ts';
import { isLikeAbbreviation, isTypedLike, startsWithCapital } from '../../../words/capital.ts';
import { isInCapitals, isTaggedAbbreviation } from '../abbreviations.ts';
import type { PolishQuery } from '../query.ts';

const isAbbreviationEntry = (reading: Reading): boolean =>
  reading.mark === 'abbreviation' || isTaggedAbbreviation(reading) || isInCapitals(reading.spelling ?? '');

const isNameEntry = ({ spelling = '' }: Reading): boolean => startsWithCapital(spelling) && !isInCapitals(spelling);

/** Marks of lemmas in curated tables of brands, chains and names in lower case. */
const OF_BRANDS = /^(?:brand|chain|lowercase-name)/;

/** A letter with a Polish diacritic: a writer who typed one has omitted no other. */
const MARKED = /[ąćęłńóśźż]/;

/** The entries of the spelling lexicon with the same letters and diacritics. */
export const entriesWithMarks = (query: PolishQuery): readonly string[] =>
  MARKED.test(query.form) ? [] : query.marked.filter((near) => near !== query.form);

/** Features of the string from its entries in the spelling lexicon. */
export function entryFeatures(query: PolishQuery): Features {
  const { form, spelling, spellings, english, isPointed, typed } = query;
  const names = spellings.filter(isNameEntry);
  return {
    nameEntry: Number(names.length > 0),
    nameAttested: Number(names.some(({ origin }) => origin === 'attested')),
    nameItself: Number(names.some(({ lemma, spelling: spelled }) => lemma === spelled)),
    abbreviationEntry: Number(spellings.some(isAbbreviationEntry)),
    brandEntry: Number(spellings.some(({ mark }) => OF_BRANDS.test(mark))),
    phraseEntry: Number(spellings.some(({ mark }) => mark === 'foreign-phrase')),
    wordEntry: Number(spellings.some(({ mark, spelling: spelled }) => mark === '' && spelled === undefined)),
    listEntry: Number(spellings.length === 0 && spelling?.has(form) === true),
    english: Number(english !== undefined),
    lower: Number(typed === form),
    pointed: Number(isPointed),
    markedEntry: Number(entriesWithMarks(query).length > 0),
  };
}

/** A letter that few languages but Polish have. */
const ONLY_POLISH = /[ąęłśźż]/g;

/**
 * Returns true when at least half of the letters are only Polish: in no word of another language, and in lower case rather a row of keys than
 * a name (`ążśłćńó`). No label of a foreign word has so many, so that no fit can weigh them.
 */
const isOfPolishLetters = (form: string): boolean => 2 * (form.match(ONLY_POLISH)?.length ?? 0) >= form.length;

/** Capitals with an ending of declension: `RPGu`. */
const DECLINED_CAPITALS = /^\p{Lu}{2,}\p{Ll}{1,3}$/u;

/** Kinds without a proposal of their own if a rule bars the word, because the lists have it. */
const OF_UNKNOWN: ReadonlySet<DiagnosisKind> = new Set(['name', 'abbreviation']);

/** Proposes the kinds that need no evidence. @param isBarred a rule bars the word as something else, or as one of them */
export function knownAs(
  { typed, form, isLower, spellings, english }: PolishQuery,
  isBarred: boolean,
): Proposal<never>[] {
  const names = spellings.filter(isNameEntry);
  const isAsTyped = ({ spelling = form }: Reading): boolean => isTypedLike(typed, spelling);
  const found: Proposal<never>[] = [
    {
      kind: 'name',
      intended: [],
      evidence: { asTyped: Number(names.some(isAsTyped)), newName: Number(!isLower && names.length === 0) },
    },
    {
      kind: 'abbreviation',
      intended: [],
      evidence: {
        fewCapitals: Number(isLikeAbbreviation(typed) && typed !== form),
        declinedCapitals: Number(DECLINED_CAPITALS.test(typed)),
      },
    },
    { kind: 'unlisted', intended: [], evidence: {} },
  ];
  const isPolish = isOfPolishLetters(form);
  if (!isPolish) found.push({ kind: 'foreign', intended: english === undefined ? [] : [english], evidence: {} });
  const isOfKeys = isPolish && isLower && spellings.length === 0;
  return isBarred || isOfKeys ? found.filter(({ kind }) => !OF_UNKNOWN.has(kind)) : found;
}
