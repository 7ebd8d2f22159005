/** How far an import is. */
export interface ImportProgress {
  phase: 'read' | 'sort' | 'pack' | 'store';
  /** 0 to 1 over the whole import; never falls. */
  done: number;
}
