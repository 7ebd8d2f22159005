import { testPrinted } from './printed.ts';

/** Every word that the rules until 2016 print, with its verdict and rule; no verdict is read otherwise. */
testPrinted('pfs-2016');
