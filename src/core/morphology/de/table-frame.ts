/** The frame of a paradigm's table, without forms. Labels are keys of messages. */

/** A label of a row or column: its value in a tag, and the keys of its messages. */
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
  /** True when empty rows and columns are shown: a verb has six persons or says why not. */
  whole?: true;
}

/** The cell of a form: a table's id, and the values of its row and column. */
export interface Place {
  table: string;
  row: string;
  column: string;
}
