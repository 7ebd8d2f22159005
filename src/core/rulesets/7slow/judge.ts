import type { Lexicon } from '../../lexicon/lexicon.ts';
import { entryOf, isNotListed } from '../../rules/catalogue.ts';
import { type ClaimDetail, fieldsOf } from '../../rules/detail.ts';
import type { EarlierWords, Lexicons } from '../../rules/rules.ts';
import { basisOfRefusal } from '../../rules/settled.ts';
import { MOST_OFFERED } from '../../rules/suggestions.ts';
import type { Reason, UnratedVerdict } from '../../rules/verdict.ts';
import { parsePolishQuery, queryOf } from '../../words/query.ts';
import { tilesOf } from '../../words/tiles.ts';
import { diagnosed } from '../polish/diagnosis.ts';
import { suggest } from '../polish/suggestions.ts';
import { allowed } from './allowed.ts';
import { CATALOGUE } from './catalogue.ts';
import { clashes } from './clash.ts';
import { descriptor } from './descriptor.ts';
import { Dictionary, DictionaryQuestion } from './dictionary.ts';
import { reason } from './reason.ts';
import { refusal } from './refused.ts';

/** The parts of a word with a hyphen, or the two that are written as one: in a lenient game its player may keep one of them. */
function partsOf(question: DictionaryQuestion, [first]: readonly Reason[]): readonly string[] {
  const { form } = question;
  if (/[- ]/.test(form)) return form.split(/[- ]/);
  return (first && isNotListed(first) && question.joint) || [];
}

/** The words that the first reason names as the parts of this one. */
function partsIn([first]: readonly Reason[]): Pick<ClaimDetail, 'parts'> {
  const parts = fieldsOf(first?.detail).parts;
  return parts ? { parts } : {};
}

/**
 * The verdict under the rules of 7 słów, whatever was played before. Letters score by the columns of the game, so there are no points.
 * Never throws, whatever the string.
 */
export function judge(word: string, lexicons: Lexicons, mayBeOffered: (form: string) => boolean): UnratedVerdict {
  const { game, spelling, list, diagnosis: model } = lexicons;
  const query = parsePolishQuery(word);
  const { typed } = query;
  const question = new DictionaryQuestion(query, game, spelling);
  const common = { word, tiles: tilesOf(typed), ruleset: descriptor.id, points: null };

  const against = refusal(question);
  if (!against) return { ...common, verdict: 'allowed', ...allowed(question, list), suggestions: [] };
  const { reasons, inForce, hypotheses, diagnosis } = diagnosed(question, against, {
    kindOf: (one) => entryOf(one, CATALOGUE).kind,
    // The two words that are written as one may be said all the same.
    notListed: (detail) => reason('not-listed', { ...detail, ...partsIn(against) }),
    model,
  });
  const offered = [
    ...suggest(question, { reasons, hypotheses }, { catalogue: CATALOGUE }, mayBeOffered),
    ...partsOf(question, reasons).filter(mayBeOffered),
  ];
  return {
    ...common,
    verdict: 'disallowed',
    reasons,
    analyses: [],
    basis: basisOfRefusal(inForce, CATALOGUE, list),
    ...(diagnosis && { diagnosis }),
    suggestions: [...new Set(offered)].slice(0, MOST_OFFERED),
  };
}

/**
 * Returns true when the rules admit this word of the dictionary, whatever was played before.
 * @param form lower case
 */
export function isLegal(form: string, { game, spelling }: Lexicons): boolean {
  const question = new DictionaryQuestion(queryOf(form), game, spelling);
  return question.game.has(form) && refusal(question) === null;
}

/**
 * The verdict in a game: words of earlier rounds bar the word, whatever dictionary, list or exception admits it.
 * @param verdict without them.
 */
export function afterEarlierWords(
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
export function needsSpelling(word: string, game: Lexicon): boolean {
  const { typed, form, point } = parsePolishQuery(word);
  if (form === '') return false;
  return point || typed !== form || !game.has(form);
}
