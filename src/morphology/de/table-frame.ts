/** What a table of a paradigm is before it has forms. Labels are keys of messages. */

/** A label of a row or column: what it stands for in a tag, and the keys of the messages that word it. */
export interface Label {
  value: string;
  keys: readonly string[];
}

/** The frame of a table before its forms are known. */
export interface TableFrame {
  id: string;
  title: readonly string[];
  columns: readonly Label[];
  rows: readonly Label[];
  /** True when rows and columns stay that no form fills: of six persons a verb has six or says why not. */
  whole?: true;
}

/** The cell of a form: a table's id, and the values of its row and column. */
export interface Place {
  table: string;
  row: string;
  column: string;
}
