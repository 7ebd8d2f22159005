import type { Reading } from '../../../lexicon/lexicon.ts';
import { isAdjective, parseTags } from '../../../morphology/pl/tag.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import { isSentenceOrHeadlineCase } from '../../../words/asked-polish.ts';
import { lowerCase } from '../../../words/normalise.ts';
import { finding } from '../catalogue.ts';
import type { WordDetector } from '../question.ts';

const isCapitalised = ({ spelling }: Reading): boolean => spelling !== undefined && spelling !== lowerCase(spelling);

/**
 * Capitals in the word as asked, or in the only spelling that a dictionary has (excl.1). `Warszawa` is the city although
 * *warszawa* is a car: what is asked with a capital is the name, if there is one.
 */
export const capitals: WordDetector = ({ typed, form, spellings }) => {
  const capitalised = spellings.filter(isCapitalised);
  const name = capitalised.find(({ spelling }) => spelling === typed) ?? capitalised[0];
  const asked = typed !== form;
  const isName = name !== undefined && (asked || capitalised.length === spellings.length);
  const reasons: Finding[] = [];
  if (isName) {
    const spelling = name.spelling ?? typed;
    reasons.push(finding('capital-letter', { spelling }));
    // `Wilhelmowy` is spelled with a capital, but it is an adjective and no name.
    if (capitalised.every(({ tag }) => parseTags(tag).length > 0 && parseTags(tag).every(isAdjective))) return reasons;
    const known = finding('proper-name', { spelling, ...(name.lemma ? { lemma: name.lemma } : {}) });
    // Asked in lower case, a name is first of all a name.
    if (asked) reasons.push(known);
    else reasons.unshift(known);
  } else if (name !== undefined && name.spelling !== undefined) {
    // In lower case it is something else that is refused as well (`tatry`, a lorry's genitive): the name is only told.
    reasons.push(finding('proper-name', { spelling: name.spelling, lemma: name.lemma }, { decides: false }));
  }
  if (!isName && !isSentenceOrHeadlineCase(typed)) reasons.push(finding('capital-letter', { spelling: typed }));
  return reasons;
};
