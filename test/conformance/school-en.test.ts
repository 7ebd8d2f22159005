import { testPrinted } from './printed.ts';

/** Every word that the school tournament's document prints, its two-letter list; all rows agree with the document. */
testPrinted('school-en');
