import { CLAIM_KINDS, type DetailKind } from './detail.ts';

/** The entries of a catalogue of rules, and the rules that every ruleset has in addition to those of its document. */

/** The effect of a rule on a word. `both`: the rule admits some forms of the word and excludes the others. */
export type Effect = 'admits' | 'excludes' | 'both';

/** The subject of a rule. */
export type RuleKind =
  /** Words of the language: dictionary entries with their forms. */
  | 'word'
  /** Words that are spelled with a capital. */
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
  /** Other spellings of a word, such as those of older books. */
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
  /** The user's exceptions. */
  | 'own';

/** A rule in the catalogue of its document. */
export interface CatalogueEntry {
  /** Place in the document as its readers cite it. */
  section: string;
  effect: Effect;
  kind: RuleKind;
  /**
   * The part of an answer that explains a reason by this rule.
   *
   * - `sentence`: a sentence of the ruleset's wording.
   * - `deciding`: a sentence, but only if the reason decides. The rule holds for so many words that it says nothing beside another reason.
   * - `reading`: the reading (“lemma: form”) and the section.
   * - `basis`: nothing of its own. The rule admits a word, and the reading, the tiles and the basis say so already.
   */
  explainedBy: 'sentence' | 'deciding' | 'reading' | 'basis';
  /** Kinds of details that its reasons have. */
  detail: DetailKind | readonly DetailKind[];
  /**
   * Set if it refuses a word only because no known list or dictionary has it, so that a list with the word would settle it. Absent for
   * rules that say what a word is and bar that, and for words that the document names.
   */
  bySilence?: true;
}

/**
 * Returns an entry of a catalogue.
 * @param silence set for a rule that refuses only because no known list has the word: see `bySilence`
 */
export function rule<const Detail extends CatalogueEntry['detail']>(
  section: string,
  effect: Effect,
  kind: RuleKind,
  explainedBy: CatalogueEntry['explainedBy'],
  detail: Detail,
  silence?: 'by silence',
): Omit<CatalogueEntry, 'detail'> & { detail: Detail } {
  return { section, effect, kind, explainedBy, detail, ...(silence && { bySilence: true }) };
}

/** The rules of a document by name. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** The rules of every ruleset beside those of its document: the list of the verdict's basis has the word, or lacks it. */
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

/** The rule above all documents: the user's own exception. */
export const OVERRIDE_RULES = {
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
