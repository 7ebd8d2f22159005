/** Separator of the columns of an exported list. */
export type Separator = '\t' | ';' | ',' | '|' | ' ' | '=';
