/** How far the reading of a file is. */
export interface ImportProgress {
  phase: 'read' | 'sort' | 'pack';
  /** 0 to 1 over all of it; never falls. */
  done: number;
}
