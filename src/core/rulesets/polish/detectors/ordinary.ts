import { isAdverb, isCompared, isInflecting, parseTags } from '../../../morphology/pl/tag.ts';
import type { Detail } from '../../../rules/detail.ts';
import { finding } from '../finding.ts';
import type { PolishQuery, ReadingDetector, WordDetector } from '../query.ts';
import { isCompoundPart } from './signs.ts';

/** A form of an inflecting word, or an adverb in a higher degree: `bardziej` (intro). */
export const inflectedForm: ReadingDetector = ({ lemma, tag }) =>
  isInflecting(tag) || (isAdverb(tag) && isCompared(tag))
    ? finding('inflected-forms', { kind: 'reading', lemma, tag: tag.text })
    : null;

/** A common word in its dictionary form (intro). */
export const dictionaryForm: ReadingDetector = ({ form, lemma, tag }) =>
  form === lemma ? finding('common-words', { kind: 'reading', lemma, tag: tag.text }) : null;

/** A common word in any form: the general ground of every play, and the only one for a word without a reading (`juhu`). */
export const commonWord: WordDetector = ({ form, readings }) => [
  finding('common-words', { kind: 'reading', lemma: readings[0]?.lemma ?? form }, { decides: readings.length === 0 }),
];

/** The lexicon has the word. */
export const listed: WordDetector = ({ form, game, readings }) => {
  if (!game.has(form)) return [];
  const [first] = readings;
  return [finding('listed', first ? { kind: 'reading', lemma: first.lemma, tag: first.tag.text } : { kind: 'word' })];
};

/**
 * Notes that the official list may not lack a form whose lemma is playable and whose paradigm is attested (5). If it did, the referee would
 * decide. The finding is for inflecting words that need no other rule.
 */
export const missingWouldBeAnError: WordDetector = ({ readings, game }) => {
  const regular = readings.find(
    ({ lemma, tag, origin }) => origin === 'attested' && isInflecting(tag) && game.has(lemma),
  );
  return regular
    ? [
        finding(
          'osps-obvious-error',
          { kind: 'reading', lemma: regular.lemma, tag: regular.tag.text },
          { decides: false },
        ),
      ]
    : [];
};

/** Sources of words of the spelling lexicon: the spelling list has all of them, the morphological dictionary those with tags. */
const SPELLING_LIST = 'sjp.pl';
const MORPHOLOGICAL_DICTIONARY = 'PoliMorf';

/**
 * Returns true when the game lexicon has this lemma with forms of the same part of speech. Then only this form is missing, and not the
 * word.
 */
function isLemmaListed(lemma: string, tag: string, { game }: PolishQuery): boolean {
  if (!game.has(lemma)) return false;
  const parts = new Set(parseTags(tag).map(({ pos }) => pos));
  return game.forms(lemma).some(({ reading }) => parseTags(reading.tag).some(({ pos }) => parts.has(pos)));
}

/**
 * Reports that no list of the game has the word (5). The detail has its lemma and the dictionaries that have it. `other` is the lemma if
 * the list has the lemma and lacks only this form.
 */
export const notListed: WordDetector = (query) => {
  const { spelling, form, typed } = query;
  // The first part of *lipcowo-sierpniowy* does not attest the adverb.
  const spellings = query.spellings.filter((one) => !isCompoundPart(one));
  // In lower case the common word comes before the name: `output`, not `Output`.
  const known = spellings.find((one) => (one.spelling ?? form) === typed) ?? spellings[0];
  if (!known) {
    const detail: Detail =
      query.spellings.length === 0 && spelling?.has(form)
        ? { kind: 'elsewhere', spelling: form, sources: [SPELLING_LIST] }
        : { kind: 'word' };
    return [finding('not-listed', detail)];
  }
  const attested = spellings.some(({ origin, tag }) => origin === 'attested' && tag !== '');
  const listed = spellings.find(({ lemma, tag }) => isLemmaListed(lemma, tag, query));
  const { lemma } = listed ?? known;
  return [
    finding('not-listed', {
      kind: 'elsewhere',
      spelling: known.spelling ?? form,
      ...(lemma ? { lemma } : {}),
      ...(listed ? { other: lemma } : {}),
      sources: attested ? [SPELLING_LIST, MORPHOLOGICAL_DICTIONARY] : [SPELLING_LIST],
    }),
  ];
};
