import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Judged } from '../messages/judged.ts';
import type { Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { lowerCase } from '../words/normalise.ts';
import { TILE_POINTS } from '../words/tiles.ts';
import { readingsOf } from './readings.ts';
import { toldOf } from './told.ts';

/**
 * Adds what a front end needs to show the verdict. Takes no part of the browser.
 * @param spelling the lexicon that the verdict took besides the game list; null where it took none.
 */
export function judgedOf(verdict: Verdict, spelling: Pick<Lexicon, 'has'> | null): Judged {
  const { language, offers } = rulesetOf(verdict.ruleset);
  const points = TILE_POINTS[language];
  // Of a word that only the user's list or exception admits, no reading is known.
  const isRead = verdict.verdict === 'allowed' && (verdict.analyses.length > 0 || !verdict.disagreement);
  const readings = readingsOf(verdict, language);
  return {
    verdict,
    tilePoints: offers.points
      ? [...verdict.tiles].map((letter, place) => (verdict.blanks?.includes(place) ? 0 : (points.get(letter) ?? null)))
      : null,
    readings,
    told: toldOf(verdict, readings),
    inflects: offers.forms === true && (isRead ? hasForms(verdict) : isKnown(verdict, spelling)),
  };
}

/** Parts of speech, as Polish and German tags begin, that have one form. */
const UNINFLECTED = /^(?:pred|prep|prp|conj|comp|kon|qub|ptl|interj|itj|brev|abk|burk)(?::|$)/;

function hasForms({ analyses }: Verdict): boolean {
  return analyses.some(({ tag }) => !UNINFLECTED.test(tag));
}

/** Does anyone know the refused word, or does the refusal know a word that it comes from? */
function isKnown({ reasons, tiles }: Verdict, spelling: Pick<Lexicon, 'has'> | null): boolean {
  return (
    reasons.some(({ evidence: { lemma, base } }) => Boolean(lemma || base)) || spelling?.has(lowerCase(tiles)) === true
  );
}
