/**
 * Curated classes for rules 1.b, 2.a, 4.a, 4.d, 4.e, 4.g, 4.h and excl.2, which depend on meaning: a lexicon does not record to whom a word
 * applies. They decide no verdict, only which reason is named first; their reasons are marked as curated.
 */

import CLIPPINGS from '../../../../dictionaries/packed/tables/pl-clippings.json' with { type: 'json' };
import CLASSES from '../../../../dictionaries/packed/tables/pl-natural-classes.json' with { type: 'json' };

const words = (of: keyof typeof CLASSES): ReadonlySet<string> => new Set(CLASSES[of].split(' '));

/** Adjectives used of one sex. */
const SAID_OF_FEMALES = words('said-of-females');
const SAID_OF_MALES = words('said-of-males');

/** Verbs whose active participles are used of females or of males; a person who is born or fathered may be of either sex. */
const FEMALE_VERBS = words('females-do');
const MALE_VERBS = words('males-do');

/** Returns the sex to which an adjective or a verb's active participle (`pos` adj or pact) naturally applies; null for all others. */
export function naturalSex(lemma: string, pos: string): 'f' | 'm' | null {
  if (pos === 'adj') return SAID_OF_FEMALES.has(lemma) ? 'f' : SAID_OF_MALES.has(lemma) ? 'm' : null;
  if (pos !== 'pact') return null;
  return FEMALE_VERBS.has(lemma) ? 'f' : MALE_VERBS.has(lemma) ? 'm' : null;
}

/** Adjectives used of materials, plants, horses' coats, food, cloth, weather, seasons, shapes, tools and their purposes. */
const SAID_OF_THINGS = words('said-of-things');

/** Verbs whose objects are buildings, fields, food, cloth and tools, so that their passive participles are used of things. */
const DONE_TO_THINGS = words('done-to-things');

/** Returns true when the adjective, or the verb's passive participle (`pos` adj or ppas), is used of things (4.d). */
export function isSaidOfThings(lemma: string, pos: string): boolean {
  return pos === 'adj' ? SAID_OF_THINGS.has(lemma) : pos === 'ppas' && DONE_TO_THINGS.has(lemma);
}

/** Verbs that are used with *się* in every current sense, although a dictionary of forms has them without it. */
const WITH_SIE = words('with-sie');

/** Returns true when current usage has the verb only with *się* (1.b). */
export function goesWithSię(lemma: string): boolean {
  return WITH_SIE.has(lemma);
}

/** Verbs of weather, growth, decay and matter, and others without a personal subject. */
const NOT_SAID_OF_PEOPLE = words('not-said-of-people');

/** Returns true when the natural subject of the verb is a thing, the weather or an animal (4.g). */
export function isNotSaidOfPeople(lemma: string): boolean {
  return NOT_SAID_OF_PEOPLE.has(lemma);
}

/** Verbs of people's states and of obligation that are rarely used in the imperative. */
const RARELY_IMPERATIVE = words('hardly-imperative');

/** Returns true when the imperative of the verb is unusual (4.h). */
export function isRarelyImperative(lemma: string): boolean {
  return NOT_SAID_OF_PEOPLE.has(lemma) || RARELY_IMPERATIVE.has(lemma);
}

/** Returns true when the impersonal past of the verb is unusual (4.h). */
export function isRarelyImpersonal(lemma: string): boolean {
  return NOT_SAID_OF_PEOPLE.has(lemma) || lemma === 'być';
}

/** Substances, above all elements, and collective nouns: dictionaries give these nouns no plural. */
const USUALLY_SINGULAR = words('usually-singular');

/** Nouns in -izm and -yzm with a usual plural. The others name doctrines, styles and ways of being. */
const COUNTED_IZM = words('counted');

/** Returns true for nouns of classes to which dictionaries give no plural (4.a). */
export function isUsuallySingular(lemma: string): boolean {
  return USUALLY_SINGULAR.has(lemma) || (/[iy]zm$/.test(lemma) && !COUNTED_IZM.has(lemma));
}

/** Clippings and contractions that are read exactly as written, each with its source (excl.2). */
const SHORTENINGS: ReadonlyMap<string, string> = new Map(Object.entries(CLIPPINGS));

/** Returns the source of a clipped or contracted lemma. */
export function shortenedFrom(lemma: string): string | undefined {
  return SHORTENINGS.get(lemma);
}

/** Independent words that begin with the particle nie-. The rest is no word today, or not one of the same kind (2.a). */
const WITH_NIE = words('grown-with-nie');

/** Returns true when the lemma is an independent word in which nie- was once the particle. */
export function isGrownTogetherWithNie(lemma: string): boolean {
  return WITH_NIE.has(lemma);
}
