/**
 * The forms view: a lemma's whole paradigm under a ruleset, as grammars print it, with what the rules take away beside what they
 * leave.
 *
 * Like a verdict it is data: labels are keys of messages (`case_gen`, `number_pl`), never sentences, and it survives JSON. It is about
 * readings, not strings: a form that is barred as a form of this lemma may be legal as a form of another one (`keptBy`).
 */
import type { ListName, RuleId, RulesetId } from './verdict.ts';

/** `open`: the document leaves it open; the verdict allows the form, and the view says on what reading of the document. */
export type StatusByRules = 'allowed' | 'barred' | 'open';

/** `taken`: the rules allow the form, the user's word list or own exception does not; `given`: the other way round. */
export type FormStatus = StatusByRules | 'taken' | 'given';

export interface ParadigmForm {
  /** As dictionaries spell it. */
  form: string;
  status: FormStatus;
  /** The rule that bars, grants or restricts the form; absent where plain inflection is all there is to say. */
  rule?: RuleId;
  /** The rule's section as its readers cite it. */
  section?: string;
  /** Potential form: last part of the section of the Polish rule that it counts by, `a` to `j` of 4 in 2018, `1` to `10` of 8 in 2016. */
  potential?: string;
  /** Of a barred form: lemmas that make the same letters a legal word (`iście`, the adverb). */
  keptBy?: string[];
  /** True when no dictionary attests the form's place in the paradigm: it was inferred or built by a rule. */
  unattested?: true;
  /** Tile values without premium squares; null when a letter has no tile. */
  points: number | null;
}

export interface ParadigmRow {
  /** Keys of the messages that make the label, joined by commas when shown; empty for a table of one row. */
  label: string[];
  /** One cell for each column, in order; a cell has all variants (`zszedłszy`), and is empty where the lemma has no such form. */
  cells: ParadigmForm[][];
}

export interface ParadigmTable {
  /** Keys of the messages that make the heading: `['forms_past']`, `['part_ppas', 'negated']`. */
  title: string[];
  /** A label for each column; one column with an empty label where the rows say all. */
  columns: string[][];
  rows: ParadigmRow[];
}

/** What distinguishes one paradigm from others that the same word may belong to. */
export interface ParadigmChoice {
  /** Opaque; names the paradigm in a further question. */
  id: string;
  lemma: string;
  /** Keys of messages: part of speech, then what tells homonyms apart (`['part_verb', 'aspect_perf']`). */
  about: string[];
}

/** What a list of defective verbs says of one. */
export interface Defect {
  rule: RuleId;
  section: string;
  /** Categories that the verb lacks, as in `Detail.missing`; empty where the rule names what is left instead. */
  missing: string[];
  /** Categories that are left, where the rule names those. */
  left: string[];
  /** Where the verb does not come from the document but from a hand-kept list of this project. */
  curated?: true;
  /** The file that the document leaves these verbs to and that is not to be had: another document's verbs stand in for it. */
  appendix?: string;
  /** Where the rule names neither what is missing nor what is left: the group whose verbs have the same, as in `DefectiveGroup`. */
  group?: string;
}

export interface Paradigm extends ParadigmChoice {
  ruleset: RulesetId;
  defect?: Defect;
  tables: ParadigmTable[];
  /** The user's word list, where verdicts on the forms rest on one. */
  list?: ListName;
  /** Other paradigms that keep forms which this one lacks, or that it is a part of (the base verb of a separable one). */
  related: ParadigmChoice[];
}

/** Answer to “which forms has this word?”. */
export interface Forms {
  /** As asked, normalised. */
  word: string;
  ruleset: RulesetId;
  /** All lemmas that the word is, or would be, a form of; likeliest first. Empty when there is none. */
  choices: ParadigmChoice[];
  /** The chosen paradigm, or the likeliest one; null when there is none. */
  paradigm: Paradigm | null;
  /** Where there is none: words near the one asked, whose forms could be looked up. */
  suggestions: string[];
}

/** Defective verbs that share what they lack, for the list to browse. */
export interface DefectiveGroup extends Defect {
  /** Letter of the group where the document has letters, else the key's last part: `A`, `impersonal`. */
  group: string;
  lemmas: string[];
}
