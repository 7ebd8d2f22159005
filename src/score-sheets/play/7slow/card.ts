/** What a rare card adds to its column; 0 for a common one. Which letters are rare is not printed, so it is entered. */
export type Bonus = 0 | 1 | 2;

/** A card with a letter. */
export interface Card {
  /** One of the 32 Polish letters, upper case. Ą is not A, Ł is not L, Ź and Ż are not Z. */
  readonly letter: string;
  readonly bonus: Bonus;
}

/**
 * The eight open cards by place: 0 and 1 stand over the column worth 5, the leftmost, 2 and 3 over 4, 4 and 5 over 3,
 * 6 and 7 over 2 (7slow PRZYGOTOWANIE).
 */
export type Area = readonly Card[];

/** Points of the column by place. */
export const COLUMN_POINTS: readonly number[] = [5, 5, 4, 4, 3, 3, 2, 2];
