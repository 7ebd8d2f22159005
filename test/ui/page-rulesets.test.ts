import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rulesetOfLanguage, rulesetsFor } from '../../src/content/page-rulesets.ts';
import { readChosen } from '../../src/storage/settings-fields.ts';
import { getMessageOf } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/browser.ts', () => ({ browser: { i18n } }));

beforeEach(() => {
  i18n.getMessage = getMessageOf('pl');
});

vi.stubGlobal('location', { hostname: 'site.example' });
vi.stubGlobal('ShadowRoot', class {});

/** An element below others, innermost first, of which only the declared language is known; the last one is the document's. */
function element(...languages: (string | null)[]): Element {
  const declared = (language: string | null) => ({ getAttribute: () => language }) as unknown as Element;
  vi.stubGlobal('document', { documentElement: declared(languages.at(-1) ?? null) });
  const nearest = languages.find((language) => language !== null);
  const closest = () => (nearest === undefined ? null : declared(nearest));
  return { closest, getRootNode: () => document } as unknown as Element;
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

describe('the rules chosen for a language', () => {
  it('hold for it, the usual ones for the others', () => {
    const chosen = { pl: '7slow', de: 'sd-2026', en: 'school-en' } as const;
    expect(rulesetOfLanguage('pl-PL', chosen)).toBe('7slow');
    expect(rulesetOfLanguage('de', chosen)).toBe('sd-2026');
    expect(rulesetOfLanguage('tr', chosen)).toBeUndefined();
    expect(rulesetsFor(element('pl'), readChosen({ rulesetOf: chosen }))).toEqual({
      chosen: '7slow',
      automatic: '7slow',
    });
  });

  it('are those of the interface where neither page nor user says any', () => {
    expect(rulesetsFor(element(null), readChosen({})).chosen).toBe('pfs-2018');
    i18n.getMessage = getMessageOf('de');
    expect(rulesetsFor(element(null), readChosen({})).chosen).toBe('sd-2026');
    expect(rulesetsFor(element(null), readChosen({ ruleset: 'pfs-2016' })).chosen).toBe('pfs-2016');
  });
});

describe('the rules for a selection', () => {
  it.each<[string, (string | null)[], object, string, string]>([
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
    expect(rulesetsFor(element(...languages), readChosen(stored))).toEqual({ chosen, automatic });
  });
});
