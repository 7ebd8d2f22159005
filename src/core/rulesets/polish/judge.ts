import type { Lexicon } from '../../lexicon/lexicon.ts';
import { entryOf } from '../../rules/catalogue.ts';
import type { Lexicons, Rules } from '../../rules/rules.ts';
import { basisOfRefusal } from '../../rules/settled.ts';
import type { UnratedVerdict } from '../../rules/verdict.ts';
import { hasOnlyPolishLetters, POLISH_LETTERS } from '../../words/letters.ts';
import { parsePolishQuery, queryOf } from '../../words/query.ts';
import { tilesAndPoints } from '../../words/tiles.ts';
import { MAX_WORD_LETTERS } from '../../words/word-lengths.ts';
import { allowed } from './allowed.ts';
import { defectivesBy } from './defective.ts';
import { isOfGuessedLemma } from './detectors/foreign-forms.ts';
import { diagnosed } from './diagnosis.ts';
import { citingIn, type Edition, notListedIn, reasonsOf } from './edition.ts';
import { POLISH } from './orthography.ts';
import { polishForms } from './paradigm/forms.ts';
import { paradigmRules } from './paradigm/rules.ts';
import { PolishQuestion } from './question.ts';
import { isListed, refusal } from './refused.ts';
import { suggest } from './suggestions.ts';

/** The verdict under an edition since 2018. Never throws, whatever the string. */
function judge(
  word: string,
  edition: Edition,
  lexicons: Lexicons,
  mayBeOffered: (form: string) => boolean,
): UnratedVerdict {
  const { game, spelling, list, diagnosis: model } = lexicons;
  const query = parsePolishQuery(word);
  const { typed } = query;
  const question = new PolishQuestion(query, game, spelling);
  const { tiles, points } = tilesAndPoints(typed);
  const ruleset = edition.ruleset.id;
  const refused = refusal(question, edition);
  // The fields are listed one by one, because a spread takes as long as the verdict.
  if (refused === null) {
    const { reasons, analyses, basis } = allowed(question, edition, list);
    return { word, tiles, ruleset, points, verdict: 'allowed', reasons, analyses, basis, suggestions: [] };
  }
  const { reasons, hypotheses, diagnosis } = diagnosed(question, reasonsOf(refused, edition), {
    kindOf: (against) => entryOf(against, edition.catalogue).kind,
    notListed: notListedIn(edition),
    model,
  });
  return {
    word,
    tiles,
    ruleset,
    points,
    verdict: 'disallowed',
    reasons,
    analyses: [],
    basis: basisOfRefusal(reasons, edition.catalogue, list),
    ...(diagnosis && { diagnosis }),
    suggestions: suggest(question, { reasons, hypotheses }, edition, mayBeOffered),
  };
}

/**
 * Returns true when the rules admit this word of the game lexicon.
 * @param form lower case
 */
function isLegal(form: string, edition: Edition, { game, spelling }: Lexicons): boolean {
  // Most candidates are not words. One lookup rejects them before any other work.
  if (!game.has(form)) return false;
  return refusal(new PolishQuestion(queryOf(form), game, spelling, true), edition) === null;
}

/**
 * Returns true when the explanation needs the spelling lexicon: the word is refused, typed with a capital (it may also be a name), or its
 * lemma is inferred.
 */
function needsSpelling(word: string, game: Lexicon): boolean {
  const query = parsePolishQuery(word);
  const { typed, form, point } = query;
  if (form === '' || form.length > MAX_WORD_LETTERS) return false;
  const question = new PolishQuestion(query, game, null);
  if (point || typed !== form || !isListed(question)) return true;
  return question.closed.length === 0 && isOfGuessedLemma(question);
}

/** How an edition of the federation's rules since 2018 judges. */
export function editionRules(edition: Edition): Rules {
  return {
    ruleset: edition.ruleset,
    catalogue: edition.catalogue,
    judge: (word, lexicons, mayBeOffered) => judge(word, edition, lexicons, mayBeOffered),
    needsSpelling,
    isLegal: (form, lexicons) => isLegal(form, edition, lexicons),
    orthography: POLISH,
    letters: POLISH_LETTERS,
    canBeListed: hasOnlyPolishLetters,
    forms: (word, verdict, lexicons, choiceId) =>
      polishForms({ word, verdict, choiceId }, lexicons, paradigmRules(edition, lexicons)),
    defectives: () => defectivesBy(citingIn(edition)),
  };
}
