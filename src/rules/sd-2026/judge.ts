import type { Lexicon } from '../../lexicon/lexicon.ts';
import { pointsOf, tilesOf } from '../../words/tiles.ts';
import type { ListName, Verdict } from '../verdict.ts';
import { readAsked } from './asked.ts';
import { reason } from './catalogue.ts';

/** What a verdict is made from. */
export interface Sd2026Lexicons {
  game: Lexicon;
  spelling: Lexicon | null;
  list: ListName;
}

/** The verdict under the rules of Scrabble Deutschland. Never throws, whatever the string. */
export function judgeSd2026(word: string, { game, list }: Sd2026Lexicons): Verdict {
  const { typed, form } = readAsked(word);
  const listed = game.has(form);
  return {
    word,
    tiles: tilesOf(typed, 'de'),
    ruleset: 'sd-2026',
    points: pointsOf(typed, 'de'),
    verdict: listed ? 'allowed' : 'disallowed',
    reasons: [reason(listed ? 'listed' : 'not-listed', {})],
    analyses: [],
    basis: { kind: 'open-list', list },
    suggestions: [],
  };
}

/** Does what is said of this word depend on the spelling lexicon? Only when it is refused. */
export function sd2026NeedsSpelling(word: string, game: Lexicon): boolean {
  const { form, point } = readAsked(word);
  return form !== '' && (point || !game.has(form));
}
