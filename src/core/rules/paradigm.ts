/**
 * The forms view: the whole paradigm of a lemma under a ruleset, as grammars print it, with allowed and barred forms. Like a verdict it is
 * data that survives JSON: labels are message keys (`case_gen`, `number_pl`), never sentences. It describes readings, not strings: a form
 * that is barred as a form of this lemma may be legal as a form of another (`allowedAs`).
 */
import type { ListName, RuleId, RulesetId } from './verdict.ts';

/** `open`: the document does not decide. The verdict allows the form, and the view says on which interpretation of the document. */
export type StatusByRules = 'allowed' | 'barred' | 'open';

/** `taken`: the rules allow the form, and the user's word list or exception bars it; `given`: the reverse. */
export type FormStatus = StatusByRules | 'taken' | 'given';

export interface ParadigmForm {
  /** As spelled in dictionaries. */
  form: string;
  status: FormStatus;
  /** The rule that bars, grants or restricts the form; absent for plain inflection. */
  rule?: RuleId;
  /** The rule's section as its readers cite it. */
  section?: string;
  /**
   * For a potential form: the last part of the section of the Polish rule that allows it, `a` to `j` of 4 in 2018, `1` to `10` of 8 in
   * 2016.
   */
  potential?: string;
  /** For a barred form: lemmas of which the same letters are a legal word (`iście`, the adverb). */
  allowedAs?: string[];
  /** True when no dictionary attests the form's place in the paradigm: it was inferred or built by a rule. */
  unattested?: true;
  /** Tile values without premium squares; null when a letter has no tile. */
  points: number | null;
}

export interface ParadigmRow {
  /** Message keys of the label, joined by commas when shown; empty for a table of one row. */
  label: string[];
  /** One cell for each column, in order. A cell has all variants (`zszedłszy`), and is empty if the lemma has no such form. */
  cells: ParadigmForm[][];
}

export interface ParadigmTable {
  /** Message keys of the heading: `['forms_past']`, `['part_ppas', 'negated']`. */
  title: string[];
  /** A label for each column; if the row labels are enough, one column with an empty label. */
  columns: string[][];
  rows: ParadigmRow[];
}

/** Distinguishes the paradigms to which the word may belong. */
export interface ParadigmChoice {
  /** Opaque id of the paradigm for further requests. */
  id: string;
  lemma: string;
  /** Message keys: part of speech, then what distinguishes homonyms (`['part_verb', 'aspect_perf']`). */
  about: string[];
}

/** The entry of a defective verb in a list. */
export interface Defect {
  rule: RuleId;
  section: string;
  /** Categories that the verb lacks, as in `Detail.missing`; empty if the rule names the remaining ones. */
  missing: string[];
  /** Remaining categories, if the rule names them. */
  left: string[];
  /** Set if the verb is not from the document but from a list of this project. */
  curated?: true;
  /** The unpublished file to which the document refers for these verbs; another document's verbs are used instead. */
  appendix?: string;
  /** If the rule names neither missing nor remaining categories: the group of verbs with the same forms, as in `DefectiveGroup`. */
  group?: string;
}

export interface Paradigm extends ParadigmChoice {
  ruleset: RulesetId;
  defect?: Defect;
  tables: ParadigmTable[];
  /** The user's word list, if it decides the forms. */
  list?: ListName;
  /** Other paradigms that have forms which this one lacks, or of which it is a part (the base verb of a separable one). */
  related: ParadigmChoice[];
}

/** The forms view of a word. */
export interface Forms {
  /** As typed, normalised. */
  word: string;
  ruleset: RulesetId;
  /** All lemmas of which the word is or would be a form, likeliest first; empty if there are none. */
  choices: ParadigmChoice[];
  /** The chosen paradigm, or the likeliest one; null if there is none. */
  paradigm: Paradigm | null;
  /** If there is none: near words that have forms. */
  suggestions: string[];
}

/** Defective verbs that lack the same forms, for browsing. */
export interface DefectiveGroup extends Defect {
  /** Letter of the group if the document has letters, otherwise the last part of its key: `A`, `impersonal`. */
  group: string;
  lemmas: string[];
}
