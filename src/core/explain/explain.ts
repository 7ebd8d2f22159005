import type { Lexicon } from '../lexicon/lexicon.ts';
import { fieldsOf } from '../rules/detail.ts';
import type { Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { lowerCase } from '../words/normalise.ts';
import { TILE_POINTS } from '../words/tiles.ts';
import type { Judged } from './explanation.ts';
import { type Telling, toldOf } from './explanation-of.ts';
import { withoutOwnWord } from './own-word.ts';
import { readingsOf } from './readings.ts';
import { withoutOwnNames } from './without-own-names.ts';
import { withoutWordsMeant } from './without-words-meant.ts';

/** The data for an explanation, and its reader. */
export interface Listener extends Telling {
  /** The spelling lexicon of the verdict; null if it used none. */
  spelling: Pick<Lexicon, 'has'> | null;
  /** True for a web page. It gets neither the name of the user's list nor the notes on exceptions. */
  isStranger?: boolean;
  /** True during play: no words are named that the user did not ask about, and there is no link to the forms. */
  isAtPlay?: boolean;
}

/** Adds the sentences of the explanation to a verdict, for any front end. Does not use the browser. */
export function explain(verdict: Verdict, listener: Listener): Judged {
  const { spelling, isStranger = false, isAtPlay = false } = listener;
  const named = isStranger ? withoutOwnNames(verdict) : verdict;
  const told = isAtPlay ? withoutWordsMeant(named, listener.catalogue) : named;
  return {
    verdict: told,
    tilePoints: tilePoints(verdict),
    told: withoutOwnWord(toldOf(told, readingsOf(verdict), listener), verdict.word),
    language: rulesetOf(verdict.ruleset).language,
    inflects: !isAtPlay && inflects(verdict, spelling),
  };
}

function tilePoints({ ruleset, tiles, blanks }: Verdict): Judged['tilePoints'] {
  const { language, offers } = rulesetOf(ruleset);
  const points = TILE_POINTS[language];
  return offers.points
    ? [...tiles].map((letter, place) => (blanks?.includes(place) ? 0 : (points.get(letter) ?? null)))
    : null;
}

function inflects(verdict: Verdict, spelling: Listener['spelling']): boolean {
  // A word that only the user's list or exception admits has no known reading.
  const isRead = verdict.verdict === 'allowed' && (verdict.analyses.length > 0 || !verdict.disagreement);
  return rulesetOf(verdict.ruleset).offers.forms === true && (isRead ? hasForms(verdict) : isKnown(verdict, spelling));
}

/** First values of Polish and German tags of uninflected parts of speech. */
const UNINFLECTED = /^(?:pred|prep|prp|conj|comp|kon|qub|ptl|interj|itj|brev|abk|burk)(?::|$)/;

function hasForms({ analyses }: Verdict): boolean {
  return analyses.some(({ tag }) => !UNINFLECTED.test(tag));
}

/** Whether a lexicon has the refused word, or the refusal names a word from which it is formed. */
function isKnown({ reasons, tiles }: Verdict, spelling: Listener['spelling']): boolean {
  return (
    reasons.some(({ detail }) => fieldsOf(detail).lemma || fieldsOf(detail).base) ||
    spelling?.has(lowerCase(tiles)) === true
  );
}
