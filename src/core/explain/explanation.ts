import type { Outcome } from '../rules/outcome.ts';
import type { Reason, RuleId, RulesetId, Verdict } from '../rules/verdict.ts';
import type { TileLanguage } from '../words/tiles.ts';

/**
 * A piece of a sentence: plain text, a word that has a verdict of its own, or such a word with the signs beside it. The signs, such as
 * quotation marks, must stay on the line of the word.
 */
export type Piece = string | { word: string } | Sentence;

/** A sentence in the user's language, ready to be shown. Words with a verdict of their own are separate pieces. */
export type Sentence = readonly Piece[];

/** A citation of a rule. */
export interface Citation {
  /** The rule of which `text` is the wording; it may be a rule that all rulesets share. */
  rule: CitedRule;
  /** The name of the rule among players, in few words: `Particle -li`. */
  name: string;
  /** The section without the ruleset, as short as players write it: `excl. 8`, `4.i`; empty if a list, the user or the board decides. */
  short: string;
  /** The section as players cite it: `PFS 2.b`. */
  label: string;
  /** The rule in our own words. */
  text: string;
}

/** Rules that all rulesets share: those of the user's list, of the user's exceptions and of the board. They have one wording. */
export type SharedRule =
  | 'official/listed'
  | 'official/not-listed'
  | 'own/exception'
  | 'board/one-letter'
  | 'board/too-long';

/** A rule with a wording: one of a ruleset, or one that all rulesets share. */
export type CitedRule = RuleId | SharedRule;

/** One sentence of a verdict. */
export interface Line {
  sentence: Sentence;
  /** The citation of the reason that the sentence gives; it is shown after the sentence. */
  cites?: Citation & Pick<Reason, 'curated'>;
}

/** The sentences that explain a verdict, in the order in which they are shown. */
export interface Explanation {
  /** The first lines, which are always visible. */
  lines: Line[];
  /** The deciding reason alone, for places with room for one sentence; empty if there is no reason. */
  why: Line;
  /** Words to try, best first; the lines may name some of them. */
  suggestions: string[];
  /** The secondary reasons. */
  secondary: Line[];
  /** All readings; empty if the first lines name them completely. */
  readings: Sentence[];
  /** The basis of the verdict, or the probability that the official list has a word like this. */
  basis: string;
  /** The lists that `basis` does not name, and the sources that have the word; empty when there are none. */
  lists: string;
  /** The verdict in one line, as players cite it. */
  cited: string;
}

/** A verdict with everything that a front end needs to show it. Only the worker can compute these fields. */
export interface ExplainedVerdict {
  verdict: Verdict;
  /**
   * Points of each tile of `verdict.tiles`, in order: 0 for a blank, null for a letter without a tile. Null if the tiles of the game have
   * no values.
   */
  tilePoints: (number | null)[] | null;
  explanation: Explanation;
  /** The language of the ruleset's words, in which they are read out. */
  language: TileLanguage;
  /** True when the forms view may have a paradigm for the word. False for uninflected and for unknown words. */
  inflects: boolean;
}

/** Returns the sentence as plain text, for places where words cannot be links. */
export function plainText(sentence: Sentence): string {
  return sentence
    .map((piece) => (typeof piece === 'string' ? piece : 'word' in piece ? piece.word : plainText(piece)))
    .join('');
}

/** Returns the words of a sentence that have verdicts of their own. */
export function wordsOf(sentence: Sentence): string[] {
  return sentence.flatMap((piece) =>
    typeof piece === 'string' ? [] : 'word' in piece ? [piece.word] : wordsOf(piece),
  );
}

/** Maximum length of a list's name, and of its edition, in UTF-16 units. Both appear in every verdict that the list decides. */
export const LONGEST_NAME = 40;

/** Returns the name of a user's word list as verdicts cite it: `OSPS 48`. */
export function listName({ name, edition }: { name: string; edition: string }): string {
  return `${name} ${edition}`.trim();
}

/** Separator of the names of an open list that is compiled from several lists, and of their editions. */
export const LISTS_JOINED_BY = ' + ';

/** Returns the name of an open list with its edition; of a compiled one, each list with its own: `enz 1.6.10, Wiktionary 1.1.0`. */
export function openListName({ name, edition }: { name: string; edition: string }): string {
  const editions = edition.split(LISTS_JOINED_BY);
  return name
    .split(LISTS_JOINED_BY)
    .map((one, place) => `${one} ${editions[place]}`)
    .join(', ');
}

/** A ruleset's id as message keys contain it. */
type RulesetName<Id extends RulesetId = RulesetId> = Id extends `${infer Head}-${infer Rest}` ? `${Head}_${Rest}` : Id;

/** Returns the name of a ruleset in message keys: `pfs-2018` and `pfs-2018/…` both give `pfs_2018`. */
export function rulesetName<Id extends RulesetId>(id: Id | `${Id}/${string}`): RulesetName<Id> {
  return id.replace(/\/.*/, '').replace('-', '_') as RulesetName<Id>;
}

/** The sign shown before an outcome. The outcome is always given in words as well. */
export const OUTCOME_SIGN: Readonly<Record<Outcome, string>> = { allowed: '✓', disallowed: '✗', notFound: '?' };
