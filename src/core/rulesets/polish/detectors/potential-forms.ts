import { genitivesBesideIjYj } from '../../../morphology/pl/derived-forms.ts';
import {
  isActiveParticiple,
  isAdjective,
  isConditional,
  isDepreciative,
  isFirstOrSecondPerson,
  isGenitivePlural,
  isGerund,
  isImperative,
  isImpersonalPast,
  isInfinitive,
  isMasculinePersonalOnly,
  isNegated,
  isNeuterOnly,
  isNoun,
  isPassiveParticiple,
  isPast,
  isPlural,
  isPresentOrFuture,
  isVocative,
  parseTags,
  type Tag,
} from '../../../morphology/pl/tag.ts';
import { sharedStart } from '../../../words/letters.ts';
import { finding } from '../finding.ts';
import {
  isNotSaidOfPeople,
  isRarelyImperative,
  isRarelyImpersonal,
  isSaidOfThings,
  isUsuallySingular,
  naturalSex,
} from '../natural-classes.ts';
import type { PolishQuery, PolishReading, ReadingDetector, WordDetector } from '../query.ts';

/**
 * Returns the dictionary form of a gerund or participle, negated if the form is negated. A verb may have two such forms (`ciągnienie`,
 * `ciągnięcie`): the one with the longest beginning in common with the form wins. Returns the verb when there is none.
 * @param isNominative returns true for the tag of such a form, negated or not
 */
function nominativeOf(
  { form, lemma, tag }: PolishReading,
  { game }: PolishQuery,
  isNominative: (tag: Tag) => boolean,
): string {
  const isSuch = (other: Tag): boolean => isNominative(other) && isNegated(other) === isNegated(tag);
  const [best] = game
    .forms(lemma)
    .filter(({ reading }) => parseTags(reading.tag).some(isSuch))
    .sort((a, b) => sharedStart(form, b.form) - sharedStart(form, a.form));
  return best?.form ?? lemma;
}

/**
 * Returns the noun of the form: for a gerund its own nominative, of which the form of the verb's other nouns is no form (`pojęć`:
 * *pojęcie*).
 */
function nounOf(reading: PolishReading, query: PolishQuery): string {
  if (!isGerund(reading.tag)) return reading.lemma;
  return nominativeOf(reading, query, (tag) => isGerund(tag) && tag.values.has('sg') && tag.values.has('nom'));
}

/**
 * Plural of a noun (4.a). It decides for gerunds and for nouns that dictionaries mark as singular only, if the form is nothing but plural:
 * *siarki* is a singular first.
 */
export const plural: ReadingDetector = (reading, query) => {
  const { lemma, tag } = reading;
  const { readings } = query;
  if (!(isNoun(tag) || isGerund(tag)) || isDepreciative(tag) || !isPlural(tag)) return null;
  // A lemma that is itself a plural (`wakacje`) is not potential.
  if ([...tag.values].some((value) => value === 'p1' || value === 'p2' || value === 'p3')) return null;
  const singular = isNoun(tag) && isUsuallySingular(lemma);
  const decides = (isGerund(tag) || singular) && readings.every((other) => isPlural(other.tag));
  const noun = nounOf(reading, query);
  return finding(
    'potential-plural',
    { kind: 'reading', lemma: noun, tag: tag.text },
    { decides, curated: decides && singular },
  );
};

/**
 * Depreciative nominative plural of a masculine-personal noun (4.b). It decides if the form is nothing else: *polonisty* is a genitive
 * first, *barany* the plural of the animal.
 */
export const depreciative: ReadingDetector = ({ lemma, tag }, { readings }) => {
  if (!isDepreciative(tag)) return null;
  return finding(
    'potential-depreciative',
    { kind: 'reading', lemma, tag: tag.text },
    { decides: readings.every((other) => isDepreciative(other.tag)) },
  );
};

/** Vocative singular that differs from the nominative (4.c). It decides if the form is nothing but a vocative. */
export const vocative: ReadingDetector = ({ form, lemma, tag }, query) => {
  if (!isNoun(tag) || isPlural(tag) || !isVocative(tag) || form === lemma) return null;
  return finding(
    'potential-vocative',
    { kind: 'reading', lemma, tag: tag.text },
    { decides: query.readings.every((other) => isVocative(other.tag)) },
  );
};

/**
 * Vocative in -cze of a noun in -ec with mobile e (4.j): *akowiec*, *akowca* → *akowcze*. The genitive has the stem without the e:
 * *jeździec*, *jeźdźca* → *jeźdźcze*.
 */
export const vocativeCze: ReadingDetector = ({ form, lemma, tag }, query) => {
  if (!form.endsWith('cze') || !lemma.endsWith('ec') || !isNoun(tag) || !isVocative(tag) || isPlural(tag)) return null;
  const genitive = `${form.slice(0, -3)}ca`;
  const mobile = query.readingsOf(genitive).some((other) => other.lemma === lemma && isNoun(other.tag));
  return mobile ? finding('potential-cze', { kind: 'reading', lemma, tag: tag.text, other: genitive }) : null;
};

/**
 * Variant genitive plural in -ij/-yj beside -ii/-ji (4.i): bazylii → bazylij, gracji → gracyj, feerii → feeryj.
 * The lexicon may have the form without a reading, so the regular genitive is looked up.
 */
export const genitiveIjYj: WordDetector = (query) => {
  for (const regular of genitivesBesideIjYj(query.form)) {
    const reading = query.readingsOf(regular).find(({ tag }) => isGenitivePlural(tag));
    if (reading)
      return [
        finding('potential-ij-yj', { kind: 'reading', lemma: reading.lemma, tag: reading.tag.text, other: regular }),
      ];
  }
  return [];
};

const isAdjectival = (tag: Tag): boolean => isAdjective(tag) || isActiveParticiple(tag) || isPassiveParticiple(tag);

/** Returns the adjective of the form: for a participle its own nominative (`murowani`: *murowany*). */
function adjectiveOf(reading: PolishReading, query: PolishQuery): string {
  if (isAdjective(reading.tag)) return reading.lemma;
  const isNominative = (tag: Tag): boolean =>
    tag.pos === reading.tag.pos && ['sg', 'nom', 'm1'].every((value) => tag.values.has(value));
  return nominativeOf(reading, query, isNominative);
}

/**
 * Masculine-personal plural of an adjective or participle (4.d): every one has it, whether used of people or not. It decides for those that
 * are used of things, if the form is nothing else.
 */
export const masculinePersonal: ReadingDetector = (reading, query) => {
  const { lemma, tag } = reading;
  const { readings } = query;
  if (!isAdjectival(tag) || !isMasculinePersonalOnly(tag)) return null;
  const things = isSaidOfThings(lemma, tag.pos);
  const decides = things && readings.every((other) => isAdjectival(other.tag) && isMasculinePersonalOnly(other.tag));
  const adjective = adjectiveOf(reading, query);
  return finding(
    'potential-masc-personal',
    { kind: 'reading', lemma: adjective, tag: tag.text },
    { decides, curated: decides },
  );
};

/**
 * Returns true when the form may refer to that sex. In the plural, men have a gender of their own, and women share theirs with everything
 * else.
 */
function goesWith(sex: 'f' | 'm', tag: Tag): boolean {
  if (isPlural(tag)) return sex === 'm' ? tag.values.has('m1') : !isMasculinePersonalOnly(tag);
  return sex === 'f' ? tag.values.has('f') : ['m1', 'm2', 'm3'].some((gender) => tag.values.has(gender));
}

/**
 * Adjective or participle in a gender that contradicts its meaning (4.e), if the form is of no other gender: `żonata`, `zamężny`,
 * `źrebiący`.
 */
export const gender: ReadingDetector = (reading, query) => {
  const { lemma, tag } = reading;
  const { readings } = query;
  if (!isAdjectival(tag)) return null;
  const sex = naturalSex(lemma, tag.pos);
  if (!sex) return null;
  const isNatural = goesWith(sex, tag) || readings.some((other) => other.lemma === lemma && goesWith(sex, other.tag));
  // A couple can be `żonaci`: a secondary reason.
  if (isNatural && !isMasculinePersonalOnly(tag)) return null;
  const adjective = adjectiveOf(reading, query);
  return finding(
    'potential-gender',
    { kind: 'reading', lemma: adjective, tag: tag.text },
    { decides: !isNatural, curated: true },
  );
};

/** Neuter first and second person, past and conditional (4.f). */
export const neuterFirstOrSecond: ReadingDetector = ({ lemma, tag, rule }) => {
  const built = rule === 'potential-neuter-12';
  if (!built && !((isPast(tag) || isConditional(tag)) && isFirstOrSecondPerson(tag) && isNeuterOnly(tag))) return null;
  return finding('potential-neuter-12', { kind: 'reading', lemma, tag: tag.text });
};

/** First or second person (4.g). It decides for verbs that are not used of people, and is secondary for the others. */
export const person: ReadingDetector = ({ lemma, tag }) => {
  if (!(isPresentOrFuture(tag) || isPast(tag) || isConditional(tag)) || !isFirstOrSecondPerson(tag)) return null;
  const impersonal = isNotSaidOfPeople(lemma);
  return finding(
    'potential-person-12',
    { kind: 'reading', lemma, tag: tag.text },
    { decides: impersonal, curated: impersonal },
  );
};

/**
 * Imperative (4.h): every verb that is not defective has one, including `muś` of *musieć*. It decides for verbs with a rare imperative, if
 * the form is nothing else.
 */
export const imperative: ReadingDetector = ({ lemma, tag }, { readings }) => {
  if (!isImperative(tag)) return null;
  const decides = isRarelyImperative(lemma) && readings.every((other) => isImperative(other.tag));
  return finding('potential-imperative', { kind: 'reading', lemma, tag: tag.text }, { decides, curated: decides });
};

/** Impersonal past (4.h): `siąpiono`, `byto`. It decides for verbs with a rare impersonal past. */
export const impersonalPast: ReadingDetector = ({ lemma, tag }) => {
  if (!isImpersonalPast(tag)) return null;
  const decides = isRarelyImpersonal(lemma);
  return finding('potential-impersonal', { kind: 'reading', lemma, tag: tag.text }, { decides, curated: decides });
};

/** Infinitive endings that an impersonal past in -no or -to may go with: siąp-iono, widzi-ano, by-to. */
const INFINITIVES: ReadonlyArray<readonly [impersonal: string, infinitives: readonly string[]]> = [
  ['ano', ['ać', 'eć', 'ieć']],
  ['iono', ['ić', 'ieć']],
  ['ono', ['yć', 'ić', 'eć']],
  ['ięto', ['ąć', 'nąć']],
  ['to', ['ć']],
];

/** Stem vowels of the verbs with an impersonal past in -to; after -a- it is the ending of an adverb (`cwaniakowato`). */
const STEM_OF_TO = /[iyu]$/;

/**
 * Impersonal past that the lexicon has without an attested reading: found by its infinitive (`byto` → *być*). An inferred reading may be
 * that of a noun.
 */
export const impersonalOfInfinitive: WordDetector = (query) => {
  const { form, readings } = query;
  if (readings.some(({ origin }) => origin === 'attested')) return [];
  for (const [impersonal, infinitives] of INFINITIVES) {
    if (!form.endsWith(impersonal)) continue;
    if (impersonal === 'to' && !STEM_OF_TO.test(form.slice(0, -2))) continue;
    for (const ending of infinitives) {
      const lemma = form.slice(0, -impersonal.length) + ending;
      const reading = query.readingsOf(lemma).find(({ tag }) => isInfinitive(tag));
      if (reading) return [finding('potential-impersonal', { kind: 'reading', lemma, tag: reading.tag.text })];
    }
  }
  return [];
};
