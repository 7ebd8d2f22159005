import type { Lexicon } from '../../lexicon/lexicon.ts';
import { mayBeOffered } from '../../rules/last-word.ts';
import type { Lexicons } from '../../rules/lexicons.ts';
import type { RulesetJudge } from '../../rules/ruleset-judge.ts';
import { GERMAN } from '../../rules/suggested/german.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { smallAmongCapitals } from '../../words/blanks.ts';
import { pointsOf, tilesOf } from '../../words/tiles.ts';
import { allowed } from './allowed.ts';
import { readAsked } from './asked.ts';
import { Question } from './question.ts';
import { basisOfRefusal, isPlayable, refusal } from './refused.ts';
import { suggest } from './suggestions.ts';

/** The verdict under the rules of Scrabble Deutschland. Capitals play no part. Never throws, whatever the string. */
export function judgeSd2026(word: string, lexicons: Lexicons): Verdict {
  const { game, spelling, list } = lexicons;
  const { typed, form, point } = readAsked(word);
  const question = new Question(typed, form, game, spelling);
  const common = { word, tiles: tilesOf(typed, 'de'), ruleset: 'sd-2026' as const, points: pointsOf(typed, 'de') };

  const reasons = refusal(question, point);
  if (reasons === null) return { ...common, verdict: 'allowed', ...allowed(question, list), suggestions: [] };
  const isLegal = mayBeOffered('sd-2026', lexicons, (candidate) => isPlayable(candidate, question));
  return {
    ...common,
    verdict: 'disallowed',
    reasons,
    analyses: [],
    basis: basisOfRefusal(reasons, list),
    suggestions: suggest(question, reasons, isLegal),
  };
}

/** Does what is said of this word depend on the spelling lexicon? Only when it is refused, or may be an abbreviation and not have blanks. */
function needsSpelling(word: string, game: Lexicon): boolean {
  const { typed, form } = readAsked(word);
  return form !== '' && (!isPlayable(form, { game }) || smallAmongCapitals(typed).length > 0);
}

export const sd2026: RulesetJudge = {
  id: 'sd-2026',
  language: 'de',
  judge: judgeSd2026,
  needsSpelling,
  isLegal: isPlayable,
  orthography: GERMAN,
};
