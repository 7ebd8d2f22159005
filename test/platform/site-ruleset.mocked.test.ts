import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { stubLocks } from './web-locks.ts';

/** The part of the extension API that the settings use. */
const area = new Map<string, unknown>();
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n: { getMessage: () => 'pl' },
    storage: {
      onChanged: { addListener: () => {} },
      local: {
        get: async (keys: string | string[]) =>
          Object.fromEntries([keys].flat().flatMap((key) => (area.has(key) ? [[key, area.get(key)]] : []))),
        set: async (items: Record<string, unknown>) => {
          for (const [key, value] of Object.entries(items)) area.set(key, value);
        },
      },
    },
  },
}));

stubLocks();
const { rememberSiteRuleset } = await import('../../src/background/page-ruleset.ts');
const { changeSettings, readSettings } = await import('../../src/platform/storage/settings.ts');
const { rulesetOfSite } = await import('../../src/platform/storage/settings-fields.ts');

beforeEach(() => area.clear());

describe('rules chosen in the bubble', () => {
  const choose = (url: string | undefined, ruleset?: 'pfs-2018' | 'sd-2026', incognito = false) => {
    const tab = { id: 1, windowId: 1, incognito };
    return rememberSiteRuleset({ name: 'site-ruleset', ...(ruleset && { ruleset }) }, { id: 'abc', url, tab });
  };

  it('are stored for the site of the sender, and removed without a ruleset', async () => {
    await choose('https://a.example:8443/page?x#y', 'sd-2026');
    await choose('https://b.example/', 'pfs-2018');
    expect((await readSettings()).siteRulesets).toEqual({ 'a.example': 'sd-2026', 'b.example': 'pfs-2018' });
    await choose('https://a.example/other');
    expect((await readSettings()).siteRulesets).toEqual({ 'b.example': 'pfs-2018' });
  });

  it('are stored in Chrome 123, which has no URL.parse', async () => {
    const { parse } = URL;
    try {
      (URL as { parse?: unknown }).parse = undefined;
      expect(await choose('https://a.example/', 'sd-2026')).toEqual({ stored: true });
    } finally {
      URL.parse = parse;
    }
  });

  it('are stored for a host with the name of a method', async () => {
    await choose('http://constructor/', 'sd-2026');
    expect(rulesetOfSite(await readSettings(), 'constructor')).toBe('sd-2026');
    await choose('http://constructor/');
    expect(rulesetOfSite(await readSettings(), 'constructor')).toBeUndefined();
  });

  it('are not stored in a private window', async () => {
    expect(await choose('https://a.example/', 'sd-2026', true)).toEqual({ stored: false });
    expect([...area.keys()]).toEqual([]);
    await choose('https://a.example/', 'sd-2026');
    expect(await choose('https://a.example/', undefined, true)).toEqual({ stored: false });
    expect((await readSettings()).siteRulesets).toEqual({ 'a.example': 'sd-2026' });
  });

  it('are stored for their language everywhere, and for the popup if its words are of that language', async () => {
    const everywhere = (ruleset: RulesetId) =>
      rememberSiteRuleset(
        { name: 'site-ruleset', ruleset, everywhere: true },
        { id: 'abc', url: 'https://a.example/' },
      );
    await choose('https://a.example/', 'sd-2026');
    await choose('https://b.example/', 'pfs-2018');
    await everywhere('pfs-2016');
    expect(await readSettings()).toMatchObject({
      ruleset: 'pfs-2016',
      rulesetOf: { pl: 'pfs-2016', de: 'sd-2026', en: 'school-en' },
      // “Everywhere” includes this site; the choice for another site stays.
      siteRulesets: { 'b.example': 'pfs-2018' },
    });
    await changeSettings({ ruleset: 'sd-2026' });
    await everywhere('7slow');
    expect(await readSettings()).toMatchObject({ ruleset: 'sd-2026', rulesetOf: { pl: '7slow' } });
  });

  it.each([undefined, '', 'about:blank', 'file:///home/page.html'])(
    'are not stored for a page without a host: %s',
    async (url) => {
      expect(await choose(url, 'sd-2026')).toEqual({ stored: false });
      expect((await readSettings()).siteRulesets).toEqual({});
    },
  );
});
