import { describe, expect, it } from 'vitest';
import { loadWording } from '../../src/cli/wording.ts';
import { ruleBook } from '../../src/core/explain/rule-book.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { groupedByTopic, rulesLike, rulesThat } from '../../src/pages/rules/rule-groups.ts';
import { RULES } from '../all-rules.ts';

const wording = loadWording('pl');
const rulesOf = (id: (typeof RULESET_IDS)[number]) =>
  ruleBook(rulesetOf(id), RULES[id].catalogue, wording).map((rule) => ({ ...rule, example: undefined }));

describe('the page of all rules', () => {
  it.each(RULESET_IDS)('has each rule of %s in one group', (id) => {
    const rules = rulesOf(id);
    const grouped = groupedByTopic(rules);
    expect(grouped.flatMap((group) => group.rules.map(({ rule }) => rule)).sort()).toEqual(
      rules.map(({ rule }) => rule).sort(),
    );
    expect(new Set(grouped.map(({ topic }) => topic)).size).toBe(grouped.length);
    expect(grouped.at(-1)?.topic).toBe('lists');
  });

  it('finds rules by parts of words in any order, without diacritics', () => {
    const rules = rulesOf('pfs-2018');
    expect(rulesLike('LACZNIK', rules).map(({ key }) => key)).toContain('hyphen');
    expect(rulesLike('', rules)).toEqual(rules);
    expect(rulesLike('łącznik qqq', rules)).toEqual([]);
  });

  it('counts a rule with both effects among both', () => {
    const rules = rulesOf('pfs-2018');
    const keys = (shown: 'excludes' | 'admits') => rulesThat(shown, rules).map(({ key }) => key);
    expect(keys('excludes')).toContain('defective-widac');
    expect(keys('admits')).toContain('defective-widac');
    expect(keys('admits')).not.toContain('hyphen');
  });
});
