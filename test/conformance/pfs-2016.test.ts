import { testPrinted } from './printed.ts';

/** Every word that the rules until 2016 print, with its verdict and rule; all rows come out as they stand, the inferred ones too. */
testPrinted('pfs-2016', new URL('examples-pfs-2016.tsv', import.meta.url), {});
