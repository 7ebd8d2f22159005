import { testPrinted } from './printed.ts';

/** Every word that the rules of Scrabble Deutschland print, with its verdict and rule. */
testPrinted('sd-2026');
