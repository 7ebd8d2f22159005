import { expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { entryOf } from '../../src/core/rules/catalogue.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { judge, RULES } from '../all-rules.ts';

/** Number of labelled words of which one is tested. */
const STEP = 4;

// The types do not check detectors that take the rule of a row, or a replacement of that rule, from a table.
it.each(RULESET_IDS)('the reasons of %s have the kinds of details that the catalogue lists', (ruleset) => {
  const { language } = rulesetOf(ruleset);
  const lexicons = loadLexicons(ruleset);
  const labels = readTable(new URL(`../../dictionaries/diagnosis/${language}.tsv`, import.meta.url));
  for (const { word = '' } of labels.filter((_, place) => place % STEP === 0)) {
    for (const reason of judge(word, ruleset, lexicons).reasons) {
      expect([entryOf(reason, RULES[ruleset].catalogue).detail].flat(), `${word}, ${reason.rule}`).toContain(
        reason.detail.kind,
      );
    }
  }
});
