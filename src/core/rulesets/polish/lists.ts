/** The closed lists 0 to 7 of the rule document, as the rules use them; they are printed in `dictionaries/lists`. */

import LISTS from '../../../../dictionaries/packed/tables/pfs-2018-lists.json' with { type: 'json' };
import { withoutZe } from '../../morphology/pl/particles.ts';
import type { Finding } from '../../rules/catalogue.ts';
import { finding } from './finding.ts';

const words = (text: string): string[] => text.split(' ');

/** List 0: words of polonised foreign phrases. `w` is left out: a one-letter word cannot be laid. */
export const LIST_0: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.list0));

/** List 1: lemmas that come from brands and mean more than the brand's product. All their forms follow. */
export const LIST_1: ReadonlySet<string> = new Set(words(LISTS.list1));

/** List 2: interjections with a doubled letter; the value is the printed variant with a single letter, empty if there is none. */
export const LIST_2: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.list2));

/** The printed single-letter variants of list 2, each with the entry that it stands beside. */
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
const LIST_4: ReadonlySet<string> = new Set(words(LISTS.list4));

/** List 5: prepositions with -ń, each with its preposition. */
const LIST_5: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.list5));

/** List 6: words with the particle -by. */
export const LIST_6: ReadonlySet<string> = new Set(words(LISTS.list6));

export const PERSONAL_ENDINGS = ['m', 'ś', 'śmy', 'ście'] as const;

/** 2.f.4 to 2.f.6: the printed forms of *by*, *byle*, *bodaj* and *bogdaj* with a mobile ending, each with its host. */
export const CLOSED_ENDINGS: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.mobileEndingsClosed));

/** List 7, groups A to D: which defective verb belongs to which block. */
export type DefectiveRule = keyof typeof LISTS.list7;

export const LIST_7: ReadonlyMap<string, DefectiveRule> = new Map(
  Object.entries(LISTS.list7).flatMap(([rule, lemmas]) =>
    words(lemmas).map((lemma): [string, DefectiveRule] => [lemma, rule as DefectiveRule]),
  ),
);

/**
 * Words that the document itself names as barred although the lexicon knows the same string as a form of another lemma:
 * *znaszli* is also a past form of *znajść*, *żeż* the imperative of *żec*, and an open list has *tyś*. What the document names, it
 * decides.
 */
export const NAMED_AS_BARRED: ReadonlyMap<
  string,
  { rule: 'particle-li' | 'ze-double' | 'ending-other'; base: string; particle: string }
> = new Map(
  Object.entries(LISTS.namedAsBarred as Record<string, { rule: 'ze-double'; base: string; particle: string }>),
);

/** Lists 0 to 6 and the printed forms of 2.f: words that the document admits by naming them. */
export function onClosedList(form: string): Finding[] {
  const reasons: Finding[] = [];
  if (LIST_2.has(form)) reasons.push(finding('interjection-list2', { kind: 'word', list: 2 }));
  const doubled = LIST_2_SINGLE.get(form);
  if (doubled) reasons.push(finding('interjection-list2-single', { kind: 'word', list: 2, other: doubled }));
  if (LIST_3.has(form)) {
    const [split] = withoutZe(form);
    reasons.push(
      finding('ze-list3', split ? { kind: 'attached', list: 3, particle: split.particle } : { kind: 'word', list: 3 }),
    );
  }
  if (LIST_4.has(form)) {
    const particle = form.endsWith('ci') ? '-ci' : '-ć';
    reasons.push(finding('c-list4', { kind: 'attached', list: 4, base: form.slice(0, 1 - particle.length), particle }));
  }
  const preposition = LIST_5.get(form);
  if (preposition) reasons.push(finding('n-list5', { kind: 'attached', list: 5, base: preposition, particle: '-ń' }));
  if (LIST_6.has(form))
    reasons.push(finding('by-list6', { kind: 'attached', list: 6, base: form.slice(0, -2), particle: '-by' }));
  for (const ending of PERSONAL_ENDINGS) {
    const host = form.slice(0, -ending.length);
    if (form.endsWith(ending) && LIST_6.has(host)) {
      reasons.push(finding('ending-by-list6', { kind: 'attached', list: 6, base: host, particle: `-${ending}` }));
    }
  }
  const host = CLOSED_ENDINGS.get(form);
  if (host) {
    const rule = host === 'by' ? 'ending-by' : host === 'byle' ? 'ending-byle' : 'ending-bodaj';
    reasons.push(finding(rule, { kind: 'attached', base: host, particle: `-${form.slice(host.length)}` }));
  }
  if (LIST_1.has(form)) reasons.push(finding('product-name-list1', { kind: 'reading', list: 1, lemma: form }));
  const phrase = LIST_0.get(form);
  if (phrase) reasons.push(finding('foreign-phrase-list0', { kind: 'meaning', list: 0, source: phrase }));
  return reasons;
}
