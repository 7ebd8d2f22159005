import type { Lexicon } from '../../lexicon/lexicon.ts';
import { entryOf, isNotListed } from '../../rules/catalogue.ts';
import { type ClaimDetail, fieldsOf } from '../../rules/detail.ts';
import { judgeThrough, type Pipeline } from '../../rules/pipeline.ts';
import type { EarlierWords, Lexicons, Rules } from '../../rules/rules.ts';
import { MOST_OFFERED } from '../../rules/suggestions.ts';
import type { Reason, UnratedVerdict } from '../../rules/verdict.ts';
import { POLISH_LETTERS } from '../../words/letters.ts';
import { parsedForm, parsePolishQuery } from '../../words/query.ts';
import { diagnosed } from '../polish/diagnosis.ts';
import { POLISH } from '../polish/orthography.ts';
import { suggest } from '../polish/suggestions.ts';
import { VULGAR } from '../polish/vulgar.ts';
import { allowed } from './allowed.ts';
import { CATALOGUE } from './catalogue.ts';
import { clashes } from './clash.ts';
import { descriptor } from './descriptor.ts';
import { Dictionary, DictionaryQuery, reason } from './dictionary.ts';
import { refusal } from './refused.ts';

/** Returns the parts of a word with a hyphen, or the two words written as one: in a lenient game its player may keep one of them. */
function partsOf(query: DictionaryQuery, [first]: readonly Reason[]): readonly string[] {
  const { form } = query;
  if (/[- ]/.test(form)) return form.split(/[- ]/);
  return (first && isNotListed(first) && query.joint) || [];
}

/** Returns the words that the first reason names as the parts of this one. */
function partsIn([first]: readonly Reason[]): Pick<ClaimDetail, 'parts'> {
  const parts = fieldsOf(first?.detail).parts;
  return parts ? { parts } : {};
}

/** The stations of a word in 7 słów, whatever was played before. */
const PIPELINE: Pipeline<DictionaryQuery> = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  query: (word, { game, spelling }) => new DictionaryQuery(parsePolishQuery(word), game, spelling),
  ruling: (query, list) => refusal(query) ?? allowed(query, list),
  refusal(query, against, model, mayBeOffered) {
    const { reasons, inForce, hypotheses, diagnosis } = diagnosed(query, against, {
      kindOf: (one) => entryOf(one, CATALOGUE).kind,
      // The two words written as one may be reported in any case.
      notListed: (detail) => reason('not-listed', { ...detail, ...partsIn(against) }),
      model,
      rulesOnly: mayBeOffered === null,
    });
    if (!mayBeOffered) return { reasons, inForce, diagnosis, suggestions: [] };
    const offered = [
      ...suggest(query, { reasons, hypotheses }, { catalogue: CATALOGUE }, mayBeOffered),
      ...partsOf(query, reasons).filter(mayBeOffered),
    ];
    return { reasons, inForce, diagnosis, suggestions: [...new Set(offered)].slice(0, MOST_OFFERED) };
  },
};

/**
 * Returns true when the rules admit this word of the dictionary, whatever was played before.
 * @param form lower case
 */
function isLegal(form: string, { game, spelling }: Lexicons): boolean {
  const query = new DictionaryQuery(parsedForm(form), game, spelling);
  return query.game.has(form) && refusal(query) === null;
}

/**
 * The verdict in a game: words of earlier rounds bar the word, whatever dictionary, list or exception admits it.
 * @param verdict without them.
 */
function afterEarlierWords(
  verdict: UnratedVerdict,
  { words, families }: EarlierWords,
  lexicons: Lexicons,
): UnratedVerdict {
  const { game, spelling } = lexicons;
  const { form } = parsePolishQuery(verdict.word);
  const barred = clashes(form, words, { game, spelling, families, dictionary: new Dictionary(game, spelling) });
  if (barred.length === 0) return verdict;
  if (verdict.verdict === 'disallowed') return { ...verdict, reasons: [...verdict.reasons, ...barred] };
  const { disagreement: _overruled, ...rest } = verdict;
  return {
    ...rest,
    verdict: 'disallowed',
    reasons: barred,
    analyses: [],
    basis: { kind: 'rule' },
    suggestions: [],
  };
}

/** Returns true when the explanation needs the spelling lexicon: the game lexicon lacks the word, or it may also be a name. */
function needsSpelling(word: string, game: Lexicon): boolean {
  const { typed, form, isPointed } = parsePolishQuery(word);
  if (form === '') return false;
  return isPointed || typed !== form || !game.has(form);
}

const LETTERS_ALONE = /^\p{L}+$/u;

export const rules = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  judge: judgeThrough(PIPELINE),
  needsSpelling,
  isLegal,
  orthography: POLISH,
  vulgar: VULGAR,
  // Cards may have any letter. Polish words with other foreign letters are so rare that such letters would be suspected as mistakes.
  letters: `${POLISH_LETTERS}qvx`,
  // Cards may have any letter.
  canBeListed: (form) => LETTERS_ALONE.test(form),
  afterEarlierWords,
} satisfies Rules;
