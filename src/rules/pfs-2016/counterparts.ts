import type { RuleName as RuleName2018 } from '../pfs-2018/catalogue.ts';
import type { Reason } from '../verdict.ts';
import { type RuleName, reason } from './catalogue.ts';

/**
 * The rules that this document shares with that of 2018, from there to here: what a detector of 2018 finds is told by the rule that
 * stands here for it. A rule of 2018 that is not in the table has no counterpart, or one of so different an extent that it has a
 * detector of its own.
 */
const COUNTERPARTS: Readonly<Partial<Record<RuleName2018, RuleName>>> = {
  'common-words': 'general',
  'inflected-forms': 'correct-forms',
  listed: 'listed',
  'not-listed': 'not-listed',
  'proper-name': 'capital-initial',
  'capital-letter': 'capital-initial',
  abbreviation: 'abbreviation',
  'abbreviation-not': 'abbreviation-not',
  apostrophe: 'internal-sign',
  'apostrophe-inflection': 'internal-sign',
  hyphen: 'hyphen',
  'foreign-phrase': 'foreign-phrase',
  'foreign-phrase-list0': 'foreign-polonised',
  'context-locative': 'context-locative',
  'context-sie': 'context-sie',
  'context-po-sku': 'context-po-sku',
  'nie-adjective': 'nie-adjective',
  'nie-sku-excluded': 'nie-sku-excluded',
  'nie-past-participle': 'nie-participle',
  'nie-numeral': 'nie-adjective',
  'nie-adverb': 'nie-adverb',
  'nie-gerund': 'nie-gerund',
  'nie-participle-active': 'nie-participle',
  'nie-participle-passive': 'nie-participle',
  'nie-selected': 'particle-headword',
  'particle-li': 'li-c-excluded',
  'c-closed': 'li-c-excluded',
  'c-list4': 'particle-headword',
  'ze-imperative': 'ze-imperative',
  'ze-other-verb': 'ze-other-verb',
  'ze-closed': 'ze-other-verb',
  'ze-double': 'ze-other-verb',
  'ze-list3': 'particle-headword',
  'n-list5': 'n-attested',
  'n-closed': 'n-other',
  'by-verb': 'by-verb',
  'by-list6': 'particle-headword',
  'by-closed': 'ending-other',
  'ending-past': 'ending-admit',
  'ending-conditional': 'by-verb',
  'ending-by-list6': 'ending-admit',
  'ending-by': 'ending-admit',
  'ending-byle': 'ending-admit',
  'ending-bodaj': 'ending-admit',
  'ending-other': 'ending-other',
  defective: 'defective',
  'defective-A': 'defective',
  'defective-B': 'defective',
  'defective-C': 'defective',
  'defective-powinien': 'defective',
  'defective-slychac': 'defective',
  'defective-widac': 'defective',
  'defective-wnijsc': 'defective',
  'defective-zwyknac': 'defective',
  'potential-plural': 'potential-plural',
  'potential-depreciative': 'potential-depreciative',
  'potential-vocative': 'potential-vocative',
  'potential-masc-personal': 'potential-masc-personal',
  'potential-gender': 'potential-gender',
  'potential-neuter-12': 'potential-neuter-12',
  'potential-person-12': 'potential-person-12',
  'potential-imperative': 'potential-imperative',
  'potential-impersonal': 'potential-impersonal',
  'potential-ij-yj': 'potential-ij-yj',
  'potential-cze': 'potential-cze',
};

/** What a detector of 2018 found, by the rule that stands here for it; null when none does. */
export function counterpart({ rule, effect, decides, evidence, curated }: Reason): Reason | null {
  const name = COUNTERPARTS[rule.slice(rule.indexOf('/') + 1) as RuleName2018];
  return name ? reason(name, evidence, { effect, decides, ...(curated ? { curated } : {}) }) : null;
}
