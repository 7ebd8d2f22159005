import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RULESETS_BY_LANGUAGE } from '../rulesets-by-language.ts';
import { getMessageOf } from '../ui/locale.ts';
import { stubLocks } from './web-locks.ts';

/** The part of the extension API that the choices use. */
const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
const area = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n,
    storage: {
      local: {
        get: async (keys: string | string[]) =>
          Object.fromEntries([keys].flat().flatMap((key) => (area.has(key) ? [[key, area.get(key)]] : []))),
        set: async (items: Record<string, unknown>) => {
          for (const [key, value] of Object.entries(items)) area.set(key, value);
        },
      },
      onChanged: { addListener: () => {}, removeListener: () => {} },
    },
  },
}));
stubLocks();

const SITE = 'https://site.example/page?x';

/** The values in force on a page, for a worker that starts with these choices. */
async function rulesOn(language: string, stored: object = {}, url = SITE, managed: object = {}) {
  area.clear();
  area.set('settings', stored);
  area.set('managed', managed);
  vi.resetModules();
  const { rulesHere } = await import('../../src/background/page-ruleset.ts');
  const { here, usual } = await rulesHere({ language }, { url });
  return { here, usual };
}

beforeEach(() => {
  i18n.getMessage = getMessageOf('pl');
});

describe('the rules of a page', () => {
  it.each([
    ['de', 'sd-2026'],
    ['de-AT', 'sd-2026'],
    ['DE_de', 'sd-2026'],
    ['pl', 'pfs-2018'],
    ['pl-PL', 'pfs-2018'],
    ['en', 'school-en'],
    ['en-GB', 'school-en'],
    // Left to the user.
    ['den', '7slow'],
    ['tr', '7slow'],
    ['tr-TR', '7slow'],
    ['fr', '7slow'],
    ['', '7slow'],
    ['constructor', '7slow'],
  ])('in %j: %s', async (language, ruleset) => {
    expect(await rulesOn(language, { ruleset: '7slow' })).toEqual({ here: ruleset, usual: ruleset });
  });

  it('are those chosen for its language', async () => {
    const rulesetOf = { pl: '7slow', de: 'sd-2026', en: 'school-en' };
    expect((await rulesOn('pl', { rulesetOf })).here).toBe('7slow');
    expect((await rulesOn('de', { rulesetOf })).here).toBe('sd-2026');
    // The choice of the popup applies to pages without a language of their own.
    expect((await rulesOn('pl', { ruleset: 'pfs-2016' })).here).toBe('pfs-2018');
  });

  it('are those of the interface if neither page nor user specifies any', async () => {
    expect((await rulesOn('')).here).toBe('pfs-2018');
    i18n.getMessage = getMessageOf('de');
    expect((await rulesOn('')).here).toBe('sd-2026');
    expect((await rulesOn('', { ruleset: 'pfs-2016' })).here).toBe('pfs-2016');
  });

  it('are those chosen for its site only', async () => {
    const stored = { siteRulesets: { 'site.example': 'pfs-2016' } };
    expect(await rulesOn('de', stored)).toEqual({ here: 'pfs-2016', usual: 'sd-2026' });
    expect(await rulesOn('de', stored, 'https://www.site.example/')).toEqual({
      here: 'sd-2026',
      usual: 'sd-2026',
    });
    for (const url of ['', 'about:blank', 'https://constructor/'])
      expect((await rulesOn('de', stored, url)).here, url).toBe('sd-2026');
  });

  it('are offered by language, and can be stored except for private windows and pages without a host', async () => {
    const { rulesHere } = await import('../../src/background/page-ruleset.ts');
    const { offered, lasting } = await rulesHere({ language: '' }, { url: SITE });
    expect(offered).toEqual(RULESETS_BY_LANGUAGE);
    expect(lasting).toBe(true);
    const tab = { id: 1, windowId: 1, incognito: true };
    expect((await rulesHere({ language: '' }, { url: SITE, tab })).lasting).toBe(false);
    expect((await rulesHere({ language: '' }, { url: 'file:///home/page.html' })).lasting).toBe(false);
  });

  it('are those of a policy in every language, and the menu gives the reason', async () => {
    expect(
      await rulesOn('de', { siteRulesets: { 'site.example': '7slow' } }, SITE, { rulesets: ['pfs-2018'] }),
    ).toEqual({
      here: 'pfs-2018',
      usual: 'pfs-2018',
    });
    const { rulesHere } = await import('../../src/background/page-ruleset.ts');
    const { offered, note } = await rulesHere({ language: 'de' }, { url: SITE });
    expect(offered).toEqual([['pfs-2018']]);
    expect(note).toBe('Ustawione przez Twoją organizację.');
    expect(await rulesOn('de', { ruleset: '7slow' }, SITE, { rulesets: ['sd-2026', '7slow'] })).toEqual({
      here: 'sd-2026',
      usual: 'sd-2026',
    });
    expect((await rulesOn('en', { ruleset: '7slow' }, SITE, { rulesets: ['sd-2026', '7slow'] })).here).toBe('7slow');
  });

  it('do not need the language of the interface if something else decides', async () => {
    i18n.getMessage = () => {
      throw new Error('a fresh worker of Chromium stands still for it');
    };
    expect((await rulesOn('de')).here).toBe('sd-2026');
    expect((await rulesOn('', { ruleset: 'pfs-2016' })).here).toBe('pfs-2016');
  });

  it('apply to the next question after a choice', async () => {
    await rulesOn('de');
    const { rulesHere } = await import('../../src/background/page-ruleset.ts');
    const { rememberSiteRuleset } = await import('../../src/background/page-ruleset.ts');
    await rememberSiteRuleset({ name: 'site-ruleset', ruleset: '7slow' }, { url: SITE });
    // The browser reports the change later; here it never does.
    expect((await rulesHere({ language: 'de' }, { url: SITE })).here).toBe('7slow');
  });
});
