import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocks } from './web-locks.ts';

/** The part of the extension API that the settings use. */
const area = new Map<string, unknown>();
const listeners = new Set<(changes: Record<string, { newValue?: unknown }>, area: string) => void>();
let broken = false;
let language = 'pl';
vi.mock('../../src/platform/browser.ts', () => ({
  browser: {
    i18n: { getMessage: () => language },
    storage: {
      local: {
        async get(keys: string | string[]) {
          if (broken) throw new Error('no storage');
          const stored = [keys].flat().filter((key) => area.has(key));
          return Object.fromEntries(stored.map((key) => [key, structuredClone(area.get(key))]));
        },
        async set(items: Record<string, unknown>) {
          for (const [key, value] of Object.entries(items)) {
            area.set(key, value);
            for (const listener of listeners) listener({ [key]: { newValue: value } }, 'local');
          }
        },
      },
      onChanged: {
        addListener: (listener: never) => listeners.add(listener),
        removeListener: (listener: never) => listeners.delete(listener),
      },
    },
  },
}));

stubLocks();

const { changeSettings, defaultSettings, onSettingsChanged, parseSettings, readSettings } = await import(
  '../../src/platform/storage/settings.ts'
);
const { NO_POLICY } = await import('../../src/platform/storage/policy.ts');
const { parseChosenSettings: readChosen, rulesetOfSite } = await import(
  '../../src/platform/storage/settings-fields.ts'
);

beforeEach(() => {
  area.clear();
  broken = false;
  language = 'pl';
});

describe('settings', () => {
  it('have defaults', async () => {
    expect(await readSettings()).toEqual({
      policy: NO_POLICY,
      bubble: 'selection',
      disabledSites: [],
      ruleset: 'pfs-2018',
      rulesetOf: { pl: 'pfs-2018', de: 'sd-2026', en: 'school-en' },
      siteRulesets: {},
      appearance: 'system',
      textSize: 'normal',
      bubbleBesidePanel: true,
      history: true,
      hooks: false,
      play: false,
    });
  });

  it.each([
    ['de', 'sd-2026'],
    ['tr', 'school-en'],
    ['pl', 'pfs-2018'],
    ['en', 'pfs-2018'],
  ])('start with the rules for the interface in %s', async (interfaceLanguage, ruleset) => {
    language = interfaceLanguage;
    expect((await readSettings()).ruleset).toBe(ruleset);
    await changeSettings({ ruleset: 'pfs-2016' });
    expect((await readSettings()).ruleset).toBe('pfs-2016');
  });

  it('have only rules of the same language for a language', () => {
    const stored = { rulesetOf: { pl: 'sd-2026', de: 'sd-2026', en: 7, tr: 'school-en' } };
    expect(parseSettings(stored).rulesetOf).toEqual(defaultSettings().rulesetOf);
    expect(parseSettings({ rulesetOf: { pl: '7slow' } }).rulesetOf).toEqual({
      pl: '7slow',
      de: 'sd-2026',
      en: 'school-en',
    });
  });

  it('keep the other values if a newer one is wrong', () => {
    const right = { appearance: 'dark', textSize: 'larger', history: false, hooks: true, play: true };
    expect(parseSettings(right)).toMatchObject(right);
    for (const name of Object.keys(right)) {
      const partly = parseSettings({ ...right, [name]: 'wrong' });
      expect(partly).toEqual({ ...defaultSettings(), ...right, [name]: defaultSettings()[name as 'play'] });
    }
  });

  it('keep the right parts of a record that is partly wrong', () => {
    expect(parseSettings({ bubble: 'never', disabledSites: ['a.example'], more: 1 })).toEqual({
      ...defaultSettings(),
      disabledSites: ['a.example'],
    });
  });

  it('keep the right entries of the rules of sites', () => {
    const siteRulesets = { 'a.example': 'sd-2026', 'b.example': 'sd-1926', 'c.example': 1, 'd.example': 'pfs-2018' };
    expect(parseSettings({ siteRulesets }).siteRulesets).toEqual({ 'a.example': 'sd-2026', 'd.example': 'pfs-2018' });
    expect(parseSettings({ siteRulesets: 'sd-2026' }).siteRulesets).toEqual({});
  });

  it.each(['constructor', '__proto__', 'hasOwn', 'toString'])('accept a host named %s', async (host) => {
    // As the browser returns it: with a field of its own of that name.
    const stored: unknown = JSON.parse(`{ "siteRulesets": { "${host}": "sd-2026" } }`);
    expect(rulesetOfSite(parseSettings(stored), host)).toBe('sd-2026');
    expect(rulesetOfSite(parseSettings({}), host)).toBeUndefined();
    await changeSettings(({ siteRulesets }) => ({ siteRulesets: { ...siteRulesets, [host]: '7slow' } }));
    expect(rulesetOfSite(await readSettings(), host)).toBe('7slow');
  });

  it.each(['wrong', 7, true, {}, { length: 1, 0: 'a.example' }, null])(
    'have no site without a bubble for %j',
    (stored) => {
      expect(readChosen({ disabledSites: stored }).disabledSites).toEqual([]);
      expect(readChosen({ disabledSites: [stored, 'a.example'] }).disabledSites).toContain('a.example');
    },
  );

  it('are the same with and without the default rules, whatever is stored', () => {
    const field = fc.oneof(
      fc.anything(),
      fc.constantFrom('7slow', 'sd-2026', 'dark', 'modifier', 'large', true, false),
    );
    const stored = fc.oneof(
      fc.anything(),
      fc.record(Object.fromEntries(Object.keys(defaultSettings()).map((name) => [name, field])), { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(stored, (value) => {
        const { ruleset, ...others } = readChosen(value);
        expect(parseSettings(value)).toEqual({ ...others, ruleset: ruleset ?? 'pfs-2018' });
        // The parsed value is valid by itself.
        expect(parseSettings(parseSettings(value))).toEqual(parseSettings(value));
      }),
    );
  });

  it('can be parsed from anything', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(parseSettings(stored))).toEqual(Object.keys(defaultSettings()));
      }),
    );
  });

  it('are the defaults if the storage cannot be read', async () => {
    broken = true;
    expect(await readSettings()).toEqual({ ...defaultSettings(), policy: NO_POLICY });
  });

  it('change one by one, and every context is informed', async () => {
    const heard: unknown[] = [];
    const end = onSettingsChanged((settings) => heard.push(settings));
    await changeSettings({ bubble: 'command' });
    await changeSettings({ disabledSites: ['b.example'] });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    end();
    await changeSettings({ bubble: 'selection' });
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual({
      ...defaultSettings(),
      policy: NO_POLICY,
      bubble: 'command',
      disabledSites: ['b.example'],
    });
  });

  it('keep both of two simultaneous changes', async () => {
    await changeSettings({ siteRulesets: { 'a.example': 'sd-2026' } });
    await Promise.all([
      changeSettings({ appearance: 'dark' }),
      changeSettings({ textSize: 'larger' }),
      changeSettings(({ siteRulesets }) => ({ siteRulesets: { ...siteRulesets, 'b.example': 'pfs-2016' } })),
      changeSettings(({ siteRulesets }) => ({ siteRulesets: { ...siteRulesets, 'c.example': 'school-en' } })),
    ]);
    expect(await readSettings()).toMatchObject({
      appearance: 'dark',
      textSize: 'larger',
      siteRulesets: { 'a.example': 'sd-2026', 'b.example': 'pfs-2016', 'c.example': 'school-en' },
    });
  });
});
