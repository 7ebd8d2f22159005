import type { Lexicon } from '../../lexicon/lexicon.ts';
import { entryOf } from '../../rules/catalogue.ts';
import { judgeThrough, type Pipeline } from '../../rules/pipeline.ts';
import type { Lexicons, Rules } from '../../rules/rules.ts';
import { hasOnlyPolishLetters, POLISH_LETTERS } from '../../words/letters.ts';
import { MAX_WORD_LETTERS } from '../../words/normalise.ts';
import { parsedForm, parsePolishQuery } from '../../words/query.ts';
import { allowed } from './allowed.ts';
import { isOfGuessedLemma } from './detectors/foreign-forms.ts';
import { diagnosed } from './diagnosis.ts';
import { type Edition, notListedIn, reasonsOf } from './edition.ts';
import { POLISH } from './orthography.ts';
import { PolishQuery } from './query.ts';
import { isListed, refusal } from './refused.ts';
import { suggest } from './suggestions.ts';
import { VULGAR } from './vulgar.ts';

/** Returns the stations of a word under an edition since 2018. */
function pipelineOf(edition: Edition): Pipeline<PolishQuery> {
  const { ruleset, catalogue } = edition;
  return {
    ruleset,
    catalogue,
    query: (word, { game, spelling }) => new PolishQuery(parsePolishQuery(word), game, spelling),
    ruling(query, list) {
      const against = refusal(query, edition);
      return against === null ? allowed(query, edition, list) : reasonsOf(against, edition);
    },
    refusal(query, against, model, mayBeOffered) {
      const { reasons, hypotheses, diagnosis } = diagnosed(query, against, {
        kindOf: (reason) => entryOf(reason, catalogue).kind,
        notListed: notListedIn(edition),
        model,
        rulesOnly: mayBeOffered === null,
      });
      const suggestions = mayBeOffered ? suggest(query, { reasons, hypotheses }, edition, mayBeOffered) : [];
      return { reasons, diagnosis, suggestions };
    },
  };
}

/**
 * Returns true when the rules admit this word of the game lexicon.
 * @param form lower case
 */
function isLegal(form: string, edition: Edition, { game, spelling }: Lexicons): boolean {
  // Most candidates are not words. One lookup rejects them before any other work.
  if (!game.has(form)) return false;
  return refusal(new PolishQuery(parsedForm(form), game, spelling, true), edition) === null;
}

/**
 * Returns true when the explanation needs the spelling lexicon: the word is refused, typed with a capital (it may also be a name), or its
 * lemma is inferred.
 */
function needsSpelling(word: string, game: Lexicon): boolean {
  const query = new PolishQuery(parsePolishQuery(word), game, null);
  const { typed, form, isPointed } = query;
  if (form === '' || form.length > MAX_WORD_LETTERS) return false;
  if (isPointed || typed !== form || !isListed(query)) return true;
  return query.closed.length === 0 && isOfGuessedLemma(query);
}

/** Returns the rules of an edition of the federation's document since 2018. */
export function editionRules(edition: Edition): Rules {
  return {
    ruleset: edition.ruleset,
    catalogue: edition.catalogue,
    judge: judgeThrough(pipelineOf(edition)),
    needsSpelling,
    isLegal: (form, lexicons) => isLegal(form, edition, lexicons),
    orthography: POLISH,
    vulgar: VULGAR,
    letters: POLISH_LETTERS,
    canBeListed: hasOnlyPolishLetters,
  };
}
