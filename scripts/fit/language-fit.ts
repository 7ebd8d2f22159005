import type { Proposal, Shape } from '../../src/core/diagnosis/hypothesis.ts';
import type { Orthography } from '../../src/core/diagnosis/orthography.ts';
import type { LetterPairs } from '../../src/core/diagnosis/shape.ts';
import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import type { ScoredLabel } from '../diagnosis/labels.ts';

/** Source of labels that are entries of a lexicon. */
export const ENTRY = 'entry';

/** Returns a label whose source is an entry of a lexicon. */
export const entryLabel = (word: string, kind: ScoredLabel['kind'], intended = ''): ScoredLabel => ({
  word,
  kind,
  intended,
  also: [],
  isSentenceStart: false,
  source: ENTRY,
  sample: 'generated',
});

/** Labels of names and abbreviations; every other name is typed in lower case. */
export const labelsOfNames = (words: readonly string[], abbreviations: ReadonlySet<string>): ScoredLabel[] =>
  words.map((word, place) => {
    if (abbreviations.has(word)) return entryLabel(word, 'abbreviation');
    return entryLabel(place % 2 === 0 ? word : word.toLowerCase(), 'name');
  });

export interface OpenedLexicons {
  game: PackedLexicon;
  spelling: PackedLexicon;
}

/** Data of a language that a fit uses. */
export interface LanguageFit {
  /** Its edit costs are fitted, unless `keepsCosts` is true; then the committed table stays. */
  orthography: Orthography;
  keepsCosts?: true;
  /**
   * Its nouns have a capital, so a capital says little anywhere: weights for the start of a sentence are not fitted. In a cross-validation
   * of 217 words they made 9 more misleading, and 1 fewer right.
   */
  nounsHaveCapitals?: true;
  /** The letters of its words. */
  letters: string;
  /** Of the languages that have a lexicon, the one that most foreign words in its texts come from. */
  foreign: TileLanguage;
  /** Returns true when the spelling lexicon has the form as a name. */
  isName(form: string, lexicons: OpenedLexicons): boolean;
  /** Returns the input of the engine for a word; null if the word is allowed or its ruling leaves nothing to diagnose. */
  inputOf(
    word: string,
    lexicons: OpenedLexicons,
    pairs: LetterPairs,
  ): { proposals: readonly Proposal[]; shape: Shape } | null;
  /** Returns names and abbreviations of the spelling lexicon as labels, each with the kind that the lexicon gives it. */
  entryLabels(game: PackedLexicon, spelling: PackedLexicon): ScoredLabel[];
}
