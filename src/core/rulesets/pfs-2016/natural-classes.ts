/**
 * Hand-kept classes for sections 7 and 9, which speak of what a dictionary's entry looks like. They decide no verdict, only which
 * reason is named; reasons that rest on them are marked as curated.
 */
import CLASSES from '../../../../dictionaries/packed/tables/pl-entry-classes.json' with { type: 'json' };

const words = (of: keyof typeof CLASSES): ReadonlySet<string> => new Set(CLASSES[of].split(' '));

/**
 * Nouns that dictionaries enter in the plural, as names of classes: plants, animals, minerals, compounds, groups of people (9). The
 * document's own list, lplm.html, is not to be had; all of these but the first three come from general knowledge.
 */
const ENTERED_IN_PLURAL = words('entered-in-plural');

export function isEnteredInPlural(lemma: string): boolean {
  return ENTERED_IN_PLURAL.has(lemma);
}

/** Words of foreign phrases, most of them of musical terms, that dictionaries enter by themselves too (7). */
const ENTERED_ALONE = words('entered-alone');

export function isEnteredAlone(word: string): boolean {
  return ENTERED_ALONE.has(word);
}
