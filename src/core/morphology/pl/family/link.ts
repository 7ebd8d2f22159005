/** Types of the search for a common root (7slow OGRANICZENIA: words of one family). */
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { FamilyTable } from './roots.ts';

/** A word as the family search knows it. */
export interface FamilyWord {
  /** Lemma as the lexicon has it, lower case except for names. */
  lemma: string;
  /** Part of speech as in `Lexeme.part`: `verb`, `subst`, `adj`, `adv`, … or empty. */
  pos: string;
}

/** Lexicons that confirm derivations, and the table of roots that no rule joins. */
export interface FamilyLexicons {
  game: Lexicon;
  /** Names (*Warszawa* for *warszawski*) and words that no game list has; null if not loaded. */
  spelling: Lexicon | null;
  families: FamilyTable;
}

/** How two words come from one root. */
export interface FamilyLink {
  /** The root as players know it: a word, or the shapes of an irregular root: `dom`, `nieść/nosić`. */
  root: string;
  /** Lemmas from the first word to the shared one, both included: `śmiesznie`, `śmieszny`, `śmiech`. */
  steps: string[];
  /** The same for the other word. */
  otherSteps: string[];
}
