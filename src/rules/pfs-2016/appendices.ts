/** Files that the document refers to and that are not to be had, each with the section that names it and what stands in for it. */
export interface MissingAppendix {
  file: 'dorosz.txt' | 'defekt.txt' | 'lplm.html';
  section: string;
  /**
   * `list-7`: the defective verbs of 2018. `list-of-2015`: what sjp.pl listed then. `curated`: the nouns of a hand-kept list, of which
   * only the reason is told, not the verdict.
   */
  standIn: 'list-7' | 'list-of-2015' | 'curated';
}

export const MISSING_APPENDICES: readonly MissingAppendix[] = [
  { file: 'dorosz.txt', section: 'Słowniki', standIn: 'list-of-2015' },
  { file: 'defekt.txt', section: '8.6', standIn: 'list-7' },
  { file: 'lplm.html', section: '9', standIn: 'curated' },
];
