import type { Analysis, Reason, RuleId, Verdict } from '../rules/verdict.ts';

/**
 * A phrase that is not worded yet: a string that stands for itself; the key of a message in `_locales` and then what fills it, or
 * an empty key and then phrases that stand side by side; or what a rule says. Finding the phrase takes the tables of rules and tags;
 * wording it takes the language of the user. The first is the worker's business, so that the script on every page need not carry it.
 */
export type Phrase = string | readonly Phrase[] | RulePhrase;

/** What is above the rules, and what the board itself bars, under names of its own: the same is said of it whatever the ruleset. */
export type AboveRules =
  | 'official/listed'
  | 'official/not-listed'
  | 'own/exception'
  | 'board/one-letter'
  | 'board/too-long';

/** What a rule says: of the judged word where there are fillings, else the rule itself. */
export interface RulePhrase {
  rule: RuleId | AboveRules;
  /** What fills `$1`, `$2` … of the rule's sentences. */
  fillings?: Phrase[];
  /** A rule that admits some words excludes this one. */
  excludes?: boolean;
}

/** One sentence of a verdict. */
export interface Line {
  sentence: Phrase;
  /** The reason that it tells; its section is cited after it. */
  cites?: Pick<RulePhrase, 'rule'> & Pick<Reason, 'curated'> & { label: Phrase };
}

/** What is said of a verdict, in order. */
export interface Told {
  /** At first sight. */
  lines: Line[];
  /** The deciding reason by itself, for where there is room for one sentence; empty where there is none. */
  why: Phrase;
  /** Reasons besides. */
  others: Line[];
  /** All readings; none when the first lines have told them. */
  readings: Phrase[];
  /** What the verdict rests on. */
  basis: Phrase;
  /** The names of the lists that `basis` does not name; empty when it names them. */
  lists: Phrase;
}

/** All that a form can be of one lemma. */
export interface Reading {
  lemma: string;
  /** “genitive plural”, most likely first, each once. */
  forms: Phrase[];
  /** `inferred` and `derived` readings are told apart from attested ones. */
  origin: Analysis['origin'];
}

/** A verdict with what only the worker can say of it: what a front end needs to show it. */
export interface Judged {
  verdict: Verdict;
  /** Points of each tile of `verdict.tiles`, in order, 0 of a blank; null where no tile has the letter. Null where tiles have no values in the game. */
  tilePoints: (number | null)[] | null;
  /** The readings of an allowed word, the word as its own dictionary form before all others. */
  readings: Reading[];
  told: Told;
  /** May the forms view have a paradigm for the word? False for words that are not inflected and for what nobody knows. */
  inflects: boolean;
}
