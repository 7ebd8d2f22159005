/** Separator of the columns of an exported list. */
export type Separator = '\t' | ';' | ',' | '|' | ' ' | '=';

/** Arrangement of the words in a text. */
export type ListFormat =
  /** One word a line and nothing else. */
  | { kind: 'lines' }
  /** The word is in one column (from 0); others hold points, definitions or frequencies. */
  | { kind: 'columns'; separator: Separator; column: number }
  /** Several words a line, all of the list: a lemma with its forms, or words printed side by side. */
  | { kind: 'rows'; separator: Separator };

/** How the text is packed. */
export type Packing = 'plain' | 'gzip' | 'zip';
