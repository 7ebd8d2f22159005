import { CASES, having, type TablePlan } from './table.ts';
import { isDepreciative, isNoun } from './tag.ts';

/** Cases as rows, numbers as columns; the depreciative plural is beside the ordinary one. */
export const NOUN_TABLES: readonly TablePlan[] = [
  {
    title: ['part_subst'],
    takes: ({ tag }) => isNoun(tag),
    rows: CASES,
    columns: [
      having(['number_sg'], 'sg'),
      { label: ['number_pl'], takes: ({ tag }) => tag.values.has('pl') && !isDepreciative(tag) },
      { label: ['part_depr'], takes: ({ tag }) => isDepreciative(tag) },
    ],
  },
];
