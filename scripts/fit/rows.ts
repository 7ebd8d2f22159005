/** Labelled words as rows of a fit: the proposals of the shipped generators, and which of them the label accepts. */
import type { LetterPairs } from '../../src/core/diagnosis/shape.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { generatedLabels } from '../diagnosis/generated.ts';
import { isScored, readLabels, type Sample, type ScoredLabel } from '../diagnosis/labels.ts';
import { folded } from '../diagnosis/measure.ts';
import { namesAWord, outcomeOf } from '../diagnosis/score.ts';
import { ENTRY, type LanguageFit, type OpenedLexicons } from './language-fit.ts';
import type { FitRow } from './logistic.ts';

/** A labelled word whose ruling leaves something to diagnose. */
export interface LabelledRow extends FitRow {
  label: ScoredLabel;
}

/**
 * Weight of a label by its sample. Without the targeted sample, rare kinds would have no rows. Words of tests and recalled ones are chosen to
 * be plain, and generated ones follow one rule. Unseen ones are never read.
 */
const COUNTS: Readonly<Record<Sample, number>> = {
  natural: 1,
  targeted: 1,
  test: 0.6,
  recalled: 0.6,
  generated: 0.3,
  unseen: 0,
};

/**
 * Returns the indexes of the proposals that a label accepts: those of its kinds. If the label names an intended word and a proposal of its
 * kind has that word, the other proposals of that kind are not accepted. A word that no generator proposes is unlisted.
 */
function rightOf(label: ScoredLabel, proposals: FitRow['proposals']): number[] {
  const places = proposals.map((_, place) => place);
  const isNamed = namesAWord(label);
  const isIntended = (place: number): boolean =>
    folded(proposals[place]!.intended.join(' ')) === folded(label.intended);
  const ofKind = places.filter((place) => proposals[place]!.kind === label.kind);
  const candidates = isNamed ? ofKind.filter(isIntended) : ofKind;
  const found = candidates.length > 0 ? candidates : ofKind.filter((place) => proposals[place]!.intended.length === 0);
  const others = places.filter(
    (place) => proposals[place]!.kind !== label.kind && outcomeOf(label, proposals[place]!.kind) === 'right',
  );
  const right = [...found, ...others];
  if (right.length > 0) return right;
  return ofKind.length > 0 ? ofKind : places.filter((place) => proposals[place]!.kind === 'unlisted');
}

/** Weight of a label that is an entry of a lexicon. */
const COUNT_OF_ENTRY = 0.5;

/** Returns the natural labels in small letters, as users type a word alone, with the input of the engine. */
export function readLoneRows(
  language: TileLanguage,
  { inputOf }: LanguageFit,
  lexicons: OpenedLexicons,
  pairs: LetterPairs,
): LabelledRow[] {
  return readLabels(language)
    .filter(isScored)
    .filter(({ sample }) => sample === 'natural')
    .flatMap((label) => {
      const input = inputOf(label.word.toLowerCase(), lexicons, pairs);
      return input ? [{ ...input, label, right: rightOf(label, input.proposals), count: 1 }] : [];
    });
}

export function readRows(
  language: TileLanguage,
  { inputOf, entryLabels }: LanguageFit,
  lexicons: OpenedLexicons,
  pairs: LetterPairs,
): LabelledRow[] {
  const { game, spelling } = lexicons;
  return [...readLabels(language), ...generatedLabels(language, lexicons), ...entryLabels(game, spelling)]
    .filter(isScored)
    .flatMap((label) => {
      const input = inputOf(label.word, lexicons, pairs);
      if (!input) return [];
      const count = label.source === ENTRY ? COUNT_OF_ENTRY : COUNTS[label.sample];
      return [{ ...input, label, right: rightOf(label, input.proposals), count }];
    });
}
