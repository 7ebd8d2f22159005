import type { Lexicon } from '../../lexicon/lexicon.ts';
import { entryOf } from '../../rules/catalogue.ts';
import type { Lexicons } from '../../rules/rules.ts';
import { basisOfRefusal } from '../../rules/settled.ts';
import type { ListName, UnratedVerdict } from '../../rules/verdict.ts';
import { normalise } from '../../words/normalise.ts';
import { parsePolishQuery, queryOf } from '../../words/query.ts';
import { tilesAndPoints } from '../../words/tiles.ts';
import { MAX_WORD_LETTERS } from '../../words/word-lengths.ts';
import { diagnosed } from '../polish/diagnosis.ts';
import { suggest } from '../polish/suggestions.ts';
import { type Allowed, built, recorded } from './allowed.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { listOf2016, RecordedQuestion } from './question.ts';
import { reason } from './reason.ts';
import { barred, excluded, formRefused, hasTiles, isRecorded } from './refused.ts';

/** A mark that stood right after the word, as after an interjection: `sic!`. */
function markAfter(word: string, typed: string): string {
  const text = normalise(word);
  return ['!', '?', '…'].find((mark) => typed !== '' && text.endsWith(typed + mark)) ?? '';
}

function admitted(question: RecordedQuestion, mark: string, list: ListName): Allowed | null {
  if (isRecorded(question)) return recorded(question, mark, list);
  return hasTiles(question) ? built(question, mark, list) : null;
}

/** The verdict under the rules that held until 2016. Never throws, whatever the string. */
export function judge(word: string, lexicons: Lexicons, mayBeOffered: (form: string) => boolean): UnratedVerdict {
  const { game, spelling, list: today, diagnosis: model } = lexicons;
  const list = listOf2016(today);
  const query = parsePolishQuery(word);
  const { typed } = query;
  const question = new RecordedQuestion(query, game, spelling);
  const { tiles, points } = tilesAndPoints(typed);
  const common = { word, tiles, ruleset: descriptor.id, points };

  const bars = barred(question);
  const allowed = bars ? null : admitted(question, markAfter(word, typed), list);
  if (allowed) return { ...common, verdict: 'allowed', ...allowed, suggestions: [] };

  const { reasons, hypotheses, diagnosis } = diagnosed(question, bars ?? excluded(question), {
    kindOf: (against) => entryOf(against, CATALOGUE).kind,
    notListed: (detail) => reason('not-listed', detail),
    model,
  });
  return {
    ...common,
    verdict: 'disallowed',
    reasons,
    analyses: [],
    basis: basisOfRefusal(reasons, CATALOGUE, list),
    ...(diagnosis && { diagnosis }),
    suggestions: suggest(question, { reasons, hypotheses }, { catalogue: CATALOGUE, formRefused }, mayBeOffered),
  };
}

/**
 * Returns true when the word is recorded and no rule bars it. Forms that only the rules build are not recorded.
 * @param form lower case
 */
export function isLegal(form: string, { game, spelling }: Lexicons): boolean {
  const question = new RecordedQuestion(queryOf(form), game, spelling);
  return isRecorded(question) && barred(question) === null;
}

/** Returns true when the explanation of the word needs the spelling lexicon, which has the words that only rules of 2018 bar. */
export function needsSpelling(word: string, game: Lexicon): boolean {
  const query = parsePolishQuery(word);
  const { typed, form, point } = query;
  if (form === '' || form.length > MAX_WORD_LETTERS) return false;
  return point || typed !== form || !isRecorded(new RecordedQuestion(query, game, null));
}
