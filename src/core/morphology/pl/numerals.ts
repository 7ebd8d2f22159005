/**
 * Numerals that decline like adjectives and count as such after nie- (rule 2.a): ordinal, multiple (-aki), multiplicative (-ny) and
 * repetitive (-krotny). The class is closed except for compounds, so the lemma decides.
 */
import NUMERALS from '../../../../dictionaries/packed/tables/pl-numerals.json' with { type: 'json' };

const words = (of: keyof typeof NUMERALS): ReadonlySet<string> => new Set(NUMERALS[of].split(' '));

const ORDINALS = words('ordinal');

/** First part of compound ordinals: `dwutysięczny`, `pięciomilionowy`. */
const COMPOUND_ORDINAL =
  /^(?:dwu|trzy|cztero|pięcio|sześcio|siedmio|ośmio|osiem|dziewięcio|dziesięcio|sto|stu|kilku|wielo|paru)\p{L}*(?:tysięczny|milionowy|miliardowy|setny|nasty|dziesty|dziesiąty)$/u;

const MULTIPLES = words('multiple');

const MULTIPLICATIVES = words('multiplicative');

export type NumeralKind = 'ordinal' | 'multiple' | 'multiplicative' | 'repetitive';

/** Returns the kind of numeral of a lower-case adjective lemma without `nie-`; null if it is none. */
export function numeralKind(lemma: string): NumeralKind | null {
  if (lemma.endsWith('krotny')) return lemma.length > 'krotny'.length ? 'repetitive' : null;
  if (ORDINALS.has(lemma) || COMPOUND_ORDINAL.test(lemma)) return 'ordinal';
  if (MULTIPLES.has(lemma)) return 'multiple';
  return MULTIPLICATIVES.has(lemma) ? 'multiplicative' : null;
}
