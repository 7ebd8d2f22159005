import { type Catalogue, LISTED_OR_NOT, reasonsBy } from '../../rules/catalogue.ts';
import { descriptor } from './descriptor.ts';

/**
 * Every rule of the document that can decide a word, under the section by which readers cite it. Most sections up to `Skróty` have no
 * number, so their headings are cited. Rules that define a term, name the source dictionaries or tell how to look a form up decide no
 * word and are not here; neither are two that nothing but a dictionary's page could decide: `quotation-mark` and
 * `doroszewski-selected`, whose list is not to be had (see `MISSING_APPENDICES`).
 */
export const CATALOGUE = {
  general: { section: 'Zasady ogólne', effect: 'admits', kind: 'word', told: 'basis' },
  'capital-initial': { section: 'Zasady ogólne', effect: 'excludes', kind: 'name', told: 'sentence', alone: true },
  abbreviation: { section: 'Skróty', effect: 'excludes', kind: 'abbreviation', told: 'sentence' },
  'abbreviation-not': { section: 'Skróty', effect: 'admits', kind: 'abbreviation', told: 'sentence' },
  hyphen: { section: 'Zasady ogólne', effect: 'excludes', kind: 'sign', told: 'sentence', alone: true },
  'contiguous-letters': { section: 'Zasady ogólne', effect: 'excludes', kind: 'phrase', told: 'sentence', alone: true },
  'internal-sign': { section: 'Zasady ogólne', effect: 'excludes', kind: 'sign', told: 'sentence', alone: true },
  'foreign-diacritics': { section: 'Zasady ogólne', effect: 'excludes', kind: 'letter', told: 'sentence', alone: true },
  'punctuation-ignored': { section: 'Zasady ogólne', effect: 'admits', kind: 'spelling', told: 'sentence' },
  'term-subheadword': { section: 'Formy wyrazu', effect: 'admits', kind: 'word', told: 'sentence' },
  'correct-forms': { section: 'Formy wyrazu', effect: 'admits', kind: 'word', told: 'basis' },
  'semantics-irrelevant': { section: 'Formy wyrazu', effect: 'admits', kind: 'word', told: 'sentence' },
  'degree-positive': { section: '2 (tail)', effect: 'admits', kind: 'adjective', told: 'basis' },
  'participle-infinitive': { section: '2 (tail)', effect: 'admits', kind: 'verb', told: 'basis' },
  'passive-attested': { section: '2 (tail)', effect: 'both', kind: 'verb', told: 'sentence', bySilence: true },
  'gerund-alternative': { section: '2 (tail)', effect: 'both', kind: 'verb', told: 'sentence', bySilence: true },
  'not-base-adjective': { section: '3.1', effect: 'both', kind: 'derivation', told: 'basis', bySilence: true },
  'not-base-diminutive': { section: '3.2', effect: 'both', kind: 'derivation', told: 'basis', bySilence: true },
  'not-base-prefix': { section: '3.3', effect: 'both', kind: 'derivation', told: 'basis', bySilence: true },
  'not-base-adverb': { section: '3.4', effect: 'both', kind: 'derivation', told: 'basis', bySilence: true },
  'not-base-derived': { section: '3.5', effect: 'both', kind: 'derivation', told: 'basis', bySilence: true },
  'degree-attested': { section: '4', effect: 'both', kind: 'adjective', told: 'sentence', bySilence: true },
  'context-locative': { section: '5.1', effect: 'admits', kind: 'context', told: 'reading' },
  'context-sie': { section: '5.2', effect: 'admits', kind: 'context', told: 'sentence' },
  'context-po-sku': { section: '5.3', effect: 'admits', kind: 'context', told: 'reading' },
  'context-po-sku-denominal': { section: '5.3', effect: 'excludes', kind: 'context', told: 'sentence' },
  'particles-limited': { section: '6', effect: 'excludes', kind: 'particle', told: 'sentence' },
  'ending-admit': { section: '6.1', effect: 'admits', kind: 'particle', told: 'sentence' },
  'ending-other': { section: '6.1', effect: 'excludes', kind: 'particle', told: 'sentence' },
  'by-verb': { section: '6.2', effect: 'both', kind: 'particle', told: 'sentence' },
  'ze-imperative': { section: '6.3', effect: 'admits', kind: 'particle', told: 'sentence' },
  'ze-other-verb': { section: '6.3', effect: 'excludes', kind: 'particle', told: 'sentence' },
  'li-c-excluded': { section: '6.4', effect: 'excludes', kind: 'particle', told: 'sentence' },
  'n-attested': { section: '6.5', effect: 'admits', kind: 'particle', told: 'sentence' },
  'n-other': { section: '6.5', effect: 'excludes', kind: 'particle', told: 'sentence', bySilence: true },
  'nie-adjective': { section: '6.6.a', effect: 'admits', kind: 'particle', told: 'sentence' },
  'nie-sku-excluded': { section: '6.6.a', effect: 'excludes', kind: 'particle', told: 'sentence' },
  'nie-adverb': { section: '6.6.b', effect: 'admits', kind: 'particle', told: 'sentence' },
  'nie-gerund': { section: '6.6.c', effect: 'admits', kind: 'particle', told: 'sentence' },
  'nie-participle': { section: '6.6.d', effect: 'admits', kind: 'particle', told: 'sentence' },
  'particle-headword': { section: '6 (tail)', effect: 'admits', kind: 'particle', told: 'sentence' },
  'foreign-phrase': { section: '7', effect: 'excludes', kind: 'phrase', told: 'sentence' },
  'foreign-single': { section: '7', effect: 'admits', kind: 'phrase', told: 'sentence' },
  'foreign-polonised': { section: '7', effect: 'admits', kind: 'phrase', told: 'sentence' },
  'potential-plural': { section: '8.1', effect: 'admits', kind: 'noun', told: 'reading' },
  'potential-depreciative': { section: '8.2', effect: 'admits', kind: 'noun', told: 'reading' },
  'potential-vocative': { section: '8.3', effect: 'admits', kind: 'noun', told: 'reading' },
  'potential-masc-personal': { section: '8.4', effect: 'admits', kind: 'adjective', told: 'reading' },
  'potential-gender': { section: '8.5', effect: 'admits', kind: 'adjective', told: 'sentence' },
  'potential-neuter-12': { section: '8.6', effect: 'admits', kind: 'verb', told: 'reading' },
  defective: { section: '8.6', effect: 'both', kind: 'verb', told: 'sentence' },
  'potential-person-12': { section: '8.7', effect: 'admits', kind: 'verb', told: 'reading' },
  'potential-imperative': { section: '8.8', effect: 'admits', kind: 'verb', told: 'reading' },
  'potential-impersonal': { section: '8.8', effect: 'admits', kind: 'verb', told: 'reading' },
  'potential-ij-yj': { section: '8.9', effect: 'admits', kind: 'noun', told: 'sentence' },
  'potential-cze': { section: '8.10', effect: 'admits', kind: 'noun', told: 'sentence' },
  'singular-of-plural': { section: '9', effect: 'both', kind: 'noun', told: 'sentence', bySilence: true },
  'lookup-analogy': { section: '10', effect: 'admits', kind: 'word', told: 'sentence' },
  ...LISTED_OR_NOT,
  'no-tile': { section: 'tiles', effect: 'excludes', kind: 'letter', told: 'sentence', alone: true },
} as const satisfies Catalogue;

export type RuleName = keyof typeof CATALOGUE;

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy(descriptor.id, CATALOGUE);
