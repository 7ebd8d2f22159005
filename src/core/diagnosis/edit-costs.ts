/**
 * The kinds of edits, cheapest first. `npm run fit` fits the costs of each language in this order, because the limits below depend on it.
 */
export const EDITS = [
  /** A missing mark. A writer who omits one mark omits all. */
  'mark',
  'wrongMark',
  'soundAlike',
  /** A mark too many beside a letter with a mark, because the key was held too long or pressed too early: `zostałą`. */
  'markBeside',
  'doubled',
  'needlessMark',
  'swapped',
  'soundSimilar',
  'missing',
  /** An extra letter of a key beside that of a letter next to it. */
  'extra',
  'touching',
  /** Any other extra letter. */
  'stray',
  'vowel',
  'other',
] as const;

/** The additional cost of an edit of the first letter. */
export const FIRST = 'first';

/** The costs of the edits in a language. A word ten times as common makes up for `POWER_OF_TEN`. */
export type EditCosts = Readonly<Record<(typeof EDITS)[number] | typeof FIRST, number>>;

/** The unit of the costs, which are integers. */
export const POWER_OF_TEN = 13;

/** This number of missing marks costs less than a wrong mark. */
export const MARKS_IN_A_WORD = 5;

/** Highest costs that a word can reach with mistakes of one kind only. */
export interface Limits {
  /** Missing marks. */
  readonly marksLeftOut: number;
  /** One wrong mark, or missing marks: `weż` for `weź`. */
  readonly otherMarks: number;
  /** One sound spelled in another way. */
  readonly soundsAlike: number;
  /** One sound spelled in another way, and two missing marks. */
  readonly markedAndAlike: number;
  /** Two sounds spelled in another way. */
  readonly soundsAlikeTwice: number;
  /** Mistakes that writers do not notice: marks, sounds, letters swapped or doubled. */
  readonly unnoticed: number;
  /** One missing letter. */
  readonly letterLeftOut: number;
  /** One missing letter, an extra letter of a neighbouring key, or one replaced by that of a neighbouring key. */
  readonly fingerSlipped: number;
  /** A mistake of `fingerSlipped`, or any extra letter. */
  readonly letterTooMany: number;
  /** Any single edit. */
  readonly oneMistake: number;
}

export const limitsOf = (costs: EditCosts): Limits => ({
  marksLeftOut: costs.wrongMark - 1,
  otherMarks: costs.wrongMark,
  soundsAlike: costs.soundAlike,
  markedAndAlike: costs.soundAlike + 2 * costs.mark,
  soundsAlikeTwice: 2 * costs.soundAlike,
  unnoticed: costs.missing - 1,
  letterLeftOut: costs.missing,
  fingerSlipped: costs.touching,
  letterTooMany: costs.stray,
  oneMistake: costs.other + costs.first,
});
