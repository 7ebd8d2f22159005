import type { Lexicon } from '../../lexicon/lexicon.ts';
import { entryOf } from '../../rules/catalogue.ts';
import { type Admission, judgeThrough, type Pipeline } from '../../rules/pipeline.ts';
import type { Lexicons, Rules } from '../../rules/rules.ts';
import type { ListName } from '../../rules/verdict.ts';
import { hasOnlyPolishLetters, POLISH_LETTERS } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, normalise } from '../../words/normalise.ts';
import { parsedForm, parsePolishQuery } from '../../words/query.ts';
import { diagnosed } from '../polish/diagnosis.ts';
import { POLISH } from '../polish/orthography.ts';
import { suggest } from '../polish/suggestions.ts';
import { VULGAR } from '../polish/vulgar.ts';
import { built, recorded } from './allowed.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { listOf2016, RecordedQuery, reason } from './query.ts';
import { barred, excluded, formRefused, hasTiles, isRecorded } from './refused.ts';

/** Returns the mark right after the word, as after an interjection: `sic!`. */
function markAfter(word: string, typed: string): string {
  const text = normalise(word);
  return ['!', '?', '…'].find((mark) => typed !== '' && text.endsWith(typed + mark)) ?? '';
}

function admission(query: RecordedQuery, list: ListName): Admission | null {
  if (isRecorded(query)) return recorded(query, list);
  return hasTiles(query) ? built(query, list) : null;
}

/** The stations of a word under the rules that held until 2016. */
const PIPELINE: Pipeline<RecordedQuery> = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  listOf: listOf2016,
  query(word, { game, spelling }) {
    const parsed = parsePolishQuery(word);
    return new RecordedQuery(parsed, game, spelling, markAfter(word, parsed.typed));
  },
  ruling: (query, list) => barred(query) ?? admission(query, list) ?? excluded(query),
  refusal(query, against, model, mayBeOffered) {
    const { reasons, hypotheses, diagnosis } = diagnosed(query, against, {
      kindOf: (one) => entryOf(one, CATALOGUE).kind,
      notListed: (detail) => reason('not-listed', detail),
      model,
      rulesOnly: mayBeOffered === null,
    });
    const rules = { catalogue: CATALOGUE, formRefused };
    const suggestions = mayBeOffered ? suggest(query, { reasons, hypotheses }, rules, mayBeOffered) : [];
    return { reasons, diagnosis, suggestions };
  },
};

/**
 * Returns true when the word is recorded and no rule bars it. Forms that only the rules build are not recorded.
 * @param form lower case
 */
function isLegal(form: string, { game, spelling }: Lexicons): boolean {
  const query = new RecordedQuery(parsedForm(form), game, spelling);
  return isRecorded(query) && barred(query) === null;
}

/** Returns true when the explanation of the word needs the spelling lexicon, which has the words that only rules of 2018 bar. */
function needsSpelling(word: string, game: Lexicon): boolean {
  const query = new RecordedQuery(parsePolishQuery(word), game, null);
  const { typed, form, isPointed } = query;
  if (form === '' || form.length > MAX_WORD_LETTERS) return false;
  return isPointed || typed !== form || !isRecorded(query);
}

export const rules = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  judge: judgeThrough(PIPELINE),
  needsSpelling,
  isLegal,
  orthography: POLISH,
  vulgar: VULGAR,
  letters: POLISH_LETTERS,
  canBeListed: hasOnlyPolishLetters,
} satisfies Rules;
