import type { TileLanguage } from '../words/tiles.ts';

/**
 * What everything outside a ruleset's room has to know of it: light data, no rules, for every page of the extension has it. Nothing
 * else asks which ruleset it is.
 */
export interface Ruleset<Id extends string = string> {
  /** People script against it; never renamed. */
  readonly id: Id;
  /** Whose tiles its words are laid with, and whose grammar they are told in. */
  readonly language: TileLanguage;
  /** Which of the lexicons that ship it judges by. */
  readonly lexicons: { readonly game: `${TileLanguage}-game`; readonly spelling: `${TileLanguage}-spelling` };
  /** Table with the weights by which it says what a refused word is: a file of the package. */
  readonly diagnosis?: string;
  /** Squares of a row of the game's board; null where words are written, and may be of any length. */
  readonly row: number | null;
  /**
   * How an allowed word that was asked with capitals, as at the start of a sentence, is told to be judged: in lower case, as it was typed
   * or as it is laid. Absent where capitals are part of how words are spelled.
   */
  readonly judgedInLowerCase?: 'typed' | 'laid';
  readonly offers: {
    /** The forms view shows paradigms. */
    readonly forms?: true;
    /** Its tiles have values. */
    readonly points?: true;
    /** The game has rounds, and words of earlier ones bar others. The table of families by which they do is a file of the package. */
    readonly earlierWords?: { readonly table: string };
    /** Those at the table have a page of their own, `src/game-<id>/index.html`, with score sheet and timer. */
    readonly gamePage?: true;
  };
  /**
   * By which rules a play stands or falls once it was challenged: names as in the rule document. No word is decided by them, so they are
   * in no catalogue. The federations leave what a wrong challenge costs to the tournament.
   */
  readonly challenge: { readonly section: string; readonly allowed: string; readonly disallowed: string };
  /** Words to try it on, allowed and refused ones: what its rules say of them is worth reading. */
  readonly samples: readonly [string, string, string];
  /** Languages of the interface whose players hardly mean the first ruleset of the list. */
  readonly interfaceLanguages?: readonly string[];
  /** The ruleset whose sentences serve where it has none of its own under the same name of a rule. */
  readonly wordingFallback?: Id;
}
