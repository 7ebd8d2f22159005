import type { Judged } from '../messages/judged.ts';
import type { Verdict } from '../rules/verdict.ts';
import { RULESET_LANGUAGE } from '../storage/ruleset-language.ts';
import { TILE_POINTS } from '../words/tiles.ts';
import { readingsOf } from './readings.ts';

/** Adds what a front end needs to show the verdict. Takes no part of the browser. */
export function judgedOf(verdict: Verdict): Judged {
  const language = RULESET_LANGUAGE[verdict.ruleset];
  const points = TILE_POINTS[language];
  return {
    verdict,
    tilePoints: [...verdict.tiles].map((letter) => points.get(letter) ?? null),
    readings: readingsOf(verdict, language),
    inflects: inflects(verdict),
  };
}

/** Parts of speech, as Polish and German tags begin, that have one form. */
const UNINFLECTED = /^(?:pred|prep|prp|conj|comp|kon|qub|ptl|interj|itj|brev|abk|burk)(?::|$)/;

/** Of an allowed word its readings tell it, of a refused one whether the refusal knows a word that it comes from. */
function inflects({ verdict, analyses, reasons }: Verdict): boolean {
  if (verdict === 'allowed') return analyses.some(({ tag }) => !UNINFLECTED.test(tag));
  return reasons.some(({ evidence: { lemma, base, spelling } }) => Boolean(lemma || base || spelling));
}
