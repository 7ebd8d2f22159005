import { describe, expect, it, vi } from 'vitest';
import { rulesetOfLanguage, rulesetsFor } from '../../src/content/page-rulesets.ts';
import type { StoredSettings } from '../../src/content/when.ts';

vi.stubGlobal('location', { hostname: 'site.example' });

/** An element below others, innermost first, of which only the declared language is known; the last one is the document's. */
function element(...languages: (string | null)[]): Element {
  const declared = (language: string | null) => ({ getAttribute: () => language }) as unknown as Element;
  vi.stubGlobal('document', { documentElement: declared(languages.at(-1) ?? null) });
  const nearest = languages.find((language) => language !== null);
  return { closest: () => (nearest === undefined ? null : declared(nearest)) } as unknown as Element;
}

describe('the rules of a language', () => {
  it.each([
    ['de', 'sd-2026'],
    ['de-AT', 'sd-2026'],
    ['DE_de', 'sd-2026'],
    ['pl', 'pfs-2018'],
    ['pl-PL', 'pfs-2018'],
    ['den', undefined],
    ['en', 'school-en'],
    ['en-GB', 'school-en'],
    ['tr', undefined],
    ['tr-TR', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%j: %s', (language, ruleset) => {
    expect(rulesetOfLanguage(language)).toBe(ruleset);
  });
});

describe('the rules for a selection', () => {
  it.each<[string, (string | null)[], StoredSettings, string, string]>([
    ['the element before the document', ['de', 'pl'], {}, 'sd-2026', 'sd-2026'],
    ['the document where no element says it', [null, 'de'], {}, 'sd-2026', 'sd-2026'],
    ['the choice of the popup where nothing does', [null], { ruleset: 'sd-2026' }, 'sd-2026', 'sd-2026'],
    ['the same for another language', ['fr'], { ruleset: 'sd-2026' }, 'sd-2026', 'sd-2026'],
    [
      'the Polish rules in force, though the older ones are chosen',
      ['pl'],
      { ruleset: 'pfs-2016' },
      'pfs-2018',
      'pfs-2018',
    ],
    [
      'the older Polish ones where they are chosen and no language is declared',
      [null],
      { ruleset: 'pfs-2016' },
      'pfs-2016',
      'pfs-2016',
    ],
    ['an empty language hides those above it', ['', 'de'], {}, 'pfs-2018', 'pfs-2018'],
    [
      'the choice of the bubble on this site',
      ['de'],
      { siteRulesets: { 'site.example': 'pfs-2018' } },
      'pfs-2018',
      'sd-2026',
    ],
    ['no choice of another site', ['de'], { siteRulesets: { 'other.example': 'pfs-2018' } }, 'sd-2026', 'sd-2026'],
  ])('%s', (_title, languages, stored, chosen, automatic) => {
    expect(rulesetsFor(element(...languages), stored)).toEqual({ chosen, automatic });
  });
});
