import type { Detail } from './detail.ts';
import type { Reason, RulesetId } from './verdict.ts';

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
  told: 'sentence' | 'deciding' | 'reading' | 'basis';
  /** It decides without any list of words, so that its verdict rests on the rule. */
  alone?: true;
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
  listed: { section: 'list', effect: 'admits', kind: 'list', told: 'basis' },
  'not-listed': { section: 'list', effect: 'excludes', kind: 'list', told: 'sentence', bySilence: true },
} as const satisfies Catalogue;

/** What no document has, and stands above all of them: what the user says of a word. */
export const ABOVE_RULES = {
  'own-exception': { section: 'own', effect: 'both', kind: 'own', told: 'sentence' },
} as const satisfies Catalogue;

/** Name of a rule without its ruleset. */
export const nameOfRule = (rule: string): string => rule.slice(rule.indexOf('/') + 1);

/** What is known of the rule that gave the reason. @param catalogue of its ruleset. @throws Error when it has no such rule. */
export function entryOf({ rule }: Pick<Reason, 'rule'>, catalogue: Catalogue): CatalogueEntry {
  const name = nameOfRule(rule);
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : (ABOVE_RULES as Catalogue)[name];
  if (!entry) throw new Error(`no rule ${rule}`);
  return entry;
}

/** Is all that the reason says that no list of the game has the word? */
export const isNotListed = ({ rule }: Pick<Finding, 'rule'>): boolean => nameOfRule(rule) === 'not-listed';

/** Do the reasons, or one of them, decide without any list of words? */
export function decideAlone(reasons: readonly Reason[], catalogue: Catalogue): boolean {
  return reasons.some((reason) => reason.decides && entryOf(reason, catalogue).alone);
}

export interface ReasonOptions {
  /** Which side of a rule that is `both` applies; ignored for the others. */
  effect?: 'admits' | 'excludes';
  /** False for what is only told besides the verdict. */
  decides?: boolean;
  curated?: boolean;
}

/** What there is to say by a rule, before it is known in which document the rule stands: a reason without its place there. */
export interface Finding extends Omit<Reason, 'rule' | 'section'> {
  /** Name of the rule, without a ruleset. */
  rule: string;
}

/** Makes findings by the rules of a catalogue. */
export function findingsBy<C extends Catalogue>(catalogue: C) {
  return (
    name: keyof C & string,
    detail: Detail,
    { effect = 'admits', decides = true, curated = false }: ReasonOptions = {},
  ): Finding => {
    const { effect: always } = catalogue[name] as CatalogueEntry;
    return {
      rule: name,
      effect: always === 'both' ? effect : always,
      decides,
      detail,
      ...(curated ? { curated: true as const } : {}),
    };
  };
}

/** The finding as a reason by a rule of this ruleset, with the catalogue's section; null where the catalogue has no such rule. */
export function reasonOf(finding: Finding, ruleset: RulesetId, catalogue: Catalogue): Reason | null {
  const { rule, ...found } = finding;
  const entry = Object.hasOwn(catalogue, rule) ? catalogue[rule] : undefined;
  return entry ? { rule: `${ruleset}/${rule}`, section: entry.section, ...found } : null;
}

/** Makes reasons by the rules of one ruleset, each with the catalogue's section. */
export function reasonsBy<C extends Catalogue>(ruleset: RulesetId, catalogue: C) {
  const finding = findingsBy(catalogue);
  return (name: keyof C & string, detail: Detail, options?: ReasonOptions): Reason =>
    // The type has no names but those of the catalogue.
    reasonOf(finding(name, detail, options), ruleset, catalogue)!;
}
