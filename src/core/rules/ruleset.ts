import type { TileLanguage } from '../words/tiles.ts';

/**
 * The public data of a ruleset. It is small and contains no functions, because every page of the extension loads it. No other code
 * distinguishes rulesets by id.
 */
export interface Ruleset<Id extends string = string> {
  /** Part of the command line's output, which scripts read: never rename it. */
  readonly id: Id;
  /** Its place among the rulesets offered. The first of all, and the first of each language, are the defaults. */
  readonly place: number;
  /** The language of its tiles, of its grammar, of the lexicons by which it judges and of its diagnosis. */
  readonly language: TileLanguage;
  /** Squares in a row of the board. Null if the game has no board: its words may then have any length. */
  readonly row: number | null;
  /**
   * The lower-case spelling that the explanation names for an allowed word typed with a capital, as at the start of a sentence: as typed, or
   * as tiles show it. Absent if capitals are part of the spelling.
   */
  readonly judgedInLowerCase?: 'typed' | 'tiles';
  readonly offers: {
    /** It has a forms view. */
    readonly forms?: true;
    /** Its tiles have values. */
    readonly points?: true;
    /** For games with rounds, where words of earlier rounds bar others: the table of word families in the package. */
    readonly earlierWords?: { readonly table: string };
    /** The game has its own page with score sheet and timer: `src/score-sheets/<id>/index.html`. */
    readonly gamePage?: true;
  };
  /**
   * The section on challenges, and the names of the rules by which a challenged play stands or is taken back. These rules decide no word, so
   * no catalogue has them. The federations leave the penalty for a wrong challenge to the tournament.
   */
  readonly challenge: { readonly section: string; readonly allowed: string; readonly disallowed: string };
  /** Sample words, allowed and refused, whose verdicts are instructive. */
  readonly samples: readonly [string, string, string];
  /** Interface languages for which this ruleset is the default, and not the first of the list. */
  readonly interfaceLanguages?: readonly string[];
  /** The ruleset whose sentences are used for rules of the same name that have no sentence here. */
  readonly wordingFallback?: Id;
}

/** A ruleset with the names of the rules in its catalogue, which only the compiler sees. */
export type WithRules<R extends Ruleset, RuleName extends string> = R & { readonly ruleNames?: RuleName };
