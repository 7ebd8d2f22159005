import type { Evidence, Reason } from '../verdict.ts';

/** What a rule does to a word: `both` for the blocks of list 7, which leave a verb some forms and take the others away. */
export type Effect = 'admits' | 'excludes' | 'both';

/**
 * Every rule of the document that can decide a word, under the section by which readers cite it. Rules that say how the
 * official dictionary is made or only head a group of rules decide no word and are not here.
 */
export const CATALOGUE = {
  'common-words': { section: 'intro', effect: 'admits' },
  'inflected-forms': { section: 'intro', effect: 'admits' },
  'proper-name': { section: 'excl.1', effect: 'excludes' },
  'capital-letter': { section: 'excl.1', effect: 'excludes' },
  'lowercase-proper-name': { section: 'excl.1', effect: 'excludes' },
  abbreviation: { section: 'excl.2', effect: 'excludes' },
  'abbreviation-not': { section: 'excl.2', effect: 'admits' },
  apostrophe: { section: 'excl.3', effect: 'excludes' },
  'apostrophe-inflection': { section: 'excl.4', effect: 'excludes' },
  'phonetic-ending': { section: 'excl.4', effect: 'admits' },
  hyphen: { section: 'excl.5', effect: 'excludes' },
  'hyphen-free-form': { section: 'excl.5', effect: 'admits' },
  letters: { section: 'excl.6', effect: 'excludes' },
  'letters-free-form': { section: 'excl.6', effect: 'admits' },
  'letters-x-ks': { section: 'excl.6', effect: 'admits' },
  'foreign-phrase': { section: 'excl.7', effect: 'excludes' },
  'foreign-phrase-list0': { section: 'excl.7 / list 0', effect: 'admits' },
  'particle-li': { section: 'excl.8', effect: 'excludes' },
  'product-name': { section: 'excl.9', effect: 'excludes' },
  'product-name-diminutive': { section: 'excl.9', effect: 'excludes' },
  'product-name-acronym': { section: 'excl.9', effect: 'excludes' },
  'product-name-colloquial': { section: 'excl.9', effect: 'excludes' },
  'product-name-list1': { section: 'excl.9 / list 1', effect: 'admits' },
  'chain-store': { section: 'excl.10', effect: 'excludes' },
  'letter-repetition': { section: 'excl.11', effect: 'excludes' },
  'interjection-list2': { section: 'excl.11 / list 2', effect: 'admits' },
  'interjection-list2-single': { section: 'list 2', effect: 'admits' },
  'context-locative': { section: '1.a', effect: 'admits' },
  'context-sie': { section: '1.b', effect: 'admits' },
  'context-po-sku': { section: '1.c', effect: 'admits' },
  'nie-adjective': { section: '2.a.1', effect: 'admits' },
  'nie-sku-excluded': { section: '2.a.1', effect: 'excludes' },
  'nie-past-participle': { section: '2.a.1', effect: 'admits' },
  'nie-numeral': { section: '2.a.1', effect: 'admits' },
  'nie-adverb': { section: '2.a.2', effect: 'admits' },
  'nie-adverb-participle': { section: '2.a.2', effect: 'admits' },
  'nie-gerund': { section: '2.a.3', effect: 'admits' },
  'nie-participle-active': { section: '2.a.4', effect: 'admits' },
  'nie-participle-passive': { section: '2.a.4', effect: 'admits' },
  'nie-selected': { section: '2.a', effect: 'admits' },
  'nie-double': { section: '2.a', effect: 'excludes' },
  'nie-closed': { section: '2.a', effect: 'excludes' },
  'ze-imperative': { section: '2.b', effect: 'admits' },
  'ze-other-verb': { section: '2.b', effect: 'excludes' },
  'ze-list3': { section: '2.b / list 3', effect: 'admits' },
  'ze-closed': { section: '2.b', effect: 'excludes' },
  'ze-double': { section: '2.b', effect: 'excludes' },
  'c-list4': { section: '2.c / list 4', effect: 'admits' },
  'c-closed': { section: '2.c', effect: 'excludes' },
  'n-list5': { section: '2.d / list 5', effect: 'admits' },
  'n-closed': { section: '2.d', effect: 'excludes' },
  'by-verb': { section: '2.e', effect: 'admits' },
  'by-list6': { section: '2.e / list 6', effect: 'admits' },
  'by-closed': { section: '2.e', effect: 'excludes' },
  'ending-past': { section: '2.f.1', effect: 'admits' },
  'ending-conditional': { section: '2.f.2', effect: 'admits' },
  'ending-by-list6': { section: '2.f.3', effect: 'admits' },
  'ending-by': { section: '2.f.4', effect: 'admits' },
  'ending-byle': { section: '2.f.5', effect: 'admits' },
  'ending-bodaj': { section: '2.f.6', effect: 'admits' },
  'ending-other': { section: '2.f', effect: 'excludes' },
  defective: { section: '3', effect: 'excludes' },
  'defective-A': { section: 'list 7, block 1', effect: 'both' },
  'defective-B': { section: 'list 7, block 2', effect: 'both' },
  'defective-C': { section: 'list 7, block 3', effect: 'both' },
  'defective-powodzic': { section: 'list 7, block 3 note', effect: 'admits' },
  'defective-powinien': { section: 'list 7, block 4', effect: 'both' },
  'defective-slychac': { section: 'list 7, block 4', effect: 'both' },
  'defective-widac': { section: 'list 7, block 4', effect: 'both' },
  'defective-wnijsc': { section: 'list 7, block 4', effect: 'both' },
  'defective-zwyknac': { section: 'list 7, block 4', effect: 'both' },
  'potential-plural': { section: '4.a', effect: 'admits' },
  'potential-depreciative': { section: '4.b', effect: 'admits' },
  'potential-vocative': { section: '4.c', effect: 'admits' },
  'potential-masc-personal': { section: '4.d', effect: 'admits' },
  'potential-gender': { section: '4.e', effect: 'admits' },
  'potential-neuter-12': { section: '4.f', effect: 'admits' },
  'potential-person-12': { section: '4.g', effect: 'admits' },
  'potential-imperative': { section: '4.h', effect: 'admits' },
  'potential-impersonal': { section: '4.h', effect: 'admits' },
  'potential-ij-yj': { section: '4.i', effect: 'admits' },
  'potential-cze': { section: '4.j', effect: 'admits' },
  'osps-obvious-error': { section: '5', effect: 'admits' },
  listed: { section: 'list', effect: 'admits' },
  'not-listed': { section: 'list', effect: 'excludes' },
} as const satisfies Record<string, { section: string; effect: Effect }>;

export type RuleName = keyof typeof CATALOGUE;

export interface ReasonOptions {
  /** Which side of a rule that is `both` applies; ignored for the others. */
  effect?: 'admits' | 'excludes';
  /** False for what is only told besides the verdict. */
  decides?: boolean;
  curated?: boolean;
}

/** A reason by this rule, with the catalogue's section. */
export function reason(name: RuleName, evidence: Evidence, options: ReasonOptions = {}): Reason {
  const { section, effect } = CATALOGUE[name];
  return {
    rule: `pfs-2018/${name}`,
    section,
    effect: effect === 'both' ? (options.effect ?? 'admits') : effect,
    decides: options.decides ?? true,
    evidence,
    ...(options.curated ? { curated: true as const } : {}),
  };
}
