/** Progress of reading a file. */
export interface ImportProgress {
  phase: 'read' | 'sort' | 'pack';
  /** 0 to 1 over all phases; never decreases. */
  done: number;
}
