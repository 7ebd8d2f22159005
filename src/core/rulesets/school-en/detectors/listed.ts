import PRINTED from '../../../../../dictionaries/packed/tables/school-en-two-letter.json' with { type: 'json' };
import type { Reading } from '../../../lexicon/lexicon.ts';
import type { Detail } from '../../../rules/detail.ts';
import type { Attestation } from '../../../rules/verdict.ts';
import { isTypedAsName } from '../../../words/capital.ts';
import { MIN_WORD_LETTERS } from '../../../words/normalise.ts';
import { type EnglishQuery, kindOf, reason, type WordDetector } from '../query.ts';

/** The largest list. It has many names in lower case and misspellings, and its share of real words is not measured. */
const LARGEST = 'SCOWL 95';

/** Returns true when only the largest list has the word: hagrid, scedule. */
export const isOnlyOfLargest = ({ attestedBy }: Reading): boolean =>
  attestedBy?.length === 1 && attestedBy[0] === LARGEST;

const sourcesOf = (readings: readonly Reading[]): string[] => [
  ...new Set(readings.flatMap(({ attestedBy }) => attestedBy ?? [])),
];

/**
 * Returns the sources that have the word under any reading; null when none is named. The share of such words that a dictionary has is not
 * measured.
 */
export function attestationFor(readings: readonly Reading[]): Attestation | null {
  const sources = sourcesOf(readings);
  return sources.length > 0 ? { sources } : null;
}

/** Returns the dictionary spelling of a word whose tiles differ: `café`; nothing if a plain spelling is one of them. */
function spelledOtherwise({ readings }: EnglishQuery): { spelling?: string } {
  const [first] = readings;
  return first?.spelling && readings.every(({ spelling }) => spelling) ? { spelling: first.spelling } : {};
}

/** Word of the dictionary (rule 14). */
export const dictionaryWord: WordDetector = (query) => {
  const { game, form, readings } = query;
  if (!game.has(form)) return [];
  const [first] = readings;
  const detail: Detail = first
    ? { kind: 'reading', lemma: first.lemma, ...(first.tag ? { tag: first.tag } : {}) }
    : { kind: 'word' };
  return [reason('dictionary-words', { ...detail, ...spelledOtherwise(query) }), reason('listed', detail)];
};

/** Reports that the list has no such word, and names other sources that do. */
export const notListed: WordDetector = ({ typed, form, spellings, printedApart }) => {
  if (printedApart) return [reason('not-listed', { kind: 'written-together', intended: printedApart, stated: true })];
  if (form.includes(' ')) return [reason('not-listed', { kind: 'parts', parts: form.split(' ') })];
  const known = spellings.find((reading) => kindOf(reading) === 'plain');
  // The largest list has many names in lower case: Hagrid.
  if (!known || (isTypedAsName(typed) && isOnlyOfLargest(known))) return [reason('not-listed', { kind: 'word' })];
  const { lemma, spelling, attestedBy } = known;
  return [
    reason('not-listed', {
      kind: 'elsewhere',
      spelling: spelling ?? form,
      ...(lemma ? { lemma } : {}),
      ...(attestedBy && attestedBy.length > 0 ? { sources: [...attestedBy] } : {}),
    }),
  ];
};

/** The 101 two-letter words that the document prints. No other two letters are a word in this game, whatever a dictionary has. */
export const TWO_LETTER_WORDS: ReadonlySet<string> = new Set(PRINTED.split(' '));

/** Returns true when the form has as many letters as the words of the printed list. @param form lookup form */
export const hasTwoLetters = (form: string): boolean => form.length === MIN_WORD_LETTERS;

/** Two letters that are on the printed list, whatever the dictionary has. */
export const onTwoLetterList: WordDetector = ({ form }) =>
  TWO_LETTER_WORDS.has(form) ? [reason('two-letter-list', { kind: 'spelling', spelling: form })] : [];

/** Two letters that are not on the printed list, whatever the dictionary has; the detail has the lemma if it has them. */
export const notOnTwoLetterList: WordDetector = ({ form, game, readings }) => {
  if (!hasTwoLetters(form)) return [];
  const lemma = readings[0]?.lemma;
  const known = game.has(form) ? { lemma: lemma ?? form } : {};
  return [reason('two-letter-closed', { kind: 'spelling', spelling: form, ...known })];
};
