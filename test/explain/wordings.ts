import { readFileSync } from 'node:fs';
import { type RulesetWording, WORDED_IN, type WordedIn, type Wording } from '../../src/explain/wording.ts';
import { RULESET_IDS } from '../../src/rulesets/index.ts';

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')) as T;
}

/** All that is said in one language, from the files of the sources. */
export function wordingOf(language: WordedIn): Wording {
  return {
    ...read<Pick<Wording, 'phrases' | 'rules'>>(`explain/wording/${language}.json`),
    rulesets: Object.fromEntries(
      RULESET_IDS.map((id) => [id, read<RulesetWording>(`rulesets/${id}/wording/${language}.json`)]),
    ) as Wording['rulesets'],
  };
}

export const WORDINGS = Object.fromEntries(WORDED_IN.map((language) => [language, wordingOf(language)])) as Record<
  WordedIn,
  Wording
>;
