import type { Reading } from '../../../lexicon/lexicon.ts';
import { hasInnerCapital } from '../../../words/capital.ts';
import { hasOnlyPolishLetters, isPolishVowel } from '../../../words/letters.ts';
import { HYPHEN, lowerCase } from '../../../words/normalise.ts';
import { isInCapitals } from '../abbreviations.ts';
import { finding } from '../finding.ts';
import type { PolishQuestion, WordDetector } from '../question.ts';

/** Endings of case that are written onto an acronym with a hyphen: `KNF-em`, `PiS-u`, `NIK-iem`, `SOR-ze`, `MSZ-etu`. */
const ENDING = /^(?:u|a|o?wi|i?em|ie|y|i|ów|om|ami|ach|ze|cie|[eo](?:t(?:u|owi|em)|cie))$/;

const LONGEST_ENDING = 5;

/** Letters that nobody types in lower case for a word: `pdf`, `gps`, and not `zus`. */
const isUnreadable = (base: string): boolean =>
  base.length > 2 && hasOnlyPolishLetters(base) && ![...base].some(isPolishVowel);

/** The acronym that stands before an ending, as it was typed, or in lower case where its letters are no word's. */
function acronymBefore(typed: string, { spelling }: PolishQuestion): Reading | undefined {
  const readings = spelling?.readings(lowerCase(typed)) ?? [];
  if (hasInnerCapital(typed)) return readings.find((one) => one.spelling === typed);
  return isUnreadable(typed) ? readings.find((one) => isInCapitals(one.spelling ?? '')) : undefined;
}

/** An acronym in a case, without the hyphen that belongs before the ending (excl.5): `KNFem`, `pdfem`. */
export const inflectedAcronym: WordDetector = (question) => {
  const { typed } = question;
  for (let length = LONGEST_ENDING; length > 0; length--) {
    const ending = typed.slice(-length);
    const acronym = ENDING.test(ending) ? acronymBefore(typed.slice(0, -length), question) : undefined;
    if (acronym?.spelling !== undefined)
      return [
        finding('hyphen', { kind: 'attached', spelling: acronym.spelling + HYPHEN + ending, particle: `-${ending}` }),
      ];
  }
  return [];
};
