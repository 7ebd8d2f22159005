import { readAsked as readPolish } from '../rulesets/pfs-2018/asked.ts';
import { readAsked as readEnglish } from '../rulesets/school-en/asked.ts';
import { readAsked as readGerman } from '../rulesets/sd-2026/asked.ts';
import type { RulesetId } from './verdict.ts';

/**
 * The key under which a ruleset looks a word up in lexicons, word lists and exceptions: Polish in lower case and NFC, German and English
 * as laid (`Größe` → `grösse`, `Café` → `cafe`). Two spellings with one key are one word; empty where nothing was asked.
 * @param word as typed or selected.
 */
export function lookedUp(word: string, ruleset: RulesetId): string {
  switch (ruleset) {
    case 'sd-2026':
      return readGerman(word).form;
    case 'school-en':
      return readEnglish(word).form;
    case 'pfs-2018':
    case 'pfs-2016':
    case '7slow':
      return readPolish(word).form;
  }
}
