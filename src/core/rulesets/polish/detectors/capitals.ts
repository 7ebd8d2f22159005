import type { Reading } from '../../../lexicon/lexicon.ts';
import { isAdjective, parseTags } from '../../../morphology/pl/tag.ts';
import { abbreviationBesideWord } from '../../../rules/abbreviations.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import type { DetailOf } from '../../../rules/detail.ts';
import {
  hasInnerCapital,
  isLikeAbbreviation,
  isRomanNumber,
  isSentenceOrHeadlineCase,
} from '../../../words/capital.ts';
import { lowerCase, upperCase } from '../../../words/normalise.ts';
import { abbreviated, isNoNameInCapitals, isSpelledLikeNoOther, standsFor } from '../abbreviations.ts';
import { finding } from '../finding.ts';
import type { PolishQuery, WordDetector } from '../query.ts';
import { isSameName } from './entries.ts';

const isCapitals = (spelling: string): boolean => hasInnerCapital(spelling) && spelling === upperCase(spelling);

const isCapitalised = ({ spelling }: Reading): boolean => spelling !== undefined && spelling !== lowerCase(spelling);

/**
 * Returns the name as typed, otherwise one whose dictionary form is the word: one with one capital or an unusual spelling (`Tes`, `PiS`)
 * before an acronym, and that before a form of another name.
 */
const likeliestName = (names: readonly Reading[], typed: string): Reading | undefined =>
  names.find(({ spelling }) => spelling === typed) ??
  names.find(({ spelling, lemma }) => spelling === lemma && isSpelledLikeNoOther(lemma)) ??
  names.find(({ spelling, lemma }) => spelling === lemma && !hasInnerCapital(lemma)) ??
  names.find(({ spelling, lemma }) => spelling === lemma) ??
  names[0];

/**
 * Returns true when an unlikely form of a curated lemma is dropped beside another name; so is *tant pis* beside `PiS`. Beside the name with
 * the spelling of the lemma it stays: `lidla`, like `lidl`.
 */
function isChance(
  reading: Reading,
  name: Reading | undefined,
  names: readonly Reading[],
  { form, spelling }: PolishQuery,
): boolean {
  const { mark, lemma, origin } = reading;
  if (mark === 'foreign-phrase') return isSpelledLikeNoOther(name?.spelling ?? '');
  if (origin !== 'inferred' || lemma === form) return false;
  if (mark === '') return name?.origin === 'attested' && name.spelling === name.lemma;
  return mark !== 'abbreviation' && !names.some((one) => isSameName(one, reading, spelling));
}

/**
 * Returns true for an abbreviation at the start of a sentence: `Ks` is *ks*, whatever `KS` is, and `Art` is *art.*, though it may be a form
 * of *Arta*.
 */
const isAbbreviation = (query: PolishQuery, capitalised: readonly Reading[]): boolean =>
  !hasInnerCapital(query.typed) &&
  capitalised.every(({ spelling = '', lemma }) => isCapitals(spelling) || spelling !== lemma) &&
  abbreviated(query) !== null;

/**
 * Capitals in the word as typed, or in the only spelling of dictionaries (excl.1). `Warszawa` is the city although *warszawa* is a car: a
 * word typed with a capital is the name, if there is one.
 */
export const capitals: WordDetector = (query) => {
  const { typed, form, game, spellings } = query;
  const capitalised = spellings.filter(isCapitalised);
  const name = likeliestName(capitalised, typed);
  const isTypedAsName = typed !== form && !isAbbreviation(query, capitalised);
  const isKnownOtherwise = (reading: Reading): boolean =>
    !isCapitalised(reading) && !isChance(reading, name, capitalised, query);
  const isName = name !== undefined && (isTypedAsName || !spellings.some(isKnownOtherwise));
  const isCaseOfSymbol = !isSentenceOrHeadlineCase(typed) && abbreviated(query) !== null;
  const isOtherwise = !isCaseOfSymbol && !isLikeAbbreviation(typed);
  // An acronym is explained in any case: `zus`, `Zus`.
  const source = (isTypedAsName ? standsFor(query) : undefined) ?? (isOtherwise ? name?.source : undefined);
  // `XIV` is a numeral, which dictionaries have among names; `CD` is more than that, and *mi* is a word in any case.
  if (isTypedAsName && source === undefined && !game.has(form) && isRomanNumber(typed))
    return [finding('capital-letter', { kind: 'numeral', numeral: typed })];
  const ofWhat = source === undefined ? {} : { source };
  const reasons: Finding[] = [];
  if (isName) {
    // An abbreviation is reported as typed though no dictionary has its capitals (`kW` beside `KW`), and so is a likely one (`EU` beside
    // `Eu`). `KAsia` is a slip.
    const spelling = (isOtherwise && name.spelling) || typed;
    reasons.push(finding('capital-letter', { kind: 'spelling', spelling, ...ofWhat }));
    // `Wilhelmowy` is spelled with a capital, but it is an adjective and no name. `HTML` in capitals is the word in lower case, and no
    // name; nor is an abbreviation of common words (`kWh`).
    if (isNoNameInCapitals(name, query) || (source !== undefined && source === lowerCase(source))) return reasons;
    if (capitalised.every(({ tag }) => parseTags(tag).length > 0 && parseTags(tag).every(isAdjective))) return reasons;
    const known = finding('proper-name', { kind: 'spelling', spelling, ...(name.lemma ? { lemma: name.lemma } : {}) });
    // For a query in lower case the name is the first reason. Spellings in capitals (`ip`, `dns`) and abbreviations with an expansion
    // (`tb`) need not be names.
    if (isTypedAsName || source !== undefined || isCapitals(name.spelling ?? '')) reasons.push(known);
    else reasons.unshift(known);
  } else if (name?.spelling !== undefined && !isNoNameInCapitals(name, query)) {
    // In lower case the letters are another refused word (`tatry`, the genitive of a lorry): the name is secondary.
    reasons.push(
      finding('proper-name', { kind: 'spelling', spelling: name.spelling, lemma: name.lemma }, { decides: false }),
    );
  }
  if (!isName && isCaseOfSymbol)
    reasons.push(finding('capital-letter', { kind: 'spelling', spelling: typed, ...ofWhat }));
  return reasons;
};

/** A secondary reason for a word typed with the capital of a barred name: `Kraków` is also the genitive plural of *krak*. */
export const alsoName: WordDetector = (query) =>
  secondaryName(query).map((detail) => finding('proper-name', detail, { decides: false }));

/** Details of the name that is spelled as the word was typed, with its capital; empty if there is none. */
export function secondaryName(query: PolishQuery): DetailOf<'spelling'>[] {
  const { typed, form, readings, spellings } = query;
  const name = typed === form ? undefined : spellings.find(({ spelling }) => spelling === typed);
  // An expansion is more informative than a spelling in capitals: `PO`.
  if (!name || abbreviationBesideWord(query.spelling, query)) return [];
  return [{ kind: 'spelling', spelling: typed, lemma: name.lemma, other: readings[0]?.lemma ?? form }];
}
