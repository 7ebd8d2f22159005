import { testPrinted } from './printed.ts';

/**
 * Every word that the rule document prints, with its verdict and rule. Rows marked `certain` must come out exactly; `inferred` rows
 * rest on a reading of the document, and those that are read otherwise are listed here with the reason.
 */
const READ_OTHERWISE: Readonly<Record<string, string>> = {
  nyska: 'The van is barred, but the same string is the feminine of the adjective nyski: a bar belongs to a reading.',
};

testPrinted('pfs-2018', new URL('examples.tsv', import.meta.url), READ_OTHERWISE);
