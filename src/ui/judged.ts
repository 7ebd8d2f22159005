import type { Judged } from '../messages/judged.ts';
import type { RulesetId, Verdict } from '../rules/verdict.ts';
import { TILE_POINTS, type TileLanguage } from '../words/tiles.ts';
import { readingsOf } from './readings.ts';

/** In which language a ruleset's words are laid and their grammar is told. */
export const RULESET_LANGUAGE: Readonly<Record<RulesetId, TileLanguage>> = {
  'pfs-2018': 'pl',
  'pfs-2016': 'pl',
  'sd-2026': 'de',
};

/** Adds what a front end needs to show the verdict. Takes no part of the browser. */
export function judgedOf(verdict: Verdict): Judged {
  const language = RULESET_LANGUAGE[verdict.ruleset];
  const points = TILE_POINTS[language];
  return {
    verdict,
    tilePoints: [...verdict.tiles].map((letter) => points.get(letter) ?? null),
    readings: readingsOf(verdict, language),
  };
}
