import type { AnyRule, Finding } from '../../rules/catalogue.ts';
import type { Reason } from '../../rules/verdict.ts';
import type { PolishRule } from '../polish/catalogue.ts';
import type { ReadingDetector as PolishReadingDetector, WordDetector as PolishWordDetector } from '../polish/query.ts';
import type { RuleName } from './catalogue.ts';
import { type ReadingDetector, reason, type WordDetector } from './query.ts';

/**
 * The rule of this document for each rule that the later editions share; findings of their detectors are reported by it. A rule that is
 * absent has no counterpart, or one of such a different extent that it has its own detector. Words of the closed lists of 2018 are judged
 * by whether they were recorded: see `RecordedLexicon` in `query.ts`.
 */
export const COUNTERPARTS: Readonly<Partial<Record<PolishRule, RuleName>>> = {
  'common-words': 'general',
  'inflected-forms': 'correct-forms',
  listed: 'listed',
  'not-listed': 'not-listed',
  abbreviation: 'abbreviation',
  'abbreviation-not': 'abbreviation-not',
  apostrophe: 'internal-sign',
  'apostrophe-inflection': 'internal-sign',
  hyphen: 'hyphen',
  'foreign-phrase': 'foreign-phrase',
  'foreign-phrase-list0': 'foreign-polonised',
  'context-locative': 'context-locative',
  'context-sie': 'context-sie',
  'nie-adjective': 'nie-adjective',
  'nie-numeral': 'nie-adjective',
  'nie-past-participle': 'nie-participle',
  'nie-participle-active': 'nie-participle',
  'nie-participle-passive': 'nie-participle',
  'nie-adverb': 'nie-adverb',
  'nie-adverb-participle': 'nie-adverb',
  'nie-gerund': 'nie-gerund',
  'nie-selected': 'particle-headword',
  'nie-sku-excluded': 'nie-sku-excluded',
  'nie-double': 'particles-limited',
  'nie-closed': 'particles-limited',
  'particle-li': 'li-c-excluded',
  'c-list4': 'particle-headword',
  'c-closed': 'li-c-excluded',
  'ze-imperative': 'ze-imperative',
  'ze-list3': 'particle-headword',
  'ze-other-verb': 'ze-other-verb',
  'ze-closed': 'ze-other-verb',
  'ze-double': 'ze-other-verb',
  'n-list5': 'n-attested',
  'n-closed': 'n-other',
  'by-verb': 'by-verb',
  'by-list6': 'particle-headword',
  'by-closed': 'by-verb',
  'ending-past': 'ending-admit',
  'ending-conditional': 'by-verb',
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
};

/** The rule of this document that replaces a shared rule. */
export const counterpartOf = (rule: AnyRule): RuleName | undefined =>
  (COUNTERPARTS as Readonly<Partial<Record<AnyRule, RuleName>>>)[rule];

/** Returns the finding as a reason by the rule that replaces its own; null if none does. */
function counterpart({ rule, effect, decides, detail, curated }: Finding): Reason | null {
  const name = counterpartOf(rule);
  if (!name) return null;
  // The numbers of printed lists are those of 2018. The defective verbs had a file of their own.
  const { list: _, ...rest } = detail;
  const found = reason(
    name,
    // The details of both rules have the same kinds.
    { ...rest, ...(name === 'defective' ? { appendix: 'defekt.txt' } : {}) } as Parameters<typeof reason>[1],
    { effect, decides, ...(curated ? { curated } : {}) },
  );
  // A bar of 2018 is not a bar here when the rule only admits.
  return found.effect === effect ? found : null;
}

/** Detectors of the later editions by the rules of this document. */
export const sharedReadings = (detectors: readonly PolishReadingDetector[]): ReadingDetector[] =>
  detectors.map((detector) => (reading, query) => {
    const found = detector(reading, query);
    return found && counterpart(found);
  });

export const sharedWords = (detectors: readonly PolishWordDetector[]): WordDetector[] =>
  detectors.map((detector) => (query) => counterparts(detector(query)));

export const counterparts = (findings: readonly Finding[]): Reason[] =>
  findings.map(counterpart).filter((found) => found !== null);
