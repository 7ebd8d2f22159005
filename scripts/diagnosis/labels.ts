import { readTable } from '../../dictionaries/compile/tsv.ts';
import type { DiagnosisKind } from '../../src/core/diagnosis/hypothesis.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { seededHash } from '../seeded-sample.ts';
import type { LabelKind } from './kinds.ts';

/** The measured languages with the ruleset whose explanations are used. */
export const MEASURED = {
  pl: 'pfs-2018',
  de: 'sd-2026',
  en: 'school-en',
} as const satisfies Readonly<Record<TileLanguage, RulesetId>>;

export const LANGUAGES = Object.keys(MEASURED) as TileLanguage[];

/**
 * Origin of a label. `natural`: drawn from texts at random. `targeted`: searched in texts, because its kind is rare. `test`: written for a
 * test. `recalled`: a mistake that is known to be common, without a text. `generated`: made by a rule from a table. `unseen`: drawn from
 * further texts at random, and never fitted. Figures of one sample say nothing about another.
 */
export const SAMPLES = ['natural', 'targeted', 'test', 'recalled', 'generated', 'unseen'] as const;

export type Sample = (typeof SAMPLES)[number];

/** A refused word, and what it is. */
export interface Label {
  /** As it was typed. */
  word: string;
  kind: LabelKind;
  /** The intended word or words, the expansion, the base or the members of the compound; may be empty. */
  intended: string;
  /** Further kinds that a judge could as well report. */
  also: readonly LabelKind[];
  /** The word begins a sentence, so that its capital says nothing. */
  isSentenceStart: boolean;
  /** Kind of text: `informal`, `learner`, …; `test`; `recalled`; the table's name for generated words. */
  source: string;
  sample: Sample;
}

/** The sources that are samples of their own: their words were not found in texts. */
const WITHOUT_TEXT = ['test', 'recalled'] as const;

/** The labels of a table of `dictionaries/diagnosis`. */
function readLabelTable(name: string): Label[] {
  return readTable(`diagnosis/${name}.tsv`).map(
    ({ word = '', kind, intended = '', also = '', sentence_start, source = '', drawn }) => ({
      word,
      kind: kind as LabelKind,
      intended,
      also: also.split(' ').filter(Boolean) as LabelKind[],
      isSentenceStart: sentence_start === '1',
      source,
      sample: WITHOUT_TEXT.find((sample) => sample === source) ?? (drawn === 'random' ? 'natural' : 'targeted'),
    }),
  );
}

/** Returns the labels of a language, which fits use without their held-out part. */
export const readLabels = (language: TileLanguage): Label[] => readLabelTable(language);

/** Returns the labels of a language that no fit reads. */
export const readUnseenLabels = (language: TileLanguage): Label[] =>
  readLabelTable(`${language}-unseen`).map((label) => ({ ...label, sample: 'unseen' as const }));

/** A label that can be scored: of a refused word. */
export type ScoredLabel = Label & { kind: DiagnosisKind };

export const isScored = (label: Label): label is ScoredLabel => label.kind !== 'missing';

/** Changing either moves words from one part to the other, and makes figures of earlier fits worthless. */
const HELD_OUT = { seed: 30, oneIn: 5 } as const;

/**
 * Returns true for a word of the held-out part, which no fit may see. Every fifth word is, by a hash of its letters in lower case: a new row moves no
 * other, and a word stays on its side in every table and in any case.
 */
export const isHeldOut = (word: string): boolean =>
  seededHash(word.normalize('NFC').toLowerCase(), HELD_OUT.seed) % HELD_OUT.oneIn === 0;

/** Returns true for a label that no fit reads: of the unseen sample, or of the held-out part. */
export const isOutsideFit = ({ word, sample }: Label): boolean => sample === 'unseen' || isHeldOut(word);
