/** Closed lists of the rule document and kinds of words that its rules name, of the tables in `dictionaries/lists` and `dictionaries/curated`. */
import ADJECTIVES from '../../../../dictionaries/packed/tables/de-adjectives.json' with { type: 'json' };
import VERBS from '../../../../dictionaries/packed/tables/de-verb-classes.json' with { type: 'json' };
import DEFECTIVE from '../../../../dictionaries/packed/tables/de-verb-defective.json' with { type: 'json' };
import LISTS from '../../../../dictionaries/packed/tables/sd-2026-lists.json' with { type: 'json' };

const words = (text: string): readonly string[] => text.split(' ');
const setOf = (text: string): ReadonlySet<string> => new Set(words(text));

/** II.5.2.d: these must lose the e of -er; the last is printed without its usual c, and without its e. */
export const MUST_ELIDE = [...words(ADJECTIVES.er['er-must']), 'mediokre'];

/** II.4.6: the colours that may be compared. */
export const COMPARABLE_COLOURS = setOf(ADJECTIVES.colour.compares);

/** II.4.6: all other colours may not; the foreign ones, and nouns that name a colour. */
export const OTHER_COLOURS = setOf(ADJECTIVES.colour.foreign);

/** II.4.3, II.4.4: printed as indeclinable, and as used after the noun or predicatively alone. */
export const INDECLINABLE = setOf(LISTS.adjectivesRestricted['II.4.3.indecl']);
export const PREDICATIVE_FOREIGN = setOf(LISTS.adjectivesRestricted['II.4.3.predicative']);
/** II.4.4: adjectives in -y without comparison. */
export const Y_NOT_COMPARED = setOf(LISTS.adjectivesRestricted['II.4.4.gay-dry']);

/** II.4.6.b: colours that are no model for the declension of others. */
export const COLOURS_NO_MODEL = setOf(LISTS.adjectivesRestricted['II.4.6.b']);
/** Those of them that stay unchanged: *beige* is declined. */
export const INDECLINABLE_COLOURS: ReadonlySet<string> = new Set(
  [...COLOURS_NO_MODEL].filter((colour) => colour !== 'beige'),
);

/** II.4.1: kinds of adjectives that have no comparison. Printed words and others of the same kind. */
export const HIGHEST_OR_LOWEST = setOf(ADJECTIVES.noncomparable['II.4.1.a']);
export const END_STATE = setOf(ADJECTIVES.noncomparable['II.4.1.b']);
export const ATTRIBUTIVE_ONLY = setOf(ADJECTIVES.noncomparable['II.4.1.c']);
export const PREDICATIVE_ONLY = setOf(ADJECTIVES.noncomparable['II.4.1.d']);

/** II.4.1.e: first members that are an intensifier themselves. Each has the second members before which it is not one: blut-arm. */
export const INTENSIFIERS: ReadonlyMap<string, readonly string[]> = new Map(
  ADJECTIVES.intensifier.split('|').map((line) => {
    const [part = '', ...except] = words(line);
    return [part, except];
  }),
);

/** II.5.2.d: adjectives in -er from Latin or a Romance language, without those that must lose the e. */
export const ROMANCE_IN_ER = setOf(ADJECTIVES.er['er-romance']);

/** II.6.2: verbs that the document prints with their participles, and the rule under which. */
export const ENGLISH_PARTICIPLES: ReadonlyMap<string, 'II.6.2.a' | 'II.6.2.b'> = new Map(
  Object.entries(LISTS.englishParticiples as Record<string, 'II.6.2.a' | 'II.6.2.b'>),
);

/** II.4.2: adjectives that are compared in a figurative sense only, without those in un- and -los. */
export const FIGURATIVE = setOf(ADJECTIVES.figurative);

/** II.4.3: adjectives from English; those from Latin and French are recognised by their suffix. */
export const ENGLISH_ADJECTIVES = setOf(ADJECTIVES.english);

/** II.4.5: printed elatives. */
export const ELATIVES = setOf(ADJECTIVES.elative);

/** II.2.1.c: their 2nd person singular of the preterite ends in -st or -est. */
export const ST_OR_EST = words(LISTS.estStVerbs);

/** II.2.3.c: verbs used with *sich* whose participle names a state. */
export const REFLEXIVE = setOf(VERBS.reflexive);

/** II.2.3.a: verbs with an object that form a passive; those with be- and those with an adjective in -bar do so as well. */
export const TRANSITIVE = setOf(VERBS.transitive);

/** II.2.3.b: intransitive verbs of completed events, with the perfect in *sein*; their compounds as well. */
export const INTRANSITIVE_WITH_SEIN = words(VERBS['with-sein']);

/** II.2.3: participles that the document itself does not let be compared. */
export const NOT_COMPARED = setOf(LISTS.participlesNotCompared);

/** II.6.1.b: verbs from English whose spelling has been made German, so that their -e may go. */
export const GERMANISED = setOf(VERBS.germanised);

/** II.2.7: verbs that are impersonal by themselves; their compounds need not be. */
export const IMPERSONAL = words(VERBS.impersonal);

/** II.1.2: verbs that entries call usual in the infinitive only. */
export const MOSTLY_INFINITIVE = setOf(DEFECTIVE.infinitive);
