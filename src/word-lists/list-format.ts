/** What stands between the columns of an exported list. */
export type Separator = '\t' | ';' | ',' | '|' | ' ' | '=';

/** How the words stand in a text. */
export type ListFormat =
  /** One word a line and nothing else. */
  | { kind: 'lines' }
  /** The word is in one column (from 0), the others are something else: points, definitions, frequencies. */
  | { kind: 'columns'; separator: Separator; column: number }
  /** Several words a line, all of them meant: a lemma with its forms, or words printed side by side. */
  | { kind: 'rows'; separator: Separator };

/** What the text is wrapped in. */
export type Packing = 'plain' | 'gzip' | 'zip';
