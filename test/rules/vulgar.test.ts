/** Vulgar words are judged truthfully and never suggested, whatever the table's row and the ruleset. */
import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { isVulgar } from '../../src/core/rules/vulgar.ts';
import { rulesetOf } from '../../src/core/rulesets/index.ts';
import { lookupKey } from '../../src/core/words/query.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { formsOf, judge, RULES } from '../all-rules.ts';
import { RULESETS_BY_LANGUAGE } from '../rulesets-by-language.ts';

/** Words that are offered for a misspelling. */
const OFFERED: Readonly<Record<TileLanguage, Record<string, string>>> = {
  pl: { krufka: 'krówka' },
  de: { warscheinlich: 'wahrscheinlich' },
  en: { recieve: 'receive' },
};

const GAMES = RULESETS_BY_LANGUAGE.map((rulesets) => {
  // No group is empty.
  const [first] = rulesets as [RulesetId, ...RulesetId[]];
  const { language } = rulesetOf(first);
  return { first, rulesets, language, offered: OFFERED[language] };
});

describe.each(GAMES)('vulgar words ($language)', ({ first, rulesets, language, offered }) => {
  const lexicons = loadLexicons(first);
  const { game } = lexicons;
  const rows = readTable(`curated/${language}-vulgar.tsv`) as { word: string; matches: string; reason: string }[];
  /** Words of the table that are words of the game by themselves. */
  const words = rows.map(({ word }) => word).filter((word) => game.has(word));
  /** Returns two slips of the hand: a letter left out, and the last two swapped. */
  const slips = (word: string): string[] => {
    const middle = Math.floor(word.length / 2);
    const swapped = word.slice(0, -2) + word.at(-1) + word.at(-2);
    return [word.slice(0, middle) + word.slice(middle + 1), swapped];
  };
  const vulgar = (word: string): boolean => isVulgar(lookupKey(word, language), RULES[first], game);

  it('has rows of known kinds, and none that another one covers', () => {
    expect(rows.filter(({ matches }) => !['part', 'start', 'lemma'].includes(matches))).toEqual([]);
    expect(rows.filter(({ reason }) => !['body', 'sex', 'excrement', 'insult', 'slur'].includes(reason))).toEqual([]);
    const parts = rows.filter(({ matches }) => matches === 'part');
    const covered = rows.filter(({ word }) => parts.some((part) => part.word !== word && word.includes(part.word)));
    expect(covered).toEqual([]);
  });

  it.each(rulesets)('are never suggested under %s', (ruleset) => {
    expect(words.length).toBeGreaterThan(20);
    let refused = 0;
    for (const slip of new Set(words.flatMap(slips))) {
      const verdict = judge(slip, ruleset, lexicons);
      if (verdict.verdict === 'allowed') continue;
      refused += 1;
      expect(verdict.suggestions.filter(vulgar), slip).toEqual([]);
      const named = verdict.reasons.flatMap(({ detail }) => (detail.kind === 'misspelling' ? [detail.intended] : []));
      expect(named.filter(vulgar), slip).toEqual([]);
      const ofForms = formsOf(slip, ruleset, lexicons).suggestions.filter(vulgar);
      // Members of the word are what the user has typed.
      expect(
        ofForms.filter((word) => !slip.includes(lookupKey(word, language))),
        slip,
      ).toEqual([]);
    }
    expect(refused).toBeGreaterThan(words.length / 2);
  });

  it.each(rulesets)('are judged like others under %s, which still suggests other words', (ruleset) => {
    const allowed = words.filter((word) => judge(word, ruleset, lexicons).verdict === 'allowed');
    expect(allowed.length).toBeGreaterThan(words.length / 2);
    for (const [slip, word] of Object.entries(offered))
      expect(judge(slip, ruleset, lexicons).suggestions).toContain(word);
  });
});
