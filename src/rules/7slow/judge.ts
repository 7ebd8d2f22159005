import type { Lexicon } from '../../lexicon/lexicon.ts';
import { tilesOf } from '../../words/tiles.ts';
import type { Lexicons } from '../lexicons.ts';
import { readAsked } from '../pfs-2018/asked.ts';
import { suggest } from '../pfs-2018/suggestions.ts';
import { MOST_OFFERED } from '../suggested/offers.ts';
import type { Reason, Verdict } from '../verdict.ts';
import { allowed } from './allowed.ts';
import { clashes } from './clash.ts';
import { jointWords } from './compound.ts';
import { Question } from './question.ts';
import { basisOfRefusal, refusal } from './refused.ts';

/** The parts of a word with a hyphen, or the two that are written as one: in a lenient game its player may keep one of them. */
function partsOf({ form, game }: Question, [first]: readonly Reason[]): readonly string[] {
  if (/[- ]/.test(form)) return form.split(/[- ]/);
  return (first?.rule === '7slow/not-listed' && jointWords(form, game)) || [];
}

/**
 * The verdict under the rules of 7 słów. Letters score by the columns of the game, so there are no points. Never throws, whatever the
 * string.
 * @param earlier words of earlier rounds, as they were written.
 */
export function judge7slow(word: string, lexicons: Lexicons, earlier: readonly string[] = []): Verdict {
  const { game, spelling, list } = lexicons;
  const { typed, form, point } = readAsked(word);
  const question = new Question(typed, form, game, spelling);
  const common = { word, tiles: tilesOf(typed), ruleset: '7slow' as const, points: null };

  const refused = refusal(question, point);
  const barred = clashes(form, earlier, { game, spelling, dictionary: question.game });
  if (!refused && barred.length === 0) {
    return { ...common, verdict: 'allowed', ...allowed(question, list), suggestions: [] };
  }
  if (!refused) {
    return {
      ...common,
      verdict: 'disallowed',
      reasons: barred,
      analyses: [],
      basis: { kind: 'rule' },
      suggestions: [],
    };
  }
  const isLegal = (candidate: string): boolean =>
    question.game.has(candidate) && refusal(new Question(candidate, candidate, game, spelling), false) === null;
  const offered = [...suggest(question, refused, isLegal), ...partsOf(question, refused).filter(isLegal)];
  return {
    ...common,
    verdict: 'disallowed',
    reasons: [...refused, ...barred],
    analyses: [],
    basis: basisOfRefusal(refused, list),
    suggestions: [...new Set(offered)].slice(0, MOST_OFFERED),
  };
}

/** Does what is said of this word depend on the spelling lexicon? Only when the game lexicon lacks it, or it may be a name besides. */
export function slow7NeedsSpelling(word: string, game: Lexicon): boolean {
  const { typed, form, point } = readAsked(word);
  if (form === '') return false;
  return point || typed !== form || !game.has(form);
}
