import { testPrinted } from './printed.ts';

/** Every word that the rule document prints, with its verdict and rule. */
testPrinted('pfs-2018');
