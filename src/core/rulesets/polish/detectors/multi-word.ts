import { lowerCase } from '../../../words/normalise.ts';
import { finding } from '../finding.ts';
import { FOREIGN_EXPRESSIONS } from '../foreign-expressions.ts';
import type { WordDetector } from '../question.ts';

/** Words of one phrase that are looked up. */
const MAX_PHRASE_WORDS = 8;

/**
 * Several words are no play. They are a foreign phrase (excl.7) when one of them is known from such phrases only: in
 * `paso doble` the second word is, in `dom i ogród` none; or when the whole expression is listed (`prima donna`).
 */
export const phrase: WordDetector = ({ form, typed, game, spelling }) => {
  if (!form.includes(' ')) return [];
  const expression = form.replaceAll(',', '');
  const words = expression.split(' ').slice(0, MAX_PHRASE_WORDS);
  const foreign =
    FOREIGN_EXPRESSIONS.has(expression) ||
    spelling?.has(form) ||
    words.some(
      (word) => !game.has(word) && (spelling?.readings(word) ?? []).some(({ mark }) => mark === 'foreign-phrase'),
    );
  return foreign ? [finding('foreign-phrase', { kind: 'meaning', source: lowerCase(typed) }, { curated: true })] : [];
};
