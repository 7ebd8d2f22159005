/** What a catalogue of rules says of each, and what every ruleset has besides the rules of its document. */

import { CLAIM_KINDS, type DetailKind } from './detail.ts';

/** What a rule does to a word: `both` for rules that leave a word some forms and take the others away. */
export type Effect = 'admits' | 'excludes' | 'both';

/** What a rule is about. */
export type RuleKind =
  /** What is a word of the language at all: dictionary entries with their forms. */
  | 'word'
  /** What is spelled with a capital. */
  | 'name'
  /** Names that are, or may be, spelled in lower case. */
  | 'lower-case-name'
  | 'brand'
  | 'abbreviation'
  /** Prefixes and suffixes by themselves. */
  | 'affix'
  /** Hyphens, apostrophes before an ending, other signs in a word. */
  | 'sign'
  /** Letters that no tile has. */
  | 'letter'
  /** Letters repeated for effect. */
  | 'lengthening'
  /** How a word is spelled otherwise, or in older books. */
  | 'spelling'
  /** Words of foreign phrases and word groups. */
  | 'phrase'
  /** A list of words, printed in the document or brought by the user. */
  | 'list'
  /** Particles and endings on words of any kind. */
  | 'particle'
  /** Forms that are used in some context only. */
  | 'context'
  /** Forms of nouns, verbs, adjectives and numbers. */
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'number'
  /** Letters that may be left out of a form. */
  | 'elision'
  /** Forms of borrowed verbs. */
  | 'loan'
  | 'compound'
  /** Words made from others by an affix. */
  | 'derivation'
  /** Words of earlier rounds. */
  | 'earlier-word'
  /** What the user says of a word. */
  | 'own';

/** What is known of a rule. */
export interface CatalogueEntry {
  /** Place in the document as its readers cite it. */
  section: string;
  effect: Effect;
  kind: RuleKind;
  /**
   * How a reason by it is told: in a sentence; in one only where it is the answer to “why”, because it holds for so many words that beside
   * another answer it says nothing; by the reading (“lemma: form” is all there is to say, beside the section); or not at all, where it
   * admits a word, because the reading, the tiles and the basis say so already.
   */
  explainedBy: 'sentence' | 'deciding' | 'reading' | 'basis';
  /** Kinds of what its reasons say of a word. */
  detail: DetailKind | readonly DetailKind[];
  /**
   * What it refuses, it refuses for no more than that no list or dictionary is known to have the word: it bars nothing by itself, and a list
   * with the word would settle it. Not of rules that say what a word is, and bar that; nor of words that the document names.
   */
  bySilence?: true;
}

/** The rules of a document by name. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** Two that every ruleset has besides those of its document: the list that a verdict rests on has the word, or lacks it. */
export const LISTED_OR_NOT = {
  listed: {
    section: 'list',
    effect: 'admits',
    kind: 'list',
    explainedBy: 'basis',
    detail: ['word', 'reading', 'base'],
  },
  'not-listed': {
    section: 'list',
    effect: 'excludes',
    kind: 'list',
    explainedBy: 'sentence',
    detail: ['word', 'elsewhere', 'entry', 'meaning', 'parts', 'letters', 'length', ...CLAIM_KINDS],
    bySilence: true,
  },
} as const satisfies Catalogue;

/** What no document has, and stands above all of them: what the user says of a word. */
export const ABOVE_RULES = {
  'own-exception': { section: 'own', effect: 'both', kind: 'own', explainedBy: 'sentence', detail: ['word', 'note'] },
} as const satisfies Catalogue;

/** The kinds of details that the reasons by a rule have. */
export type KindsOf<Entry extends CatalogueEntry> = Entry['detail'] extends infer Kinds
  ? Kinds extends readonly (infer Kind extends DetailKind)[]
    ? Kind
    : Kinds & DetailKind
  : never;

/** The name in an id, without the ruleset. */
export type RuleNameIn<Id extends string> = Id extends `${string}/${infer Name}` ? Name : Id;

/** Name of a rule without its ruleset. */
export const nameOfRule = <Id extends string>(rule: Id): RuleNameIn<Id> =>
  rule.slice(rule.indexOf('/') + 1) as RuleNameIn<Id>;
