/** The share that `part` is of `whole`, with two digits after the point; of nothing it is nothing. */
export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`;
