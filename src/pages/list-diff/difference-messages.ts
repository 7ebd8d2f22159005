import type { Filter } from './filter.ts';

/** `new`: words that only the newer list has; `gone`: words that only the older one has. */
export type Side = 'new' | 'gone';

export const SIDES = ['new', 'gone'] as const satisfies readonly Side[];

/** What the page asks its worker. */
export type Question =
  /** Bytes of two packed lists; asked first. */
  | { ask: 'compare'; older: ArrayBuffer; newer: ArrayBuffer }
  /** One page, from 0, of the words that pass the filter. */
  | { ask: 'page'; side: Side; filter: Filter; page: number }
  /** All words that pass the filter, one a line. */
  | { ask: 'text'; side: Side; filter: Filter };

/** What the worker answers. */
export interface Answers {
  compare: Record<Side, number>;
  page: { count: number; words: string[] };
  text: string;
}
