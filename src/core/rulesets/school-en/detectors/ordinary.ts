import type { Detail } from '../../../rules/detail.ts';
import { isTypedAsName } from '../../../words/capital.ts';
import { isOnlyOfLargest } from '../attestation.ts';
import { kindOf } from '../kinds.ts';
import type { EnglishQuestion, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** As dictionaries spell a word that is laid otherwise: `café`; nothing where a plain spelling is one of them. */
function spelledOtherwise({ readings }: EnglishQuestion): { spelling?: string } {
  const [first] = readings;
  return first?.spelling && readings.every(({ spelling }) => spelling) ? { spelling: first.spelling } : {};
}

/** Word of the dictionary (rule 14). */
export const dictionaryWord: WordDetector = (question) => {
  const { game, form, readings } = question;
  if (!game.has(form)) return [];
  const [first] = readings;
  const detail: Detail = first
    ? { kind: 'reading', lemma: first.lemma, ...(first.tag ? { tag: first.tag } : {}) }
    : { kind: 'word' };
  return [reason('dictionary-words', { ...detail, ...spelledOtherwise(question) }), reason('listed', detail)];
};

/** The list has no such word; what else knows it is named. */
export const notListed: WordDetector = ({ typed, form, spellings, printedApart }) => {
  if (printedApart) return [reason('not-listed', { kind: 'written-together', intended: printedApart, stated: true })];
  if (form.includes(' ')) return [reason('not-listed', { kind: 'parts', parts: form.split(' ') })];
  const known = spellings.find((reading) => kindOf(reading) === 'plain');
  // The largest list has many a name in lower case: Hagrid.
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
