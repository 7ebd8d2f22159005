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

/** What a verdict is explained with, and to whom. */
export interface Listener extends Telling {
  /** The lexicon that the verdict took besides the game list; null where it took none. */
  spelling: Pick<Lexicon, 'has'> | null;
  /** A page of somebody else: it is not told the name of the user's list, nor the notes on exceptions. */
  isStranger?: boolean;
  /** At play nobody is told words that were not asked about, nor shown the way to the forms. */
  isAtPlay?: boolean;
}

/** Adds what a front end needs to show the verdict: all that is said of it, in sentences. Takes no part of the browser. */
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
  // Of a word that only the user's list or exception admits, no reading is known.
  const isRead = verdict.verdict === 'allowed' && (verdict.analyses.length > 0 || !verdict.disagreement);
  return rulesetOf(verdict.ruleset).offers.forms === true && (isRead ? hasForms(verdict) : isKnown(verdict, spelling));
}

/** Parts of speech, as Polish and German tags begin, that have one form. */
const UNINFLECTED = /^(?:pred|prep|prp|conj|comp|kon|qub|ptl|interj|itj|brev|abk|burk)(?::|$)/;

function hasForms({ analyses }: Verdict): boolean {
  return analyses.some(({ tag }) => !UNINFLECTED.test(tag));
}

/** Does anyone know the refused word, or does the refusal know a word that it comes from? */
function isKnown({ reasons, tiles }: Verdict, spelling: Listener['spelling']): boolean {
  return (
    reasons.some(({ detail }) => fieldsOf(detail).lemma || fieldsOf(detail).base) ||
    spelling?.has(lowerCase(tiles)) === true
  );
}
