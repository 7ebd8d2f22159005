/**
 * What one edit may be, cheapest first: `npm run fit` fits the costs of each language in this order, because the limits below rest on it.
 */
export const EDITS = [
  /** A mark is left out: who leaves one out leaves out all. */
  'mark',
  'wrongMark',
  'soundAlike',
  /** The key for marks is held a letter too long, or pressed one too early: `zostałą`. */
  'markBeside',
  'doubled',
  'needlessMark',
  'swapped',
  'soundSimilar',
  'missing',
  /** A letter too many, of a key beside its own. */
  'extra',
  'touching',
  /** A letter too many that is of neither key beside it. */
  'stray',
  'vowel',
  'other',
] as const;

/** What is added if the edit changes the first letter. */
export const FIRST = 'first';

/** What the edits of a language cost. A word that is met ten times as often is as good as `POWER_OF_TEN` less. */
export type EditCosts = Readonly<Record<(typeof EDITS)[number] | typeof FIRST, number>>;

/** The unit of the costs, which are integers. */
export const POWER_OF_TEN = 13;

/** So many marks left out cost less than a wrong one. */
export const MARKS_IN_A_WORD = 5;

/** What a mistake costs at most that is no more than its name says. */
export interface Limits {
  /** The same word, typed without its marks. */
  readonly marksLeftOut: number;
  /** The same word with other marks, or without them: `weż` for `weź`. */
  readonly otherMarks: number;
  /** It sounds the same. */
  readonly soundsAlike: number;
  /** The same, and two marks left out besides. */
  readonly markedAndAlike: number;
  /** The same with two sounds spelled otherwise. */
  readonly soundsAlikeTwice: number;
  /** Made without noticing: marks, sounds, letters swapped or doubled. */
  readonly unnoticed: number;
  /** It lacks one letter at most. */
  readonly letterLeftOut: number;
  /** One letter too many or too few, or one of the next key. */
  readonly fingerSlipped: number;
  /** The same, or a stray letter. */
  readonly letterTooMany: number;
  /** What costs more has several mistakes. */
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
