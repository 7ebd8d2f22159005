import type { Reason, RuleId, Verdict } from '../rules/verdict.ts';
import type { TileLanguage } from '../words/tiles.ts';

/**
 * A stretch of a sentence: plain text, a word that has a verdict of its own, or such a word with the signs that stand at it, quotation
 * marks and the like, which no end of a line may part from it.
 */
export type Piece = string | { word: string } | Sentence;

/** A sentence in the user's language, its words apart, ready to be shown. */
export type Sentence = readonly Piece[];

/** A rule as it is cited. */
export interface Citation {
  /** The rule whose words `text` are: also one of what is above the rulesets. */
  rule: CitedRule;
  /** What players call the rule, in few words: `Particle -li`. */
  name: string;
  /** Its section without its ruleset, as short as players write it: `excl. 8`, `4.i`; empty where a list, the user or the board decides. */
  short: string;
  /** Its section as players cite it: `PFS 2.b`. */
  label: string;
  /** The rule in our own words. */
  text: string;
}

/** What is above the rules, and what the board itself bars, under names of its own: the same is said of it whatever the ruleset. */
export type SharedRule =
  | 'official/listed'
  | 'official/not-listed'
  | 'own/exception'
  | 'board/one-letter'
  | 'board/too-long';

/** By which rule's words something is told. */
export type CitedRule = RuleId | SharedRule;

/** One sentence of a verdict. */
export interface Line {
  sentence: Sentence;
  /** The reason that it tells; its section is cited after it. */
  cites?: Citation & Pick<Reason, 'curated'>;
}

/** What is said of a verdict, in order. */
export interface Explanation {
  /** At first sight. */
  lines: Line[];
  /** The deciding reason by itself, for where there is room for one sentence; empty where there is none. */
  why: Line;
  /** Words to try, without those that stand in the lines already. */
  suggestions: string[];
  /** Reasons besides. */
  secondary: Line[];
  /** All readings; none when the first lines have told them. */
  readings: Sentence[];
  /** What the verdict rests on, or how likely the official list has a word like this. */
  basis: string;
  /** The lists that `basis` does not name, and the sources that have the word; empty when there are none. */
  lists: string;
  /** The verdict in one line, as it is cited among players. */
  cited: string;
}

/** A verdict with what only the worker can say of it: what a front end needs to show it. */
export interface ExplainedVerdict {
  verdict: Verdict;
  /** Points of each tile of `verdict.tiles`, in order, 0 of a blank; null where no tile has the letter. Null where tiles have no values in the game. */
  tilePoints: (number | null)[] | null;
  explanation: Explanation;
  /** Whose words the ruleset judges: what they are read out in. */
  language: TileLanguage;
  /** May the forms view have a paradigm for the word? False for words that are not inflected and for what nobody knows. */
  inflects: boolean;
}

/** A sentence where its words cannot be links. */
export function plainText(sentence: Sentence): string {
  return sentence
    .map((piece) => (typeof piece === 'string' ? piece : 'word' in piece ? piece.word : plainText(piece)))
    .join('');
}

/** The words of a sentence that have verdicts of their own. */
export function wordsOf(sentence: Sentence): string[] {
  return sentence.flatMap((piece) =>
    typeof piece === 'string' ? [] : 'word' in piece ? [piece.word] : wordsOf(piece),
  );
}
