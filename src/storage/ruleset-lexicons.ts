import type { RulesetId } from '../rules/verdict.ts';
import type { LexiconId } from './lexicon-state.ts';

/** Which lexicons a ruleset judges by. */
export const RULESET_LEXICONS: Readonly<Record<RulesetId, { game: LexiconId; spelling: LexiconId }>> = {
  'pfs-2018': { game: 'pl-game', spelling: 'pl-spelling' },
  'pfs-2016': { game: 'pl-game', spelling: 'pl-spelling' },
  'sd-2026': { game: 'de-game', spelling: 'de-spelling' },
  '7slow': { game: 'pl-game', spelling: 'pl-spelling' },
  'school-en': { game: 'en-game', spelling: 'en-spelling' },
};
