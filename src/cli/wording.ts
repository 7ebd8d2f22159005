import { readFileSync } from 'node:fs';
import type { InterfaceLanguage, RulesetWording, Wording } from '../core/explain/wording.ts';
import { RULESET_IDS } from '../core/rulesets/index.ts';

/** Loads the sentences of verdicts in one language from the source files. @throws Error if a file is missing */
export function loadWording(language: InterfaceLanguage): Wording {
  return {
    ...read<Pick<Wording, 'phrases' | 'rules'>>(`core/explain/wording/${language}.json`),
    rulesets: Object.fromEntries(
      RULESET_IDS.map((id) => [id, read<RulesetWording>(`core/rulesets/${id}/wording/${language}.json`)]),
    ) as Wording['rulesets'],
  };
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as T;
}
