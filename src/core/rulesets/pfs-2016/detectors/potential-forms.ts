import { genitivesBesideIjYj } from '../../../morphology/pl/derived-forms.ts';
import { isFirstOrSecondPerson, isNoun, isPlural, isVocative } from '../../../morphology/pl/tag.ts';
import { isNotSaidOfPeople } from '../../polish/natural-classes.ts';
import type { PolishReading } from '../../polish/query.ts';
import { type ReadingDetector, type RecordedQuery, reason, type WordDetector } from '../query.ts';

/** A feminine noun's genitive singular in -ii or -ji. */
function genitive(form: string, query: RecordedQuery): PolishReading | undefined {
  return query
    .readingsOf(form)
    .find(({ tag }) => isNoun(tag) && !isPlural(tag) && tag.values.has('gen') && tag.values.has('f'));
}

/** Variant genitive plural of a feminine noun (8.9): bazylii → bazylij, gracji → gracyj, feerii → feeryj. */
export const genitiveIjYj: WordDetector = (query) => {
  for (const other of genitivesBesideIjYj(query.form)) {
    const reading = genitive(other, query);
    if (reading)
      return [reason('potential-ij-yj', { kind: 'reading', lemma: reading.lemma, tag: 'subst:pl:gen:f', other })];
  }
  return [];
};

/** The consonant before -cze, and the one that the nominative has before -ec: japoń-cze → japoni-ec. */
const BEFORE_EC: ReadonlyArray<readonly [string, string]> = [
  ['ń', 'ni'],
  ['ś', 'si'],
  ['ź', 'zi'],
  ['ć', 'ci'],
  ['jdź', 'dzi'],
  ['źdź', 'ździ'],
  ['dź', 'dzi'],
  ['j', 'ci'],
  ['', 'i'],
  ['', ''],
];

/** Returns the nouns in -ec whose vocative in -cze the word would be, including one whose e is not mobile: `ec-ze`. */
function nounsInEc(form: string): string[] {
  const stem = form.slice(0, -'cze'.length);
  const mobile = BEFORE_EC.filter(([soft]) => stem.endsWith(soft)).map(
    ([soft, nominative]) => `${stem.slice(0, stem.length - soft.length)}${nominative}ec`,
  );
  return stem.endsWith('e') ? [...mobile, `${stem}c`] : mobile;
}

/** Traditional vocative in -cze of a masculine-personal noun in -ec, whether its e is mobile or not (8.10): `akowcze`. */
export const vocativeCze: WordDetector = (query) => {
  if (!query.form.endsWith('cze')) return [];
  // The noun of the likeliest reading comes before one that only has the same vocative: *ojciec* before *ociec*.
  const read = query.readings.filter(({ lemma, tag }) => lemma.endsWith('ec') && isVocative(tag) && !isPlural(tag));
  for (const lemma of [...read.map((reading) => reading.lemma), ...nounsInEc(query.form)]) {
    const noun = query
      .readingsOf(lemma)
      .find((reading) => reading.lemma === lemma && isNoun(reading.tag) && reading.tag.values.has('m1'));
    if (noun && !isPlural(noun.tag) && !isVocative(noun.tag)) {
      return [reason('potential-cze', { kind: 'reading', lemma, tag: 'subst:sg:voc:m1' })];
    }
  }
  return [];
};

/** A grammatical form that is rarely used: `świtam`. */
export const senseless: ReadingDetector = ({ lemma, tag }) =>
  isFirstOrSecondPerson(tag) && isNotSaidOfPeople(lemma)
    ? reason('semantics-irrelevant', { kind: 'reading', lemma, tag: tag.text }, { decides: false, curated: true })
    : null;
