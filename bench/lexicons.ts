import type { Lexicons } from '../src/rules/lexicons.ts';
import type { RulesetId } from '../src/rules/verdict.ts';
import { openPacked } from './word-lists.ts';

/** The rulesets that are measured, with the language of their lexicons. */
const LANGUAGE: Readonly<Record<RulesetId, 'pl' | 'de'>> = { 'pfs-2018': 'pl', 'pfs-2016': 'pl', 'sd-2026': 'de' };

/** Both lexicons of the ruleset's language. */
export function openLexicons(ruleset: RulesetId): Lexicons {
  const language = LANGUAGE[ruleset];
  return {
    game: openPacked(`${language}-game`),
    spelling: openPacked(`${language}-spelling`),
    list: { name: '', edition: '' },
  };
}
