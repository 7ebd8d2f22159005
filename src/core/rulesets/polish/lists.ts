/** The closed lists 0 to 7 of the rule document, in the form that the rules use; `dictionaries/lists` has them as printed. */

import LISTS from '../../../../dictionaries/packed/tables/pfs-2018-lists.json' with { type: 'json' };

const words = (text: string): string[] => text.split(' ');

/** List 0: words of polonised foreign phrases. `w` is absent, because a one-letter word cannot be played. */
export const LIST_0: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.list0));

/** List 1: lemmas that come from brands and mean more than the brand's product. All their forms follow. */
export const LIST_1: ReadonlySet<string> = new Set(words(LISTS.list1));

/** List 2: interjections with a doubled letter; the value is the printed variant with a single letter, empty if there is none. */
export const LIST_2: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.list2));

/** The printed single-letter variants of list 2, each with its entry. */
export const LIST_2_SINGLE: ReadonlyMap<string, string> = new Map(
  [...LIST_2].flatMap(([doubled, single]): Array<[string, string]> => (single ? [[single, doubled]] : [])),
);

/** List 3: words with the particle -ż/-że; those with a star inflect. */
const LIST_3_STARRED = words(LISTS.list3.yes);

export const LIST_3: ReadonlySet<string> = new Set([...words(LISTS.list3.no), ...LIST_3_STARRED]);

/** The inflecting entries of list 3 without their particle, that is the lemmas whose forms may carry -ż/-że: `cóż` → `co`. */
export const LIST_3_INFLECTING: ReadonlyMap<string, string> = new Map(
  LIST_3_STARRED.map((word): [string, string] => {
    const base = word.endsWith('że') ? word.slice(0, -2) : word.slice(0, -1);
    // The ó of cóż comes from the particle's closed syllable; the pronoun alone is co.
    return [base === 'có' ? 'co' : base === 'któ' ? 'kto' : base, word];
  }),
);

/** List 4: words with the particle -ć/-ci. */
export const LIST_4: ReadonlySet<string> = new Set(words(LISTS.list4));

/** List 5: prepositions with -ń, each with its preposition. */
export const LIST_5: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.list5));

/** List 6: words with the particle -by. */
export const LIST_6: ReadonlySet<string> = new Set(words(LISTS.list6));

export const PERSONAL_ENDINGS = ['m', 'ś', 'śmy', 'ście'] as const;

/** 2.f.4 to 2.f.6: the printed forms of *by*, *byle*, *bodaj* and *bogdaj* with a mobile ending, each with its host. */
export const CLOSED_ENDINGS: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.mobileEndingsClosed));

/** List 7, groups A to D: the block of each defective verb. */
export type DefectiveRule = keyof typeof LISTS.list7;

export const LIST_7: ReadonlyMap<string, DefectiveRule> = new Map(
  Object.entries(LISTS.list7).flatMap(([rule, lemmas]) =>
    words(lemmas).map((lemma): [string, DefectiveRule] => [lemma, rule as DefectiveRule]),
  ),
);

/**
 * Words that the document itself names as barred although the lexicon has the same string as a form of another lemma: *znaszli* is also a
 * past form of *znajść*, *żeż* the imperative of *żec*, and an open list has *tyś*. The document decides the words that it names.
 */
export const NAMED_AS_BARRED: ReadonlyMap<
  string,
  { rule: 'particle-li' | 'ze-double' | 'ending-other'; base: string; particle: string }
> = new Map(
  Object.entries(LISTS.namedAsBarred as Record<string, { rule: 'ze-double'; base: string; particle: string }>),
);
