import { MIN_WORD_LETTERS } from '../../../words/word-lengths.ts';
import type { WordDetector } from '../question.ts';
import { reason } from '../reason.ts';
import { TWO_LETTER_WORDS } from '../two-letter-list.ts';

/** Is it of as many letters as the words of the printed list? @param form as laid. */
export const hasTwoLetters = (form: string): boolean => form.length === MIN_WORD_LETTERS;

/** Two letters that are on the printed list, whatever the dictionary has. */
export const onTwoLetterList: WordDetector = ({ form }) =>
  TWO_LETTER_WORDS.has(form) ? [reason('two-letter-list', { kind: 'spelling', spelling: form })] : [];

/** Two letters that are not on the printed list, whatever the dictionary has; when it has them, that is told. */
export const notOnTwoLetterList: WordDetector = ({ form, game, readings }) => {
  if (!hasTwoLetters(form)) return [];
  const lemma = readings[0]?.lemma;
  const known = game.has(form) ? { lemma: lemma ?? form } : {};
  return [reason('two-letter-closed', { kind: 'spelling', spelling: form, ...known })];
};
