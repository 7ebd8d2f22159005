import { startsWithCapital } from '../../../words/capital.ts';
import { LETTER, lettersWithoutTile } from '../../../words/letters.ts';
import { capitals as capitals2018 } from '../../polish/detectors/capitals.ts';
import { reason, type WordDetector } from '../query.ts';

const ANY_LETTER = /\p{L}/u;
const PLAIN = /^[a-z]$/i;
const LATIN = /\p{Script=Latin}/u;

type Kind = 'marked' | 'plain' | 'sign';

function kindOf(letter: string): Kind {
  if (!ANY_LETTER.test(letter)) return 'sign';
  return LATIN.test(letter) && !PLAIN.test(letter) ? 'marked' : 'plain';
}

/** Letters and signs of one kind in the word that no tile has, each once. */
function withoutTile(typed: string, kind: Kind): string {
  const letters = lettersWithoutTile(typed).match(LETTER) ?? [];
  return letters.filter((letter) => kindOf(letter) === kind).join('');
}

/** Letters with a mark that Polish lacks: `écru`. */
export const foreignDiacritics: WordDetector = ({ typed }) => {
  const letters = withoutTile(typed, 'marked');
  return letters === '' ? [] : [reason('foreign-diacritics', { kind: 'letters', letters })];
};

/** Digits, and signs other than hyphen and apostrophe: `mp3`, `c++`. */
export const internalSign: WordDetector = ({ typed }) => {
  const letters = withoutTile(typed, 'sign');
  return letters === '' ? [] : [reason('internal-sign', { kind: 'letters', letters, spelling: typed })];
};

/** Letters without a tile: q, v, x, other alphabets. No rule of the document names them, because such a word cannot be played. */
export const noTile: WordDetector = ({ typed }) => {
  const letters = withoutTile(typed, 'plain');
  return letters === '' ? [] : [reason('no-tile', { kind: 'letters', letters })];
};

/** Reports a word that dictionaries spell only with an initial capital. Capitals elsewhere, as in mBank, have no rule here. */
export const capitals: WordDetector = (query) =>
  capitals2018(query).flatMap(({ detail, decides }) => {
    if (detail.kind !== 'numeral' && detail.kind !== 'spelling') return [];
    const spelling = detail.kind === 'numeral' ? detail.numeral : detail.spelling;
    return startsWithCapital(spelling) ? [reason('capital-initial', detail, { decides })] : [];
  });
