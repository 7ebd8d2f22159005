import type { Proposal, Shape } from '../../src/core/diagnosis/hypothesis.ts';
import type { Orthography } from '../../src/core/diagnosis/orthography.ts';
import type { LetterPairs } from '../../src/core/diagnosis/shape.ts';
import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import type { ScoredLabel } from '../diagnosis/labels.ts';

/** Source of labels that are entries of a lexicon. */
export const ENTRY = 'entry';

/** A label that a lexicon gives. */
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

/** What a fit needs to know of a language. */
export interface LanguageFit {
  /** Its edit costs are fitted, unless `keepsCosts` says that the table is kept as it is. */
  orthography: Orthography;
  keepsCosts?: true;
  /** The letters of its words. */
  letters: string;
  /** The language that foreign words in its texts are mostly of, among those that there is a lexicon of. */
  foreign: TileLanguage;
  /** Does the spelling lexicon have the form as a name? */
  isName(form: string, lexicons: OpenedLexicons): boolean;
  /** What the engine orders for a word; null where the word is allowed, or a ruling decides. */
  inputOf(
    word: string,
    lexicons: OpenedLexicons,
    pairs: LetterPairs,
  ): { proposals: readonly Proposal[]; shape: Shape } | null;
  /** Names and abbreviations of the spelling lexicon, each labelled as what the lexicon knows it as. */
  entryLabels(game: PackedLexicon, spelling: PackedLexicon): ScoredLabel[];
}
