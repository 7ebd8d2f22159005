import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { inOrder, isNotListed } from '../../rules/catalogue.ts';
import { type Admission, judgeThrough, type Pipeline } from '../../rules/pipeline.ts';
import type { Rules } from '../../rules/rules.ts';
import { type Analysis, distinctAnalyses, type ListName, type Reason } from '../../rules/verdict.ts';
import { ENGLISH_LETTERS, hasOnlyEnglishLetters } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/normalise.ts';
import { parseEnglishQuery } from '../../words/query.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { alsoSpelled, knownAs, typedAsAffix } from './detectors/known-as.ts';
import {
  attestationFor,
  dictionaryWord,
  hasTwoLetters,
  notListed,
  notOnTwoLetterList,
  onTwoLetterList,
  TWO_LETTER_WORDS,
} from './detectors/listed.ts';
import { noTile, pointed, signLeftOut } from './detectors/signs.ts';
import { diagnosed } from './diagnosis.ts';
import { ENGLISH } from './orthography.ts';
import { EnglishQuery, type WordDetector } from './query.ts';
import { suggest } from './suggestions.ts';
import { VULGAR } from './vulgar.ts';

/** Returns the readings as analyses of a verdict, each once. */
function analysesOf(readings: readonly Reading[]): Analysis[] {
  return distinctAnalyses(readings.map(({ lemma, tag, origin }) => ({ lemma, tag, origin }))).filter(
    ({ tag }) => tag !== '',
  );
}

/** Returns the verdict on an allowed word with its reasons. */
function allowed(query: EnglishQuery, list: ListName): Admission {
  const printed = onTwoLetterList(query);
  const common = {
    reasons: inOrder([...printed, ...dictionaryWord(query), ...alsoSpelled(query)]),
    analyses: analysesOf(query.readings),
  };
  if (printed.length > 0) return { ...common, basis: { kind: 'rule' } };
  const attestation = attestationFor(query.readings);
  return { ...common, basis: { kind: 'open-list', list }, ...(attestation ? { attestation } : {}) };
}

/** Returns true when the letters are an allowed word: two letters if the printed list has them, more if the dictionary has them. */
function isPlayable(form: string, { game }: Pick<EnglishQuery, 'game'>): boolean {
  if (form.length <= MIN_WORD_LETTERS) return TWO_LETTER_WORDS.has(form);
  return hasOnlyEnglishLetters(form) && game.has(form);
}

/** Detectors of why a word is refused, most specific rule first; several may apply. */
const EXCLUDING: readonly WordDetector[] = [pointed, noTile, signLeftOut, knownAs];

/** Returns the reasons why the word is not allowed, most specific first; null if it is. */
export function refusal(query: EnglishQuery): Reason[] | null {
  const { form } = query;
  const asAffix = typedAsAffix(query);
  if (asAffix.length > 0) return inOrder(asAffix);
  if (isPlayable(form, query)) return null;
  if (form.length > MAX_WORD_LETTERS) return notListed(query);
  if (form.length < MIN_WORD_LETTERS)
    return query.isPointed ? [...knownAs(query), ...notListed(query)] : notListed(query);
  const closed = hasTwoLetters(form) && hasOnlyEnglishLetters(form) ? notOnTwoLetterList(query) : [];
  const found = EXCLUDING.flatMap((detector) => detector(query));
  const reasons = inOrder([...closed, ...found]);
  return reasons.some(({ decides }) => decides) ? reasons : [...notListed(query), ...reasons];
}

/** The stations of a word in the school tournament. Capitals and accents are ignored. */
const PIPELINE: Pipeline<EnglishQuery> = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  query: (word, { game, spelling }) => new EnglishQuery(parseEnglishQuery(word), game, spelling),
  ruling: (query, list) => refusal(query) ?? allowed(query, list),
  refusal(query, against, model, mayBeOffered) {
    const [first] = against;
    // The diagnosis changes only the detail of the reason that no list has the word.
    const isSame = !mayBeOffered && first && isNotListed(first) && against.length === 1;
    const { reasons, intended, diagnosis } = diagnosed(query, against, isSame ? undefined : model);
    return { reasons, diagnosis, suggestions: mayBeOffered ? suggest(query, reasons, intended, mayBeOffered) : [] };
  },
};

/**
 * Returns true when the explanation needs the spelling lexicon: the word is refused, typed with a capital (it may also be a name), with a
 * point (it may be an abbreviation) or with the hyphen of an affix.
 */
function needsSpelling(word: string, game: Lexicon): boolean {
  const { typed, form, affix, isPointed } = parseEnglishQuery(word);
  if (form === '' || form.length > MAX_WORD_LETTERS) return false;
  return typed !== form || affix !== null || isPointed || !isPlayable(form, { game });
}

/** Letters of the words that the tournament's own printed list decides, whatever a dictionary has. */
const PRINTED_LIST_LETTERS = 2;

export const rules = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  judge: judgeThrough(PIPELINE),
  needsSpelling,
  isLegal: isPlayable,
  orthography: ENGLISH,
  vulgar: VULGAR,
  letters: ENGLISH_LETTERS,
  canBeListed: hasOnlyEnglishLetters,
  isSettled: (form) => form.length <= PRINTED_LIST_LETTERS,
} satisfies Rules;
