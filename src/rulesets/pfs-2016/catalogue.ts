import { type Catalogue, reasonsBy } from '../../rules/catalogue.ts';

/**
 * Every rule of the document that can decide a word, under the section by which readers cite it. Most sections up to `Skróty` have no
 * number, so their headings are cited. Rules that define a term, name the source dictionaries or tell how to look a form up decide no
 * word and are not here; neither are two that nothing but a dictionary's page could decide: `quotation-mark` and
 * `doroszewski-selected`, whose list is not to be had (see `MISSING_APPENDICES`).
 */
export const CATALOGUE = {
  general: { section: 'Zasady ogólne', effect: 'admits' },
  'capital-initial': { section: 'Zasady ogólne', effect: 'excludes' },
  abbreviation: { section: 'Skróty', effect: 'excludes' },
  'abbreviation-not': { section: 'Skróty', effect: 'admits' },
  hyphen: { section: 'Zasady ogólne', effect: 'excludes' },
  'contiguous-letters': { section: 'Zasady ogólne', effect: 'excludes' },
  'internal-sign': { section: 'Zasady ogólne', effect: 'excludes' },
  'foreign-diacritics': { section: 'Zasady ogólne', effect: 'excludes' },
  'punctuation-ignored': { section: 'Zasady ogólne', effect: 'admits' },
  'term-subheadword': { section: 'Formy wyrazu', effect: 'admits' },
  'correct-forms': { section: 'Formy wyrazu', effect: 'admits' },
  'semantics-irrelevant': { section: 'Formy wyrazu', effect: 'admits' },
  'degree-positive': { section: '2 (tail)', effect: 'admits' },
  'participle-infinitive': { section: '2 (tail)', effect: 'admits' },
  'passive-attested': { section: '2 (tail)', effect: 'both' },
  'gerund-alternative': { section: '2 (tail)', effect: 'both' },
  'not-base-adjective': { section: '3.1', effect: 'both' },
  'not-base-diminutive': { section: '3.2', effect: 'both' },
  'not-base-prefix': { section: '3.3', effect: 'both' },
  'not-base-adverb': { section: '3.4', effect: 'both' },
  'not-base-derived': { section: '3.5', effect: 'both' },
  'degree-attested': { section: '4', effect: 'both' },
  'context-locative': { section: '5.1', effect: 'admits' },
  'context-sie': { section: '5.2', effect: 'admits' },
  'context-po-sku': { section: '5.3', effect: 'admits' },
  'context-po-sku-denominal': { section: '5.3', effect: 'excludes' },
  'particles-limited': { section: '6', effect: 'excludes' },
  'ending-admit': { section: '6.1', effect: 'admits' },
  'ending-other': { section: '6.1', effect: 'excludes' },
  'by-verb': { section: '6.2', effect: 'both' },
  'ze-imperative': { section: '6.3', effect: 'admits' },
  'ze-other-verb': { section: '6.3', effect: 'excludes' },
  'li-c-excluded': { section: '6.4', effect: 'excludes' },
  'n-attested': { section: '6.5', effect: 'admits' },
  'n-other': { section: '6.5', effect: 'excludes' },
  'nie-adjective': { section: '6.6.a', effect: 'admits' },
  'nie-sku-excluded': { section: '6.6.a', effect: 'excludes' },
  'nie-adverb': { section: '6.6.b', effect: 'admits' },
  'nie-gerund': { section: '6.6.c', effect: 'admits' },
  'nie-participle': { section: '6.6.d', effect: 'admits' },
  'particle-headword': { section: '6 (tail)', effect: 'admits' },
  'foreign-phrase': { section: '7', effect: 'excludes' },
  'foreign-single': { section: '7', effect: 'admits' },
  'foreign-polonised': { section: '7', effect: 'admits' },
  'potential-plural': { section: '8.1', effect: 'admits' },
  'potential-depreciative': { section: '8.2', effect: 'admits' },
  'potential-vocative': { section: '8.3', effect: 'admits' },
  'potential-masc-personal': { section: '8.4', effect: 'admits' },
  'potential-gender': { section: '8.5', effect: 'admits' },
  'potential-neuter-12': { section: '8.6', effect: 'admits' },
  defective: { section: '8.6', effect: 'both' },
  'potential-person-12': { section: '8.7', effect: 'admits' },
  'potential-imperative': { section: '8.8', effect: 'admits' },
  'potential-impersonal': { section: '8.8', effect: 'admits' },
  'potential-ij-yj': { section: '8.9', effect: 'admits' },
  'potential-cze': { section: '8.10', effect: 'admits' },
  'singular-of-plural': { section: '9', effect: 'both' },
  'lookup-analogy': { section: '10', effect: 'admits' },
  listed: { section: 'list', effect: 'admits' },
  'not-listed': { section: 'list', effect: 'excludes' },
  'no-tile': { section: 'tiles', effect: 'excludes' },
} as const satisfies Catalogue;

export type RuleName = keyof typeof CATALOGUE;

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy('pfs-2016', CATALOGUE);
