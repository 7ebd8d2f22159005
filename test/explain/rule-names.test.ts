import { describe, expect, it } from 'vitest';
import { ruleBook } from '../../src/core/explain/rule-book.ts';
import { INTERFACE_LANGUAGES } from '../../src/core/explain/wording.ts';
import { RULESETS } from '../../src/core/rulesets/index.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from './wordings.ts';

/** Number of letters of a name that fit on one line of the narrowest bubble beside a section. */
const LONGEST = 28;

/** The paragraph without its point or example: `II.4.1 (2nd bullet)` → `II.4.1`. Of two places, the first. */
const paragraph = (section: string): string => section.replace(/ \/ .*| (?:\(|example).*|, block.*/, '');

/** Returns true when one section contains the other, or one is the list that belongs to the other. */
function isOneRule(section: string, other: string): boolean {
  const [less = '', more = ''] = [paragraph(section), paragraph(other)].sort((a, b) => a.length - b.length);
  // List 7 is that of the third paragraph.
  return more === less || more.startsWith(`${less}.`) || (less === '3' && more === 'list 7');
}

describe.each(RULESETS)('the rules of $id', (ruleset) => {
  it.each(INTERFACE_LANGUAGES)('have names in %s that fit beside a verdict', (language) => {
    for (const { key, rule, name } of ruleBook(ruleset, RULES[ruleset.id].catalogue, WORDINGS[language])) {
      expect(name, key).not.toBe(rule);
      expect([...name].length, `${key}: ${name}`).toBeLessThanOrEqual(LONGEST);
      expect(name, key).toMatch(/^(?:[\p{Lu}\p{N}“„-]|nie-|ß)/u);
      expect(name, key).not.toMatch(/[.,:;!?…]$|\s$|\s\s|["/]/);
    }
  });

  it.each(INTERFACE_LANGUAGES)('have different names in %s, except for parts of one rule', (language) => {
    const book = ruleBook(ruleset, RULES[ruleset.id].catalogue, WORDINGS[language]);
    const sections = new Map(Object.entries(RULES[ruleset.id].catalogue).map(([key, { section }]) => [key, section]));
    const decide = book.flatMap(({ key, name }) => {
      const section = sections.get(key);
      return section === undefined ? [] : [{ key, name, section }];
    });
    const alike = decide.flatMap((one, place) =>
      decide
        .slice(place + 1)
        .filter((other) => other.name === one.name && !isOneRule(one.section, other.section))
        .map((other) => `${one.name}: ${one.key}, ${other.key}`),
    );
    expect(alike).toEqual([]);
  });
});
